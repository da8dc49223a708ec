"""The 75 minutes of the current edition: art. 37, 39d."""

from typing import Any

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import PressClock
from leggio.games.scrabble.events import Drawn, Ending, Reckoning
from leggio.games.scrabble.state import Entry
from leggio.games.scrabble.timing import next_deadline
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game


def near_the_limit(words: str = "MICIO", **options: Any) -> Game:
    """Anna lays MICIO (16 points) ten seconds before the 75th minute is over; A A stay on her rack."""
    game = stacked_game("MICIOAA", "ARMONAE", then="ZZGGH", words=words, **options)
    game.wait(minutes=74, seconds=50)
    game.play("F8 orizz.", "MICIO")
    return game


def test_the_game_ends_after_75_minutes() -> None:
    """art. 37, 39d: the limit ends the game by itself, at its own moment."""
    game = stacked_game("MICIOAA", "ARMONAE")
    assert next_deadline(game.state) == 75 * 60_000
    game.wait(minutes=74, seconds=59.999)
    assert not game.over
    game.wait(minutes=5)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article, game.ended.at) == (Ending.TIME_LIMIT, "39d", 4_500_000)


def test_the_score_reached_by_then_stands() -> None:
    """art. 37, 37a: what was acquired counts; the racks are not deducted, for that is art. 40's general count."""
    game = near_the_limit()
    game.accept()
    game.wait(minutes=1)
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.ended is not None
    assert game.ended.settlement == ()
    assert game.winner == "Anna"


def test_an_organiser_may_read_it_the_other_way() -> None:
    """art. 39d, 40: by an option each pays for the tiles left (MICIOAA 10, ARMONAE 12); no one gains them."""
    game = stacked_game("MICIOAA", "ARMONAE", deducts_at_limit=True)
    game.wait(minutes=75)
    assert game.scores == {"Anna": -10, "Bea": -12}
    assert game.ended is not None
    assert {line.kind for line in game.ended.settlement} == {Reckoning.RACK_LEFT}
    assert game.winner == "Anna"


def test_time_penalties_apply_at_the_limit() -> None:
    """art. 39d, 40: a claimed extra minute costs its thirty here too."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(seconds=1)
    game.pass_turn()
    game.wait(minutes=50)
    assert game.scores == {"Anna": -30, "Bea": 0}


@pytest.mark.parametrize("players", [3, 4])
def test_there_is_no_limit_with_more_players(players: int) -> None:
    """art. 37, part two: the 75 minutes are of the game for two; the log says that a table of more has none."""
    game = stacked_game(players=players)
    assert game.state.options.limit_ms is None
    game.wait(minutes=200)
    assert not game.over


def test_a_table_of_three_may_set_a_limit_of_its_own() -> None:
    """art. 37: what is left to the table is another figure than the book's."""
    game = stacked_game(players=3, limit_ms=60_000)
    game.wait(minutes=1)
    assert game.over


def test_the_previous_edition_has_no_limit() -> None:
    """art. 37, 39: without article 39d a game may go on past the 75th minute."""
    game = stacked_game("MICIOAA", "ARMONAE", rules="figs-previous")
    game.wait(minutes=200)
    assert not game.over
    assert next_deadline(game.state) is None


def test_a_move_at_the_limit_is_too_late() -> None:
    """art. 39d: what fell due comes first, so a move exactly then finds the game over."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.now = 75 * 60_000
    with refuses(game, "game.over", "39"):
        game.pass_turn()


def test_the_75_minutes_begin_when_all_are_seated() -> None:
    """art. 37, 38: a late arrival shifts the end; only the late player's own time has run."""
    game = stacked_game("MICIOAA", "ARMONAE", absent=[1])
    game.wait(minutes=5)
    game.arrive(1)
    game.wait(minutes=74, seconds=59)
    assert not game.over
    game.wait(seconds=1)
    assert game.ended is not None
    assert game.ended.at == 80 * 60_000


def test_a_table_may_choose_its_own_limit() -> None:
    """art. 37: the limit is an option of the table, 75 minutes by default."""
    game = stacked_game(limit_ms=60_000)
    game.wait(minutes=1)
    assert game.over


def test_a_pending_play_may_still_be_accepted() -> None:
    """art. 31, 39d: laid in time, the play waits for its answer; then the game ends at once."""
    game = near_the_limit()
    game.wait(seconds=15)
    assert not game.over
    game.accept()
    assert game.ended is not None
    assert (game.ended.reason, game.ended.at) == (Ending.TIME_LIMIT, 4_505_000)
    assert [row.points for row in game.sheet if row.entry is Entry.PLAY] == [16]


