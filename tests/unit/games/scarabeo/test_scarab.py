"""The flying scarab, and the only exchange. Art. 21-23."""

import pytest

from leggio.core.letters import ALPHABET
from leggio.games.scarabeo.commands import TakeScarab
from leggio.games.scarabeo.events import Played
from support.refusals import refuses
from support.scarabeo.tables import late_game, stacked_game

SCARABS = {"E9 orizz.": "CoNTARe"}


def test_a_scarab_stands_for_a_letter_and_takes_its_value() -> None:
    """Scarabeo, art. 21: as the H of HA it is worth eight, as the A of HA one."""
    for word, points in (("hA", 18), ("Ha", 18)):
        game = stacked_game("?HAEEEEE", "AAAAAAAA")
        assert game.play("I9 orizz.", word) == points


@pytest.mark.parametrize("letter", sorted(set(ALPHABET) - set("ABCDEFGHILMNOPQRSTUVZ")))
def test_a_scarab_stands_for_letters_on_tiles_only(letter: str) -> None:
    """Scarabeo, art. 21: one of the twenty-one letters listed beside the board, not J K W X Y."""
    game = stacked_game("?HAEEEEE", "AAAAAAAA")
    with refuses(game, "play.no_such_letter", "21", letter=letter):
        game.play("I9 orizz.", f"{letter.lower()}A")


def test_taking_a_scarab() -> None:
    """Scarabeo, art. 21: the letter goes on the board, the scarab on the rack; no points, and the turn goes on."""
    game = late_game("OEAAAAAA", "E", bag="A", board=SCARABS)
    game.take_scarab("F9")
    assert game.rack(0) == "?AAAAAAE"
    assert "CONTARe" in game.state.board.cells
    assert (game.state.turn, game.scores["Anna"]) == (0, 0)


def test_taking_both_scarabs_and_playing_them_at_once() -> None:
    """Scarabeo, art. 21: any number of times, and they may be used in the same turn."""
    game = late_game("OENDRAAA", "E", bag="A", board=SCARABS)
    game.take_scarab("F9")
    game.take_scarab("K9")
    assert game.rack(0) == "??AAADNR"
    # A1 N2 (scarab) D4 R1 (scarab) A1, on no special square
    assert game.play("I9 vert.", "AnDrA") == 9


def test_a_scarab_may_be_kept_for_later() -> None:
    """Scarabeo, art. 21: whoever takes it plays it when they like; passing afterwards is allowed."""
    game = late_game("OEAAAAAA", "E", bag="A", board=SCARABS)
    game.take_scarab("F9")
    game.pass_turn()
    assert game.rack(0) == "?AAAAAAE"
    assert game.state.turn == 1


def test_a_scarab_moved_may_be_taken_again_by_the_next_player() -> None:
    """Scarabeo, art. 21: it flies from hand to hand: whoever has its new letter takes it in their turn."""
    game = late_game("ONDRAAAA", "NEEEEEEE", bag="A", board={"E9 orizz.": "CoNTARE"})
    game.take_scarab("F9")
    game.play("I9 vert.", "AnDRA")
    game.take_scarab("I10")
    assert "?" in game.rack(1)


def test_without_its_letter_a_scarab_stays() -> None:
    """Scarabeo, art. 21: only the very letter it stands for takes its place."""
    game = late_game("EAAAAAAA", "E", bag="A", board=SCARABS)
    with refuses(game, "scarab.missing_letter", "21", square="F9", letter="O"):
        game.take_scarab("F9")


@pytest.mark.parametrize("square", ["E9", "A1", "R9", "boh", ""])
def test_where_no_scarab_stands_there_is_none_to_take(square: str) -> None:
    """Scarabeo, art. 21: a letter, an empty square or no square at all."""
    game = late_game("OEAAAAAA", "E", bag="A", board=SCARABS)
    with refuses(game, "scarab.not_there", "21"):
        game.take_scarab(square)


