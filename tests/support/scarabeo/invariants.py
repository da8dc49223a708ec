"""What holds at every table after every command, whoever sent it and whatever it was."""

from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.games.scarabeo import State, audit, decide, evolve, replay
from leggio.games.scarabeo.ending import balances
from leggio.games.scarabeo.events import Ending
from leggio.games.scarabeo.refusals import ARTICLES
from leggio.games.scarabeo.sheet import Entry
from leggio.games.scarabeo.state import Phase
from leggio.games.scarabeo.timing import next_deadline
from leggio.notation.log import read_log, write_log
from support.scarabeo.bystander import check_event
from support.scarabeo.whole_games import Step, Table

IDLE = {Entry.PASS, Entry.TIMEOUT, Entry.EXCHANGE}
TWO_MINUTES_AND_ONE = 3  # glasses: two of one's own, and at most one passed on


def check_step(table: Table, step: Step) -> None:
    """Everything that one command must leave in order."""
    after, outcome = table.state, step.outcome
    if isinstance(outcome, Rejected):
        assert outcome.article == ARTICLES[outcome.code]
        assert after is step.before
        assert after.seq == len(table.log)
        return
    assert after.seq == step.before.seq + len(outcome.events) == len(table.log)
    if not outcome.events:
        assert after is step.before
        return
    state = step.before
    for event in outcome.events:
        check_event(state, event)
        state = evolve(state, event)
    assert state == after
    check_tiles(after)
    check_sheet(after)
    check_turn(after)
    check_time(step.before, after)
    due = next_deadline(after)
    assert due is None or due > max(step.now, after.now), "something fell due and did not happen"
    if after.ended:
        check_end(after)


def check_tiles(state: State) -> None:
    """All 130 tiles are somewhere, once; racks are full as long as the bag can fill them (art. 5)."""
    on_board = "".join(tile_of(cell) for cell in state.board.placed)
    everywhere = state.bag.tiles + "".join(state.racks) + on_board
    assert len(everywhere) == 130
    assert sorted(everywhere) == sorted(state.rules.tiles.tiles)
    assert all(len(rack) <= 8 for rack in state.racks)
    if len(state.bag) and state.phase is not Phase.OVER:
        drawing = state.pending.play.seat if state.pending else None
        assert all(len(state.racks[seat]) == 8 for seat in state.active if seat != drawing)
    if state.pending:
        pending = state.pending
        laid = "".join(tile_of(cell) for cell in pending.play.tiles if cell != ".")
        assert sorted(pending.rack_before) == sorted(state.racks[pending.play.seat] + laid)


def check_sheet(state: State) -> None:
    """Each row carries the running total of its seat, and the last ones are the scores (art. 35)."""
    totals = [0] * len(state.players)
    for row in state.sheet:
        totals[row.seat] += row.points
        assert row.total == totals[row.seat]
    assert state.totals == tuple(totals)


def check_turn(state: State) -> None:
    """Someone who still plays is on turn, and sand runs only while they think (art. 5, 17, 20)."""
    if state.phase is not Phase.OVER:
        assert state.turn in state.active
        assert len(state.active) >= 2
    if state.pending:
        assert state.pending.play.seat == state.turn
    assert (state.contest is not None) == (state.phase is Phase.VOTING)
    assert (state.ended is not None) == (state.phase is Phase.OVER)
    waits = state.suspended is not None or state.pending is not None or state.phase is Phase.OVER
    assert state.clock.running == (() if waits else (state.turn,))
    if state.contest:
        assert state.pending is not None
        assert state.pending.open_for.running == ()
    assert all(state.idle[seat] == _idle_run(state, seat) for seat in state.seats)


def check_time(before: State, after: State) -> None:
    """Time goes on, nobody gets time back, and no turn is longer than its glasses (art. 17, 19)."""
    assert after.now >= before.now
    for seat in after.seats:
        assert after.clock.spent(seat, after.now) >= before.clock.spent(seat, before.now)
    glass = after.options.glass_ms
    assert (after.allowed is None) == (glass is None)
    if glass is not None and after.allowed is not None:
        assert 2 * glass <= after.allowed <= TWO_MINUTES_AND_ONE * glass
        assert after.clock.spent(after.turn, after.now) - after.turn_from <= after.allowed


def check_end(state: State) -> None:
    """The settlement adds up, and the game is over for the reason it says (art. 32-36)."""
    ended = state.ended
    assert ended is not None
    assert state.pending is None, "a play was left hanging"
    assert ended.scores == state.totals
    assert sum(balances(ended)) == 0, "art. 36: what some win others lose"
    settled = state.sheet[len(state.sheet) - len(ended.settlement) :]
    assert [(row.seat, row.points) for row in settled] == [(line.seat, line.points) for line in ended.settlement]
    if ended.reason is Ending.ABANDONED:
        assert (ended.places, ended.winnings) == ((), ())
        assert set(state.active) <= set(state.for_abandon)
        return
    assert sorted(seat for place in ended.places for seat in place) == list(state.seats)
    stayed = [tuple(seat for seat in place if seat in state.active) for place in ended.places]
    ranked = [{state.totals[seat] for seat in place} for place in stayed if place]
    assert all(len(scores) == 1 for scores in ranked)
    assert [max(scores) for scores in ranked] == sorted({state.totals[seat] for seat in state.active}, reverse=True)
    match ended.reason:
        case Ending.CLOSED:
            assert not len(state.bag)
            assert any(not state.racks[seat] for seat in state.active)
            assert sum(line.points for line in ended.settlement) == 0, "art. 33-34: the closer gains what others lose"
        case Ending.DEADLOCK:
            assert all(state.idle[seat] >= (3 if len(state.bag) else 2) for seat in state.active)
        case Ending.RESIGNED:
            assert ended.places[0] == state.active


def check_log(table: Table) -> None:
    """The log says it all: it replays to the same table, survives being written, and holds against the rules."""
    assert replay(table.log) == table.state
    read = read_log(write_log("scarabeo", table.log).encode())
    assert read.events == tuple(table.log)
    assert audit(table.log) == table.state


def check_pure(table: Table, step: Step) -> None:
    """Deciding is a function: the same command at the same table comes to the same, and leaves the table alone."""
    once, twice = (decide(step.before, step.command, table.judge, table.chance, step.now) for _ in range(2))
    assert once == twice
    assert replay(table.log[: step.before.seq]) == step.before


def _idle_run(state: State, seat: int) -> int:
    """Turns of a seat without a word since anybody last made one, counted from the sheet."""
    count = 0
    for row in reversed(state.sheet):
        if row.entry is Entry.PLAY:
            break
        count += row.entry in IDLE and row.seat == seat
    return count
