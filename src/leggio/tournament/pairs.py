"""Rounds are paired, changed by hand with a reason, and taken back (art. 42)."""

from msgspec.structs import replace

from leggio.core.outcome import Rejected
from leggio.tournament.calendar import Span, groups_of, members, span_of
from leggio.tournament.commands import FixPair, Pair, Reschedule, Swap, SwapStart, Unpair
from leggio.tournament.events import PairFixed, Rescheduled, RoundPaired, RoundUnpaired, StartSwapped, Swapped
from leggio.tournament.opening import not_named
from leggio.tournament.options import System, wrong_option
from leggio.tournament.pairing.field import Paired
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.proposing import propose
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import bad_reason, not_director
from leggio.tournament.state import Game, State

BY_HAND = frozenset(
    {System.SWISS, System.KOTH}
)  # the others have a calendar, or a bracket, that the change would break


def pair(work: PendingEvents, command: Pair) -> Rejected | None:
    """The next round, once the results of those before are there; a calendar known beforehand waits for none."""
    state = work.state
    if refusal := not_director(state, command.by) or results_missing(state) or _alone(state):
        return refusal
    proposed = propose(state)
    if isinstance(proposed, Rejected):
        return proposed
    if refusal := not_named(state):
        return refusal
    work.add(paired_event(state, *proposed, at=work.at, by=command.by))
    return None


def _alone(state: State) -> Rejected | None:
    """Before the first round: whoever is the only one of a group, or the only one without, would meet nobody."""
    span = span_of(state, state.next_round)
    for group in groups_of(state, span.stage) if span and not state.rounds else ():
        there = members(state, group, state.next_round)
        if group is not None and len(there) == 1:
            return refuse("pair.group_alone", name=there[0].name)
    return None


def paired_event(state: State, span: Span, paired: Paired, *, at: int, by: str) -> RoundPaired:
    """A round as it is written down."""
    return RoundPaired(
        at=at,
        by=by,
        round=state.next_round,
        stage=span.index,
        system=span.stage.system,
        matches=paired.matches,
        byes=paired.byes,
    )


def results_missing(state: State) -> Rejected | None:
    """Tables that the next round, if there is one, has to wait for."""
    span = span_of(state, state.next_round)
    for one in state.rounds if span else ():
        known = one.system is System.ROUND_ROBIN and span is not None and one.stage == span.index
        if not one.is_over and not known:
            tables = [game.table for game in one.games if game.result is None]
            return refuse("pair.results_missing", round=one.number, tables=tables)
    return None


def fix_pair(work: PendingEvents, command: FixPair) -> Rejected | None:
    """Two players who will meet in the next round."""
    state = work.state
    if refusal := not_director(state, command.by) or bad_reason(command.reason):
        return refusal
    if command.first == command.second:
        return refuse("pair.oneself")
    span = span_of(state, state.next_round)
    if span is None:
        return refuse("pair.no_more_rounds", rounds=len(state.rounds))
    if span.stage.system not in BY_HAND:
        return refuse("pair.not_fixable", system=span.stage.system.value)
    there = {each.number for each in members(state, None, state.next_round)}
    for player in (command.first, command.second):
        if player not in there:
            return refuse("pair.not_there", player=player)
        if any(player in fixed for fixed in state.fixed):
            return refuse("pair.fixed_already", player=player)
    work.record(PairFixed, command)
    return None


def swap(work: PendingEvents, command: Swap) -> Rejected | None:
    """Two players of a round change places, while their tables have no result."""
    state = work.state
    if refusal := not_director(state, command.by) or bad_reason(command.reason):
        return refusal
    one = state.round(command.round)
    if one is None:
        return refuse("round.unknown", round=command.round)
    if one.system not in BY_HAND:
        return refuse("pair.not_fixable", system=one.system.value)
    tables = []
    for player in (command.one, command.other):
        game = one.game_of(player)
        if game is None and all(bye.player != player for bye in one.byes):
            return refuse("pair.not_paired", player=player)
        if game is not None and game.result is not None:
            return refuse("pair.has_result", table=game.table)
        tables.append(game.table if game else 0)
    if tables[0] == tables[1]:
        return refuse("pair.same_table", table=tables[0])
    work.record(Swapped, command)
    return None


def swap_start(work: PendingEvents, command: SwapStart) -> Rejected | None:
    """The other one starts (art. 25)."""
    state = work.state
    if refusal := not_director(state, command.by) or bad_reason(command.reason):
        return refusal
    game = game_at(state, command.round, command.table)
    if isinstance(game, Rejected):
        return game
    if game.result is not None:
        return refuse("pair.has_result", table=game.table)
    work.record(StartSwapped, command)
    return None


def unpair(work: PendingEvents, command: Unpair) -> Rejected | None:
    """Take back a round that nobody has played."""
    state = work.state
    if refusal := not_director(state, command.by) or bad_reason(command.reason):
        return refusal
    if not state.rounds:
        return refuse("round.unknown", round=0)
    for game in state.rounds[-1].games:
        if game.result is not None:
            return refuse("pair.has_result", table=game.table)
    work.record(RoundUnpaired, command, round=len(state.rounds))
    return None


def reschedule(work: PendingEvents, command: Reschedule) -> Rejected | None:
    """Another calendar, that has what was paired so far in common with the one before."""
    state = work.state
    if refusal := not_director(state, command.by) or bad_reason(command.reason):
        return refusal
    if field := wrong_option(replace(state.options, calendar=command.calendar)):
        return refuse("tournament.option", field=field)
    if not _keeps_what_was_paired(state, command):
        return refuse("calendar.played", rounds=len(state.rounds))
    work.record(Rescheduled, command)
    return None


def _keeps_what_was_paired(state: State, command: Reschedule) -> bool:
    if not state.rounds:
        return True
    now = state.rounds[-1].stage
    begun = state.options.calendar[: now + 1]
    kept = command.calendar[: now + 1]
    span = span_of(state, len(state.rounds))
    played = len(state.rounds) - span.first + 1 if span else 0
    return (
        len(kept) == len(begun)
        and begun[:now] == kept[:now]
        and replace(begun[now], rounds=0) == replace(kept[now], rounds=0)
        and (kept[now].rounds == 0 or kept[now].rounds >= played)
    )


def game_at(state: State, number: int, table: int) -> Game | Rejected:
    """A table of a round, or why there is none."""
    if state.round(number) is None:
        return refuse("round.unknown", round=number)
    return state.game(number, table) or refuse("table.unknown", table=table, round=number)
