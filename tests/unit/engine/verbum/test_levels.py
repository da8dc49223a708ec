"""Six levels of Verbum: six names, six ways to play, each with what the one below it has."""

from itertools import pairwise

import pytest
from msgspec.structs import asdict, replace

from leggio.engine import word_graph
from leggio.engine.bots import LEVELS
from leggio.engine.verbum import STYLES, Bot
from leggio.games.verbum import Game
from leggio.games.verbum.commands import AnyCommand, Lay, Restore, Steal, SwapJolly
from support.verbum.tables import stacked_game

LEXICON = "CANE CIELO ERA ORA AMO CENA ZIA CASA COSA SALE RISATE"
GRAPH = word_graph(sorted(LEXICON.split()))


def choice(game: Game, level: str) -> AnyCommand | None:
    """What a bot of that level does on turn."""
    return Bot(GRAPH, STYLES[level]).choose(game.view(game.turn))


def drawn(*hands: str, **more: str) -> Game:
    """A table, by the turn of the book, whose first player has drawn from B."""
    game = stacked_game(*hands, words=LEXICON, **more)
    game.draw()
    return game


def test_there_is_a_style_for_every_level_and_no_two_are_alike() -> None:
    """The six names of the other games play six different games of Verbum, whatever words they know."""
    assert list(STYLES) == list(LEVELS)
    assert [style.code for style in STYLES.values()] == list(STYLES)
    assert len({replace(style, code="") for style in STYLES.values()}) == len(LEVELS) == 6


def test_nobody_can_do_less_than_the_level_below() -> None:
    """From one level to the next nothing is unlearned."""
    for below, above in pairwise(STYLES.values()):
        one, other = asdict(replace(below, code="")), asdict(replace(above, code=""))
        assert all(other[name] >= value for name, value in one.items()), (below.code, above.code)


@pytest.mark.parametrize(
    ("level", "words"),
    [("principiante", 1), ("facile", 2), ("medio", 2), ("forte", 2), ("esperto", 2), ("campione", 2)],
)
def test_beginners_lay_one_word(level: str, words: int) -> None:
    """Verbum, par. 6: one or more words are the choice of a turn; a beginner thinks of one."""
    game = drawn("ERAAM", "XXXXX", b="OXXXXX")
    laid = choice(game, level)
    assert isinstance(laid, Lay)
    assert len(laid.words) == words


@pytest.mark.parametrize("level", STYLES)
def test_a_thief_with_nothing_to_lay(level: str) -> None:
    """Verbum, par. 8, 12: from `medio` on a thief is used when there is no word to lay."""
    game = stacked_game("CANEX", "!XXXX", b="XXXXXXXXXXXX", words=LEXICON)
    game.draw()
    game.lay("CANE")
    game.draw()
    assert isinstance(choice(game, level), Steal) == (STYLES[level].steals_before >= 0)


@pytest.mark.parametrize("level", STYLES)
def test_a_word_of_three_cards_or_a_theft(level: str) -> None:
    """Verbum, par. 6, 8: a turn is one of them; `medio` lays ERA, the better levels steal from RISATE first."""
    game = stacked_game("RISAT", "!ERAX", b="EXXXXXXXXXXX", words=LEXICON)
    game.draw()
    game.lay("RISATE")
    game.draw()
    expected = Steal if STYLES[level].steals_before >= 3 else Lay
    assert isinstance(choice(game, level), expected)


@pytest.mark.parametrize("level", [code for code, style in STYLES.items() if style.mends])
def test_a_stolen_letter_is_put_back_before_a_shorter_word(level: str) -> None:
    """Verbum, par. 8, 12: six cards that count again are worth more than three laid."""
    game = stacked_game("RISAT", "!XXXX", b="EERAXXXXXXXX", words=LEXICON)
    game.draw()
    game.lay("RISATE")
    game.draw()
    game.steal(1, "E")
    game.pass_turn()
    game.draw()
    restored = choice(game, level)
    assert isinstance(restored, Restore)


def test_the_champion_lays_what_it_freed() -> None:
    """Verbum, par. 8, 13: a jolly freed may be laid in a word in the same turn, and then the turn is over."""
    game = stacked_game("C?NEX", "AXXXX", b="XRXXXXXXXXXX", words=LEXICON)
    game.draw()
    game.lay("CaNE")
    game.draw()
    freed = choice(game, "campione")
    assert isinstance(freed, SwapJolly)
    assert not isinstance(choice(game, "esperto"), SwapJolly)
