"""Hands never have fewer than five while pile B lasts, in the midst of a turn too. Par. 5, 7, 11, 14-15."""

from leggio.games.verbum.events import HandsSwapped, Laid, Refilled, TurnEnded
from leggio.games.verbum.state import Phase
from support.verbum.tables import phase_of, stacked_game


def test_a_hand_is_filled_up_as_soon_as_words_are_laid() -> None:
    """Verbum, par. 7: the book's own figures: CANE leaves two cards, three are drawn, then the next one plays."""
    game = stacked_game("CANEX", "IELOO", b="TRSUVZ")
    game.draw()
    game.lay("CANE")
    assert sorted(game.hand(0)) == sorted("XT" + "RSU")
    assert [type(event) for event in game.log[-3:]] == [Laid, Refilled, TurnEnded]


def test_in_the_midst_of_a_free_turn() -> None:
    """Verbum, par. 5, 7: the cards drawn can be used in the same turn, where it goes on."""
    game = stacked_game("CANEX", "IELOO", b="T" + "ERA" + "VZVZVZ", free_turn=True)
    game.draw()
    game.lay("CANE")
    assert sorted(game.hand(0)) == sorted("XTERA")
    game.lay("ERA")
    assert (game.turn, len(game.hand(0)), game.scores["Anna"]) == (0, 5, 7)


def test_after_two_letters_for_a_double_jolly() -> None:
    """Verbum, par. 7, 14: two cards for one may leave four, in a free turn: a fifth is drawn at once."""
    game = stacked_game("PA%OX", "ZZIEL", b="S" + "TTT" + "O" + "N" * 9, free_turn=True)
    game.draw()
    game.lay("PA(ZZ)O")
    game.pass_turn()
    game.draw()
    game.lay("LEO")
    assert sorted(game.hand(1)) == sorted("ZZINN")
    game.swap_jolly(1)
    assert sorted(game.hand(1)) == sorted("%INNN")


def test_before_hands_are_swapped() -> None:
    """Verbum, par. 5, 7, 11: without the card played the hand has four: it is filled up, then it changes places."""
    game = stacked_game("CANE&", "IELOO", b="R" + "STU" + "V" + "Z" * 5, free_turn=True)
    game.draw()
    game.lay("CANE")
    assert sorted(game.hand(0)) == sorted("&RSTU")
    game.swap_hands(1)
    assert (sorted(game.hand(1)), sorted(game.hand(0))) == (sorted("RSTUV"), sorted("IELOO"))
    assert [type(event) for event in game.log[-2:]] == [Refilled, HandsSwapped]


def test_as_long_as_there_are_cards() -> None:
    """Verbum, par. 7, 15: with B used up in the midst of a turn the turn is finished, then come the last words."""
    game = stacked_game("CANEX", "IELOO", b="TR", free_turn=True)
    game.draw()
    game.lay("CANE")
    assert (sorted(game.hand(0)), phase_of(game)) == (sorted("XTR"), Phase.ACTING)
    game.pass_turn()
    assert phase_of(game) is Phase.LAST
