"""A turn: draw, lay, discard or pass; the limits of a hand. Par. 5-7, 9-10, 13-14."""

import pytest

from leggio.games.verbum.commands import Discard, Draw, Lay, Pass, Pile
from leggio.games.verbum.events import Drew, Refilled
from leggio.games.verbum.state import Phase
from support.verbum.tables import first_game, refuses


def test_a_turn_begins_with_a_card_of_either_pile() -> None:
    """Verbum, par. 6: the top of A or the top of B, as the player likes."""
    from_a, from_b = (first_game("CANEX", "IELOO", a="R", b="TTTTTT") for _ in range(2))
    assert from_a.draw("a") == "R"
    assert (from_a.hand(), from_a.state.pile_a, len(from_a.state.pile_b)) == ("ACENRX", "", 6)
    assert from_b.draw("b") == "T"
    assert (from_b.hand(), from_b.state.pile_a, len(from_b.state.pile_b)) == ("ACENTX", "R", 5)


def test_with_pile_a_empty_one_draws_from_b() -> None:
    """Verbum, par. 6: whoever took the last card of A and passed leaves the next player pile B."""
    game = first_game("CANEX", "IELOO", a="R")
    game.draw("a")
    game.pass_turn()
    with refuses(game, "draw.empty", "6"):
        game.draw("a")
    game.draw("b")


def test_one_card_a_turn_and_nothing_before_it() -> None:
    """Verbum, par. 6: first the draw, once."""
    game = first_game("CANEX", "IELOO")
    for command in (Lay(seat=0, words=("CANE",)), Pass(seat=0), Discard(seat=0, card="C")):
        with refuses(game, "turn.draw_first", "6"):
            game.do(command)
    game.draw()
    with refuses(game, "turn.drawn", "6"):
        game.draw()


def test_a_discard_goes_on_top_of_a_and_ends_the_turn() -> None:
    """Verbum, par. 6: the next player, to the left, may take that very card."""
    game = first_game("CANEX", "IELOO", a="R")
    game.draw()
    game.discard("X")
    assert game.state.pile_a == "RX"
    assert (game.turn, game.state.phase) == (1, Phase.DRAWING)
    assert game.draw("a") == "X"


def test_one_discards_what_one_holds() -> None:
    """Verbum, par. 6: a card of one's own, and one card."""
    game = first_game("CANEX", "IELOO", b="TTTTTT")
    game.draw()
    for card in ("Q", "", "CA", "c"):
        with refuses(game, "discard.missing", "6"):
            game.discard(card)


def test_a_turn_may_be_passed() -> None:
    """Verbum, par. 6: without a discard the hand grows by the card drawn."""
    game = first_game("CANEX", "IELOO", b="TTTTTT")
    game.draw()
    game.pass_turn()
    assert (game.hand(0), game.turn) == ("ACENTX", 1)


def test_turns_go_round_the_table() -> None:
    """Verbum, par. 6: clockwise, which is the order of seats."""
    game = first_game("AAAAA", "EEEEE", "IIIII", starter=1)
    order = []
    for _ in range(4):
        order.append(game.turn)
        game.draw()
        game.pass_turn()
    assert order == [1, 2, 0, 1]


def test_others_wait_for_their_turn() -> None:
    """Verbum, par. 6: only the player on turn draws, lays and discards."""
    game = first_game("CANEX", "IELOO")
    with refuses(game, "turn.not_yours", "6", turn=0):
        game.do(Draw(seat=1, pile=Pile.B))
    for nobody in (-1, 2):
        with refuses(game, "seat.unknown", "", seat=nobody):
            game.do(Draw(seat=nobody, pile=Pile.B))


def test_several_words_in_one_turn() -> None:
    """Verbum, par. 6: one or more complete words, together or one after the other, and the turn goes on."""
    game = first_game("CANER", "IELOO", b="ETTTTT")
    game.draw()
    game.lay("CANE")
    game.lay("RE")
    assert game.words == {1: "CANE", 2: "RE"}
    assert game.scores == {"Anna": 6, "Bea": 0}
    both = first_game("CANER", "IELOO", b="ETTTTT")
    both.draw()
    both.lay("CANE", "RE")
    assert both.words == game.words


