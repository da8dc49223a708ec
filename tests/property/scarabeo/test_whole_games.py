"""Games of Scarabeo at random from opening to end, with everything checked after every command."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.examples import whole_games
from support.random_games.checking import check_log, watch_with
from support.scarabeo.invariants import check_step
from support.scarabeo.random_tables import SEATS
from support.scarabeo.whole_games import Tally, play_whole_game

GAMES_EACH = 150  # for each number of players: 3 x 150 = 450 whole games


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_in_order_after_every_command(seats: int) -> None:
    """Scarabeo, art. 1-36: tiles, scores, turns, sand, votes, log and settlement hold in games full of mischief."""
    tally = Tally()

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), patience=st.integers(10, 400))
    def play(seed: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, watch=watch_with(check_step))
        check_log(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES_EACH
    assert tally.endings["closed"] >= GAMES_EACH // 15, "too few games are played to the last tile"
