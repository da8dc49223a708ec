"""What a person may know of a table, and is told of what happens there. What is not named here does not leave.

Nobody sees another's rack, the bag's order, or how others vote before everyone has. When the game is over everything is
shown, the sealed order included, so that anyone can check the draws.
"""

from collections.abc import Iterable
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from leggio.core.board import Direction
from leggio.core.codec import Event
from leggio.games.board.view import TOLD_EVERYONE, BoardView, PendingPlayView, open_to_all, own_rack, pending_fields
from leggio.games.common.redaction import Redaction
from leggio.games.common.taking_back import can_take_back
from leggio.games.scarabeo import events
from leggio.games.scarabeo.events import CODEC, AnyEvent, Ballot, Ended, Prize, WordScore
from leggio.games.scarabeo.rules import Options
from leggio.games.scarabeo.standing import doubtful, maker
from leggio.games.scarabeo.state import (
    Contest,
    OnBoard,
    Phase,
    Row,
    State,
    sand_left,
    time_left,
    vote_left,
    window_left,
)


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    SPECTATOR = "spectator"


class PendingView(PendingPlayView, frozen=True, kw_only=True):
    """A play on the board before the hand passes."""

    words: tuple[WordScore, ...]
    prizes: tuple[Prize, ...]
    upheld: tuple[str, ...]


class ContestView(msgspec.Struct, frozen=True):
    """Contested words, who votes on them and who has; how, only of oneself.

    Words of a play go if more are against them than for them (art. 12), a crossing of the board if all are (art. 14).
    """

    seat: int
    words: tuple[str, ...]
    voters: tuple[int, ...]
    voted: tuple[int, ...]
    own: Ballot | None
    vote_left_ms: int
    crossing: "CrossingView | None" = None  # where the words are not of the pending play, but long on the board


class CrossingView(msgspec.Struct, frozen=True):
    """A crossing of the board: where its word begins, and who laid it."""

    square: str
    direction: Direction
    word: str
    seat: int


class View(BoardView[Options, Phase, Row, PendingView, Ended], frozen=True, kw_only=True):
    """The table as one person may see it. While a play is pending the turn is still its player's."""

    idle: tuple[int, ...]
    time_left_ms: int | None  # of this turn (art. 17); None where nobody is timed
    sand_left_ms: int  # of it, what is in the running glass: it passes on with the hand (art. 19)
    contest: ContestView | None
    crossings: tuple[CrossingView, ...] = ()  # those that may be doubted now (art. 14)


def view(state: State, who: int | Watcher, now: int) -> View:
    """The table as a seat or a spectator sees it at a moment."""
    return views(state, (who,), now)[0]


def views(state: State, whos: Iterable[int | Watcher], now: int) -> list[View]:
    """The table as each of several sees it at the same moment: what is open to all is gathered once."""
    now = max(now, state.now)
    fields = open_to_all("scarabeo", state, now)
    fields.update(
        idle=state.idle,
        time_left_ms=time_left(state, now),
        sand_left_ms=sand_left(state, now),
        pending=_pending(state, now),
        options=replace(state.options, joining=state.joining),
        crossings=_crossings(state),
    )
    return [
        View(
            **fields,
            rack=own_rack(state, who),
            can_take_back=can_take_back(state, who),
            contest=_contest(state, who, now),
        )
        for who in whos
    ]


def _pending(state: State, now: int) -> PendingView | None:
    pending = state.pending
    if pending is None:
        return None
    fields = pending_fields(pending, window_left(state, now))
    return PendingView(**fields, prizes=pending.play.prizes, upheld=pending.upheld)


def _contest(state: State, who: int | Watcher, now: int) -> ContestView | None:
    contest = state.contest
    if contest is None:
        return None
    votes = dict(contest.votes)
    return ContestView(
        seat=contest.challenge.seat,
        words=contest.words,
        voters=contest.voters,
        voted=tuple(votes),
        own=votes.get(who) if isinstance(who, int) else None,
        vote_left_ms=vote_left(state, now),
        crossing=_doubted(state, contest),
    )


def _crossings(state: State) -> tuple[CrossingView, ...]:
    """None while a play is pending: it is answered first."""
    if state.phase is not Phase.PLAYING or state.pending is not None:
        return ()
    return tuple([CrossingView(each.square, each.direction, each.word, each.play.seat) for each in doubtful(state)])


def _doubted(state: State, contest: Contest) -> CrossingView | None:
    doubted = contest.challenge
    if not isinstance(doubted, events.CrossingDoubted) or not isinstance(state.on_board, OnBoard):
        return None
    return CrossingView(doubted.square, doubted.direction, doubted.word, maker(state.on_board, doubted).seat)


EVERYONE: dict[type[Event], str] = {
    **TOLD_EVERYONE,
    events.Opened: "rules rules_version players options lexicon commitment",
    events.ScarabTaken: "seat square letter",
    events.GlassTurned: "seat",
    events.Played: "seat square direction tiles words prizes score",
    events.Voted: "seat",
    events.Ruled: "valid verdicts votes",
    events.CrossingDoubted: "seat square direction word",
    events.CrossingRuled: "word valid square direction tiles verdicts votes",
    events.Exchanged: "seat given",  # art. 23: the eight tiles are shown
    events.Ended: "reason article settlement scores places winnings",
}
ONESELF: dict[type[Event], str] = {events.Drawn: "tiles", events.Exchanged: "drawn", events.Voted: "ballot"}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None)
    if isinstance(event, events.Drawn):
        data["count"] = len(event.tiles)
    return name, data
