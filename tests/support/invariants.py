"""What holds at every table after every command, whoever sent it and whatever it was."""

from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.games.scrabble import State, audit, decide, evolve, replay
from leggio.games.scrabble.events import Ending
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.refusals import ARTICLES
from leggio.games.scrabble.sheet import Entry
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.timing import next_deadline
from leggio.notation.log import read_log, write_log
from support.bystander import check_event
from support.whole_games import Step, Table

TURNS = {Entry.PLAY, Entry.WITHDRAWN, Entry.PASS, Entry.EXCHANGE}
IDLE = {Entry.PASS, Entry.EXCHANGE}


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
    """All 120 tiles are somewhere, once (art. 1); racks are full as long as the bag can fill them (art. 3)."""
    on_board = "".join(tile_of(cell) for cell in state.board.placed)
    everywhere = state.bag.tiles + "".join(state.racks) + on_board
    assert sorted(everywhere) == sorted(state.rules.tiles.tiles)
    size = state.rules.rack_size
    assert all(len(rack) <= size for rack in state.racks)
    if len(state.bag) and state.phase in (Phase.PLAYING, Phase.RULING):
        drawing = state.pending.play.seat if state.pending else None
        assert all(len(state.racks[seat]) == size for seat in state.active if seat != drawing)
    if state.pending:
        pending = state.pending
        laid = "".join(tile_of(cell) for cell in pending.play.tiles if cell != ".")
        assert sorted(pending.rack_before) == sorted(state.racks[pending.play.seat] + laid)


def check_sheet(state: State) -> None:
    """Each row carries the running total of its seat, and the last ones are the scores (art. 27)."""
    totals = [0] * len(state.players)
    for row in state.sheet:
        totals[row.seat] += row.points
        assert row.total == totals[row.seat]
    assert state.totals == tuple(totals)


def check_turn(state: State) -> None:
    """Someone who still plays is on turn, and only the right clocks run (art. 26, 31, 38)."""
    if state.phase is not Phase.OVER:
        assert state.turn in state.active
        assert len(state.active) >= 2
    if state.pending:
        assert state.pending.play.seat != state.turn
    assert (state.challenge is not None) == (state.phase is Phase.RULING)
    assert (state.ended is not None) == (state.phase is Phase.OVER)
    match state.phase:
        case _ if state.suspended is not None:
            assert state.clock.running == ()
        case Phase.GATHERING:
            assert set(state.clock.running) == set(state.absent) != set()
        case Phase.PLAYING if state.options.clock_by_hand:
            assert state.clock.running in ((), (state.turn,))
        case Phase.PLAYING:
            assert state.clock.running == (state.turn,)
        case Phase.RULING | Phase.OVER:
            assert state.clock.running == ()
    assert all(state.idle[seat] == _idle_run(state, seat) for seat in state.seats)


def check_time(before: State, after: State) -> None:
    """Time goes on, nobody gets time back, and with automatic clocks all of it is on somebody's clock (art. 36)."""
    assert after.now >= before.now
    for seat in after.seats:
        assert after.clock.spent(seat, after.now) >= before.clock.spent(seat, before.now)
    options = after.options
    nobody_stops_it = options.arbiter is Arbiter.JUDGE and not options.absent and not options.clock_by_hand
    if nobody_stops_it and after.seated_at is not None and after.suspended is None:
        spent = sum(after.clock.spent(seat, after.now) for seat in after.seats)
        assert spent == after.now - after.seated_at


def check_end(state: State) -> None:
    """The settlement adds up, and the game is over for the reason it says (art. 39-41)."""
    ended = state.ended
    assert ended is not None
    assert state.pending is None, "a play was left hanging"
    assert ended.scores == state.totals
    settled = state.sheet[len(state.sheet) - len(ended.settlement) :]
    assert [(row.seat, row.points) for row in settled] == [(line.seat, line.points) for line in ended.settlement]
    if ended.reason is Ending.ABANDONED:
        assert ended.places == ()
        assert set(state.active) <= set(state.for_abandon)
        return
    assert sorted(seat for place in ended.places for seat in place) == list(state.seats)
    stayed = [tuple(seat for seat in place if seat in state.active) for place in ended.places]
    ranked = [{state.totals[seat] for seat in place} for place in stayed if place]
    assert all(len(scores) == 1 for scores in ranked)
    assert [max(scores) for scores in ranked] == sorted({state.totals[seat] for seat in state.active}, reverse=True)
    match ended.reason:
        case Ending.WENT_OUT:
            assert not len(state.bag)
            assert any(not state.racks[seat] for seat in state.active)
        case Ending.SCORELESS:
            assert all(state.idle[seat] >= 3 for seat in state.active)
        case Ending.TIME_LOST:
            assert state.lost_on_time is not None
            assert ended.places[len(ranked) - 1] == (state.lost_on_time,)
        case Ending.TIME_LIMIT:
            assert state.seated_at is not None
            assert state.options.limit_ms is not None
            assert ended.at >= state.seated_at + state.options.limit_ms
        case Ending.RESIGNED:
            assert ended.places[0] == state.active


def check_log(table: Table) -> None:
    """The log says it all: it replays to the same table, survives being written, and holds against the rules."""
    assert replay(table.log) == table.state
    read = read_log(write_log("scrabble", table.log).encode())
    assert read.events == tuple(table.log)
    assert audit(table.log) == table.state


def check_pure(table: Table, step: Step) -> None:
    """Deciding is a function: the same command at the same table comes to the same, and leaves the table alone."""
    once, twice = (decide(step.before, step.command, table.judge, table.chance, step.now) for _ in range(2))
    assert once == twice
    assert replay(table.log[: step.before.seq]) == step.before


def _idle_run(state: State, seat: int) -> int:
    """Passes and exchanges of a seat since anybody last laid a word, counted from the sheet (art. 39b)."""
    count = 0
    for row in reversed(state.sheet):
        if row.entry in TURNS and row.entry not in IDLE:
            break
        count += row.entry in IDLE and row.seat == seat
    # A pending play has no row yet, and it too breaks the run.
    return 0 if state.pending else count
