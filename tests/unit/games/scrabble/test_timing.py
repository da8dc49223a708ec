"""Each player's time, overtime and its claims: art. 36, 37, 39c."""

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.events import Ending, Reckoning, TimeClaimed
from leggio.games.scrabble.state import Entry
from leggio.games.scrabble.timing import next_deadline
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game


def settled(game: Game) -> list[tuple[int, Reckoning, int]]:
    """The lines of the final settlement."""
    assert game.ended is not None
    return [(line.seat, line.kind, line.points) for line in game.ended.settlement]


def claims(game: Game) -> list[tuple[int, int, int]]:
    """Every claim so far: when, against whom, which stage."""
    return [(event.at, event.against, event.stage) for event in game.log if isinstance(event, TimeClaimed)]


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_twenty_five_minutes_each(rules: str) -> None:
    """art. 36, 37: each player has 25 minutes on a face of their own."""
    game = stacked_game(rules=rules)
    assert game.view().time_left_ms == (1_500_000, 1_500_000)
    game.wait(minutes=10)
    game.pass_turn()
    game.wait(minutes=4)
    assert game.view().time_left_ms == (900_000, 1_260_000)


def test_time_used_up_means_nothing_until_it_is_claimed() -> None:
    """art. 37: the opponent must point it out; until then the player may go on for free."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.wait(minutes=26)
    assert game.view().time_left_ms[0] == -60_000
    game.play("F8 orizz.", "MICIO")
    game.accept()
    assert claims(game) == []
    assert game.scores == {"Anna": 16, "Bea": 0}


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_the_extra_minute_begins_at_the_claim(rules: str) -> None:
    """art. 37: claimed ten seconds late, the extra minute is still whole."""
    game = stacked_game(rules=rules)
    game.wait(minutes=25, seconds=10)
    game.claim_time(against=0)
    assert claims(game) == [(1_510_000, 0, 1)]
    assert game.view().time_left_ms[0] == 60_000
    assert game.view().overtime == (0,)
    assert not game.over


@pytest.mark.parametrize("used", [0.001, 1, 59])
def test_the_extra_minute_costs_thirty_at_the_end(used: float) -> None:
    """art. 37, 40: thirty points for any part of it, taken off when the game is settled."""
    game = late_game("A", "E", bag="", totals=(100, 100))
    game.wait(minutes=25)
    game.claim_time(against=0)
    assert game.scores == {"Anna": 100, "Bea": 100}
    game.wait(seconds=used)
    for _ in range(6):
        game.pass_turn()
    assert (0, Reckoning.TIME_PENALTY, -30) in settled(game)
    assert game.scores == {"Anna": 69, "Bea": 99}


def test_an_extra_minute_that_nobody_uses_costs_nothing() -> None:
    """art. 37: claimed in the opponent's turn, the minute is granted; the thirty are for using it, or part of it."""
    game = late_game("N", "E", bag="", totals=(100, 100))
    game.wait(minutes=26)
    game.play("J8 vert.", "ON")
    game.claim_time(against=0)
    game.wait(seconds=5)
    game.accept()
    assert game.ended is not None
    assert game.ended.reason is Ending.WENT_OUT
    assert game.scores == {"Anna": 100 + 4 + 1, "Bea": 99}


def test_time_can_be_claimed_after_the_move() -> None:
    """art. 37: the overrun stays on the clock, so it may be pointed out in the opponent's own turn."""
    game = stacked_game()
    game.wait(minutes=25, seconds=30)
    game.pass_turn()
    game.claim_time(against=0)
    assert game.view().time_left_ms[0] == 60_000


def test_no_claim_before_the_time_is_used_up() -> None:
    """art. 37: a millisecond left is time left; none left is used up."""
    game = stacked_game()
    game.wait(minutes=24, seconds=59.999)
    with refuses(game, "time.not_used_up", "37", left=1):
        game.claim_time(against=0)
    game.wait(seconds=0.001)
    game.claim_time(against=0)
    assert claims(game) == [(1_500_000, 0, 1)]


