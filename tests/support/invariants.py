"""What holds at every table after every command, whoever sent it and whatever it was."""

from leggio.core.letters import tile_of
from leggio.games.scrabble.events import Ending
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Entry, Phase, State
from support.bystander import check_event
from support.random_games.checking import check_outcome, check_places, check_running_totals
from support.random_games.playing import Step, Table

TURNS = {Entry.PLAY, Entry.WITHDRAWN, Entry.PASS, Entry.EXCHANGE}
IDLE = {Entry.PASS, Entry.EXCHANGE}


def check_step(table: Table, step: Step) -> None:
    """Everything that one command must leave in order."""
    if not check_outcome(table, step, check_event):
        return
    after = table.state
    check_tiles(after)
    check_running_totals(after)
    check_turn(after)
    check_time(step.before, after)
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
            assert state.clock.running == (_thinking(state),)
        case Phase.RULING | Phase.OVER:
            assert state.clock.running == ()
    assert all(state.idle[seat] == _idle_run(state, seat) for seat in state.seats)


def check_time(before: State, after: State) -> None:
    """Time goes on, nobody gets time back, and with automatic clocks all of it is on somebody's clock (art. 36)."""
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
    check_places(state, lost=state.lost_on_time)
    match ended.reason:
        case Ending.WENT_OUT:
            assert not len(state.bag)
            assert any(not state.racks[seat] for seat in state.active)
        case Ending.SCORELESS:
            assert all(state.idle[seat] >= 3 for seat in state.active)
        case Ending.TIME_LOST:
            assert state.lost_on_time is not None
            stayed = [place for place in ended.places if set(place) & set(state.active)]
            assert stayed[-1] == (state.lost_on_time,)
        case Ending.TIME_LIMIT:
            assert state.seated_at is not None
            assert state.options.limit_ms is not None
            assert state.options.limit_ms != state.rules.limit_ms or state.rules.version == 1 or len(state.players) == 2
            assert ended.at >= state.seated_at + state.options.limit_ms
        case Ending.RESIGNED:
            assert ended.places[0] == state.active


def _thinking(state: State) -> int:
    """Whose own time it is: the first who asked for time to think and has not answered, else whose turn (art. 31)."""
    held = getattr(state.pending, "held", ())
    return next((seat for seat in held if seat in state.unanswered), state.turn)


def _idle_run(state: State, seat: int) -> int:
    """Turns of a seat without a word since anybody last laid one that stands, counted from the sheet (art. 39b)."""
    # art. 30: a play taken back is a turn passed; the first version had it otherwise.
    idle = IDLE if state.rules.version == 1 else {*IDLE, Entry.WITHDRAWN}
    count = 0
    for row in reversed(state.sheet):
        if row.entry in TURNS and row.entry not in idle:
            break
        count += row.entry in idle and row.seat == seat
    # A pending play has no row yet, and it too breaks the run.
    return 0 if state.pending else count
