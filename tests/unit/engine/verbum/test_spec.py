"""What the engine does with Verbum."""

from pathlib import Path

from leggio.engine.verbum.spec import SPEC, categories_of
from leggio.games.verbum.commands import Lay
from leggio.lexicon.agreed import Category
from support.verbum.tables import stacked_game


def test_bots_lay_codes_of_provinces_beside_names(tmp_path: Path) -> None:
    """Verbum, par. 2: by the usual lengths, three letters and two for abbreviations, every level lays BZ."""
    assert SPEC.bots is not None
    categories = ("first-names", "provinces")
    for level in SPEC.bots.levels:
        bot = SPEC.bots.make(level, tmp_path, frozenset(categories))
        game = stacked_game("BZXXX", "XXXXX", b="XXXXXX", categories=categories)
        game.draw()
        assert bot(game.view(0), 0) == Lay(seat=0, words=("BZ",))


def test_categories_that_are_none() -> None:
    """Whatever else stands in their place is no category."""
    assert categories_of(["words", "draghi", 3]) == {Category.WORDS}
    assert categories_of("words") == frozenset()
