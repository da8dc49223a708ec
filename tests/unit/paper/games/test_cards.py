"""The score sheet of Verbum."""

from leggio.paper.games.cards import scores_of, words_of
from leggio.paper.games.document import CountedWord
from support.verbum.tables import stacked_game


def test_words_by_player_with_what_they_count() -> None:
    """A word that a thief sits in counts nothing (par. 12, 15)."""
    game = stacked_game("CANE!", "SOLEB", words="cane sole", b="AAAAAAAAAAAAAAAAAAAA", contests="checked")
    game.draw("b")
    game.lay("CANE")
    game.draw("b")
    game.lay("SOLE")
    assert [each.words for each in words_of(game.state)] == [
        (CountedWord("CANE", 4, void=False),),
        (CountedWord("SOLE", 4, void=False),),
    ]
    assert scores_of(game.state) == (4, 4)
    game.draw("b")
    game.steal(2, "S")
    assert words_of(game.state)[1].words == (CountedWord("!OLE", 0, void=True),)
    assert scores_of(game.state) == (4, 0)
