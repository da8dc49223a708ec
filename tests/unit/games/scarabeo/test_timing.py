"""The glass: two minutes a turn, the sand that passes on, running out. Art. 17-20."""

from typing import Any

import pytest

from leggio.games.scarabeo import Game
from leggio.games.scarabeo.events import TimedOut
from leggio.games.scarabeo.timing import next_deadline
from support.scarabeo.tables import stacked_game

SECOND = 1000


def game_of(players: int = 2, **options: Any) -> Game:
    """A game whose first player has CONTARE."""
    return stacked_game("CONTAREI", "EIEIEIEI", "AAAAAAAA", players=players, words="contare", **options)


def time_left(game: Game) -> int | None:
    """What the player on turn has left, in seconds."""
    left = game.view().time_left_ms
    return None if left is None else left // SECOND


def test_two_glasses_a_turn() -> None:
    """Scarabeo, art. 17: two minutes in all."""
    game = game_of()
    assert time_left(game) == 120
    game.wait(seconds=45)
    assert time_left(game) == 75
    assert game.view().sand_left_ms == 15 * SECOND


def test_the_second_glass_is_turned_when_the_first_is_through() -> None:
    """Scarabeo, art. 17: at the end of the first minute the glass is turned, by itself here."""
    game = game_of()
    game.wait(seconds=60)
    assert game.view().sand_left_ms == 60 * SECOND
    game.wait(seconds=20)
    assert game.view().sand_left_ms == 40 * SECOND


def test_out_of_sand_the_hand_passes() -> None:
    """Scarabeo, art. 18: no word in two minutes, and a zero is written; nothing is left for the next player."""
    game = game_of()
    game.wait(seconds=119.999)
    assert game.state.turn == 0
    game.wait(seconds=0.001)
    assert game.log[-1] == TimedOut(at=120_000, seat=0)
    assert [(row.entry, row.points) for row in game.sheet] == [("timeout", 0)]
    assert (game.state.turn, time_left(game)) == (1, 120)


@pytest.mark.parametrize(
    ("spent", "passed_on"),
    [(0, 60), (10, 50), (59, 1), (60, 60), (70, 50), (119, 1)],
)
def test_the_sand_in_the_running_glass_passes_on(spent: int, passed_on: int) -> None:
    """Scarabeo, art. 19: with the hand goes what is left in the glass, not a second glass nobody has turned."""
    game = game_of()
    game.wait(seconds=spent)
    game.play("E9 orizz.", "CONTARE")
    game.accept()
    assert (game.state.turn, time_left(game)) == (1, 120 + passed_on)


def test_sand_passed_on_runs_first_and_passes_on_again() -> None:
    """Scarabeo, art. 19: of 50 seconds passed on, 30 used leave 20 for the next, not a whole glass more."""
    game = game_of()
    game.wait(seconds=10)
    game.pass_turn()
    assert time_left(game) == 170
    game.wait(seconds=30)
    game.pass_turn()
    assert time_left(game) == 140
    # The 20 are through after 20 seconds, then comes a glass of one's own.
    game.wait(seconds=25)
    game.pass_turn()
    assert time_left(game) == 120 + 55


def test_sand_never_piles_up() -> None:
    """Scarabeo, art. 19: what passes on is in one glass, so never more than a minute."""
    game = game_of()
    for _ in range(5):
        game.pass_turn()
        assert time_left(game) == 180


def test_counting_is_not_in_the_time() -> None:
    """Scarabeo, art. 5, 17: from laying the word until the hand passes no sand runs."""
    game = game_of()
    game.wait(seconds=30)
    game.play("E9 orizz.", "CONTARE")
    game.wait(seconds=15)
    assert game.view().running == ()
    assert time_left(game) == 90
    game.accept()
    assert time_left(game) == 120 + 30


def test_no_sand_runs_during_a_challenge() -> None:
    """Scarabeo, art. 20: the glass lies on its side, and runs on when the word is rejected."""
    game = game_of(players=3)
    game.wait(seconds=100)
    game.play("E9 orizz.", "CONTARE")
    game.wait(seconds=5)
    game.challenge("CONTARE", seat=1)
    game.wait(seconds=40)
    for seat in (1, 2, 0):
        game.vote(seat, "against" if seat else "for")
    assert (game.state.turn, time_left(game)) == (0, 20)
    game.wait(seconds=19)
    assert game.play("I9 orizz.", "RE") == 4
    game.accept()
    assert time_left(game) == 120 + 1


def test_the_wait_for_a_challenge_stands_still_during_a_vote() -> None:
    """Scarabeo, art. 14, 20: after a vote that upholds the word the others have what was left of their time."""
    game = game_of(players=3)
    game.play("E9 orizz.", "CONTARE")
    game.wait(seconds=15)
    game.challenge("CONTARE", seat=1)
    game.wait(seconds=30)
    for seat in (0, 1, 2):
        game.vote(seat, "for")
    pending = game.view().pending
    assert pending is not None
    assert pending.window_left_ms == 5 * SECOND
    game.wait(seconds=5)
    assert game.state.turn == 1


def test_a_table_without_a_glass() -> None:
    """A house rule: nobody is timed."""
    game = game_of(glass_ms=None)
    assert next_deadline(game.state) is None
    game.wait(minutes=500)
    assert (game.state.turn, time_left(game), game.view().sand_left_ms) == (0, None, 0)
    game.pass_turn()
    assert time_left(game) is None


def test_a_glass_of_another_size() -> None:
    """Scarabeo, art. 17: two glasses a turn, whatever a table's glass holds."""
    game = game_of(glass_ms=90 * SECOND)
    assert time_left(game) == 180
    game.wait(seconds=100)
    game.pass_turn()
    assert time_left(game) == 180 + 80


def test_a_late_tick_changes_nothing() -> None:
    """Scarabeo, art. 18: turns run out at their own moments, even if nobody looks for ten minutes."""
    late, punctual = game_of(), game_of()
    late.wait(minutes=7)
    for _ in range(7):
        punctual.wait(minutes=1)
    assert late.log == punctual.log
    assert [event.at for event in late.log if isinstance(event, TimedOut)] == [120_000, 240_000, 360_000]


def test_a_table_left_alone_ends_by_itself() -> None:
    """Scarabeo, art. 18: everyone runs out of sand three times, and the deadlock rule ends the game."""
    game = game_of()
    game.wait(minutes=60)
    assert game.over
    assert game.ended is not None
    assert (game.ended.reason, game.ended.at) == ("deadlock", 6 * 120_000)
