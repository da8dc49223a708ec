"""Games of Scarabeo at random from opening to end, with everything checked after every command."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.examples import whole_games
from support.scarabeo.invariants import check_log, check_pure, check_step
from support.scarabeo.random_tables import SEATS
from support.scarabeo.whole_games import Step, Table, Tally, play_whole_game

GAMES_EACH = 150  # for each number of players: 3 x 150 = 450 whole games


def watch(table: Table, step: Step) -> None:
    """Check every command; look at the whole log at some of them, for that takes longer."""
    check_step(table, step)
    if step.rng.random() < 0.02:
        check_log(table)
    if step.rng.random() < 0.02:
        check_pure(table, step)


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_in_order_after_every_command(seats: int) -> None:
    """Scarabeo, art. 1-36: tiles, scores, turns, sand, votes, log and settlement hold in games full of mischief."""
    tally = Tally()

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), patience=st.integers(10, 400))
    def play(seed: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, watch=watch)
        check_log(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES_EACH
    assert tally.endings["closed"] >= GAMES_EACH // 15, "too few games are played to the last tile"
