"""The Swiss system: equals meet, nobody meets twice while that can be helped."""

from collections.abc import Sequence

from leggio.tournament.pairing.cost import ONCE_A_ROUND, Cost, SwissCosts, Within
from leggio.tournament.pairing.field import BYE, Bye, Contender, Note, Paired
from leggio.tournament.pairing.matching import Levels, cheapest_matching, prices
from leggio.tournament.pairing.starting import seated


def pair_swiss(field: Sequence[Contender], *, within: Within = Within.HALVES, turn: int = 0) -> Paired:
    """A round with the least that is wrong, level by level; `turn` is who starts where all is equal."""
    players = sorted(field, key=lambda each: each.place)
    pairs = best_pairs(players, SwissCosts(players, within))
    numbers = [(one.number, other.number if other else BYE) for one, other in pairs]
    return described(field, numbers, within=within, turn=turn)


def described(field: Sequence[Contender], pairs: Sequence[tuple[int, int]], *, within: Within, turn: int) -> Paired:
    """Pairs by numbers as a round: tables in order, who starts, and why."""
    by_number = {each.number: each for each in field}
    costs = SwissCosts(list(field), within)
    matches = [(by_number[one], by_number[other]) for one, other in pairs if other != BYE]
    matches.sort(key=lambda pair: (-max(each.score for each in pair), min(each.place for each in pair)))
    return Paired(
        tuple(
            seated(one, other, turn=turn + table, notes=_notes(one, other, costs.pair(one, other)))
            for table, (one, other) in enumerate(matches)
        ),
        tuple(Bye(one, _bye_notes(by_number[one])) for one, other in pairs if other == BYE),
    )


def best_pairs(players: Sequence[Contender], costs: SwissCosts) -> list[tuple[Contender, Contender | None]]:
    """Everyone in one pair, or with nobody, at the least cost."""
    count = len(players)
    priced: list[tuple[int, int, Levels]] = [
        (one, other, costs.pair(players[one], players[other]))
        for one in range(count)
        for other in range(one + 1, count)
    ]
    if count % 2:
        priced += [(one, count, costs.bye(players[one])) for one in range(count)]
    size = count + count % 2
    times = [1 if level in ONCE_A_ROUND else size // 2 for level in Cost._fields]
    found = cheapest_matching(size, prices(priced, times)) if priced else []
    return [(players[one], players[other] if other < count else None) for one, other in found]


def total_cost(pairs: Sequence[tuple[int, int]], field: Sequence[Contender], within: Within) -> Cost:
    """What is wrong with a whole round, pairs by numbers; to compare rounds by."""
    by_number = {each.number: each for each in field}
    costs = SwissCosts(list(field), within)
    each_cost = [
        costs.bye(by_number[one]) if other == BYE else costs.pair(by_number[one], by_number[other])
        for one, other in pairs
    ]
    return Cost(*(sum(level) for level in zip(*each_cost, strict=True)))


def _notes(one: Contender, other: Contender, cost: Cost) -> tuple[Note, ...]:
    upper, lower = max(one.score, other.score), min(one.score, other.score)
    notes = [
        Note("pair.same_score", {"halves": upper})
        if upper == lower
        else Note("pair.across_scores", {"halves": upper, "other": lower, "crossed": cost.breaks})
    ]
    if cost.meetings:
        notes.append(Note("pair.again", {"times": cost.meetings}))
    if cost.company:
        notes.append(Note("pair.one_company"))
    return tuple(notes)


def _bye_notes(one: Contender) -> tuple[Note, ...]:
    notes = [Note("bye.lowest", {"halves": one.score, "place": one.place + 1})]
    if one.byes:
        notes.append(Note("bye.again", {"times": one.byes}))
    return tuple(notes)
