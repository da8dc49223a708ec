"""What falls due by itself must not depend on who looks at the clock, and when."""

import random
from typing import Any

from leggio.core.outcome import Accepted, Rejected
from support.random_games.playing import Table

STRETCHES = (0, 1, 4_000, 30_000, 10 * 60_000, 3 * 60 * 60_000)


def check_stretch(table: Table, rng: random.Random) -> int:
    """A stretch of time with no commands comes to the same in one tick or in many; how many events it had."""
    start = max(table.now, table.state.now)
    end = start + rng.choice(STRETCHES)
    after, events = _tick(table, table.state, end)
    state, told = table.state, []
    for now in (*sorted(rng.randint(start - 2000, end) for _ in range(rng.randint(1, 5))), end):
        state, more = _tick(table, state, now)
        told += more
    assert told == events
    assert state == after
    for now in (end, start, start - 5000):
        assert _tick(table, after, now) == (after, [])
    _check_deadline(table)
    _check_command(table, after, events, end, rng)
    return len(events)


def _check_deadline(table: Table) -> None:
    """The next deadline is the moment something happens: nothing does before, something does then."""
    due = table.kit.next_deadline(table.state)
    if due is None:
        assert _tick(table, table.state, table.now + max(STRETCHES)) == (table.state, [])
    else:
        assert _tick(table, table.state, due - 1) == (table.state, [])
        events = _tick(table, table.state, due)[1]
        assert events
        assert events[0].at == max(due, table.state.now)


def _check_command(table: Table, after: Any, due: list[Any], now: int, rng: random.Random) -> None:
    """A command meets the same table whether or not a tick came before it."""
    command = table.kit.mischief(table.state, rng)
    unticked = table.decide(table.state, command, now)
    ticked = table.decide(after, command, now)
    if isinstance(unticked, Rejected) or isinstance(ticked, Rejected):
        assert unticked == ticked
    else:
        assert unticked.events == (*due, *ticked.events)


def _tick(table: Table, state: Any, now: int) -> tuple[Any, list[Any]]:
    outcome = table.decide(state, table.kit.tick(), now)
    assert isinstance(outcome, Accepted)
    for event in outcome.events:
        state = table.kit.evolve(state, event)
    return state, list(outcome.events)
