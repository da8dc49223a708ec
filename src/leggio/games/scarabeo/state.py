"""A table at one moment: everything the rules need to know, secrets included. People get views of it.

With it how much time there is: the sand of a turn, what passes on to the next, how long answers and votes may take.
"""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction
from leggio.core.clock import Clock
from leggio.core.record import Record
from leggio.core.sheet import Sheet
from leggio.games.board.state import BoardState, PendingPlay, SheetRow
from leggio.games.scarabeo.events import Ballot, Challenged, CrossingDoubted, Ended, Played
from leggio.games.scarabeo.rules import Challenges, Joining, Options, RuleSet


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
    REMOVED = "removed"  # art. 14: a crossing found out later; its points stay
    RACK_LEFT = "rack_left"
    SCARABS_LEFT = "scarabs_left"
    RACK_GAINED = "rack_gained"
    SCARABS_GAINED = "scarabs_gained"


class Row(SheetRow[Entry], frozen=True):
    """One row. The tiles of an exchange were shown to all (art. 23); a scarab's row has the letter that replaced it.

    Letters removed (art. 14) are written as in a play, from their first square on, beside the word they made.
    """


class Pending(PendingPlay[Played], frozen=True):
    """A play on the board before the hand passes, and how to take it back."""

    open_for: Clock  # a clock of one seat: how long it has been open to challenge
    agreed: tuple[int, ...] = ()  # who has had their say: they accepted it, or their challenge failed
    upheld: tuple[str, ...] = ()  # words that were contested and stand


class OnBoard(Record, frozen=True):
    """How what stands on the board came there, for crossings that are found out later (art. 14)."""

    plays: tuple[Played, ...] = ()  # those that stand, in the order they were laid
    upheld: tuple[tuple[str, Direction, str], ...] = ()  # crossings that were doubted and stay


class Contest(msgspec.Struct, frozen=True):
    """Contested words and who votes on them; nobody does where the dictionary decides."""

    challenge: Challenged | CrossingDoubted
    voters: tuple[int, ...]
    open_for: Clock  # a clock of one seat: how long the vote has been open
    votes: tuple[tuple[int, Ballot], ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words in question."""
        return (self.challenge.word,) if isinstance(self.challenge, CrossingDoubted) else self.challenge.words


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
    on_board: OnBoard | msgspec.UnsetType = msgspec.UNSET  # where crossings can be found out later
    ended: Ended | None = None
    now: int
    seq: int = 1

    @property
    def joining(self) -> Joining:
        """How a later word has a letter in common with the board: the first version knew the stricter way only."""
        return self.options.joining if self.rules.lengthening_joins else Joining.HOLD

    @property
    def unanswered(self) -> tuple[int, ...]:
        """Opponents who may still challenge the pending play."""
        if self.pending is None:
            return ()
        return tuple(seat for seat in self.opponents(self.pending.play.seat) if seat not in self.pending.agreed)


def asks_dictionary(state: State) -> bool:
    """Whether the dictionary decides on words: between two players, or where the table chose so (art. 12)."""
    return state.options.challenges is not Challenges.BOOK or len(state.active) < state.rules.voters_from


def voters(state: State) -> tuple[int, ...]:
    """Three players all vote; of four the one who laid the word does not. With two the dictionary decides (art. 12).

    What counts is how many are still in the game.
    """
    playing = state.active
    if asks_dictionary(state):
        return ()
    return playing if len(playing) == state.rules.voters_from else state.opponents(state.turn)


def time_left(state: State, now: int) -> int | None:
    """What the player on turn has left of the turn; None where nobody is timed (art. 17)."""
    if state.allowed is None:
        return None
    return state.allowed - (state.clock.spent(state.turn, now) - state.turn_from)


def sand_left(state: State, now: int) -> int:
    """What is left in the glass that is running: it passes on with the hand, a glass not yet turned does not (art. 19).

    Sand passed on from the player before runs first, then one glass, then the other. A glass that runs out is turned
    at once, so an upper half is never empty while there is time left.
    """
    left, glass = time_left(state, now), state.options.glass_ms
    if left is None or glass is None or left <= 0:
        return 0
    return (left - 1) % glass + 1


def turn_time(state: State, passed_on: int) -> int | None:
    """The time for a new turn: two glasses, and the sand passed on (art. 17, 19)."""
    glass = state.options.glass_ms
    return None if glass is None else state.rules.glasses * glass + passed_on


def window_left(state: State, now: int) -> int:
    """How long the pending play still waits for a challenge (art. 14)."""
    return 0 if state.pending is None else max(0, state.options.grace_ms - state.pending.open_for.spent(0, now))


def vote_left(state: State, now: int) -> int:
    """How long the vote stays open (art. 12)."""
    return 0 if state.contest is None else max(0, state.options.vote_ms - state.contest.open_for.spent(0, now))
