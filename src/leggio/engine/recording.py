"""What records of logs have in common, whichever game on a board they are of: the whole, a turn begun, a word laid."""

from collections.abc import Callable, Collection, Iterator, Sequence, Sized
from typing import Protocol, TypeVar

from leggio.core.board import Board, Direction
from leggio.engine.record import Deed, Laid, Limit, Record, Turn

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class _Rules(Protocol):
    @property
    def name(self) -> str: ...


class _Ended(Protocol):
    @property
    def scores(self) -> tuple[int, ...]: ...


class _Word(Protocol):
    @property
    def word(self) -> str: ...


class TableState(Protocol):
    """What the state of any game on a board has."""

    @property
    def rules(self) -> _Rules:
        """The rule set."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone, by seat."""

    @property
    def resigned(self) -> Collection[int]:
        """Who plays no more."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def racks(self) -> Sequence[str]:
        """The tiles of each."""

    @property
    def bag(self) -> Sized:
        """What is left to draw."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each so far."""

    @property
    def ended(self) -> _Ended | None:
        """How it ended, once it has."""

    @property
    def lexicon(self) -> str:
        """The words it is played by."""


class LaidEvent(Protocol):
    """What the event of a word laid has, whatever the game."""

    @property
    def square(self) -> str:
        """Where it starts."""

    @property
    def direction(self) -> Direction:
        """Which way it goes."""

    @property
    def tiles(self) -> str:
        """Its tiles, `.` for one that was there."""

    @property
    def words(self) -> Sequence[_Word]:
        """All that were formed, the main one first."""

    @property
    def score(self) -> int:
        """What it is worth."""


def replayed(
    events: Sequence[EventT], evolve: Callable[[StateT | None, EventT], StateT]
) -> Iterator[tuple[StateT, EventT, StateT]]:
    """Each event of a log after the first, with the state before it and the one it leads to."""
    state = evolve(None, events[0])
    for event in events[1:]:
        after = evolve(state, event)
        yield state, event, after
        state = after


def record_of(game: str, state: TableState, turns: Sequence[Turn], *limits: Limit) -> Record:
    """The game that came to this, as far as it goes; limits besides those of every game."""
    all_limits = [
        *([Limit.MANY_PLAYERS] if len(state.players) > 2 else []),
        *limits,
        *([Limit.UNFINISHED] if state.ended is None else []),
    ]
    return Record(
        game=game,
        rules=state.rules.name,
        players=state.players,
        turns=tuple(turns),
        scores=state.totals if state.ended is None else state.ended.scores,
        is_over=state.ended is not None,
        lexicon=state.lexicon,
        limits=tuple(all_limits),
    )


def turn_begun(number: int, seat: int, before: TableState, *, kept: str, scoreless: int) -> Turn:
    """A turn at a table as its player found it; nothing was done yet, which is a pass."""
    around = [(seat + step) % len(before.players) for step in range(1, len(before.players))]
    return Turn(
        number=number,
        seat=seat,
        board=before.board.cells,
        rack="".join(sorted(before.racks[seat])),
        is_whole=True,
        kept=kept,
        bag=len(before.bag),
        others=tuple(len(before.racks[other]) for other in around if other not in before.resigned),
        scores=before.totals,
        scoreless=scoreless,
        deed=Deed.PASS,
    )


def laid_of(event: LaidEvent, swaps: tuple[str, ...] = ()) -> Laid:
    """A play of a log."""
    return Laid(
        square=event.square,
        direction=event.direction,
        tiles=event.tiles,
        word=event.words[0].word,
        score=event.score,
        words=tuple(word.word.upper() for word in event.words),
        swaps=swaps,
    )
