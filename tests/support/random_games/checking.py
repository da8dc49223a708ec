"""What holds at a table of any game: after every command, for its log, and for deciding itself."""

from collections.abc import Callable
from typing import Any

from leggio.core.outcome import Rejected
from leggio.games.common.state import TakenBack
from leggio.games.common.taking_back import times_taken_back
from leggio.notation.log import read_log, write_log
from support.random_games.playing import Step, Table


def check_outcome(
    table: Table, step: Step, check_event: Callable[[Any, Any], None], check_state: Callable[[Any], None] | None = None
) -> bool:
    """What any command must leave in order, event by event; whether anything happened at all.

    `check_state` is for what holds even between two events of one command.
    """
    kit, after, outcome = table.kit, table.state, step.outcome
    if isinstance(outcome, Rejected):
        assert outcome.article == kit.articles[outcome.code]
        assert after is step.before
        assert after.seq == len(table.log)
        return False
    assert after.seq == step.before.seq + len(outcome.events) == len(table.log)
    if not outcome.events:
        assert after is step.before
        return False
    state = step.before
    for event in outcome.events:
        check_event(state, event)
        before, state = state, kit.evolve(state, event)
        if isinstance(event, TakenBack):
            _check_taken_back(table, before, event, state)
        if check_state:
            check_state(state)
    assert state == after
    assert after.now >= step.before.now
    due = kit.next_deadline(after)
    assert due is None or due > max(step.now, after.now), "something fell due and did not happen"
    return True


def _check_taken_back(table: Table, before: Any, event: TakenBack, after: Any) -> None:
    """The table is that of the log up to there, with all that was drawn since in the bag, and no time given back."""
    then = table.kit.replay(table.log[: event.to])
    assert before.options.takes_back == event.seat
    assert (after.turn, after.sheet, after.phase, after.resigned) == (then.turn, then.sheet, then.phase, then.resigned)
    for what, closed in (("racks", "bag"), ("hands", "pile_b")):
        if hasattr(then, what):
            assert getattr(after, what) == getattr(then, what)
            now, once = getattr(after, closed), getattr(then, closed)
            assert sorted(now.tiles) == sorted(once.tiles)
            assert now.returns == getattr(before, closed).returns + 1
    assert times_taken_back(after) == times_taken_back(before) + 1


def check_log(table: Table) -> None:
    """The log says it all: it replays to the same table, survives being written, and holds against the rules."""
    assert table.kit.replay(table.log) == table.state
    read = read_log(write_log(table.kit.name, table.log).encode())
    assert read.events == tuple(table.log)
    assert table.kit.audit(table.log) == table.state


def check_pure(table: Table, step: Step) -> None:
    """Deciding is a function: the same command at the same table comes to the same, and leaves the table alone."""
    once, twice = (table.decide(step.before, step.command, step.now) for _ in range(2))
    assert once == twice
    assert table.kit.replay(table.log[: step.before.seq]) == step.before


def watch_with(check_step: Callable[[Table, Step], None]) -> Callable[[Table, Step], None]:
    """Check every command; look at the whole log at some of them, for that takes longer."""

    def watch(table: Table, step: Step) -> None:
        check_step(table, step)
        if step.rng.random() < 0.02:
            check_log(table)
        if step.rng.random() < 0.02:
            check_pure(table, step)

    return watch


def check_running_totals(state: Any) -> None:
    """Each row carries the running total of its seat, and the last ones are the scores."""
    totals = [0] * len(state.players)
    for row in state.sheet:
        totals[row.seat] += row.points
        assert row.total == totals[row.seat]
    assert state.totals == tuple(totals)


def check_places(state: Any, lost: int | None = None) -> None:
    """Everyone has a place; who stayed is ranked by points, equal ones together, and comes first.

    Whoever lost whatever the points say comes after those who did not.
    """
    ended = state.ended
    assert sorted(seat for place in ended.places for seat in place) == list(state.seats)
    stayed = [tuple(seat for seat in place if seat in state.active) for place in ended.places]
    ranked = [{ended.scores[seat] for seat in place} for place in stayed if place and place != (lost,)]
    assert all(len(scores) == 1 for scores in ranked)
    points = {ended.scores[seat] for seat in state.active if seat != lost}
    assert [max(scores) for scores in ranked] == sorted(points, reverse=True)
