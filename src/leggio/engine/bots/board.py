"""What bots of games on a board share: how they are made, and what their seat's view tells them."""

import random
from collections.abc import Callable, Sequence, Sized
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from leggio.core.board import EMPTY, Square, parse_square
from leggio.core.letters import tile_of
from leggio.engine.bots.bot import Bot
from leggio.engine.bots.knowing import bot_for
from leggio.engine.bots.levels import LEVELS, TEACHER, level_called
from leggio.engine.spec import Bots, Outline
from leggio.kernel import Graph


class BoardView(Protocol):
    """What every view of a game on a board has, as far as bots look at it."""

    @property
    def rules(self) -> str:
        """The name of the rule set."""

    @property
    def board(self) -> Sequence[str]:
        """The rows."""

    @property
    def players(self) -> Sized:
        """Everyone, by seat."""

    @property
    def totals(self) -> Sequence[int]:
        """Points by seat."""

    @property
    def resigned(self) -> Sequence[int]:
        """Who plays no more."""

    @property
    def commitment(self) -> str:
        """The bag's seal."""

    @property
    def sheet(self) -> Sized:
        """What was done so far."""


ViewT = TypeVar("ViewT", bound=BoardView)
CommandT = TypeVar("CommandT")


def board_bots(
    view: type[ViewT], command: object, want: Callable[[ViewT, int, Bot], CommandT | None]
) -> Bots[ViewT, CommandT, str]:
    """The bots of a game that turns views into commands like this; there is one for each level and rule set."""

    def make(
        level: str, cache: Path, rules: str, *, family: bool, listed: Graph | None = None
    ) -> Callable[[ViewT, int], CommandT | None]:
        return partial(_want, want, bot_for(level_called(level), cache, rules, listed, family=family))

    return Bots(
        view=view,
        command=command,
        levels=tuple(LEVELS),
        kind=lambda each: each.rules,
        make=make,
        totals=lambda each: each.totals,
        step=30,
        outline=outline,
        teacher=TEACHER.code,
        gives_up=("cambio_secco", "exchange", "pass"),
    )


def _want(want: Callable[[ViewT, int, Bot], CommandT | None], bot: Bot, view: ViewT, seat: int) -> CommandT | None:
    return want(view, seat, bot)


def outline(view: BoardView, command: msgspec.Struct) -> Outline:
    """A command of a game on a board for a hint: the squares it fills, and the tiles that it takes."""
    deed, square = str(command.__struct_config__.tag), getattr(command, "square", "")
    word, direction = getattr(command, "word", ""), getattr(command, "direction", None)
    if not word or direction is None:
        return Outline(deed=deed, where=(square,) if square else (), letters=getattr(command, "tiles", ""))
    start = parse_square(square) or Square(0, 0)
    cells = [(start.step(direction, step), cell) for step, cell in enumerate(word)]
    fresh = [(each, cell) for each, cell in cells if view.board[each.row][each.col] == EMPTY]
    letters = "".join(sorted(tile_of(cell) for _, cell in fresh))
    return Outline(deed=deed, where=tuple(each.name for each, _ in fresh), letters=letters)


def opponents(view: BoardView, seat: int) -> list[int]:
    """Everyone else who still plays."""
    return [other for other in range(len(view.players)) if other != seat and other not in view.resigned]


def luck(view: BoardView, seat: int, *about: object) -> random.Random:
    """Chance that only the bag's seal, the seat and the question decide: a game resumed goes on as it would have."""
    question = "\n".join(("leggio-bot-1", view.commitment, str(seat), str(len(view.sheet)), *map(str, about)))
    return random.Random(question)  # noqa: S311 - a choice of plays, no secret
