"""Games at random from opening to end, with everything checked after every command."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.examples import whole_games
from support.invariants import check_step
from support.random_games.checking import check_log, watch_with
from support.random_tables import EDITIONS, SEATS
from support.whole_games import Tally, play_whole_game

GAMES_EACH = 150  # for each edition and number of players: 2 x 3 x 150 = 900 whole games
FEWEST_GAMES = 500


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_is_in_order_after_every_command(rules: str, seats: int) -> None:
    """Art. 1-41: tiles, scores, turns, clocks, refusals, log and settlement hold in whole games full of mischief."""
    tally = Tally()

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), patience=st.integers(10, 400))
    def play(seed: int, patience: int) -> None:
        table = play_whole_game(seed, rules, seats, patience=patience, watch=watch_with(check_step))
        check_log(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES_EACH
    assert tally.endings["went_out"] >= GAMES_EACH // 10, "too few games are played to the last tile"


def test_enough_games_are_played() -> None:
    """At least 500 whole games are played in a run, whatever the figures above become."""
    assert GAMES_EACH * len(EDITIONS) * len(SEATS) >= FEWEST_GAMES
