"""What each kind of event makes of a hall."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from leggio.core.bag import Seal, open_bag
from leggio.core.board import empty_board
from leggio.core.letters import tile_of
from leggio.core.placing import filled
from leggio.core.replay import replayed
from leggio.core.roll import roll_of
from leggio.core.tiles import take
from leggio.games.common.mixing import MIXING_CHANGES, mixing_of
from leggio.games.common.state import Evolve, changed, evolution
from leggio.games.duplicate import events
from leggio.games.duplicate.events import CODEC, AnyEvent, By, Laid
from leggio.games.duplicate.letters import bag_after
from leggio.games.duplicate.rules import RULE_SETS
from leggio.games.duplicate.slips import top_after
from leggio.games.duplicate.standings import rank, shared_places
from leggio.games.duplicate.state import Phase, Player, Round, Slip, State, Watch


def replay(log: Iterable[AnyEvent]) -> State:
    """The hall after a whole log."""
    return replayed(evolve, log)


def _opened(event: events.Opened) -> State:
    rules = RULE_SETS[event.rules, event.rules_version]
    seal = Seal(event.order, event.salt)
    return State(
        rules=rules,
        options=event.options,
        lexicon=event.lexicon,
        seal=seal,
        commitment=event.commitment,
        bag=open_bag(seal),
        board=empty_board(rules.layout.size),
        roll=roll_of(Player(name=name) for name in event.players),
        active=tuple(range(len(event.players))),
        ranking=rank((0,) * len(event.players)),
        now=event.at,
        mixing=mixing_of((), event.at, event.announced),
    )


def _joined(state: State, event: events.Joined) -> State:
    active = (*state.active, event.seat)
    if event.seat < len(state.roll):
        return replace(_with(state, event.seat, left=False), active=tuple(sorted(active)))
    return _ranked(replace(state, roll=state.roll.add(Player(name=event.player)), active=active))


def _left(state: State, event: events.Left) -> State:
    active = tuple(seat for seat in state.active if seat != event.seat)
    return replace(_with(state, event.seat, left=True), active=active)


def _drawn(state: State, event: events.Drawn) -> State:
    bag = bag_after(state.bag, state.rack, event.rejected, event.tiles, anew=event.replaces, typed=event.typed)
    return replace(
        state,
        bag=bag,
        rack=event.tiles,
        phase=Phase.DRAWN,
        round=event.round,
        draws=state.draws + 1,
        slips=0,
        handed_in=0,
        watch=Watch(),
    )


def _started(state: State, event: events.Started) -> State:
    return replace(state, phase=Phase.PLAYING, watch=Watch(event.ends_at))


def _time_warned(state: State, event: events.TimeWarned) -> State:  # noqa: ARG001 - it says how much is left
    return replace(state, watch=replace(state.watch, warned=True))


def _time_up(state: State, event: events.TimeUp) -> State:  # noqa: ARG001 - nothing more to it
    return replace(state, phase=Phase.CHECKING, watch=Watch())


def _watch_stopped(state: State, event: events.WatchStopped) -> State:
    return replace(state, watch=Watch(None, event.left_ms, state.watch.warned))


def _watch_runs(state: State, event: events.WatchRuns) -> State:
    return replace(state, watch=Watch(event.ends_at, None, state.watch.warned))


def _extended(state: State, event: events.Extended) -> State:
    watch = state.watch
    if state.phase is Phase.CHECKING:
        return replace(state, phase=Phase.PLAYING, watch=Watch(event.at + event.by_ms))
    # With the end further away there will be another warning.
    if watch.ends_at is not None:
        return replace(state, watch=Watch(watch.ends_at + event.by_ms))
    return replace(state, watch=Watch(None, (watch.left_ms or 0) + event.by_ms))


def _handed_in(state: State, event: events.HandedIn) -> State:
    order = state.slips + 1
    slip = _slip(event, state.draws, order, event.by)
    first = state.slip_of(event.seat) is None
    return replace(_with(state, event.seat, slip=slip), slips=order, handed_in=state.handed_in + first)


def _slip(event: events.HandedIn | events.Corrected, draw: int, order: int, by: By) -> Slip:
    return Slip(
        draw=draw,
        order=order,
        at=event.at,
        square=event.square,
        direction=event.direction,
        word=event.word,
        laid=event.laid,
        fault=event.fault,
        kept=event.kept,
        verdicts=event.verdicts,
        by=by,
    )


def _corrected(state: State, event: events.Corrected) -> State:
    if event.round > len(state.rounds):
        before = state.slip_of(event.seat)
        # Put right, a slip is as early as it was.
        order = before.order if before else state.slips + 1
        corrected = _with(state, event.seat, slip=_slip(event, state.draws, order, By.DESK))
        return replace(corrected, slips=max(state.slips, order), handed_in=state.handed_in + (before is None))
    past = state.rounds[event.round - 1]
    earlier = past.slips.get(event.seat)
    order = earlier.order if earlier else 1 + max((slip.order for slip in past.slips.values()), default=0)
    draw = earlier.draw if earlier else 0
    slips = {**past.slips, event.seat: _slip(event, draw, order, By.DESK)}
    top = top_after(past.closed_with, (slip.laid for slip in slips.values()))
    settled = replace(past, slips=slips, top=top, solo=event.solo, found=_found(top, slips))
    total = state.top_total - past.top[0].score + top[0].score
    corrected = replace(state, rounds=state.rounds.put(event.round - 1, settled), top_total=total)
    for seat, points in event.changes:
        corrected = _with(corrected, seat, points=corrected.roll[seat].points - past.points(seat) + points)
    return _with_the_end(_ranked(corrected))


def _with_the_end(state: State) -> State:
    """What was put right after the end: the end says so too."""
    if state.ended is None:
        return state
    scores = tuple(player.points for player in state.roll)
    ended = replace(state.ended, scores=scores, places=shared_places(state.ranking), top=state.top_total)
    return replace(state, ended=ended)


def _remarked(state: State, event: events.Remarked) -> State:
    return _with(state, event.seat, remarks=(*state.roll[event.seat].remarks, event.text))


def _warned(state: State, event: events.Warned) -> State:
    return _with(state, event.seat, warnings=(*state.roll[event.seat].warnings, event.text))


def _penalised(state: State, event: events.Penalised) -> State:
    player = state.roll[event.seat]
    penalties = (*player.penalties, (event.points, event.text))
    return _ranked(_with(state, event.seat, points=player.points - event.points, penalties=penalties))


def _round_closed(state: State, event: events.RoundClosed) -> State:
    slips = {seat: slip for seat in range(len(state.roll)) if (slip := state.slip_of(seat))}
    closed = Round(
        number=event.round,
        board=state.board,
        rack=state.rack,
        top=event.top,
        closed_with=event.top,
        master=event.master,
        seat=event.seat,
        solo=event.solo,
        bonus=event.bonus,
        field=len(state.active),
        slips=slips,
        found=_found(event.top, slips),
    )
    tiles = filled(event.master.square, event.master.direction, event.master.tiles)
    used = "".join(tile_of(cell) for _, cell in tiles)
    roll = roll_of(_scored(player, closed.points(seat)) for seat, player in enumerate(state.roll))
    after = replace(
        state,
        board=state.board.put(tiles),
        rack=take(state.rack, used) or "",
        roll=roll,
        phase=Phase.BETWEEN,
        watch=Watch(),
        draws=state.draws + 1,  # slips of this draw are no longer those on the desk
        slips=0,
        handed_in=0,
        rounds=state.rounds.add(closed),
        top_total=state.top_total + event.top[0].score,
    )
    return _ranked(after)


def _found(top: tuple[Laid, ...], slips: Mapping[int, Slip]) -> int:
    return sum(slip.laid is not None and slip.score >= top[0].score for slip in slips.values())


def _scored(player: Player, points: int) -> Player:
    return replace(player, points=player.points + points) if points else player


def _suspended(state: State, event: events.Suspended) -> State:
    return replace(state, suspended=event.at)


def _resumed(state: State, event: events.Resumed) -> State:
    pause = event.at - (state.suspended or event.at)
    watch = state.watch
    if watch.ends_at is not None:
        watch = replace(watch, ends_at=watch.ends_at + pause)
    return replace(state, suspended=None, watch=watch)


def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase=Phase.OVER, ended=event, watch=Watch())


def _ranked(state: State) -> State:
    return replace(state, ranking=rank([player.points for player in state.roll]))


def _with(state: State, seat: int, **changes: object) -> State:
    return replace(state, roll=state.roll.put(seat, changed(state.roll[seat], **changes)))


evolve: Evolve[State, AnyEvent] = evolution(
    CODEC,
    events.Opened,
    _opened,
    {
        events.BagMixed: MIXING_CHANGES[events.BagMixed],
        events.HandedIn: _handed_in,
        events.Joined: _joined,
        events.Left: _left,
        events.Drawn: _drawn,
        events.Started: _started,
        events.TimeWarned: _time_warned,
        events.TimeUp: _time_up,
        events.WatchStopped: _watch_stopped,
        events.WatchRuns: _watch_runs,
        events.Extended: _extended,
        events.Corrected: _corrected,
        events.Remarked: _remarked,
        events.Warned: _warned,
        events.Penalised: _penalised,
        events.RoundClosed: _round_closed,
        events.Suspended: _suspended,
        events.Resumed: _resumed,
        events.Ended: _ended,
    },
)
