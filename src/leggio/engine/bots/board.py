"""What bots of games on a board share: how they are made, and what their seat's view tells them."""

import random
from collections.abc import Callable, Sequence, Sized
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from leggio.engine.bots.bot import Bot
from leggio.engine.bots.knowing import bot_for
from leggio.engine.bots.levels import LEVELS
from leggio.engine.spec import Bots


class BoardView(Protocol):
    """What every view of a game on a board has, as far as bots look at it."""

    @property
    def rules(self) -> str:
        """The name of the rule set."""

    @property
    def players(self) -> Sized:
        """Everyone, by seat."""

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

    def make(level: str, cache: Path, rules: str) -> Callable[[ViewT, int], CommandT | None]:
        return partial(_want, want, bot_for(LEVELS[level], cache, rules))

    return Bots(view=view, command=command, levels=tuple(LEVELS), kind=lambda each: each.rules, make=make)


def _want(want: Callable[[ViewT, int, Bot], CommandT | None], bot: Bot, view: ViewT, seat: int) -> CommandT | None:
    return want(view, seat, bot)


def opponents(view: BoardView, seat: int) -> list[int]:
    """Everyone else who still plays."""
    return [other for other in range(len(view.players)) if other != seat and other not in view.resigned]


def luck(view: BoardView, seat: int, *about: object) -> random.Random:
    """Chance that only the bag's seal, the seat and the question decide: a game resumed goes on as it would have."""
    question = "\n".join(("leggio-bot-1", view.commitment, str(seat), str(len(view.sheet)), *map(str, about)))
    return random.Random(question)  # noqa: S311 - a choice of plays, no secret
