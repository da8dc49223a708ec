"""The turn by the book: after the draw one choice, and what the book combines; the freer turn. Par. 5-8."""

from typing import Any

import pytest

from leggio.games.verbum import Game, RefusedError
from leggio.games.verbum.commands import Discard, Lay, Pass, Restore, Steal, SwapHands, SwapJolly
from leggio.games.verbum.state import Phase
from support.verbum.tables import phase_of, refuses, stacked_game


def after_cane(bea: str, b: str = "S" + "TTT" + "XYZXYZXYZ", **options: Any) -> Game:
    """Anna has laid CANE and is filled up with Ts; Bea has drawn an X."""
    game = stacked_game("CANER", bea, b=b, **options)
    game.draw()
    game.lay("CANE")
    if game.turn == 0:
        game.pass_turn()
    game.draw()
    return game


@pytest.mark.parametrize(
    "deed",
    [
        Discard(seat=0, card="E"),
        Pass(seat=0),
        Lay(seat=0, words=("CANE",)),
        Lay(seat=0, words=("CAN", "ERA")),
        SwapHands(seat=0, other=1),
    ],
    ids=lambda deed: str(type(deed).__name__),
)
def test_a_turn_is_one_choice(deed: Discard | Pass | Lay | SwapHands) -> None:
    """Verbum, par. 6, 8: discard, pass, words, swap-hands: whichever it is, the turn is over with it."""
    game = stacked_game("CANEA", "IELOO", b="R" + "T" * 9) if isinstance(deed, Lay) else None
    game = game or stacked_game("CANE&", "IELOO", b="R" + "T" * 9)
    game.draw()
    game.do(deed)
    assert (game.turn, phase_of(game)) == (1, Phase.DRAWING)


def test_putting_a_letter_back_is_a_choice() -> None:
    """Verbum, par. 8, 12: the thief is used in another turn, at one's pleasure."""
    game = after_cane("IELO!", b="SCTTXYZXYZ")
    game.steal(1, "C")
    game.pass_turn()
    game.draw()
    game.restore(1)
    assert (game.turn, game.words, "!" in game.hand(0)) == (1, {1: "CANE"}, True)


def test_a_stolen_letter_may_be_laid_in_the_same_turn() -> None:
    """Verbum, par. 8, 12: the book's own example, CIELO with the C of CANE; the turn ends with that."""
    game = after_cane("IELO!")
    game.steal(1, "C")
    assert (game.turn, phase_of(game), game.view(1).won) == (1, Phase.ACTING, "C")
    game.lay("CIELO")
    assert (game.turn, game.words) == (0, {1: "!ANE", 2: "CIELO"})


def test_a_stolen_letter_may_be_kept() -> None:
    """Verbum, par. 8, 12: whoever lays nothing ends the turn."""
    game = after_cane("IELO!")
    game.steal(1, "C")
    game.pass_turn()
    assert (game.turn, game.hand(1)) == (0, "CEILOX")


def test_nothing_else_follows_a_theft() -> None:
    """Verbum, par. 6, 8: no discard, no swap of hands, no second thief, no jolly, no letter put back."""
    game = stacked_game("C?NER", "IELO!", b="S" + "TTT" + "!" + "&" * 9, minimum=2)
    game.draw()
    game.lay("CaNE")
    game.draw()
    game.steal(1, "C")
    place = {"seat": 1, "word": 1}
    for deed in (
        Discard(seat=1, card="O"),
        SwapHands(seat=1, other=0),
        Steal(**place, place=2),
        SwapJolly(**place, place=1),
        Restore(**place, place=0),
    ):
        with pytest.raises(RefusedError, match=r"turn\.chosen \(par\. 6\)|jolly|restore"):
            game.do(deed)
    with refuses(game, "turn.chosen", "6", won=["C"]):
        game.do(Discard(seat=1, card="O"))


