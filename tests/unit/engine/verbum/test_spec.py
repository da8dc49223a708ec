"""What the engine does with Verbum: the judge of a table, by its categories and its own lists."""

from pathlib import Path

from leggio.engine.verbum.spec import SPEC
from leggio.games.verbum.commands import Lay
from leggio.lexicon.agreed import CategoryJudge
from support.lexicons import bundled
from support.verbum.tables import stacked_game


def judge(**options: object) -> CategoryJudge:
    """The judge of a table with these options."""
    assert SPEC.judge
    made = SPEC.judge(bundled(), "verbum", options)
    assert isinstance(made, CategoryJudge)
    return made


def test_bots_lay_codes_of_provinces_beside_names(tmp_path: Path) -> None:
    """Verbum, par. 2: by the usual lengths, three letters and two for abbreviations, every level lays BZ."""
    assert SPEC.bots is not None
    categories = ("first-names", "provinces")
    for level in SPEC.bots.levels:
        game = stacked_game("BZXXX", "XXXXX", b="XXXXXX", categories=categories)
        game.draw()
        bot = SPEC.bots.make(level, tmp_path, SPEC.bots.kind(game.view(0)), family=False)
        assert bot(game.view(0), 0) == Lay(seat=0, words=("BZ",))


def test_categories_that_are_none() -> None:
    """Verbum, par. 2: whatever else stands in their place is no category, and knows no word."""
    assert judge(categories=["words", "draghi", 3]).judge("CANE").valid
    assert not judge(categories=["draghi"]).judge("CANE").valid
    assert not judge(categories="words", lists=7).judge("CANE").valid


def test_the_lists_of_the_table_decide() -> None:
    """Verbum, par. 2-3: a kind with a list is judged by it, alone or beside the words of the lexicon."""
    own = judge(categories=["words", "draghi"], lists=["draghi: smaug", "fafnir"], minimum=3)
    assert [own.judge(word).valid for word in ("SMAUG", "FAFNIR", "CANE", "GLAURUNG")] == [True, True, True, False]
    assert own.opinion_on("Smaug").categories == ("draghi",)
    assert not judge(categories=["draghi"], lists=["draghi: smaug"]).judge("CANE").valid
