"""What each kind of event makes of a table of Scrabble."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from msgspec.structs import replace

from leggio.core.clock import Clock, new_clock
from leggio.core.codec import Event
from leggio.core.replay import replayed
from leggio.games.board import changes
from leggio.games.board.changes import write
from leggio.games.common.mixing import MIXING_CHANGES
from leggio.games.common.state import Change, Evolve, abandon_declined, abandon_proposed, evolution, put
from leggio.games.common.taking_back import with_taking_back
from leggio.games.figs import RULE_SETS
from leggio.games.scrabble import events
from leggio.games.scrabble.events import CODEC, AnyEvent
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import (
    Entry,
    Pending,
    PendingForEach,
    Phase,
    Row,
    RuledState,
    State,
    open_words,
    thinker,
    window_clock,
)


def replay(log: Iterable[AnyEvent]) -> State:
    """The table after a whole log."""
    return replayed(evolve, log)


def _opened(event: events.Opened) -> State:
    absent = event.options.absent
    return State(
        **changes.opening_fields(event, RULE_SETS[event.rules, event.rules_version]),
        clock=new_clock(len(event.players), event.at).run(absent, event.at),
        absent=absent,
        overtime=(None,) * len(event.players),
    )


def _arrived(state: State, event: events.Arrived) -> State:
    absent = tuple(seat for seat in state.absent if seat != event.seat)
    return replace(state, absent=absent, clock=state.clock.run(absent, event.at))


def _starter_chosen(state: State, event: events.StarterChosen) -> State:
    # The board is empty: nobody needs to turn it before the first move (art. 27).
    return replace(changes.starter_chosen(state, event), board_turned=True)


def _began(state: State, event: events.Began) -> State:
    return replace(state, phase=Phase.PLAYING, seated_at=event.at, clock=_clock(state, state.turn, event.at))


def _board_turned(state: State, _: events.BoardTurned) -> State:
    return replace(state, board_turned=True)


def _clock_pressed(state: State, event: events.ClockPressed) -> State:
    return replace(state, clock=state.clock.run((state.turn,), event.at))


def _played(state: State, event: events.Played) -> State:
    before: dict[str, Any] = {"play": event, "board_before": state.board, "rack_before": state.racks[event.seat]}
    if state.rules.each_may_challenge:
        opened_at = window_clock(state, event.at)
        pending: Pending = PendingForEach(**before, opened_at=opened_at, idle_before=state.idle)
    else:
        pending = Pending(**before, opened_at=state.clock.spent(state.after(event.seat), event.at))
    return _next_turn(changes.lay(state, event, pending, idle=(0,) * len(state.players)), event.at)


def _held(state: State, event: events.Held) -> State:
    if not isinstance(state.pending, PendingForEach):
        return _pending(state, held_by=event.seat)
    first = event.seat if state.pending.held_by is None else state.pending.held_by
    return _think(_pending(state, held_by=first, held=(*state.pending.held, event.seat)), event.at)


def _agreed(state: State, event: events.Agreed) -> State:
    return _think(_pending(state, agreed=(*(state.pending.agreed if state.pending else ()), event.seat)), event.at)


def _play_stood(state: State, event: events.PlayStood) -> State:
    return _think(_stood(state), event.at)


def _stood(state: State) -> State:
    if state.pending is None:
        return state
    play = state.pending.play
    row = Row(play.seat, Entry.PLAY, play.score, word=play.words[0].word, square=play.square, direction=play.direction)
    return replace(write(state, row), pending=None)


def _challenged(state: State, event: events.Challenged) -> State:
    return replace(state, phase=Phase.RULING, challenge=event, clock=state.clock.stop(event.at))


def _ruled(state: State, event: events.Ruled) -> State:
    if state.pending is None:
        return state
    ruled = _upheld(state, event) if event.valid else _withdrawn(state, state.pending)
    paid = write(ruled, Row(event.penalized, Entry.PENALTY, -event.penalty))
    after = replace(paid, phase=Phase.PLAYING, challenge=None, clock=_clock(state, thinker(paid), event.at))
    if event.arbiter is Arbiter.JUDGE or not state.rules.rulings_put_right:
        return after
    return RuledState(**_fields(after), before=state, ruling=event)


def _ruling_corrected(state: State, _: events.RulingCorrected) -> State:
    """The case is before whoever rules once more; what was drawn upon the ruling is mixed into the bag (art. 32)."""
    if not isinstance(state, RuledState):
        return state
    before = state.before
    drawn, _rest = before.bag.draw(len(before.bag) - len(state.bag))
    return replace(before, bag=state.bag.put_back(drawn)) if drawn else before


def _fields(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in State.__struct_fields__}


def _plain(state: State) -> State:
    """A table where no ruling can be put right any more (art. 32)."""
    return State(**_fields(state)) if isinstance(state, RuledState) else state


def _gone_on(change: Change[State]) -> Change[State]:
    """What happens after a ruling makes it final (art. 32)."""
    make = cast("Callable[[State, events.AnyEvent], State]", change)

    def changed(state: State, event: events.AnyEvent) -> State:
        return make(_plain(state), event)

    return changed


def _upheld(state: State, event: events.Ruled) -> State:
    """The play stands, unless another opponent may still challenge a word of it that was not ruled on (art. 29, 31)."""
    pending = state.pending
    if not isinstance(pending, PendingForEach):
        return _stood(state)
    words = tuple([verdict.word for verdict in event.verdicts])
    left = _pending(state, upheld=(*pending.upheld, *words), agreed=(*pending.agreed, event.penalized))
    still_open = left.pending is not None and left.unanswered and open_words(left.pending)
    return left if still_open else _stood(left)


def _withdrawn(state: State, pending: Pending) -> State:
    play = pending.play
    word = play.words[0].word
    row = Row(play.seat, Entry.WITHDRAWN, word=word, square=play.square, direction=play.direction, value=play.score)
    idle = state.idle
    if isinstance(pending, PendingForEach) and state.rules.withdrawn_counts:
        # art. 30, 39b: the turn was passed, and the run of such turns goes on.
        idle = put(pending.idle_before, play.seat, pending.idle_before[play.seat] + 1)
    return write(changes.take_back(state, pending, idle=idle), row)


def _passed(state: State, event: events.Passed) -> State:
    return _idle(write(state, Row(event.seat, Entry.PASS)), event.seat, event.at)


def _exchanged(state: State, event: events.Exchanged) -> State:
    # art. 34: drawn first, then returned.
    row = Row(event.seat, Entry.EXCHANGE, count=len(event.given))
    return _idle(write(changes.draw_then_return(state, event), row), event.seat, event.at)


def _cambio_secco(state: State, event: events.CambioSecco) -> State:
    # art. 35: the rack goes back first; the player stops the clock, the opponent starts it again.
    drawn = replace(
        changes.return_then_draw(state, event),
        secco_used=(*state.secco_used, event.seat),
        for_abandon=(),
        clock=_clock(state, event.seat, event.at),
    )
    return write(drawn, Row(event.seat, Entry.CAMBIO_SECCO, count=len(event.given)))


def _time_claimed(state: State, event: events.TimeClaimed) -> State:
    if event.stage > 1:
        return replace(state, lost_on_time=event.against)
    spent = state.clock.spent(event.against, event.at)
    return replace(state, overtime=put(state.overtime, event.against, spent))


def _resigned(state: State, event: events.Resigned) -> State:
    out = replace(state, resigned=(*state.resigned, event.seat), for_abandon=())
    if len(out.active) < 2:
        return out
    if out.turn != event.seat:
        return _think(out, event.at)
    moved = _next_turn(out, event.at)
    if moved.pending is None or moved.rules.each_may_challenge:
        return _think(moved, event.at)
    return _pending(moved, opened_at=moved.clock.spent(moved.turn, event.at))


def _suspended(state: State, event: events.Suspended) -> State:
    return replace(state, suspended=state.clock.running, clock=state.clock.stop(event.at))


def _resumed(state: State, event: events.Resumed) -> State:
    pause = event.at - state.now  # nothing else happens to a game that is put away
    seated_at = None if state.seated_at is None else state.seated_at + pause
    return replace(state, suspended=None, seated_at=seated_at, clock=state.clock.run(state.suspended or (), event.at))


def _ended(state: State, event: events.Ended) -> State:
    rows = [Row(line.seat, Entry(line.kind.value), line.points, tiles=line.tiles) for line in event.settlement]
    return replace(changes.write_all(state, rows), phase=Phase.OVER, ended=event, clock=state.clock.stop(event.at))


def _returned(before: State, state: State, at: int) -> State:
    """The table as it was; time that was used is not given back, nor is an extra minute that was claimed."""
    return replace(
        _plain(before),
        bag=before.bag.mixed_after(state.bag),
        clock=state.clock.run((before.turn,), at),
        seated_at=state.seated_at,
        overtime=state.overtime,
    )


def _idle(state: State, seat: int, at: int) -> State:
    return _next_turn(replace(state, idle=put(state.idle, seat, state.idle[seat] + 1)), at)


def _next_turn(state: State, at: int) -> State:
    turn = state.after(state.turn)
    return replace(state, turn=turn, board_turned=False, for_abandon=(), clock=_clock(state, turn, at))


def _clock(state: State, seat: int, at: int) -> Clock:
    return state.clock.run(() if state.options.clock_by_hand else (seat,), at)


def _think(state: State, at: int) -> State:
    """The clock of whoever thinks of a challenge runs, where clocks run by themselves (art. 31)."""
    seat = thinker(state)
    if state.options.clock_by_hand or state.clock.running in ((), (seat,)):
        return state
    return replace(state, clock=_clock(state, seat, at))


def _pending(state: State, **fields: object) -> State:
    return replace(state, pending=replace(state.pending, **fields)) if state.pending else state


_CHANGES: dict[type[Event], Change[State]] = {
    events.Arrived: _arrived,
    events.StarterChosen: _starter_chosen,
    events.Began: _began,
    events.BoardTurned: _board_turned,
    events.ClockPressed: _clock_pressed,
    events.Played: _played,
    events.Held: _held,
    events.Agreed: _agreed,
    events.PlayStood: _play_stood,
    events.Challenged: _challenged,
    events.Passed: _passed,
    events.Exchanged: _exchanged,
    events.CambioSecco: _cambio_secco,
    events.TimeClaimed: _time_claimed,
    events.Resigned: _resigned,
    events.AbandonProposed: abandon_proposed,
    events.AbandonDeclined: abandon_declined,
    events.Suspended: _suspended,
    events.Resumed: _resumed,
    events.Ended: _ended,
}

evolve: Evolve[State, AnyEvent] = with_taking_back(
    evolution(
        CODEC,
        events.Opened,
        _opened,
        {
            **MIXING_CHANGES,
            **{kind: _gone_on(change) for kind, change in _CHANGES.items()},
            # What comes of a ruling, and its correction.
            events.Ruled: _ruled,
            events.Drawn: changes.drawn,
            events.RulingCorrected: _ruling_corrected,
        },
    ),
    moves=(events.Played, events.Passed, events.Exchanged, events.CambioSecco),
    returned=_returned,
)