def test_words_need_their_cards() -> None:
    """Verbum, par. 6, 10: each letter is a card of one's hand, and a card is used once."""
    game = first_game("CANE?", "IELOO", b="TTTTTT")
    game.draw()
    with refuses(game, "lay.missing_cards", "6", cards=["E"]):
        game.do(Lay(seat=0, words=("CENE",)))
    with refuses(game, "lay.missing_cards", "6", cards=["?"]):
        game.do(Lay(seat=0, words=("CaNe",)))
    with refuses(game, "lay.missing_cards", "6", cards=["A", "N"]):
        game.do(Lay(seat=0, words=("CANE", "AN")))
    with refuses(game, "lay.missing_cards", "6", cards=["%"]):
        game.do(Lay(seat=0, words=("C(AA)NE",)))


def test_words_are_of_letters_and_long_enough() -> None:
    """Verbum, par. 2, 6: the least length is agreed at the start; thieves and swap-hands are in no word."""
    game = first_game("CANE!", "IELOO", b="TTTTTT", minimum=3)
    game.draw()
    with refuses(game, "lay.no_words", "6"):
        game.lay()
    with refuses(game, "lay.too_short", "2", word="NE", least=3):
        game.lay("NE")
    for text in ("CANE!", "C4NE", ""):
        with refuses(game, "lay.bad_word", "6"):
            game.lay(text)


def test_the_length_of_a_word_counts_letters_not_cards() -> None:
    """Verbum, par. 2, 14: AA-ZZ counts for the two letters it stands for."""
    game = first_game("%AEEE", "IELOO", minimum=3)
    game.draw()
    game.lay("(NN)A")
    assert game.state.words[0].word == "NNA"


def test_a_short_hand_is_filled_up_from_b() -> None:
    """Verbum, par. 7: whoever laid CANE and has two cards left draws three from pile B."""
    game = first_game("CANEX", "IELOO", b="TRSUVZ")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    assert game.hand(0) == "TX"
    game.accept()
    assert sorted(game.hand(0)) == sorted("TX" + "RSU")
    assert [event.cards for event in game.log if isinstance(event, Refilled)] == ["RSU"]
    assert game.turn == 1


def test_beginning_the_next_turn_accepts_the_words() -> None:
    """Verbum, par. 3, 7: the next player simply draws; the hand is filled up first."""
    game = first_game("CANEX", "IELOO", b="TRSUVZ")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    happened = game.do(Draw(seat=1, pile=Pile.B))
    assert sorted(game.hand(0)) == sorted("TXRSU")
    assert [event.card for event in happened if isinstance(event, Drew)] == ["V"]


def test_the_eleventh_card() -> None:
    """Verbum, par. 5: with eleven cards in hand one cannot pass, but discard or lay."""
    game = first_game("AAAAA", "EEEEE", b="T" * 20)
    for _ in range(5):
        for _ in range(2):
            game.draw()
            game.pass_turn()
    assert len(game.hand(0)) == 10
    game.draw()
    with refuses(game, "hand.over", "5", cards=11, most=10):
        game.pass_turn()
    game.discard("T")
    assert len(game.hand(0)) == 10
    game.draw()
    game.lay("TE")
    game.pass_turn()
    assert len(game.hand(1)) == 9


def test_words_on_the_table_stay_as_they_are() -> None:
    """Verbum, par. 9: a later word stands by itself and changes none of those on the table."""
    game = first_game("CANEX", "SERIE", b="TRSUVZ")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.draw()
    game.lay("SERI")
    assert game.words == {1: "CANE", 2: "SERI"}


def test_a_game_put_away_waits() -> None:
    """Nothing is done at a table that was put away."""
    game = first_game("CANEX", "IELOO")
    game.suspend()
    with refuses(game, "game.suspended", ""):
        game.draw()
    game.resume()
    game.draw()


@pytest.mark.parametrize("count", [0, 1, 5])
def test_idle_draws_are_counted(count: int) -> None:
    """Cards taken from A while nothing else moves are counted for all to see: a game may go round in circles."""
    game = first_game("CANEX", "IELOO")
    for _ in range(count):
        card = game.draw("a")
        game.discard(card)
    assert game.view().idle == count
    game.draw("b")
    assert game.view().idle == 0
