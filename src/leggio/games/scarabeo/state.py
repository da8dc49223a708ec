"""A table at one moment: everything the rules need to know, secrets included. People get views of it."""

from enum import StrEnum

import msgspec

from leggio.core.clock import Clock
from leggio.core.sheet import Sheet
from leggio.games.board.state import BoardState, PendingPlay, SheetRow
from leggio.games.scarabeo.events import Ballot, Challenged, Ended, Played
from leggio.games.scarabeo.options import Challenges, Options
from leggio.games.scarabeo.rules import RuleSet


class Phase(StrEnum):
    """What the table is waiting for."""

    PLAYING = "playing"  # a move, or answers to the play that is pending
    VOTING = "voting"  # votes on contested words (art. 12)
    OVER = "over"


class Entry(StrEnum):
    """What a row of the sheet is about."""

    PLAY = "play"
    WITHDRAWN = "withdrawn"  # art. 13: rejected, scores nothing; its player may have gone on
    SCARAB = "scarab"  # art. 21: taken off the board, scores nothing
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    TIMEOUT = "timeout"  # art. 18
    EXCHANGE = "exchange"  # art. 23
    RACK_LEFT = "rack_left"
    SCARABS_LEFT = "scarabs_left"
    RACK_GAINED = "rack_gained"
    SCARABS_GAINED = "scarabs_gained"


class Row(SheetRow[Entry], frozen=True):
    """One row. The tiles of an exchange were shown to all (art. 23); a scarab's row has the letter that replaced it."""


class Pending(PendingPlay[Played], frozen=True):
    """A play on the board before the hand passes, and how to take it back."""

    open_for: Clock  # a clock of one seat: how long it has been open to challenge
    agreed: tuple[int, ...] = ()  # who has had their say: they accepted it, or their challenge failed
    upheld: tuple[str, ...] = ()  # words that were contested and stand


class Contest(msgspec.Struct, frozen=True):
    """Contested words and who votes on them; nobody does where the dictionary decides."""

    challenge: Challenged
    voters: tuple[int, ...]
    open_for: Clock  # a clock of one seat: how long the vote has been open
    votes: tuple[tuple[int, Ballot], ...] = ()


class State(BoardState[RuleSet, Options], frozen=True, kw_only=True):
    """The table. Frozen: every event makes a new one."""

    totals: tuple[int, ...]
    phase: Phase = Phase.PLAYING
    starter: int = 0
    turn: int = 0  # while a play is pending, still its player: the hand has not passed
    turn_from: int = 0  # time the player on turn had used when the turn began
    allowed: int | None = None  # time for this turn, sand passed on included; None: not timed
    suspended: tuple[int, ...] | None = None  # seats whose clocks ran when the game was put away
    pending: Pending | None = None
    contest: Contest | None = None
    idle: tuple[int, ...]  # turns without a word in a row of each seat, since anyone last made one
    resigned: tuple[int, ...] = ()
    for_abandon: tuple[int, ...] = ()
    rows: Sheet[Row] = Sheet()
    ended: Ended | None = None
    now: int
    seq: int = 1

    @property
    def unanswered(self) -> tuple[int, ...]:
        """Opponents who may still challenge the pending play."""
        if self.pending is None:
            return ()
        return tuple(seat for seat in self.opponents(self.pending.play.seat) if seat not in self.pending.agreed)


def voters(state: State) -> tuple[int, ...]:
    """Three players all vote; of four the one who laid the word does not. With two the dictionary decides (art. 12).

    What counts is how many are still in the game.
    """
    playing = state.active
    if state.options.challenges is not Challenges.BOOK or len(playing) < state.rules.voters_from:
        return ()
    return playing if len(playing) == state.rules.voters_from else state.opponents(state.turn)
