"""What falls due by itself must not depend on who looks at the clock, and when."""

import random

from leggio.core.outcome import Accepted, Rejected
from leggio.games.scarabeo import AnyEvent, State, decide, evolve
from leggio.games.scarabeo.commands import Tick
from leggio.games.scarabeo.timing import next_deadline
from support.scarabeo.mischief import mischief
from support.scarabeo.whole_games import Table
from support.timers import STRETCHES


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
    due = next_deadline(table.state)
    if due is None:
        assert _tick(table, table.state, table.now + max(STRETCHES)) == (table.state, [])
    else:
        assert _tick(table, table.state, due - 1) == (table.state, [])
        events = _tick(table, table.state, due)[1]
        assert events
        assert events[0].at == max(due, table.state.now)


def _check_command(table: Table, after: State, due: list[AnyEvent], now: int, rng: random.Random) -> None:
    """A command meets the same table whether or not a tick came before it."""
    command = mischief(table.state, rng)
    unticked = decide(table.state, command, table.judge, table.chance, now)
    ticked = decide(after, command, table.judge, table.chance, now)
    if isinstance(unticked, Rejected) or isinstance(ticked, Rejected):
        assert unticked == ticked
    else:
        assert unticked.events == (*due, *ticked.events)


def _tick(table: Table, state: State, now: int) -> tuple[State, list[AnyEvent]]:
    outcome = decide(state, Tick(), table.judge, table.chance, now)
    assert isinstance(outcome, Accepted)
    for event in outcome.events:
        state = evolve(state, event)
    return state, list(outcome.events)
