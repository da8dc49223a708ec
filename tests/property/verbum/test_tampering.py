"""Logs of Verbum at random, changed in one place: the audit tells a broken log from one that could have been."""

from hypothesis import given
from hypothesis import strategies as st

from support.examples import whole_games
from support.random_games.forging import Harvest, Original
from support.verbum.forgery import WORKSHOP
from support.verbum.random_tables import SEATS
from support.verbum.whole_games import Tally, play_whole_game

GAMES = 100
FORGERIES = 24


def test_the_audit_passes_a_changed_log_only_if_a_table_could_have_written_it() -> None:
    """One change to a log is found, unless the same change in what people did makes a table write that very log."""
    tally = Tally()
    harvest = Harvest()

    @whole_games(GAMES)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 200))
    def tamper(seed: int, seats: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, tick_by_tick=True)
        tally.count(table)
        harvest.gather(Original(table, WORKSHOP), seed, FORGERIES)

    tamper()
    assert tally.games >= GAMES
    harvest.check()
