"""The next round as the calendar's system has it, with what the director has fixed beforehand."""

from leggio.core.outcome import Rejected
from leggio.tournament.calendar import Span, groups_of, members, span_of
from leggio.tournament.contenders import contenders
from leggio.tournament.finals import propose_knockout
from leggio.tournament.options import Stage, System
from leggio.tournament.pairing.field import Bye, Contender, Match, Note, Paired
from leggio.tournament.pairing.koth import pair_koth
from leggio.tournament.pairing.round_robin import pair_round_robin
from leggio.tournament.pairing.swiss import pair_swiss
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State


def propose(state: State) -> tuple[Span, Paired] | Rejected:
    """The stage of the next round, and its pairs."""
    span = span_of(state, state.next_round)
    there = len(members(state, None, state.next_round))
    if there < 2:
        return refuse("pair.too_few", players=there)
    if span is None:
        return refuse("pair.no_more_rounds", rounds=len(state.rounds))
    match span.stage.system:
        case System.SWISS | System.KOTH:
            paired: Paired | Rejected = _propose_fields(state, span)
        case System.ROUND_ROBIN:
            paired = _propose_round_robin(state, span)
        case System.KNOCKOUT:
            paired = propose_knockout(state, span)
    return paired if isinstance(paired, Rejected) else (span, paired)


def fields(state: State, stage: Stage) -> list[list[Contender]]:
    """Those the next round has to pair, group by group, without those whose pair is fixed."""
    fixed = {player for pair in fixed_pairs(state) for player in pair}
    found = []
    for group in groups_of(state, stage):
        there = [each for each in members(state, group, state.next_round) if each.number not in fixed]
        if there:
            found.append(contenders(state, there))
    return found


def fixed_pairs(state: State) -> tuple[tuple[int, int], ...]:
    """Pairs the director has fixed; one that has lost a player since is forgotten."""
    there = {each.number for each in members(state, None, state.next_round)}
    return tuple(pair for pair in state.fixed if there.issuperset(pair))


def _propose_fields(state: State, span: Span) -> Paired:
    paired = Paired()
    for field in fields(state, span.stage):
        if span.stage.system is System.KOTH:
            paired += pair_koth(field, turn=state.next_round)
        else:
            paired += pair_swiss(field, within=span.stage.within, turn=state.next_round)
    return paired + Paired(tuple(Match(first, second, (Note("pair.fixed"),)) for first, second in fixed_pairs(state)))


def _propose_round_robin(state: State, span: Span) -> Paired:
    """By the calendar of those who were there at its beginning; who left is missed by one opponent a round."""
    number = state.next_round
    there = {each.number for each in members(state, None, number)}
    paired = Paired()
    for group in groups_of(state, span.stage):
        numbers = [each.number for each in members(state, group, span.first)]
        paired += pair_round_robin(numbers, number - span.first + 1, span.stage.legs)
    matches = tuple(match for match in paired.matches if {match.first, match.second} <= there)
    alone = [
        player
        for match in paired.matches
        for player, other in ((match.first, match.second), (match.second, match.first))
        if player in there and other not in there
    ]
    byes = tuple(bye for bye in paired.byes if bye.player in there)
    return Paired(matches, byes + tuple(Bye(player, (Note("bye.opponent_left"),)) for player in alone))
