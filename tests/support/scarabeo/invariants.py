"""What holds at every table after every command, whoever sent it and whatever it was."""

from leggio.core.letters import tile_of
from leggio.games.scarabeo.events import CrossingDoubted, Ending
from leggio.games.scarabeo.score import balances
from leggio.games.scarabeo.state import Entry, Phase, State
from support.random_games.checking import check_outcome, check_places, check_running_totals
from support.random_games.playing import Step, Table
from support.scarabeo.bystander import check_event

IDLE = {Entry.PASS, Entry.TIMEOUT, Entry.EXCHANGE}
TWO_MINUTES_AND_ONE = 3  # glasses: two of one's own, and at most one passed on


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
    """All 130 tiles are somewhere, once; racks are full as long as the bag can fill them (art. 5)."""
    on_board = "".join(tile_of(cell) for cell in state.board.placed)
    everywhere = state.bag.tiles + "".join(state.racks) + on_board
    assert len(everywhere) == 130
    assert sorted(everywhere) == sorted(state.rules.tiles.tiles)
    assert all(len(rack) <= 8 for rack in state.racks)
    # art. 14: letters that left the board late fill the bag again, and whoever lays a word draws from it.
    refilled = any(row.entry is Entry.REMOVED for row in state.sheet)
    if len(state.bag) and state.phase is not Phase.OVER and not refilled:
        drawing = state.pending.play.seat if state.pending else None
        assert all(len(state.racks[seat]) == 8 for seat in state.active if seat != drawing)
    if state.pending:
        pending = state.pending
        laid = "".join(tile_of(cell) for cell in pending.play.tiles if cell != ".")
        assert sorted(pending.rack_before) == sorted(state.racks[pending.play.seat] + laid)


def check_turn(state: State) -> None:
    """Someone who still plays is on turn, and sand runs only while they think (art. 5, 17, 20)."""
    if state.phase is not Phase.OVER:
        assert state.turn in state.active
        assert len(state.active) >= 2
    if state.pending:
        assert state.pending.play.seat == state.turn
    assert (state.contest is not None) == (state.phase is Phase.VOTING)
    assert (state.ended is not None) == (state.phase is Phase.OVER)
    waits = state.suspended is not None or state.pending is not None or state.phase is not Phase.PLAYING
    idles = state.options.glass_waits and not state.clock.running  # art. 17: until the rack is seen
    assert state.clock.running == (() if waits or idles else (state.turn,))
    if state.contest:
        assert (state.pending is None) == isinstance(state.contest.challenge, CrossingDoubted)
        assert state.pending is None or state.pending.open_for.running == ()
    assert all(state.idle[seat] == _idle_run(state, seat) for seat in state.seats)


def check_time(before: State, after: State) -> None:
    """Time goes on, nobody gets time back, and no turn is longer than its glasses (art. 17, 19)."""
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
    check_places(state)
    match ended.reason:
        case Ending.CLOSED:
            assert not len(state.bag)
            assert any(not state.racks[seat] for seat in state.active)
            assert sum(line.points for line in ended.settlement) == 0, "art. 33-34: the closer gains what others lose"
        case Ending.DEADLOCK:
            assert all(state.idle[seat] >= (3 if len(state.bag) else 2) for seat in state.active)
        case Ending.RESIGNED:
            assert ended.places[0] == state.active


def _idle_run(state: State, seat: int) -> int:
    """Turns of a seat without a word since anybody last made one, counted from the sheet."""
    count = 0
    for row in reversed(state.sheet):
        if row.entry is Entry.PLAY:
            break
        count += row.entry in IDLE and row.seat == seat
    return count