def test_no_second_claim_before_the_extra_minute_is_used_up() -> None:
    """art. 37: the game is lost only when the whole extra minute is gone."""
    game = stacked_game()
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(seconds=59)
    with refuses(game, "time.not_used_up", "37", left=1_000):
        game.claim_time(against=0)


def test_the_extra_minute_may_be_spread_over_turns() -> None:
    """art. 37: it runs only while the player's own clock does, and there is never another one."""
    game = stacked_game()
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(seconds=40)
    game.pass_turn()
    game.wait(minutes=2)
    game.pass_turn()
    game.wait(seconds=19)
    with refuses(game, "time.not_used_up", "37", left=1_000):
        game.claim_time(against=0)
    game.wait(seconds=1)
    game.claim_time(against=0)
    assert game.over


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_the_extra_minute_used_up_loses_the_game(rules: str) -> None:
    """art. 37, 39c: fifty instead of thirty, and the game is lost; behind as it is, the score stays what it is."""
    game = late_game("A", "E", bag="", totals=(100, 100), rules=rules)
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(minutes=1)
    game.claim_time(against=0)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.TIME_LOST, "39c")
    assert settled(game) == [
        (0, Reckoning.TIME_PENALTY, -50),
        (0, Reckoning.RACK_LEFT, -1),
        (1, Reckoning.RACK_LEFT, -1),
    ]
    assert game.scores == {"Anna": 49, "Bea": 99}
    assert game.winner == "Bea"


@pytest.mark.parametrize(
    ("totals", "final"),
    [
        ((300, 100), (49, 99)),  # 300-50-1 = 249 is ahead of 99: set to 99-50
        ((151, 100), (49, 99)),  # 100 is ahead by one: set to 49
        ((150, 100), (99, 99)),  # 99 equals 99: not ahead, it stays, and is lost all the same
        ((149, 100), (98, 99)),  # 98 is behind by one: it stays
    ],
)
def test_the_conventional_score(totals: tuple[int, int], final: tuple[int, int]) -> None:
    """art. 37, 39c, 40: a loser on time who is still ahead after all counts gets fifty less than the opponent."""
    game = late_game("A", "E", bag="", totals=totals)
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(minutes=1)
    game.claim_time(against=0)
    assert game.state.totals == final
    assert game.winner == "Bea"
    conventional = [row.points for row in game.sheet if row.entry is Entry.CONVENTIONAL]
    assert conventional == ([final[0] - (totals[0] - 51)] if totals[0] - 51 > 99 else [])


@pytest.mark.parametrize("totals", [(300, 100, 90), (140, 100, 90), (139, 100, 90), (120, 100, 90)])
def test_of_three_whoever_loses_on_time_comes_last(totals: tuple[int, int, int]) -> None:
    """art. 37, premessa: ahead of the lowest opponent they get fifty less than that one; a tie with them is lost."""
    game = late_game("AA", "EE", "II", bag="", totals=totals)
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(minutes=1)
    game.claim_time(against=0)
    lowest, own = totals[2] - 2, totals[0] - 52
    assert game.state.totals[0] == (lowest - 50 if own > lowest else own)
    assert game.ended is not None
    assert game.ended.places == ((1,), (2,), (0,))


def test_the_lost_game_is_kept_apart_from_the_score() -> None:
    """art. 37, 39c: the result names the loser on time whatever the score says."""
    game = late_game("A", "E", bag="", totals=(300, 100))
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(minutes=1)
    game.claim_time(against=0)
    assert game.state.lost_on_time == 0
    assert game.ended is not None
    assert game.ended.places == ((1,), (0,))


