"""What an event makes of a table. It asks no clock, no chance, no dictionary and no rule.

Total over what `decide` brings about. A log from outside goes through `audit` first, which decides every event again
before it is applied.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from msgspec.structs import replace

from leggio.core.bag import Seal, open_bag
from leggio.core.board import Square, empty_board
from leggio.core.clock import Clock, new_clock
from leggio.core.letters import tile_of
from leggio.core.placing import filled
from leggio.core.tiles import take
from leggio.games.figs.rules import RULE_SETS
from leggio.games.scrabble.events import (
    AbandonProposed,
    Agreed,
    AnyEvent,
    Arrived,
    Began,
    BoardTurned,
    CambioSecco,
    Challenged,
    ClockPressed,
    Drawn,
    Ended,
    Exchanged,
    Held,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    StarterChosen,
    Suspended,
    TimeClaimed,
)
from leggio.games.scrabble.sheet import Entry, Row
from leggio.games.scrabble.state import Pending, Phase, State

Item = TypeVar("Item")


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
        case Arrived():
            absent = tuple(seat for seat in state.absent if seat != event.seat)
            return replace(state, absent=absent, clock=state.clock.run(absent, event.at))
        case StarterChosen():
            return _starter_chosen(state, event)
        case Drawn():
            _, bag = state.bag.draw(len(event.tiles))
            return replace(state, bag=bag, racks=_with(state.racks, event.seat, state.racks[event.seat] + event.tiles))
        case Began():
            return replace(state, phase=Phase.PLAYING, seated_at=event.at, clock=_clock(state, state.turn, event.at))
        case BoardTurned():
            return replace(state, board_turned=True)
        case ClockPressed():
            return replace(state, clock=state.clock.run((state.turn,), event.at))
        case Played():
            return _played(state, event)
        case Held():
            return _pending(state, held_by=event.seat)
        case Agreed():
            return _pending(state, agreed=(*(state.pending.agreed if state.pending else ()), event.seat))
        case PlayStood():
            return _stand(state)
        case Challenged():
            return replace(state, phase=Phase.RULING, challenge=event, clock=state.clock.stop(event.at))
        case Ruled():
            return _ruled(state, event)
        case Passed():
            return _idle(_write(state, Row(event.seat, Entry.PASS)), event.seat, event.at)
        case Exchanged():
            return _exchanged(state, event)
        case CambioSecco():
            return _cambio_secco(state, event)
        case TimeClaimed():
            if event.stage > 1:
                return replace(state, lost_on_time=event.against)
            spent = state.clock.spent(event.against, event.at)
            return replace(state, overtime=_with(state.overtime, event.against, spent))
        case Resigned():
            return _resigned(state, event)
        case AbandonProposed():
            return replace(state, for_abandon=(*state.for_abandon, event.seat))
        case Suspended():
            return replace(state, suspended=state.clock.running, clock=state.clock.stop(event.at))
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
        clock=new_clock(seats, event.at).run(event.options.absent, event.at),
        absent=event.options.absent,
        totals=(0,) * seats,
        overtime=(None,) * seats,
        idle=(0,) * seats,
        now=event.at,
    )


def _starter_chosen(state: State, event: StarterChosen) -> State:
    bag = state.bag
    if event.draws:
        drawn, bag = bag.draw(len(event.draws))
        bag = bag.put_back(drawn)
    # The board is empty: nobody needs to turn it before the first move (art. 27).
    return replace(state, bag=bag, starter=event.starter, turn=event.starter, board_turned=True)


def _played(state: State, event: Played) -> State:
    tiles = cells_of(event)
    used = "".join(tile_of(cell) for _, cell in tiles)
    rack = state.racks[event.seat]
    following = state.after(event.seat)
    pending = Pending(event, state.board, rack, opened_at=state.clock.spent(following, event.at))
    laid = replace(
        state,
        board=state.board.put(tiles),
        racks=_with(state.racks, event.seat, take(rack, used) or ""),
        pending=pending,
        idle=(0,) * len(state.players),
    )
    return _next_turn(laid, event.at)


def cells_of(event: Played) -> tuple[tuple[Square, str], ...]:
    """The squares a play filled, and with what."""
    return filled(event.square, event.direction, event.tiles)


def _stand(state: State) -> State:
    if state.pending is None:
        return state
    play = state.pending.play
    row = Row(play.seat, Entry.PLAY, play.score, word=play.words[0].word, square=play.square, direction=play.direction)
    scored = _write(state, row)
    return replace(scored, pending=None)


def _ruled(state: State, event: Ruled) -> State:
    if state.pending is None:
        return state
    pending, play = state.pending, state.pending.play
    if event.valid:
        ruled = _stand(state)
    else:
        taken_back = replace(
            state,
            pending=None,
            board=pending.board_before,
            racks=_with(state.racks, play.seat, pending.rack_before),
        )
        row = Row(
            play.seat,
            Entry.WITHDRAWN,
            word=play.words[0].word,
            square=play.square,
            direction=play.direction,
            value=play.score,
        )
        ruled = _write(taken_back, row)
    paid = _write(ruled, Row(event.penalized, Entry.PENALTY, -event.penalty))
    return replace(paid, phase=Phase.PLAYING, challenge=None, clock=_clock(state, state.turn, event.at))


def _exchanged(state: State, event: Exchanged) -> State:
    _, bag = state.bag.draw(len(event.drawn))
    racks = _with(state.racks, event.seat, (take(state.racks[event.seat], event.given) or "") + event.drawn)
    changed = replace(state, bag=bag.put_back(event.given), racks=racks)
    return _idle(_write(changed, Row(event.seat, Entry.EXCHANGE, count=len(event.given))), event.seat, event.at)


def _cambio_secco(state: State, event: CambioSecco) -> State:
    _, bag = state.bag.put_back(event.given).draw(len(event.drawn))
    changed = replace(
        state,
        bag=bag,
        racks=_with(state.racks, event.seat, event.drawn),
        secco_used=(*state.secco_used, event.seat),
        for_abandon=(),
        # art. 35: the player stops the clock, the opponent starts it again.
        clock=_clock(state, event.seat, event.at),
    )
    return _write(changed, Row(event.seat, Entry.CAMBIO_SECCO, count=len(event.given)))


def _resigned(state: State, event: Resigned) -> State:
    out = replace(state, resigned=(*state.resigned, event.seat), for_abandon=())
    if len(out.active) < 2 or out.turn != event.seat:
        return out
    moved = _next_turn(out, event.at)
    if moved.pending is None:
        return moved
    return _pending(moved, opened_at=moved.clock.spent(moved.turn, event.at))


def _resumed(state: State, event: Resumed) -> State:
    pause = event.at - state.now  # nothing else happens to a game that is put away
    seated_at = None if state.seated_at is None else state.seated_at + pause
    return replace(state, suspended=None, seated_at=seated_at, clock=state.clock.run(state.suspended or (), event.at))


def _ended(state: State, event: Ended) -> State:
    settled = state
    for line in event.settlement:
        settled = _write(settled, Row(line.seat, Entry(line.kind.value), line.points, tiles=line.tiles))
    return replace(settled, phase=Phase.OVER, ended=event, clock=state.clock.stop(event.at))


def _idle(state: State, seat: int, at: int) -> State:
    return _next_turn(replace(state, idle=_with(state.idle, seat, state.idle[seat] + 1)), at)


def _next_turn(state: State, at: int) -> State:
    turn = state.after(state.turn)
    return replace(state, turn=turn, board_turned=False, for_abandon=(), clock=_clock(state, turn, at))


def _clock(state: State, seat: int, at: int) -> Clock:
    return state.clock.run(() if state.options.clock_by_hand else (seat,), at)


def _pending(state: State, **changes: object) -> State:
    return replace(state, pending=replace(state.pending, **changes)) if state.pending else state


def _write(state: State, row: Row) -> State:
    """The sheet with one more row, which gets its running total here."""
    total = state.totals[row.seat] + row.points
    rows = state.rows.add(replace(row, total=total))
    return replace(state, totals=_with(state.totals, row.seat, total), rows=rows)


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])
