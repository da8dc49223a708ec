"""The clock of a turn, where the table wants one. House rule; par. 5-6 for what the table does then."""

from leggio.games.verbum.state import Phase
from leggio.games.verbum.timing import next_deadline
from support.verbum.tables import first_game, to_last_round


def test_a_turn_without_a_clock_lasts_for_ever() -> None:
    """Time is an option of the table: the book has none."""
    game = first_game("CANEX", "IELOO")
    assert next_deadline(game.state) is None
    game.wait(minutes=600)
    assert game.turn == 0


def test_the_table_draws_and_passes_for_whoever_is_late() -> None:
    """Verbum, par. 6: a turn begins with a card; the table takes it from B."""
    game = first_game("CANEX", "IELOO", b="TTTTTT", turn_ms=30_000)
    game.wait(seconds=29)
    assert game.view().time_left_ms == 1_000
    game.wait(seconds=1)
    assert (game.turn, game.hand(0)) == (1, "ACENTX")


def test_words_laid_in_time_are_open_to_doubt() -> None:
    """Verbum, par. 3: the turn ends, its words are contested or stay as usual, each at its own moment."""
    game = first_game("CANEX", "IELOO", words="CANE", turn_ms=30_000)
    game.draw()
    game.lay("CANE")
    game.wait(seconds=30)
    assert game.state.phase is Phase.ANSWERING
    game.wait(seconds=20)
    assert (game.turn, game.view().time_left_ms) == (1, 30_000)


def test_the_last_card_goes_when_there_are_eleven() -> None:
    """Verbum, par. 5: nobody ends a turn with more than ten cards, however it ends."""
    game = first_game("AAAAA", "EEEEE", b="TTTTTTTTTTRRRRRRRRRR", turn_ms=1000)
    game.wait(seconds=10)
    assert [len(hand) for hand in game.state.hands] == [10, 10]
    game.wait(seconds=1)
    assert len(game.state.hands[0]) == 10
    assert game.state.pile_a[-1] == "R"


def test_time_alone_brings_a_game_to_its_end() -> None:
    """Verbum, par. 15: if everyone has gone, pile B runs out all the same and the game is counted."""
    game = first_game("AAAAA", "EEEEE", b="T" * 30, turn_ms=1000)
    game.wait(minutes=2)
    assert game.over


def test_late_in_the_last_round() -> None:
    """Verbum, par. 15: whoever does not lay in time is done."""
    game = first_game("CANEX", "IELOO", b="T", turn_ms=60_000)
    to_last_round(game)
    game.wait(minutes=1)
    assert game.turn == 0
    game.wait(minutes=1)
    assert game.over


def test_late_with_too_many_cards() -> None:
    """Verbum, par. 5: cards that came back and were not discarded in time are discarded by the table."""
    game = first_game("CANE&", "IIIII", b="T" * 20, words="", turn_ms=60_000)
    for _ in range(5):
        game.draw()
        game.discard("T")
        game.draw()
        game.pass_turn()
    game.draw()
    game.lay("NACE")
    game.swap_hands(1)
    game.pass_turn()
    game.contest(1)
    game.wait(minutes=1)
    assert (game.turn, len(game.hand(0))) == (1, 10)


def test_no_time_runs_while_a_game_is_put_away() -> None:
    """House rule: the turn has as much time left as it had."""
    game = first_game("CANEX", "IELOO", turn_ms=30_000)
    game.wait(seconds=10)
    game.suspend()
    game.wait(minutes=60)
    game.resume()
    assert game.view().time_left_ms == 20_000