def test_both_players_may_be_in_overtime() -> None:
    """art. 37, 40: the loser pays fifty, the other the thirty of their own extra minute."""
    game = late_game("A", "E", bag="", totals=(100, 100))
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.pass_turn()
    game.wait(minutes=25)
    game.claim_time(against=1)
    game.wait(seconds=1)
    game.pass_turn()
    game.wait(minutes=1)
    game.claim_time(against=0)
    assert game.scores == {"Anna": 49, "Bea": 69}


def test_a_pending_play_counts_when_time_is_lost() -> None:
    """art. 31, 39c: the play on the board keeps its points, nobody draws after the end."""
    game = late_game("NAAAAAA", "EEEEEEE", bag="OOOOO", board={"F8 orizz.": "MICIO"})
    game.wait(minutes=25)
    game.pass_turn()
    game.wait(seconds=1)
    game.claim_time(against=0)
    game.pass_turn()
    game.wait(seconds=59)
    game.play("J8 vert.", "ON")
    game.pass_turn()
    game.wait(seconds=1)
    game.claim_time(against=0)
    assert game.over
    assert [row.points for row in game.sheet if row.entry is Entry.PLAY] == [1 + 3]


def test_nobody_claims_against_themselves_or_a_stranger() -> None:
    """art. 37: it is for the opponent to point out, and against someone at the table."""
    game = stacked_game()
    game.wait(minutes=25)
    with refuses(game, "time.own", "37"):
        game.claim_time(against=0, seat=0)
    with refuses(game, "seat.unknown", "", seat=5):
        game.claim_time(against=5, seat=1)
    with refuses(game, "seat.unknown", "", seat=7):
        game.claim_time(against=0, seat=7)


def test_no_claims_where_time_is_not_limited() -> None:
    """art. 37: a friendly table may play without a limit; its clocks only count."""
    game = stacked_game(time_ms=None, limit_ms=None)
    game.wait(minutes=500)
    with refuses(game, "time.untimed", "37"):
        game.claim_time(against=0)
    assert game.view().time_left_ms == (None, None)
    assert game.view().time_used_ms == (30_000_000, 0)


def test_no_claims_after_the_end() -> None:
    """art. 39: a finished game stays as it is."""
    game = stacked_game()
    game.resign()
    with refuses(game, "game.over", "39"):
        game.claim_time(against=0, seat=1)


@pytest.mark.parametrize(("minutes", "found"), [(24, []), (25, [(1_500_000, 0, 1)])])
def test_automatic_claims_come_the_moment_time_is_used_up(minutes: int, found: list[tuple[int, int, int]]) -> None:
    """art. 37: online tables may claim by themselves, to the millisecond."""
    game = stacked_game(auto_claim=True)
    game.wait(minutes=minutes)
    assert claims(game) == found


def test_automatic_claims_go_through_both_stages_in_one_long_wait() -> None:
    """art. 37, 39c: nobody looked for an hour; each stage still happens at its own moment, by the table itself."""
    game = stacked_game("AAAAAAA", "EEEEEEE", auto_claim=True)
    assert next_deadline(game.state) == 1_500_000
    game.wait(minutes=60)
    assert claims(game) == [(1_500_000, 0, 1), (1_560_000, 0, 2)]
    assert all(event.seat is None for event in game.log if isinstance(event, TimeClaimed))
    assert game.ended is not None
    assert game.ended.at == 1_560_000
    assert game.scores == {"Anna": -57, "Bea": -7}


@pytest.mark.parametrize("seat", [1, 2])
def test_with_three_players_any_opponent_may_claim(seat: int) -> None:
    """art. 37, premessa: time lost ends the game for all; the loser gets fifty less than the lowest opponent."""
    game = late_game("A", "E", "I", bag="", totals=(300, 100, 200))
    game.wait(minutes=25)
    game.claim_time(against=0, seat=seat)
    game.wait(minutes=1)
    game.claim_time(against=0, seat=seat)
    assert game.ended is not None
    assert game.ended.scores == (49, 99, 199)
    assert game.ended.places == ((2,), (1,), (0,))
