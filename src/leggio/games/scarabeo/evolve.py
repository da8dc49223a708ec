"""What an event makes of a table. It asks no clock, no chance, no dictionary and no rule.

Total over what `decide` brings about. A log from outside goes through `audit` first, which decides every event again
before it is applied.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from msgspec.structs import replace

from leggio.core.bag import Seal, open_bag
from leggio.core.board import Square, empty_board, parse_square
from leggio.core.clock import new_clock
from leggio.core.letters import JOLLY, tile_of
from leggio.core.placing import filled
from leggio.core.tiles import take
from leggio.games.scarabeo.allowance import sand_left, turn_time
from leggio.games.scarabeo.events import (
    AbandonProposed,
    Agreed,
    AnyEvent,
    Began,
    Challenged,
    Drawn,
    Ended,
    Exchanged,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    StarterChosen,
    Suspended,
    TimedOut,
    Voted,
)
from leggio.games.scarabeo.rules import RULE_SETS
from leggio.games.scarabeo.sheet import Entry, Row
from leggio.games.scarabeo.state import Contest, Pending, Phase, State
from leggio.games.scarabeo.voters import voters

Item = TypeVar("Item")
ONLY = (0,)  # the one seat of a clock that nobody owns


def replay(events: Iterable[AnyEvent]) -> State:
    """The table after a whole log."""
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a log has at least one event")
    return state


def evolve(state: State | None, event: AnyEvent) -> State:
    """The table after one more event."""
    if isinstance(event, Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a log starts with the opening of the table")
    changed = _change(state, event)
    return replace(changed, now=event.at, seq=state.seq + 1)


def _change(state: State, event: AnyEvent) -> State:
    match event:
        case Opened():
            return _opened(event)
        case StarterChosen():
            return _starter_chosen(state, event)
        case Drawn():
            _, bag = state.bag.draw(len(event.tiles))
            return replace(state, bag=bag, racks=_with(state.racks, event.seat, state.racks[event.seat] + event.tiles))
        case Began():
            return _start_turn(state, state.turn, event.at, passed_on=0)
        case ScarabTaken():
            return _scarab_taken(state, event)
        case Played():
            return _played(state, event)
        case Agreed():
            return _agreed(state, event.seat)
        case PlayStood():
            return _stood(state, event.at)
        case Challenged():
            return _challenged(state, event)
        case Voted():
            return _voted(state, event)
        case Ruled():
            return _ruled(state, event)
        case Passed():
            return _idle(_write(state, Row(event.seat, Entry.PASS)), event.seat, event.at)
        case TimedOut():
            return _idle(_write(state, Row(event.seat, Entry.TIMEOUT)), event.seat, event.at)
        case Exchanged():
            return _exchanged(state, event)
        case Resigned():
            return _resigned(state, event)
        case AbandonProposed():
            return replace(state, for_abandon=(*state.for_abandon, event.seat))
        case Suspended():
            return _suspended(state, event)
        case Resumed():
            return _resumed(state, event)
        case Ended():
            return _ended(state, event)
        case _:
            assert_never(event)


def _opened(event: Opened) -> State:
    rules = RULE_SETS[event.rules, event.rules_version]
    seal = Seal(event.order, event.salt)
    seats = len(event.players)
    return State(
        rules=rules,
        options=event.options,
        players=event.players,
        lexicon=event.lexicon,
        seal=seal,
        commitment=event.commitment,
        bag=open_bag(seal),
        board=empty_board(rules.layout.size),
        racks=("",) * seats,
        clock=new_clock(seats, event.at),
        totals=(0,) * seats,
        idle=(0,) * seats,
        now=event.at,
    )


def _starter_chosen(state: State, event: StarterChosen) -> State:
    bag = state.bag
    if event.draws:
        drawn, bag = bag.draw(len(event.draws))
        bag = bag.put_back(drawn)
    return replace(state, bag=bag, starter=event.starter, turn=event.starter)


def _scarab_taken(state: State, event: ScarabTaken) -> State:
    square = parse_square(event.square) or Square(0, 0)
    rack = (take(state.racks[event.seat], event.letter) or "") + JOLLY
    taken = replace(
        state,
        board=state.board.put(((square, event.letter),)),
        racks=_with(state.racks, event.seat, rack),
        for_abandon=(),
    )
    return _write(taken, Row(event.seat, Entry.SCARAB, word=event.letter, square=event.square))


def _played(state: State, event: Played) -> State:
    tiles = cells_of(event)
    used = "".join(tile_of(cell) for _, cell in tiles)
    rack = state.racks[event.seat]
    return replace(
        state,
        board=state.board.put(tiles),
        racks=_with(state.racks, event.seat, take(rack, used) or ""),
        pending=Pending(event, state.board, rack, open_for=new_clock(1, event.at).run(ONLY, event.at)),
        for_abandon=(),
        # art. 5, 17: counting is not in the time of the glass.
        clock=state.clock.stop(event.at),
    )


def cells_of(event: Played) -> tuple[tuple[Square, str], ...]:
    """The squares a play filled, and with what."""
    return filled(event.square, event.direction, event.tiles)


def _agreed(state: State, *seats: int) -> State:
    if state.pending is None:
        return state
    return replace(state, pending=replace(state.pending, agreed=(*state.pending.agreed, *seats)))


def _stood(state: State, at: int) -> State:
    if state.pending is None:
        return state
    play = state.pending.play
    row = Row(play.seat, Entry.PLAY, play.score, word=play.words[0].word, square=play.square, direction=play.direction)
    scored = _write(state, row)
    return _next_turn(replace(scored, pending=None, idle=(0,) * len(state.players)), at)


def _challenged(state: State, event: Challenged) -> State:
    if state.pending is None:
        return state
    return replace(
        state,
        phase=Phase.VOTING,
        pending=replace(state.pending, open_for=state.pending.open_for.stop(event.at)),
        contest=Contest(event, voters(state), open_for=new_clock(1, event.at).run(ONLY, event.at)),
    )


def _voted(state: State, event: Voted) -> State:
    if state.contest is None:
        return state
    return replace(state, contest=replace(state.contest, votes=(*state.contest.votes, (event.seat, event.ballot))))


def _ruled(state: State, event: Ruled) -> State:
    if state.pending is None or state.contest is None:
        return state
    pending, play, challenge = state.pending, state.pending.play, state.contest.challenge
    ruled = replace(state, phase=Phase.PLAYING, contest=None)
    if event.valid:
        upheld = (*pending.upheld, *challenge.words)
        still_open = replace(pending, upheld=upheld, open_for=pending.open_for.run(ONLY, event.at))
        return _agreed(replace(ruled, pending=still_open), challenge.seat)
    taken_back = replace(
        ruled,
        pending=None,
        board=pending.board_before,
        racks=_with(state.racks, play.seat, pending.rack_before),
        # art. 13, 20: the sand runs on from where the glass was laid down.
        clock=state.clock.run((play.seat,), event.at),
    )
    row = Row(
        play.seat,
        Entry.WITHDRAWN,
        word=play.words[0].word,
        square=play.square,
        direction=play.direction,
        value=play.score,
    )
    return _write(taken_back, row)


def _exchanged(state: State, event: Exchanged) -> State:
    # art. 23: all eight go back first, then eight are drawn.
    _, bag = state.bag.put_back(event.given).draw(len(event.drawn))
    changed = replace(state, bag=bag, racks=_with(state.racks, event.seat, event.drawn))
    row = Row(event.seat, Entry.EXCHANGE, count=len(event.given), tiles=event.given)
    return _idle(_write(changed, row), event.seat, event.at)


def _resigned(state: State, event: Resigned) -> State:
    out = replace(state, resigned=(*state.resigned, event.seat), for_abandon=())
    return _next_turn(out, event.at) if out.turn == event.seat and len(out.active) > 1 else out


def _suspended(state: State, event: Suspended) -> State:
    pending, contest = state.pending, state.contest
    return replace(
        state,
        suspended=state.clock.running,
        clock=state.clock.stop(event.at),
        pending=replace(pending, open_for=pending.open_for.stop(event.at)) if pending else None,
        contest=replace(contest, open_for=contest.open_for.stop(event.at)) if contest else None,
    )


def _resumed(state: State, event: Resumed) -> State:
    pending, contest = state.pending, state.contest
    if contest:
        contest = replace(contest, open_for=contest.open_for.run(ONLY, event.at))
    elif pending:
        pending = replace(pending, open_for=pending.open_for.run(ONLY, event.at))
    clock = state.clock.run(state.suspended or (), event.at)
    return replace(state, suspended=None, clock=clock, pending=pending, contest=contest)


def _ended(state: State, event: Ended) -> State:
    settled = state
    for line in event.settlement:
        settled = _write(settled, Row(line.seat, Entry(line.kind.value), line.points, tiles=line.tiles))
    return replace(settled, phase=Phase.OVER, ended=event, clock=state.clock.stop(event.at))


def _idle(state: State, seat: int, at: int) -> State:
    return _next_turn(replace(state, idle=_with(state.idle, seat, state.idle[seat] + 1), for_abandon=()), at)


def _next_turn(state: State, at: int) -> State:
    """The hand passes to the left, and the glass with the sand that is in it (art. 5, 19)."""
    return _start_turn(state, state.after(state.turn), at, passed_on=sand_left(state, at))


def _start_turn(state: State, seat: int, at: int, passed_on: int) -> State:
    clock = state.clock.run((seat,), at)
    return replace(
        state,
        turn=seat,
        turn_from=clock.used[seat],
        allowed=turn_time(state, passed_on),
        clock=clock,
    )


def _write(state: State, row: Row) -> State:
    """The sheet with one more row, which gets its running total here."""
    total = state.totals[row.seat] + row.points
    rows = state.rows.add(replace(row, total=total))
    return replace(state, totals=_with(state.totals, row.seat, total), rows=rows)


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])
