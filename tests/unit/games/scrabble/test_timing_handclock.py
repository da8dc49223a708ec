"""Clocks pressed by hand: art. 25 and 27, where the editions differ."""

from typing import Any

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import PressClock, TurnBoard
from leggio.games.scrabble.events import PlayStood
from support.refusals import refuses
from support.tables import stacked_game


def by_hand(rules: str = "figs", *, pressed: bool = True, **options: Any) -> Game:
    """A table with clocks pressed by hand; Bea has started Anna's time unless told not to."""
    game = stacked_game("MICIOAA", "ARMONAE", then="EEEEE", words="MICIO", rules=rules, clock_by_hand=True, **options)
    if pressed:
        game.do(PressClock(seat=1))
    return game


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_the_second_player_starts_the_first_ones_time(rules: str) -> None:
    """art. 25: no time runs until the opponent of the starter presses; the board need not be turned."""
    game = by_hand(rules, pressed=False)
    game.wait(seconds=30)
    assert game.view().running == ()
    with refuses(game, "turn.clock_stopped", "27"):
        game.play("F8 orizz.", "MICIO")
    with refuses(game, "clock.not_yours", "27"):
        game.do(PressClock(seat=0))
    game.do(PressClock(seat=1))
    assert game.view().running == (0,)
    game.wait(seconds=12)
    assert game.view().time_used_ms == (12_000, 0)


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_laying_a_play_stops_all_clocks(rules: str) -> None:
    """art. 26: the mover stops the clock; nobody's runs until it is started again."""
    game = by_hand(rules)
    game.wait(seconds=40)
    game.play("F8 orizz.", "MICIO")
    assert game.view().running == ()
    game.wait(minutes=5)
    assert game.view().time_used_ms == (40_000, 0)
    assert game.state.pending is not None


def test_previous_edition_the_mover_starts_the_opponents_time() -> None:
    """art. 27: in the previous edition the mover restarts the opponent's clock, with no board to turn first."""
    game = by_hand("figs-previous")
    game.play("F8 orizz.", "MICIO")
    with refuses(game, "clock.not_yours", "27"):
        game.do(PressClock(seat=1))
    game.do(PressClock(seat=0))
    assert game.view().running == (1,)
    game.play("I3 vert.", "ARMONIA")
    assert game.scores["Anna"] == 16


def test_previous_edition_knows_no_turning_of_the_board() -> None:
    """art. 27: turning the board is a rule of the current edition only."""
    game = by_hand("figs-previous")
    game.play("F8 orizz.", "MICIO")
    with refuses(game, "clock.automatic", "27"):
        game.do(TurnBoard(seat=1))


def test_current_edition_the_board_is_turned_first() -> None:
    """art. 27: the player on turn turns the board, then the opponent starts the clock, then the move is good."""
    game = by_hand()
    game.play("F8 orizz.", "MICIO")
    assert not game.view().board_turned
    with refuses(game, "turn.board_not_turned", "27"):
        game.do(PressClock(seat=0))
    with refuses(game, "turn.board_not_turned", "27"):
        game.play("I3 vert.", "ARMONIA")
    game.do(TurnBoard(seat=1))
    assert game.view().board_turned
    with refuses(game, "turn.clock_stopped", "27"):
        game.play("I3 vert.", "ARMONIA")
    game.do(PressClock(seat=0))
    game.play("I3 vert.", "ARMONIA")
    assert game.scores["Anna"] == 16


def test_only_the_player_on_turn_turns_the_board_and_once() -> None:
    """art. 27: towards oneself, before one's own move."""
    game = by_hand()
    game.play("F8 orizz.", "MICIO")
    with refuses(game, "board.not_yours", "27", turn=1):
        game.do(TurnBoard(seat=0))
    game.do(TurnBoard(seat=1))
    with refuses(game, "board.already_turned", "27"):
        game.do(TurnBoard(seat=1))


def test_a_running_clock_cannot_be_started() -> None:
    """art. 27: one press is enough."""
    game = by_hand()
    with refuses(game, "clock.running", "27"):
        game.do(PressClock(seat=1))


def test_automatic_clocks_have_nothing_to_press() -> None:
    """art. 27: online the software does it all."""
    game = stacked_game("MICIOAA")
    with refuses(game, "clock.automatic", "27"):
        game.do(PressClock(seat=1))
    with refuses(game, "clock.automatic", "27"):
        game.do(TurnBoard(seat=0))


def test_a_challenge_comes_while_the_clock_is_stopped() -> None:
    """art. 28: before anyone presses, the opponent may contest the play at no cost of time."""
    game = by_hand()
    game.play("F8 orizz.", "MICIO")
    game.wait(minutes=1)
    game.challenge("MICIO")
    assert game.scores == {"Anna": 16, "Bea": -2}
    assert game.view().running == ()
    assert game.view().time_used_ms == (0, 0)


def test_the_window_runs_once_the_clock_is_started() -> None:
    """art. 31: 20 seconds of the opponent's own time, counted from the press."""
    game = by_hand()
    game.play("F8 orizz.", "MICIO")
    game.wait(minutes=1)
    game.do(TurnBoard(seat=1))
    game.do(PressClock(seat=0))
    game.wait(seconds=25)
    assert [event.at for event in game.log if isinstance(event, PlayStood)] == [80_000]


def test_after_a_challenge_the_clock_is_pressed_again() -> None:
    """art. 28, 32: contested while it ran, the opponent's clock stops and waits for a press."""
    game = by_hand()
    game.play("F8 orizz.", "MICIO")
    game.do(TurnBoard(seat=1))
    game.do(PressClock(seat=0))
    game.wait(seconds=10)
    game.challenge("MICIO")
    assert game.view().running == ()
    assert game.view().time_used_ms == (0, 10_000)
    game.do(PressClock(seat=0))
    assert game.view().running == (1,)


def test_cambio_secco_stops_the_clock_for_the_opponent_to_start() -> None:
    """art. 35: the player stops the clock, changes, and the opponent starts it again for the same player."""
    game = by_hand()
    game.cambio_secco()
    assert game.view().running == ()
    with refuses(game, "turn.clock_stopped", "27"):
        game.pass_turn()
    game.do(PressClock(seat=1))
    assert game.view().running == (0,)
    game.pass_turn()
    assert game.turn == 1


@pytest.mark.parametrize("move", ["pass", "exchange"])
def test_passing_and_exchanging_stop_the_clock(move: str) -> None:
    """art. 33, 34: the mover stops the clock; the opponent's starts as after any move."""
    game = by_hand()
    game.pass_turn() if move == "pass" else game.exchange("M")
    assert game.view().running == ()
    game.do(TurnBoard(seat=1))
    game.do(PressClock(seat=0))
    assert game.view().running == (1,)