def test_a_scarab_is_taken_in_ones_own_turn() -> None:
    """Scarabeo, art. 21: each player when their turn comes, and nobody off a play that is still pending."""
    game = late_game("?NDRAAAA", "OEEEEEEE", "AAAAAAAA", bag="A", board=SCARABS)
    with refuses(game, "turn.not_yours", "5"):
        game.do(TakeScarab(seat=1, square="F9"))
    game.play("I9 vert.", "AnDRA")
    with refuses(game, "turn.wait_for_answers", "14"):
        game.do(TakeScarab(seat=0, square="I10"))
    with refuses(game, "turn.others_first", "14"):
        game.do(TakeScarab(seat=1, square="F9"))


def test_taking_a_scarab_outlives_a_rejected_word() -> None:
    """Scarabeo, art. 13, 21: our reading: only the letters of the rejected word come back, the scarab stays taken."""
    game = late_game("OEAAAAAA", "EEEEEEEE", bag="A", board=SCARABS)
    game.take_scarab("F9")
    game.play("I9 vert.", "Az")
    assert game.challenge("AZ")
    assert game.rack(0) == "?AAAAAAE"
    assert "CONTARe" in game.state.board.cells
    game.wait(minutes=2)
    assert game.rack(0) == "?AAAAAAE"


def test_letters_given_for_scarabs_are_no_tiles_played() -> None:
    """Scarabeo, art. 21, 25-27: the prize counts the tiles of the word only."""
    game = late_game("OENDRAAA", "E", bag="A", board=SCARABS)
    game.take_scarab("F9")
    game.take_scarab("K9")
    game.play("I9 vert.", "ANDRAaaA")
    played = game.log[-1]
    assert isinstance(played, Played)
    assert len(played.tiles.replace(".", "")) == 7
    assert [(prize.points, prize.extra) for prize in played.prizes] == [(30, 0)]


def test_whoever_keeps_a_scarab_to_the_end_pays() -> None:
    """Scarabeo, art. 22, 30: thirty points for each scarab left."""
    game = late_game("S", "??")
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    # SCONTARE 10 and the sixty of the two scarabs
    assert game.scores == {"Anna": 70, "Bea": -60}


@pytest.mark.parametrize("rack", ["AEIOUAEI", "BCDFGHLM", "EEEEEEEE", "QQHHZZSS"])
def test_eight_vowels_or_eight_consonants_may_be_changed(rack: str) -> None:
    """Scarabeo, art. 23: all eight go back and eight are drawn; the hand passes and the turn scores nothing."""
    game = stacked_game(rack, "AOIOIOII")
    before = game.state.bag
    new = game.exchange()
    drawn, bag = before.put_back("".join(sorted(rack))).draw(8)
    assert new == "".join(sorted(drawn))
    assert game.state.bag == bag
    assert (game.state.turn, game.scores["Anna"]) == (1, 0)


def test_the_tiles_changed_are_shown() -> None:
    """Scarabeo, art. 23: the player shows the eight letters, so they are on everyone's sheet."""
    game = stacked_game("AEIOUAEI", "AOIOIOII")
    game.exchange()
    assert [(row.entry, row.tiles) for row in game.view(1).sheet] == [("exchange", "AAEEIIOU")]


def test_nothing_else_is_changed() -> None:
    """Scarabeo, art. 23: not with a mixed rack, nor with a scarab, nor with fewer than eight."""
    with refuses(game := stacked_game("AEIOUAEB", "AOIOIOII"), "exchange.mixed", "23"):
        game.exchange()
    with refuses(game := stacked_game("AEIOUAE?", "AOIOIOII"), "exchange.has_scarab", "23"):
        game.exchange()
    with refuses(game := late_game("AEIOUAE", "A"), "exchange.not_eight", "23", count=7):
        game.exchange()


def test_with_an_empty_bag_there_is_nothing_to_change_for() -> None:
    """Scarabeo, art. 23: our reading: other eight tiles are to be drawn, so the bag must not be empty."""
    with refuses(game := late_game("AEIOUAEI", "A"), "exchange.bag_empty", "23"):
        game.exchange()
    assert len(late_game("AEIOUAEI", "A", bag="B").exchange()) == 8
