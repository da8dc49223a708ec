"""What people may know of any board game's table. Built field by field: what is not named here does not leave."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import UnsetType

from leggio.core.bag import Seal
from leggio.core.board import Square
from leggio.core.clock import Clock
from leggio.core.codec import Event
from leggio.core.mixing import Mixing
from leggio.games.board import events
from leggio.games.board.changes import cells_of
from leggio.games.board.state import AnyBoardState, BoardTable, FormedWord, OpenPlay, SheetRow
from leggio.games.common.mixing import MIXING_TOLD, MixingView, mixing_view
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    Passed,
    Resigned,
    Resumed,
    Suspended,
    TakenBack,
    TimedOut,
)
from leggio.games.common.taking_back import times_taken_back

OptionsT_co = TypeVar("OptionsT_co", bound=msgspec.Struct, covariant=True)
PhaseT_co = TypeVar("PhaseT_co", bound=StrEnum, covariant=True)
RowT_co = TypeVar("RowT_co", bound=SheetRow[StrEnum], covariant=True)
PendingT_co = TypeVar("PendingT_co", bound="PendingPlayView", covariant=True)
EndedT_co = TypeVar("EndedT_co", bound=Event, covariant=True)


class BoardView(
    msgspec.Struct, Generic[OptionsT_co, PhaseT_co, RowT_co, PendingT_co, EndedT_co], frozen=True, kw_only=True
):
    """The table of a board game as one person may see it, in the types of the game; each game adds what is its own."""

    game: str  # the name of the game
    seq: int
    rules: str
    options: OptionsT_co
    lexicon: str
    players: tuple[str, ...]
    phase: PhaseT_co
    suspended: bool
    resigned: tuple[int, ...]
    for_abandon: tuple[int, ...]
    turn: int
    board: tuple[str, ...]
    rack: str | None  # one's own, None for those who do not play
    rack_counts: tuple[int, ...]  # how many tiles each holds is open to all
    bag_count: int
    commitment: str
    totals: tuple[int, ...]
    sheet: tuple[RowT_co, ...]
    time_used_ms: tuple[int, ...]
    running: tuple[int, ...]
    pending: PendingT_co | None
    taken_back: int  # how often moves were taken back
    can_take_back: bool = False  # oneself, now
    ended: EndedT_co | None
    racks: tuple[str, ...] | None  # everyone's, once the game is over
    seal: Seal | None  # the bag's order, once the game is over
    mixing: MixingView | None = None  # what players put into the bag; None where it is the table's alone


class PendingPlayView(msgspec.Struct, frozen=True, kw_only=True):
    """A play that may still be challenged."""

    seat: int
    squares: tuple[Square, ...]
    words: Sequence[FormedWord]
    score: int
    agreed: tuple[int, ...]
    window_left_ms: int


class Viewed(AnyBoardState, Protocol):
    """What views read of a table beside what may be read of any."""

    @property
    def seq(self) -> int:
        """The number of the last event."""

    @property
    def options(self) -> msgspec.Struct:
        """The choices of the table."""

    @property
    def seal(self) -> Seal:
        """The bag's order."""

    @property
    def mixing(self) -> Mixing | UnsetType:
        """What players put into the bag."""

    @property
    def clock(self) -> Clock:
        """Time used by each seat."""


def open_to_all(game: str, state: Viewed, now: int) -> dict[str, Any]:
    """The fields of a view that everyone may know; racks and the bag's order only once the game is over."""
    over, clock = state.ended is not None, state.clock
    return {
        "game": game,
        "seq": state.seq,
        "rules": state.rules.name,
        "options": state.options,
        "lexicon": state.lexicon,
        "players": state.players,
        "phase": state.phase,
        "suspended": state.suspended is not None,
        "resigned": state.resigned,
        "for_abandon": state.for_abandon,
        "turn": state.turn,
        "board": state.board.rows,
        "rack_counts": tuple(map(len, state.racks)),
        "bag_count": len(state.bag),
        "commitment": state.commitment,
        "totals": state.totals,
        "sheet": state.sheet,
        "time_used_ms": tuple([clock.spent(seat, now) for seat in range(len(state.players))]),
        "running": clock.running,
        "taken_back": times_taken_back(state),
        "ended": state.ended,
        "racks": state.racks if over else None,
        "seal": state.seal if over else None,
        "mixing": mixing_view(state.mixing),
    }


def pending_fields(pending: OpenPlay, window_left: int) -> dict[str, Any]:
    """The fields of a pending play that every board game shows."""
    play = pending.play
    return {
        "seat": play.seat,
        "squares": tuple([square for square, _ in cells_of(play)]),
        "words": play.words,
        "score": play.score,
        "agreed": pending.agreed,
        "window_left_ms": max(0, window_left),
    }


def own_rack(state: BoardTable, who: int | StrEnum) -> str | None:
    """One's own tiles in order; None for those who do not play. Raises ValueError for a seat that is not there."""
    if not isinstance(who, int):
        return None
    if not 0 <= who < len(state.racks):
        raise ValueError(f"there is no seat {who} at this table")
    return "".join(sorted(state.racks[who]))


# What everyone is told of what happens at any board game: everything but tiles drawn and the bag's order.
TOLD_EVERYONE: Mapping[type[Event], str] = MappingProxyType(
    {
        events.StarterChosen: "starter draws",
        events.Drawn: "seat",
        events.Began: "",
        events.PlayStood: "how",
        events.Challenged: "seat words",
        **dict.fromkeys((Agreed, Passed, TimedOut, Resigned, AbandonProposed), "seat"),
        AbandonDeclined: "seat withdrawn",
        TakenBack: "seat to",
        **dict.fromkeys((Suspended, Resumed), ""),
        **MIXING_TOLD,
    }
)
