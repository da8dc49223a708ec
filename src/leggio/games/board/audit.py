"""What checking the log of a board game needs: what people did, by the event it shows as."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol, TypeVar

import msgspec

from leggio.core.auditing import Finding
from leggio.core.codec import Codec, Event
from leggio.core.pending_events import Timed
from leggio.games.board.events import Challenge, Challenged, Drawn, Play, PlayStood, Standing, TilesLaid
from leggio.games.board.state import LaidPlay
from leggio.games.common.audit import HasTiles, RecordedTable, Redo, audit_bag, auditor
from leggio.games.common.commands import Accept, DeclineAbandon, Pass, ProposeAbandon, Resign, TakeBack
from leggio.games.common.conduct import Decide
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    Evolve,
    Passed,
    Resigned,
    TableOpened,
    TakenBack,
)

StateT = TypeVar("StateT", bound=Timed)
CommandT = TypeVar("CommandT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)


class ShortGames(Protocol):
    """Options of a game that can be played with a part of its tiles."""

    @property
    def bag(self) -> str:
        """The tiles of a short game; empty: all of them."""


OpenedT = TypeVar("OpenedT", bound=TableOpened[ShortGames])

# What people do at every board game; the game adds its own.
COMMANDS: Mapping[type[Event], Redo] = MappingProxyType(
    {
        Agreed: Accept,
        Challenged: Challenge,
        Passed: Pass,
        Resigned: Resign,
        AbandonProposed: ProposeAbandon,
        AbandonDeclined: DeclineAbandon,
        TakenBack: TakeBack,
    }
)


def play_again(deed: LaidPlay) -> Play:
    """The command behind a play."""
    word = deed.words[0].word if deed.words else ""
    return Play(seat=deed.seat, square=deed.square, direction=deed.direction, word=word)


def move_behind(moves: tuple[type[Event], ...]) -> Callable[[Sequence[Event], int], int | None]:
    """Where the log shows what was done, for a game with these moves beside laying tiles."""
    kinds: tuple[type[Event], ...] = (TilesLaid, *moves)

    def find_deed(events: Sequence[Event], index: int) -> int | None:
        """For a play that stood because someone moved, at that move; None if the log stops before it."""
        event = events[index]
        if not isinstance(event, PlayStood) or event.how is not Standing.MOVED:
            return index
        following = events[index + 1 : index + 3]
        if all(isinstance(each, Drawn) for each in following[:1]) and len(following) < 2:
            return None
        return next((index + step for step, each in enumerate(following, start=1) if isinstance(each, kinds)), index)

    return find_deed


def board_auditor(
    codec: Codec[EventT],
    decide: Decide[StateT, CommandT, EventT],
    evolve: Evolve[StateT, EventT],
    *,
    rules: Mapping[tuple[str, int], HasTiles],
    opened: type[OpenedT],
    recorded: Callable[[OpenedT], RecordedTable],
    commands: Mapping[type[Event], Redo],
    moves: tuple[type[Event], ...],
) -> Callable[[Sequence[EventT]], StateT | Finding]:
    """The `audit` of a board game: `commands` has its own ones, `moves` what a turn may be beside laying tiles."""
    return auditor(
        codec,
        decide,
        evolve,
        opened=opened,
        check=lambda first: audit_bag(first, rules, first.options.bag),
        recorded=recorded,
        commands={**COMMANDS, **commands},
        find_deed=move_behind(moves),
    )
