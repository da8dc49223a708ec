"""What each person may know: par. 3-6, 11-14."""

from typing import Any

import msgspec
import pytest

from leggio.games.verbum import Game
from leggio.games.verbum.view import Watcher
from support.verbum.tables import stacked_game, to_last_round


def table(**options: Any) -> Game:
    """A game of two just begun."""
    return stacked_game("CANEX", "IELO!", a="R", b="UVWXYZ" * 3, **options)


def test_players_see_their_own_hand_only() -> None:
    """Verbum, par. 5: closed hands are seen by nobody else; how many cards is open to all."""
    game = table()
    assert (game.view(0).hand, game.view(1).hand, game.view().hand) == ("ACENX", "!EILO", None)
    for who in (0, 1, Watcher.SPECTATOR):
        assert game.view(who).hands is None
        assert game.view(who).hand_counts == (5, 5)


def test_open_hands_are_open_to_all() -> None:
    """Verbum, par. 5: where hands are open everyone sees them, and may help."""
    game = table(open_hands=True)
    for who in (0, 1, Watcher.SPECTATOR):
        assert game.view(who).hands == ("ACENX", "!EILO")


@pytest.mark.parametrize("nobody", [9, -1, "Anna"])
def test_nobody_in_particular_sees_nothing(nobody: Any) -> None:
    """A seat that is not at the table, or a role that does not exist, is a mistake and gets no view at all."""
    with pytest.raises(ValueError, match=r"seat|Watcher"):
        table().view(nobody)


def test_a_card_taken_from_a_is_known_to_all() -> None:
    """Verbum, par. 6: everyone sees it go to that hand; a card from B nobody sees."""
    game = table()
    game.draw("a")
    assert game.view(1).known == ("R", "")
    game.discard("X")
    game.draw("b")
    assert game.view(0).known == ("R", "")
    assert game.view(0).sheet[-1].cards == ""


def test_what_is_known_goes_when_such_a_card_leaves() -> None:
    """Nobody can tell two equal cards apart: the one they knew of may be the one that went."""
    game = stacked_game("CANER", "IELOO", a="R")
    game.draw("a")
    assert game.view(1).known[0] == "R"
    game.discard("R")
    assert game.view(1).known[0] == ""


def test_cards_off_the_table_are_known() -> None:
    """Verbum, par. 12-13: stolen letters, thieves and jollies taken are seen by all; par. 11: they go with the hand."""
    game = table()
    game.draw()
    game.lay("CANE")
    game.draw()
    game.steal(1, "C")
    assert game.view(0).known == ("", "C")
    swapping = stacked_game("CANE&", "IELOO", a="R")
    swapping.draw("a")
    swapping.swap_hands(1)
    assert swapping.view(0).known == ("", "R")


def test_no_secret_leaves_while_the_game_is_on() -> None:
    """The order of pile B and the seal stay inside; of pile A the top is seen."""
    game = table()
    for who in (0, 1, Watcher.SPECTATOR):
        seen = game.view(who)
        assert seen.seal is None
        assert (seen.pile_a_top, seen.pile_a_count, seen.pile_b_count) == ("R", 1, 18)
        text = msgspec.json.encode(seen).decode()
        assert game.state.pile_b.tiles[:6] not in text
        assert game.state.seal.salt not in text


def test_votes_are_shown_when_all_are_in() -> None:
    """Verbum, par. 3: who has voted is open, how is not."""
    game = stacked_game("CANEX", "IELO!", "SSSSS", contests="vote")
    game.draw()
    game.lay("CANE")
    game.contest(1)
    game.vote(2, valid=True)
    contest = game.view(1).contest
    assert contest is not None
    assert (contest.seat, contest.word, contest.voted, contest.voters) == (1, 1, (2,), (1, 2))
    assert "true" not in msgspec.json.encode(contest).decode()


def test_all_is_shown_at_the_end() -> None:
    """When the game is over hands and sealed order are open, so that anyone can check the draws."""
    game = table()
    to_last_round(game)
    game.pass_turn()
    game.pass_turn()
    seen = game.view()
    assert seen.hands is not None
    assert seen.seal is not None
    assert seen.seal.commitment == seen.commitment


def test_words_on_the_table_are_public() -> None:
    """Verbum, par. 6, 13-14: letters, cards, worth, and whether they may still be contested."""
    game = stacked_game("PA%O?", "IELOO")
    game.draw()
    game.lay("PA(ZZ)O")
    word = game.view(1).words[0]
    assert (word.number, word.seat, word.word, word.cards, word.written) == (1, 0, "PAZZO", "PA%O", "PA(ZZ)O")
    assert (word.points, word.pending, word.doubters, game.view(1).points) == (4, True, (1,), (4, 0))
    game.draw()
    game.pass_turn()
    word = game.view(1).words[0]
    assert (word.pending, word.doubters) == (False, ())


def test_the_sheet_tells_what_was_done_in_the_open() -> None:
    """Each deed has its row: the card of a discard, not that of a draw from B."""
    game = table()
    game.draw()
    game.lay("CANE")
    game.draw()
    game.discard("O")
    rows = [(row.entry.value, row.text, row.cards, row.count) for row in game.view(1).sheet]
    assert rows == [
        ("draw_b", "", "", 1),
        ("lay", "CANE", "", 0),
        ("refill", "", "", 3),
        ("draw_b", "", "", 1),
        ("discard", "", "O", 0),
    ]
