"""Games for tests of analysis: a small word list, dealt racks, next to no thinking."""

import msgspec

from leggio.engine import word_graph
from leggio.engine.analysis import Effort, Fact, GameAnalysis, Record, analyse
from leggio.engine.scrabble.record import record_of_scrabble
from leggio.games.scrabble import Game
from support.invented_words import WORDS

LISTED = (*WORDS, "micio", "armonia", "scopate", "scopa", "casato")
GRAPH = word_graph(LISTED)
LITTLE = Effort(name="little", candidates=3, iterations=16, nodes=200, endgame_choices=2, draws=4)


def a_game(*racks: str, rules: str = "figs") -> Game:
    """Anna and Bea with known racks, and a third of what is drawn next."""
    return Game("Anna", "Bea", words=LISTED, racks=racks, rules=rules)


def short_game(rules: str = "figs") -> Game:
    """Three turns: MICIO, OCA where SCOPATE was to be had, and an exchange."""
    game = a_game("MICIOAB", "SCOPTAE", "CLENRUTOI", rules=rules)
    game.play("8F", "MICIO")
    game.accept()
    game.play("J8", "OCA")
    game.accept()
    game.exchange("AB")
    return game


def wasted_opening() -> Game:
    """Anna wastes AFGILOZ on IL where ZOLFA was to be had, Bea exchanges and resigns."""
    game = Game("Anna", "Bea", words=["il"], racks=["AFGILOZ", "ARMONAE"])
    game.play("G8 orizz.", "IL")
    game.accept()
    game.exchange("ARM")
    game.resign()
    return game


def analysed(game: Game, effort: Effort = LITTLE, **settings: int) -> GameAnalysis:
    """The analysis of a game so far."""
    return analyse(recorded(game), GRAPH, effort, **settings)  # type: ignore[arg-type]


def recorded(game: Game) -> Record:
    """A game so far, turn by turn."""
    return record_of_scrabble(game.log)


def kinds(facts: tuple[Fact, ...]) -> list[str]:
    """What there is to say, without the figures."""
    return [fact.kind for fact in facts]


def plain(analysis: GameAnalysis) -> bytes:
    """An analysis to the last figure."""
    return msgspec.json.encode(analysis)
