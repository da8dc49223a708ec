"""Whether a round that is written down is as good as the one the system would give."""

from leggio.tournament.calendar import members, span_of
from leggio.tournament.events import RoundPaired
from leggio.tournament.opening import not_named
from leggio.tournament.options import System
from leggio.tournament.pairing.field import BYE, Bye, Match, Note
from leggio.tournament.pairing.swiss import described, pair_swiss, total_cost
from leggio.tournament.pairs import results_missing
from leggio.tournament.proposing import fields, fixed_pairs
from leggio.tournament.rights import not_director
from leggio.tournament.state import State

Pairs = list[tuple[int, int]]


def is_as_good(state: State, event: RoundPaired, *, proof: bool) -> bool:
    """Whether a Swiss round is right though another may be just as good; all others have one answer only."""
    span = span_of(state, state.next_round)
    if span is None or span.stage.system is not System.SWISS or event.system is not System.SWISS:
        return False
    if (event.round, event.stage) != (state.next_round, span.index) or event.at < state.now:
        return False
    if (
        not_director(state, event.by)
        or results_missing(state)
        or not_named(state)
        or state.closed
        or len(members(state, None, state.next_round)) < 2
    ):
        return False
    written = {(match.first, match.second): match for match in event.matches}
    byes = {bye.player: bye for bye in event.byes}
    matches: list[Match] = []
    expected_byes: list[Bye] = []
    for field in fields(state, span.stage):
        numbers = {each.number for each in field}
        pairs: Pairs = [pair for pair in written if numbers.issuperset(pair)]
        pairs += [(player, BYE) for player in byes if player in numbers]
        if sorted(player for pair in pairs for player in pair if player != BYE) != sorted(numbers):
            return False
        if sum(other == BYE for _, other in pairs) != len(numbers) % 2:
            return False
        paired = described(field, pairs, within=span.stage.within, turn=state.next_round)
        matches += paired.matches
        expected_byes += paired.byes
        if proof:
            best = pair_swiss(field, within=span.stage.within, turn=state.next_round)
            again: Pairs = [(match.first, match.second) for match in best.matches]
            again += [(bye.player, BYE) for bye in best.byes]
            if total_cost(again, field, span.stage.within) != total_cost(pairs, field, span.stage.within):
                return False
    fixed = [Match(first, second, (Note("pair.fixed"),)) for first, second in fixed_pairs(state)]
    return event.matches == (*matches, *fixed) and event.byes == tuple(expected_byes)
