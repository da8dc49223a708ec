"""What each kind of event makes of a table of Scarabeo."""

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from leggio.core.board import EMPTY, Square, parse_square
from leggio.core.clock import Clock, new_clock
from leggio.core.letters import JOLLY, tile_of
from leggio.core.placing import filled
from leggio.core.replay import replayed
from leggio.core.tiles import take
from leggio.games.board import changes
from leggio.games.board.changes import write
from leggio.games.common.mixing import MIXING_CHANGES
from leggio.games.common.state import Evolve, abandon_declined, abandon_proposed, evolution, put
from leggio.games.common.taking_back import with_taking_back
from leggio.games.scarabeo import events
from leggio.games.scarabeo.events import CODEC, AnyEvent
from leggio.games.scarabeo.rules import RULE_SETS
from leggio.games.scarabeo.standing import maker
from leggio.games.scarabeo.state import (
    Contest,
    Entry,
    OnBoard,
    Pending,
    Phase,
    Row,
    State,
    asks_dictionary,
    sand_left,
    turn_time,
    voters,
)

ONLY = (0,)  # the one seat of a clock that nobody owns


def replay(log: Iterable[AnyEvent]) -> State:
    """The table after a whole log."""
    return replayed(evolve, log)


def _opened(event: events.Opened) -> State:
    rules = RULE_SETS[event.rules, event.rules_version]
    on_board = OnBoard() if rules.crossings_reopen else UNSET
    clock = new_clock(len(event.players), event.at)
    return State(**changes.opening_fields(event, rules), clock=clock, on_board=on_board)


def _began(state: State, event: events.Began) -> State:
    return _start_turn(state, state.turn, event.at, passed_on=0)


def _scarab_taken(state: State, event: events.ScarabTaken) -> State:
    square = parse_square(event.square) or Square(0, 0)
    rack = (take(state.racks[event.seat], event.letter) or "") + JOLLY
    taken = replace(
        state,
        board=state.board.put(((square, event.letter),)),
        racks=put(state.racks, event.seat, rack),
        for_abandon=(),
    )
    return write(taken, Row(event.seat, Entry.SCARAB, word=event.letter, square=event.square))


def _played(state: State, event: events.Played) -> State:
    pending = Pending(event, state.board, state.racks[event.seat], open_for=_running(event.at))
    # art. 5, 17: counting is not in the time of the glass.
    return changes.lay(state, event, pending, for_abandon=(), clock=state.clock.stop(event.at))


def _running(at: int) -> Clock:
    """A clock that nobody owns, running."""
    return new_clock(1, at).run(ONLY, at)


def _agreed(state: State, event: events.Agreed) -> State:
    return _answered(state, event.seat)


def _answered(state: State, seat: int) -> State:
    if state.pending is None:
        return state
    return replace(state, pending=replace(state.pending, agreed=(*state.pending.agreed, seat)))


def _stood(state: State, event: events.PlayStood) -> State:
    if state.pending is None:
        return state
    play = state.pending.play
    if isinstance(state.on_board, OnBoard):
        state = replace(state, on_board=replace(state.on_board, plays=(*state.on_board.plays, play)))
    row = Row(play.seat, Entry.PLAY, play.score, word=play.words[0].word, square=play.square, direction=play.direction)
    return _next_turn(replace(write(state, row), pending=None, idle=(0,) * len(state.players)), event.at)


def _challenged(state: State, event: events.Challenged) -> State:
    if state.pending is None:
        return state
    return replace(
        state,
        phase=Phase.VOTING,
        pending=replace(state.pending, open_for=state.pending.open_for.stop(event.at)),
        contest=Contest(event, voters(state), open_for=_running(event.at)),
    )


def _voted(state: State, event: events.Voted) -> State:
    if state.contest is None:
        return state
    return replace(state, contest=replace(state.contest, votes=(*state.contest.votes, (event.seat, event.ballot))))


def _ruled(state: State, event: events.Ruled) -> State:
    if state.pending is None or state.contest is None or not isinstance(state.contest.challenge, events.Challenged):
        return state
    pending, play, challenge = state.pending, state.pending.play, state.contest.challenge
    ruled = replace(state, phase=Phase.PLAYING, contest=None)
    if event.valid:
        upheld = (*pending.upheld, *challenge.words)
        still_open = replace(pending, upheld=upheld, open_for=pending.open_for.run(ONLY, event.at))
        return _answered(replace(ruled, pending=still_open), challenge.seat)
    # art. 13, 20: the sand runs on from where the glass was laid down.
    taken_back = changes.take_back(ruled, pending, clock=_sand(state, play.seat, event.at))
    word = play.words[0].word
    row = Row(play.seat, Entry.WITHDRAWN, word=word, square=play.square, direction=play.direction, value=play.score)
    return write(taken_back, row)


def _crossing_doubted(state: State, event: events.CrossingDoubted) -> State:
    asked = () if asks_dictionary(state) else state.opponents(event.seat)
    contest = Contest(event, asked, open_for=_running(event.at))
    # art. 20: the glass lies on its side.
    return replace(state, phase=Phase.VOTING, contest=contest, clock=state.clock.stop(event.at))


