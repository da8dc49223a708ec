"""Special cards: swap-hands, thief, jollies. Par. 8-9, 11-14."""

import pytest

from leggio.games.verbum import Game
from leggio.games.verbum.commands import Draw, Pile, Restore, Steal, SwapHands, SwapJolly
from support.verbum.tables import first_game, refuses


def with_words(anna: str, *words: str, bea: str, **more: str) -> Game:
    """Anna has laid these words, and Bea has drawn from B."""
    game = first_game(anna, bea, **more)
    game.draw()
    game.lay(*words)
    game.pass_turn()
    game.draw()
    return game


def test_hands_are_swapped_and_the_card_goes_on_a() -> None:
    """Verbum, par. 11: each gets the other's cards, the swap-hands card lies on pile A for all to take."""
    game = first_game("CANE&", "IELOO", a="R", b="T" + "S" * 10)
    game.draw()
    assert game.swap_hands(1) == "EILOO"
    assert game.hand(1) == "ACENT"
    assert game.state.pile_a == "R&"
    game.lay("OLE")
    game.pass_turn()
    assert game.draw("a") == "&"


def test_a_card_taken_from_a_waits_a_turn() -> None:
    """Verbum, par. 11: taken from pile A, swap-hands is used from that player's next turn on."""
    game = first_game("CANEE", "IELOO", a="&", b="T" * 20)
    game.draw("a")
    with refuses(game, "swap.fresh", "11"):
        game.swap_hands(1)
    assert game.view(1).fresh_swaps == 1
    game.pass_turn()
    game.draw()
    game.pass_turn()
    game.draw()
    assert game.swap_hands(1) == "EILOOT"


def test_a_card_drawn_from_b_may_be_used_at_once() -> None:
    """Verbum, par. 8, 11: only pile A makes one wait; a card held before is no fresh one either."""
    game = first_game("CANEE", "IELOO", b="&TTTTTTT")
    game.draw()
    game.swap_hands(1)
    both = first_game("CANE&", "IELOO", a="&", b="T" * 20)
    both.draw("a")
    both.swap_hands(1)
    assert "&" in both.hand(1)
    assert both.state.fresh_swaps == 0


def test_with_whom_hands_are_swapped() -> None:
    """Verbum, par. 11: another player still in the game, with a card to do it."""
    game = first_game("CANE&", "IELOO", "SSSSS", b="T" * 20)
    game.resign(2)
    game.draw()
    with refuses(game, "swap.own", "11"):
        game.swap_hands(0)
    with refuses(game, "swap.resigned", "11", seat=2):
        game.swap_hands(2)
    with refuses(game, "seat.unknown", "", seat=5):
        game.swap_hands(5)
    game.discard("&")
    game.draw()
    with refuses(game, "swap.none", "11"):
        game.swap_hands(0)


def test_whoever_gets_a_short_hand_is_filled_up() -> None:
    """Verbum, par. 5, 7, 11: nobody has fewer than five cards at the end of a turn, the other player included."""
    game = first_game("CANE&", "IELOO", b="TSSSSSSSSSS", words="CANE")
    game.draw()
    game.lay("CANE")
    game.swap_hands(1)
    assert game.hand(1) == "T"
    game.pass_turn()
    game.accept()
    assert game.hand(1) == "SSSST"
    assert len(game.state.hands[0]) == 5


def test_a_thief_takes_a_letter() -> None:
    """Verbum, par. 12: it stands in place of the letter, which comes to hand and may be used at once."""
    game = with_words("CANEX", "CANE", bea="IELO!")
    game.steal(1, "C")
    assert game.words == {1: "!ANE"}
    assert "C" in game.hand(1)
    assert "!" not in game.hand(1)
    assert game.scores["Anna"] == 0
    game.lay("CIELO")
    assert game.words == {1: "!ANE", 2: "CIELO"}


def test_what_a_thief_cannot_take() -> None:
    """Verbum, par. 9, 12: no jolly, no other thief, nothing of one's own, nothing that is not there."""
    game = with_words("C?NE%", "CaNE", "(LL)E", bea="E!!!E", b="ETTTTTTTTTTTT")
    with refuses(game, "steal.no_letter", "12", word="CANE"):
        game.steal(1, "?")
    with refuses(game, "steal.no_letter", "12", word="LLE"):
        game.steal(2, "%")
    game.steal(1, "C")
    with refuses(game, "steal.no_letter", "12"):
        game.steal(1, "!")
    with refuses(game, "word.unknown", "9", number=7):
        game.steal(7, "C")
    with refuses(game, "word.no_place", "9"):
        game.do(Steal(seat=1, word=1, place=4))
    game.lay("CE")
    with refuses(game, "steal.own", "12"):
        game.steal(3, "C")


def test_stealing_takes_a_thief() -> None:
    """Verbum, par. 12: without the card nothing is stolen."""
    game = with_words("CANEX", "CANE", bea="IELOO")
    with refuses(game, "steal.none", "12"):
        game.steal(1, "C")


