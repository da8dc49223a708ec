"""Timers in games of Scarabeo at random: what falls due is the same whoever ticks, and however often."""

from hypothesis import given
from hypothesis import strategies as st

from support.examples import whole_games
from support.random_games.ticking import check_stretch
from support.scarabeo.random_tables import SEATS
from support.scarabeo.whole_games import Step, Table, Tally, play_whole_game

GAMES = 90


def test_time_passes_alike_in_one_tick_or_in_many() -> None:
    """Scarabeo, art. 12, 14, 18: votes, waits and glasses run out at their own moments, however often one ticks."""
    tally = Tally()
    due = 0

    def watch(table: Table, step: Step) -> None:
        nonlocal due
        if step.rng.random() < 0.15:
            due += check_stretch(table, step.rng)

    @whole_games(GAMES)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 250))
    def play(seed: int, seats: int, patience: int) -> None:
        tally.count(play_whole_game(seed, seats, patience=patience, watch=watch))

    play()
    assert tally.games >= GAMES
    assert due > GAMES, "too little fell due for the test to mean something"