def _crossing_ruled(state: State, event: events.CrossingRuled) -> State:
    contest, on_board = state.contest, state.on_board
    if (
        contest is None
        or not isinstance(contest.challenge, events.CrossingDoubted)
        or not isinstance(on_board, OnBoard)
    ):
        return state
    doubted, clock = contest.challenge, _sand(state, state.turn, event.at)
    ruled = replace(state, phase=Phase.PLAYING, contest=None, clock=clock)
    if event.valid:
        crossing = (doubted.square, doubted.direction, doubted.word)
        return replace(ruled, on_board=replace(on_board, upheld=(*on_board.upheld, crossing)))
    # art. 14: the letters go to the bag, and nobody loses a point.
    play = maker(on_board, doubted)
    gone = filled(event.square, event.direction, event.tiles)
    removed = replace(
        ruled,
        board=state.board.put(tuple((square, EMPTY) for square, _ in gone)),
        bag=state.bag.put_back("".join(tile_of(cell) for _, cell in gone)),
        on_board=replace(on_board, plays=tuple(each for each in on_board.plays if each is not play)),
    )
    square, direction = event.square, event.direction
    row = Row(play.seat, Entry.REMOVED, word=doubted.word, square=square, direction=direction, tiles=event.tiles)
    return write(removed, row)


def _passed(state: State, event: events.Passed) -> State:
    return _idle(write(state, Row(event.seat, Entry.PASS)), event.seat, event.at)


def _timed_out(state: State, event: events.TimedOut) -> State:
    return _idle(write(state, Row(event.seat, Entry.TIMEOUT)), event.seat, event.at)


def _exchanged(state: State, event: events.Exchanged) -> State:
    # art. 23: all eight go back first, then eight are drawn.
    row = Row(event.seat, Entry.EXCHANGE, count=len(event.given), tiles=event.given)
    return _idle(write(changes.return_then_draw(state, event), row), event.seat, event.at)


def _resigned(state: State, event: events.Resigned) -> State:
    out = replace(state, resigned=(*state.resigned, event.seat), for_abandon=())
    return _next_turn(out, event.at) if out.turn == event.seat and len(out.active) > 1 else out


def _suspended(state: State, event: events.Suspended) -> State:
    pending, contest = state.pending, state.contest
    return replace(
        state,
        suspended=state.clock.running,
        clock=state.clock.stop(event.at),
        pending=replace(pending, open_for=pending.open_for.stop(event.at)) if pending else None,
        contest=replace(contest, open_for=contest.open_for.stop(event.at)) if contest else None,
    )


def _resumed(state: State, event: events.Resumed) -> State:
    pending, contest = state.pending, state.contest
    if contest:
        contest = replace(contest, open_for=contest.open_for.run(ONLY, event.at))
    elif pending:
        pending = replace(pending, open_for=pending.open_for.run(ONLY, event.at))
    clock = state.clock if state.options.glass_waits else state.clock.run(state.suspended or (), event.at)
    return replace(state, suspended=None, clock=clock, pending=pending, contest=contest)


def _ended(state: State, event: events.Ended) -> State:
    rows = [Row(line.seat, Entry(line.kind.value), line.points, tiles=line.tiles) for line in event.settlement]
    return replace(changes.write_all(state, rows), phase=Phase.OVER, ended=event, clock=state.clock.stop(event.at))


def _idle(state: State, seat: int, at: int) -> State:
    return _next_turn(replace(state, idle=put(state.idle, seat, state.idle[seat] + 1), for_abandon=()), at)


def _next_turn(state: State, at: int) -> State:
    """The hand passes to the left, and the glass with the sand that is in it (art. 5, 19)."""
    return _start_turn(state, state.after(state.turn), at, passed_on=sand_left(state, at))


def _start_turn(state: State, seat: int, at: int, passed_on: int) -> State:
    clock = _sand(state, seat, at)
    return replace(
        state,
        turn=seat,
        turn_from=clock.used[seat],
        allowed=turn_time(state, passed_on),
        clock=clock,
    )


def _sand(state: State, seat: int, at: int) -> Clock:
    """The sand of a seat runs, unless it waits for that player to see their rack (art. 17)."""
    return state.clock.stop(at) if state.options.glass_waits else state.clock.run((seat,), at)


def _glass_turned(state: State, event: events.GlassTurned) -> State:
    return replace(state, clock=state.clock.run((event.seat,), event.at))


def _returned(before: State, state: State, at: int) -> State:
    """The table as it was, and the whole time for the turn once more (art. 17)."""
    clock = _sand(state, before.turn, at)
    return replace(before, bag=before.bag.mixed_after(state.bag), clock=clock, turn_from=clock.used[before.turn])


evolve: Evolve[State, AnyEvent] = with_taking_back(
    evolution(
        CODEC,
        events.Opened,
        _opened,
        {
            **MIXING_CHANGES,
            events.StarterChosen: changes.starter_chosen,
            events.Drawn: changes.drawn,
            events.Began: _began,
            events.ScarabTaken: _scarab_taken,
            events.GlassTurned: _glass_turned,
            events.Played: _played,
            events.Agreed: _agreed,
            events.PlayStood: _stood,
            events.Challenged: _challenged,
            events.Voted: _voted,
            events.Ruled: _ruled,
            events.CrossingDoubted: _crossing_doubted,
            events.CrossingRuled: _crossing_ruled,
            events.Passed: _passed,
            events.TimedOut: _timed_out,
            events.Exchanged: _exchanged,
            events.Resigned: _resigned,
            events.AbandonProposed: abandon_proposed,
            events.AbandonDeclined: abandon_declined,
            events.Suspended: _suspended,
            events.Resumed: _resumed,
            events.Ended: _ended,
        },
    ),
    moves=(events.ScarabTaken, events.Played, events.Passed, events.TimedOut, events.Exchanged),
    returned=_returned,
)
