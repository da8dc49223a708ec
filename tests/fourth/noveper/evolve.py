"""What each kind of event makes of a table of Noveper."""

from msgspec.structs import replace

from leggio.core.clock import new_clock
from leggio.games.board import changes
from leggio.games.common.state import Evolve, abandon_declined, abandon_proposed, evolution, put
from noveper import events
from noveper.events import CODEC, AnyEvent
from noveper.rules import RULE_SETS
from noveper.state import Entry, Pending, Phase, Row, State


def _opened(event: events.Opened) -> State:
    return State(
        **changes.opening_fields(event, RULE_SETS[event.rules, event.rules_version]),
        clock=new_clock(len(event.players), event.at),
    )


def _began(state: State, event: events.Began) -> State:
    return replace(state, clock=state.clock.run((state.turn,), event.at))


def _played(state: State, event: events.Played) -> State:
    pending = Pending(event, state.board, state.racks[event.seat])
    return _next_turn(changes.lay(state, event, pending, idle=(0,) * len(state.players)), event.at)


def _stood(state: State, _: events.PlayStood) -> State:
    if state.pending is None:
        return state
    play = state.pending.play
    row = Row(play.seat, Entry.PLAY, play.score, word=play.words[0].word, square=play.square, direction=play.direction)
    return replace(changes.write(state, row), pending=None)


def _passed(state: State, event: events.Passed) -> State:
    idle = put(state.idle, event.seat, state.idle[event.seat] + 1)
    return _next_turn(replace(changes.write(state, Row(event.seat, Entry.PASS)), idle=idle), event.at)


def _resigned(state: State, event: events.Resigned) -> State:
    out = replace(state, resigned=(*state.resigned, event.seat), for_abandon=())
    return out if len(out.active) < 2 or out.turn != event.seat else _next_turn(out, event.at)


def _suspended(state: State, event: events.Suspended) -> State:
    return replace(state, suspended=True, clock=state.clock.stop(event.at))


def _resumed(state: State, event: events.Resumed) -> State:
    return replace(state, suspended=None, clock=state.clock.run((state.turn,), event.at))


def _ended(state: State, event: events.Ended) -> State:
    rows = [Row(line.seat, Entry(line.kind.value), line.points, tiles=line.tiles) for line in event.settlement]
    return replace(changes.write_all(state, rows), phase=Phase.OVER, ended=event, clock=state.clock.stop(event.at))


def _next_turn(state: State, at: int) -> State:
    turn = state.after(state.turn)
    return replace(state, turn=turn, for_abandon=(), clock=state.clock.run((turn,), at))


evolve: Evolve[State, AnyEvent] = evolution(
    CODEC,
    events.Opened,
    _opened,
    {
        events.StarterChosen: changes.starter_chosen,
        events.Drawn: changes.drawn,
        events.Began: _began,
        events.Played: _played,
        events.PlayStood: _stood,
        events.Passed: _passed,
        events.Resigned: _resigned,
        events.AbandonProposed: abandon_proposed,
        events.AbandonDeclined: abandon_declined,
        events.Suspended: _suspended,
        events.Resumed: _resumed,
        events.Ended: _ended,
    },
)