def test_after_a_theft_one_word_that_holds_the_letter() -> None:
    """Verbum, par. 8, 12: not another word, and not a second one beside it."""
    game = after_cane("IELO!")
    game.steal(1, "C")
    with refuses(game, "lay.without_won", "8", won=["C"]):
        game.lay("LEO")
    with refuses(game, "lay.without_won", "8", won=["C"]):
        game.lay("CIE", "LOX")
    game.lay("CIELO")


def test_a_freed_jolly_may_be_laid_in_the_same_turn() -> None:
    """Verbum, par. 8, 13: the jolly comes to hand for its letter and may be played again at once."""
    game = stacked_game("C?NER", "AELOI", b="S" + "TTT" + "XYZXYZXYZ")
    game.draw()
    game.lay("CaNE")
    game.draw()
    game.swap_jolly(1)
    assert game.view(1).won == "?"
    with refuses(game, "lay.without_won", "8", won=["?"]):
        game.lay("LEO")
    game.lay("cIELO")
    assert (game.turn, game.words) == (0, {1: "CANE", 2: "cIELO"})


def test_more_jollies_are_the_same_choice() -> None:
    """Verbum, par. 8, 13-14: swapping jollies is one of the choices, however many letters one has for them."""
    game = stacked_game("C?N%R", "AZZOI", b="E" + "TTTTT" + "XYZXYZXYZ")
    game.draw()
    game.lay("CaN", "(ZZ)ER")
    game.draw()
    game.swap_jolly(1)
    game.swap_jolly(2)
    assert game.view(1).won == "?%"
    game.pass_turn()
    assert game.words == {1: "CAN", 2: "ZZER"}


def test_over_ten_one_discards_after_a_theft_too() -> None:
    """Verbum, par. 5, 8: eleven cards do not let one pass, whatever the choice was."""
    game = stacked_game("CANER", "IELO!", b="S" + "TTT" + "X" * 40)
    game.draw()
    game.lay("CANE")
    while len(game.hand(1)) < 10:
        game.draw()
        game.discard("X") if game.turn == 0 else game.pass_turn()
    if game.turn == 0:
        game.draw()
        game.discard("X")
    game.draw()
    game.steal(1, "C")
    with refuses(game, "hand.over", "5", cards=11, most=10):
        game.pass_turn()
    assert game.view(1).choices[:2] == ("lay", "discard")
    game.discard("X")
    assert (game.turn, len(game.hand(1))) == (0, 10)


def test_the_freer_turn_is_an_option() -> None:
    """House rule for par. 6, 8: several choices in any order, and a discard or a pass ends the turn."""
    game = after_cane("IELO!", free_turn=True, minimum=2)
    assert not game.state.is_strict
    game.steal(1, "C")
    game.lay("CIE")
    game.lay("LO")
    assert game.turn == 1
    game.discard("X")
    assert game.turn == 0


def test_in_the_last_round_one_lays_word_after_word() -> None:
    """Verbum, par. 15: what is left in hand is laid by and by, and one says when one is done."""
    game = stacked_game("CANER", "IELOO", b="A")
    game.draw()
    game.pass_turn()
    game.lay("OLE")
    assert (game.turn, phase_of(game)) == (1, Phase.LAST)
    game.pass_turn()
    game.lay("CAN")
    game.lay("ERA")
    assert (game.turn, game.scores) == (0, {"Anna": 6, "Bea": 3})


def test_the_view_says_what_one_may_do() -> None:
    """Verbum, par. 6, 8: a screen offers what the table would take, and nothing to those who only look."""
    game = after_cane("IELO!")
    assert game.view(1).choices == ("lay", "discard", "pass", "steal", "contest")
    assert (game.view(0).choices, game.view().choices) == ((), ())
    game.steal(1, "C")
    assert game.view(1).choices == ("lay", "pass", "contest")
    game.lay("CIELO")
    assert (game.view(0).choices, game.view(1).choices) == (("draw", "contest"), ())
