"""Logs of games at random, changed in one place: the audit tells a broken log from one that could have been."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.notation.log import LogError, read_log, write_log
from support.examples import whole_games
from support.forgery import WORKSHOP
from support.random_games.forging import Harvest, Original, change_value
from support.random_tables import EDITIONS, SEATS
from support.whole_games import Tally, play_whole_game

GAMES_EACH = 60
FORGERIES = 15
CHAIN = '"chain":'


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_audit_passes_a_changed_log_only_if_a_table_could_have_written_it(rules: str) -> None:
    """One change to a log is found, unless the same change in what people did makes a table write that very log."""
    tally = Tally()
    harvest = Harvest()

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 200))
    def tamper(seed: int, seats: int, patience: int) -> None:
        table = play_whole_game(seed, rules, seats, patience=patience, tick_by_tick=True)
        tally.count(table)
        harvest.gather(Original(table, WORKSHOP), seed, FORGERIES)

    tamper()
    assert tally.games >= GAMES_EACH
    harvest.check()


@whole_games(GAMES_EACH)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_changed_line_breaks_the_chain_even_where_the_rules_allow_the_change(seed: int) -> None:
    """A line of the written log cannot be changed or left out, whether or not the audit would find it."""
    table = play_whole_game(seed, EDITIONS[0], SEATS[0], patience=30, tick_by_tick=True)
    original = Original(table, WORKSHOP)
    rng = random.Random(seed)
    lines = write_log("scrabble", table.log).splitlines(keepends=True)
    for _ in range(FORGERIES):
        forgery = change_value(original, rng)
        if forgery.log == original.log:
            continue
        forged = write_log("scrabble", forgery.log).splitlines(keepends=True)
        where = next(index for index, line in enumerate(forged) if line != lines[index])
        body = forged[where].rsplit(CHAIN, 1)[0]
        unchained = body + CHAIN + lines[where].rsplit(CHAIN, 1)[1]
        # The last line alone could be chained anew; before it, the next line tells.
        changes = [[unchained], [forged[where]], []] if where < len(lines) - 1 else [[unchained]]
        for change in changes:
            with pytest.raises(LogError):
                read_log("".join([*lines[:where], *change, *lines[where + 1 :]]).encode())
