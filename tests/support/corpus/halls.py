"""Where the Duplicates of the corpus came from: evenings at random by their seeds, and one with real words."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from leggio.core.board import EMPTY
from leggio.core.chance import SeededChance
from leggio.engine import Position
from leggio.engine.duplicate import DuplicateJudge
from leggio.games.duplicate import Game
from leggio.games.duplicate.commands import Announce, CloseRound, Draw, EndGame, HandIn
from leggio.lexicon.opinion import LexiconJudge
from support.duplicate.whole_games import Evening, judge
from support.lexicons import bundled

FIGS = (0, 14, 18, 35, 40, 64, 71, 74, 99, 122, 129, 131, 139, 140, 146, 148)
PREVIOUS = (1, 2, 5, 79)


def duplicate_halls() -> Iterator[tuple[str, Callable[[], list[Any]]]]:
    """Duplicate, in both editions."""
    for seed in FIGS:
        yield f"figs-evening-{seed:03}", partial(_evening, seed, "figs")
    for seed in PREVIOUS:
        yield f"figs-previous-evening-{seed:03}", partial(_evening, seed, "figs-previous")
    yield "figs-last-letters", real_words
    yield "figs-announced", _announced


def _evening(seed: int, rules: str) -> list[Any]:
    return Evening(seed, rules=rules).play().log


def _announced() -> list[Any]:
    """A bag mixed with a public value that was named when it was sealed."""
    game = Game("Anna", "Bea", judge=judge(), chance=SeededChance("announced"), announced="Lotto, ruota di Roma")
    game.wait(seconds=60)
    game.do(Announce(value="4 8 15 16 23", name="Nora"))
    game.do(Draw())
    game.do(EndGame())
    return game.log


def real_words() -> list[Any]:
    """An evening with the words of the bundled lexicon, until there are too few letters."""
    words = bundled()
    game = Game(
        "Anna", "Bea", "Carlo", judge=DuplicateJudge(LexiconJudge(words), words.graph), chance=SeededChance("corpus")
    )
    while not game.over:
        game.do(Draw())
        if not game.over:
            for seat in range(3):
                game.do(_slip(game, seat))
            game.wait(seconds=170)
            game.do(CloseRound())
    return game.log


def _slip(game: Game, seat: int) -> HandIn:
    """One finds the best play, the next a little less."""
    board = game.state.board
    plays = Position(board, game.state.rack, bundled().graph).best(3 * seat + 1)
    play = plays[-1]
    squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
    cells = (board.at(at) if cell == EMPTY else cell for at, cell in zip(squares, play.tiles, strict=True))
    return HandIn(seat=seat, square=play.square.name, direction=play.direction, word="".join(cells))
