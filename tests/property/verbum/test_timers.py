"""Timers in games of Verbum at random: what falls due is the same whoever ticks, and however often."""

import random

from hypothesis import given
from hypothesis import strategies as st

from leggio.core.outcome import Accepted, Rejected
from leggio.games.verbum import AnyEvent, State, decide, evolve
from leggio.games.verbum.commands import Tick
from leggio.games.verbum.timing import next_deadline
from support.examples import whole_games
from support.verbum.mischief import mischief
from support.verbum.random_tables import SEATS
from support.verbum.whole_games import Step, Table, Tally, play_whole_game

GAMES = 60
STRETCHES = (0, 1, 4_000, 30_000, 10 * 60_000)


def tick(table: Table, state: State, now: int) -> tuple[State, list[AnyEvent]]:
    """The table after a tick, and what it brought about."""
    outcome = decide(state, Tick(), table.judge, table.chance, now)
    assert isinstance(outcome, Accepted)
    for event in outcome.events:
        state = evolve(state, event)
    return state, list(outcome.events)


def check_stretch(table: Table, rng: random.Random) -> int:
    """A stretch of time with no commands comes to the same in one tick or in many; how many events it had."""
    start = max(table.now, table.state.now)
    end = start + rng.choice(STRETCHES)
    after, events = tick(table, table.state, end)
    state, told = table.state, []
    for now in (*sorted(rng.randint(start - 2000, end) for _ in range(rng.randint(1, 5))), end):
        state, more = tick(table, state, now)
        told += more
    assert (told, state) == (events, after)
    assert tick(table, after, start) == (after, [])
    due = next_deadline(table.state)
    if due is not None:
        assert tick(table, table.state, due - 1) == (table.state, [])
        assert tick(table, table.state, due)[1][0].at == max(due, table.state.now)
    command = mischief(table.state, rng)
    unticked = decide(table.state, command, table.judge, table.chance, end)
    ticked = decide(after, command, table.judge, table.chance, end)
    if isinstance(unticked, Rejected) or isinstance(ticked, Rejected):
        assert unticked == ticked, "a command meets the same table whether or not a tick came before it"
    else:
        assert unticked.events == (*events, *ticked.events)
    return len(events)


def test_time_passes_alike_in_one_tick_or_in_many() -> None:
    """Turns, doubts and votes that have lasted long enough end at their own moments, however often one ticks."""
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