def test_a_pending_play_may_still_be_challenged() -> None:
    """art. 31, 39d: taken back after the 75th minute it costs 3, and the game ends."""
    game = near_the_limit(words="")
    game.wait(seconds=15)
    game.challenge("MICIO")
    assert game.ended is not None
    assert game.ended.reason is Ending.TIME_LIMIT
    assert game.scores == {"Anna": -3, "Bea": 0}


def test_an_unanswered_play_stands_when_its_window_closes() -> None:
    """art. 31, 39d: 20 seconds after it was laid the play scores and the game ends."""
    game = near_the_limit()
    game.wait(minutes=10)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.at) == (Ending.TIME_LIMIT, 4_510_000)


@pytest.mark.parametrize("answer", ["accept", "wait", "challenge"])
def test_nobody_draws_after_the_75th_minute(answer: str) -> None:
    """art. 37, 39d: the game is over once the play stands; where racks are deducted the mover pays A A and no more."""
    game = near_the_limit(deducts_at_limit=True)
    game.wait(seconds=11)
    if answer == "accept":
        game.accept()
    elif answer == "challenge":
        game.challenge("MICIO")
    else:
        game.wait(minutes=1)
    assert game.over
    assert max(event.at for event in game.log if isinstance(event, Drawn)) == 0
    assert game.scores["Anna"] == 16 - 2


def test_the_next_player_has_no_move_left_past_the_limit() -> None:
    """art. 31, 39d: past the 75th minute a pending play can be answered, not followed by another move."""
    game = near_the_limit()
    game.wait(seconds=11)
    with refuses(game, "turn.answer_first", "31"):
        game.play("I3 vert.", "ARMONIA")
    with refuses(game, "turn.answer_first", "31"):
        game.pass_turn()


def test_a_ruling_past_the_limit_ends_the_game() -> None:
    """art. 28, 39d: the referee, called in time, rules first; then the game is over."""
    game = near_the_limit(arbiter="referee")
    game.challenge("MICIO")
    game.wait(minutes=5)
    assert not game.over
    game.rule(MICIO=False)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.at) == (Ending.TIME_LIMIT, 4_490_000 + 300_000)
    assert game.scores == {"Anna": -3, "Bea": 0}


def test_the_limit_comes_even_if_nobody_presses_the_clock() -> None:
    """art. 27, 39d: with clocks pressed by hand a play nobody answers cannot keep the game open for ever."""
    game = near_the_limit_by_hand()
    game.wait(minutes=60)
    assert game.ended is not None
    assert game.ended.reason is Ending.TIME_LIMIT
    assert [row.points for row in game.sheet if row.entry is Entry.PLAY] == [16]


def near_the_limit_by_hand() -> Game:
    """As above, where Bea never turns the board and so her clock, and the window on it, never starts."""
    game = stacked_game("MICIOAA", "ARMONAE", words="MICIO", clock_by_hand=True)
    game.wait(minutes=70)
    game.do(PressClock(seat=1))
    game.wait(minutes=4, seconds=50)
    game.play("F8 orizz.", "MICIO")
    return game


def test_nobody_is_credited_for_the_last_tiles_at_the_limit() -> None:
    """art. 39d, 40: with tiles still on both racks at the limit each pays their own at most."""
    game = late_game("Q", "Z?", bag="", totals=(50, 50), deducts_at_limit=True)
    game.wait(minutes=75)
    assert game.scores == {"Anna": 40, "Bea": 42}


def test_going_out_in_time_counts_though_answered_late() -> None:
    """art. 39a, 39d: the last tile was laid before the limit, so once it stands it ends the game as going out does."""
    game = late_game("N", "Z?", bag="", totals=(50, 50))
    game.wait(minutes=74, seconds=50)
    game.play("J8 vert.", "ON")
    game.wait(seconds=15)
    game.accept()
    assert game.ended is not None
    assert game.ended.reason is Ending.WENT_OUT
    assert game.scores == {"Anna": 50 + 4 + 8, "Bea": 42}


def test_a_ruling_past_the_limit_is_not_the_sixth_pass() -> None:
    """art. 39b, 39d: the 75 minutes were over first, so the play that is taken back ends nothing by being a pass."""
    game = stacked_game("MICIOAA", "ARMONAE", arbiter="referee")
    for _ in range(4):
        game.pass_turn()
    game.wait(minutes=74, seconds=50)
    game.pass_turn()
    game.play("F8 orizz.", "ARMONE")
    game.challenge("ARMONE")
    game.wait(minutes=1)
    game.rule(ARMONE=False)
    assert game.ended is not None
    assert game.ended.reason is Ending.TIME_LIMIT
