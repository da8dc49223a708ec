"""Small halls with known letters and a few known words."""

from collections.abc import Sequence
from typing import Any

import pytest

from leggio.core.chance import StackedChance
from leggio.core.outcome import RefusedError, Rejected
from leggio.engine.duplicate import duplicate_judge
from leggio.games.duplicate import Game
from leggio.games.duplicate.commands import AnyCommand
from leggio.games.duplicate.state import Phase

WORDS = tuple(
    "MICIO MICI ARMONIA CIMA CIAO AMICO CASA CASE CASO SOLE SALE MARE AMARE RE NE SI IO MAI CI AI".split()  # noqa: SIM905 - to be read
)
FIRST = "MICIOAB"  # the letters of the first round, unless a test wants others


def hall(*players: str, tiles: str = FIRST, words: Sequence[str] = WORDS, **options: Any) -> Game:
    """An event whose first letters are known."""
    return Game(*players, judge=duplicate_judge(words), chance=StackedChance(tiles), **options)


def in_round(*players: str, tiles: str = FIRST, words: Sequence[str] = WORDS, **options: Any) -> Game:
    """The same with the stopwatch running."""
    game = hall(*players, tiles=tiles, words=words, **options)
    game.draw()
    return game


def refusal(game: Game, command: AnyCommand) -> Rejected:
    """Why a command is refused; nothing may have changed with it."""
    before, log = game.state, list(game.log)
    with pytest.raises(RefusedError) as raised:
        game.do(command)
    assert game.state is before
    assert game.log == log
    return raised.value.refusal


def points(game: Game) -> dict[str, int]:
    """Everyone's points by name."""
    return {player.name: player.points for player in game.state.roll}


def phase(game: Game) -> Phase:
    """What the hall waits for."""
    return game.state.phase


def playing(game: Game) -> tuple[int, ...]:
    """The seats that play."""
    return game.state.active