def robbed(anna: str = "CANEC", b: str = "TTTTTTTTTTTTTTT") -> Game:
    """Bea has stolen the C of CANE, and Anna is on turn with what she holds."""
    game = with_words(anna, "CANE", bea="IELO!", b=b)
    game.steal(1, "C")
    game.pass_turn()
    game.draw()
    return game


def test_the_owner_puts_the_letter_back_and_has_the_thief() -> None:
    """Verbum, par. 12: the word counts again, and the thief may be used in the same turn."""
    game = robbed()
    game.restore(1)
    assert game.words == {1: "CANE"}
    assert game.scores["Anna"] == 4
    assert "!" in game.hand()
    assert "C" not in game.hand()


def test_only_the_same_letter_by_its_owner_repairs_a_word() -> None:
    """Verbum, par. 12: neither another player, nor another letter, nor a jolly."""
    game = robbed("CANE?")
    with refuses(game, "restore.missing", "12", letter="C"):
        game.restore(1)
    game.pass_turn()
    game.draw()
    with refuses(game, "restore.not_yours", "12"):
        game.restore(1)


def test_there_must_be_a_thief_to_take() -> None:
    """Verbum, par. 12: a word that was not robbed is not repaired."""
    game = robbed()
    with refuses(game, "restore.no_thief", "12", word="CANE"):
        game.do(Restore(seat=0, word=1, place=1))
    with refuses(game, "word.unknown", "9"):
        game.do(Restore(seat=0, word=9, place=0))


def test_anyone_takes_a_jolly_for_its_letter() -> None:
    """Verbum, par. 13: an opponent puts the letter it stands for, takes it, and plays it again in the same turn."""
    game = with_words("C?NEX", "CaNE", bea="AIELO")
    game.swap_jolly(1)
    assert game.words == {1: "CANE"}
    assert game.scores["Anna"] == 4
    game.lay("cIELO")
    assert game.words == {1: "CANE", 2: "cIELO"}


def test_the_owner_takes_a_jolly_too() -> None:
    """Verbum, par. 8, 13: one's own words are as good as those of others."""
    game = first_game("C?NEA", "IELOO")
    game.draw()
    game.lay("CaNE")
    game.swap_jolly(1)
    assert game.words == {1: "CANE"}
    assert "?" in game.hand()


def test_a_jolly_wants_the_letter_it_stands_for() -> None:
    """Verbum, par. 13: no other letter, and no other jolly."""
    game = with_words("C?NEX", "CaNE", bea="IELO?", b="TTTTTTTTTTT")
    with refuses(game, "jolly.missing", "13", letter="A"):
        game.swap_jolly(1)
    with refuses(game, "jolly.none", "13", word="CANE"):
        game.do(SwapJolly(seat=1, word=1, place=0))


def test_the_double_jolly_is_swapped_with_both_letters() -> None:
    """Verbum, par. 14: ZZ in SPAZZINO goes for two Z, and the jolly is played again at once."""
    game = first_game("SPAIN", "ZZPAE", a="%", b="O" + "T" * 20, words="SPAZZINO PALLA")
    game.draw("a")
    game.pass_turn()
    game.draw("b")
    game.discard("E")
    game.draw("a")
    assert game.hand(0) == "%AEINPS"
    game.lay("SPA(ZZ)IN")
    game.pass_turn()
    game.draw()
    game.swap_jolly(1)
    assert game.words == {1: "SPAZZIN"}
    assert game.scores["Anna"] == 7
    game.lay("PA(LL)O")
    assert game.words[2] == "PA(LL)O"
    assert game.scores["Bea"] == 4


def test_one_letter_is_not_enough_for_the_double_jolly() -> None:
    """Verbum, par. 14: both letter cards, and a jolly A-Z is none."""
    game = with_words("PA%OX", "PA(ZZ)O", bea="Z?EEE", b="TTTTTTTTTTTTTTTT")
    with refuses(game, "jolly.missing_double", "14", letter="Z"):
        game.swap_jolly(1)


def test_the_double_jolly_is_worth_one() -> None:
    """Verbum, par. 14-15: PAZZO of four cards is worth four, five once both Z lie there."""
    game = with_words("PA%OX", "PA(ZZ)O", bea="ZZEEE", b="TTTTTTTTTTTTTTTT")
    assert game.scores["Anna"] == 4
    game.swap_jolly(1)
    assert game.scores["Anna"] == 5


@pytest.mark.parametrize(
    "command",
    [
        SwapHands(seat=0, other=1),
        Steal(seat=0, word=1, place=0),
        Restore(seat=0, word=1, place=0),
        SwapJolly(seat=0, word=1, place=0),
    ],
)
def test_special_cards_are_for_ones_own_turn_after_the_draw(
    command: SwapHands | Steal | Restore | SwapJolly,
) -> None:
    """Verbum, par. 8: they come after the draw, in one's own turn, and not in the last round (par. 15)."""
    game = first_game("CANE&", "IELO!", b="TT")
    with refuses(game, "turn.draw_first", "6"):
        game.do(command)
    game.do(Draw(seat=0, pile=Pile.B))
    game.pass_turn()
    with refuses(game, "turn.not_yours", "6"):
        game.do(command)
    game.draw()
    game.pass_turn()
    with refuses(game, "turn.last_round", "15"):
        game.do(command)
