"""Other readings: the swap-hands card on A, letters put back at the end, lengths, doubles. Par. 2, 11-15."""

import pytest

from leggio.core.letters import ALPHABET
from leggio.games.verbum.commands import Draw, Pile
from leggio.games.verbum.rules import FIRST, VERBUM, options_for
from leggio.games.verbum.state import Phase
from support.verbum.tables import first_game, phase_of, refuses, stacked_game


def test_who_played_swap_hands_may_not_take_it_back() -> None:
    """Verbum, par. 11: it is for the others, also when it comes to the top of A again later."""
    game = stacked_game("CANE&", "IELOO", b="R" * 20)
    game.draw()
    game.swap_hands(1)
    game.draw("b")
    game.pass_turn()
    assert game.view(0).own_swap
    with refuses(game, "draw.own_swap", "11"):
        game.draw("a")
    game.draw("b")
    game.discard("I")
    game.draw("a")
    game.pass_turn()
    with refuses(game, "draw.own_swap", "11"):
        game.do(Draw(seat=0, pile=Pile.A))


def test_the_others_may_take_it_and_a_card_that_was_discarded_anyone() -> None:
    """Verbum, par. 11: Bea takes what Anna played; a swap-hands card that was only discarded is like any other."""
    game = stacked_game("CANE&", "IELOO", b="R" * 20)
    game.draw()
    game.swap_hands(1)
    assert not game.view(1).own_swap
    assert game.draw("a") == "&"
    game.discard("&")
    game.draw("b")
    game.pass_turn()
    assert game.draw("a") == "&"


def test_a_stolen_letter_may_be_put_back_in_the_last_round() -> None:
    """Verbum, par. 12, 15: the word is put right before the end, and counts; by the first rules it could not be."""
    for version, make in ((2, stacked_game), (1, first_game)):
        game = make("CANER", "IELO!", b="SCTTX", words="CANE", contests="checked")
        game.draw()
        game.lay("CANE")
        if version == 1:
            game.pass_turn()
        game.draw()
        game.steal(1, "C")
        game.pass_turn()
        while game.state.last_round is None:
            game.draw()
            game.pass_turn()
        while game.turn != 0:
            game.pass_turn()
        assert phase_of(game) is Phase.LAST
        if version == 1:
            with refuses(game, "turn.last_round", "15"):
                game.restore(1)
            continue
        game.restore(1)
        assert (game.words, game.turn) == ({1: "CANE"}, 0)


def test_words_and_names_have_three_letters_and_abbreviations_two() -> None:
    """Verbum, par. 2: the usual lengths; where no abbreviation is admitted nothing shorter than three is laid."""
    usual = options_for(VERBUM)
    assert (usual.minimum, usual.minimum_abbreviation, usual.least) == (3, 2, 3)
    assert options_for(VERBUM, categories=("words", "abbreviations")).least == 2
    assert options_for(VERBUM, categories=("abbreviations",), minimum_abbreviation=4).least == 3
    assert options_for(FIRST).least == 2
    game = stacked_game("CANER", "IELOO")
    game.draw()
    with refuses(game, "lay.too_short", "2", word="RE", least=3):
        game.lay("RE")
    short = stacked_game("CANER", "IELOO", categories=("words", "abbreviations"))
    short.draw()
    short.lay("RE")


@pytest.mark.parametrize("letter", ALPHABET)
def test_every_doubled_letter_can_be_swapped(letter: str) -> None:
    """Verbum, par. 14: the jolly AA-ZZ for the two letter cards of whatever it stands for."""
    game = stacked_game("XA%XX", letter * 2 + "ELO", b="S" + "T" * 12)
    game.draw()
    game.lay(f"XA({letter * 2})")
    game.draw()
    assert "swap_jolly" in game.view(1).choices
    game.swap_jolly(1)
    assert game.words == {1: f"XA{letter * 2}"}
