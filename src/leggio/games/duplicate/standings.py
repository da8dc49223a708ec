"""Results: places by points, share of the top and distance from it; and the table of rounds, for afterwards."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from leggio.games.duplicate.events import Laid
from leggio.games.duplicate.state import Ranking, Round, State


class Standing(msgspec.Struct, frozen=True):
    """One line of the standings."""

    place: int
    seat: int
    player: str
    points: int
    percent: int  # of the top, in hundredths of a percent
    negative: int  # points short of the top
    left: bool


def rank(points: Sequence[int]) -> Ranking:
    """Places by points; equal points share the better place, and stand in the order people came in."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    places = [0] * len(points)
    for index, seat in enumerate(order):
        before = order[index - 1] if index else None
        places[seat] = places[before] if before is not None and points[before] == points[seat] else index + 1
    return Ranking(tuple(order), tuple(places))


def shared_places(ranking: Ranking) -> tuple[tuple[int, ...], ...]:
    """Seats best first, those of a place together."""
    groups: dict[int, list[int]] = {}
    for seat in ranking.order:
        groups.setdefault(ranking.places[seat], []).append(seat)
    return tuple(tuple(seats) for seats in groups.values())


def standing_of(state: State, seat: int) -> Standing:
    """The line of one player."""
    player = state.roll[seat]
    return Standing(
        place=state.ranking.places[seat],
        seat=seat,
        player=player.name,
        points=player.points,
        percent=percent_of(player.points, state.top_total),
        negative=player.points - state.top_total,
        left=player.left,
    )


def standings(state: State, most: int | None = None) -> tuple[Standing, ...]:
    """Everyone's line, best first; or only so many."""
    return tuple(standing_of(state, seat) for seat in state.ranking.order[:most])


def percent_of(points: int, top: int) -> int:
    """A share in hundredths of a percent, to the nearest, halves up."""
    return (20_000 * points + top) // (2 * top) if top else 0


class Finding(msgspec.Struct, frozen=True):
    """A play that was handed in, and by whom."""

    laid: Laid
    seats: tuple[int, ...]


class RoundReport(msgspec.Struct, frozen=True, kw_only=True):
    """One round."""

    number: int
    rack: str
    top: tuple[Laid, ...]
    master: Laid
    seat: int | None
    solo: int | None
    field: int  # how many were playing
    found: tuple[Finding, ...]  # best first
    faults: tuple[tuple[str, int], ...]  # codes of what scored nothing, and how often
    missing: int  # players who handed nothing in


def report(state: State) -> tuple[RoundReport, ...]:
    """Every closed round."""
    return tuple(_round(closed) for closed in state.rounds)


def _round(closed: Round) -> RoundReport:
    finders: dict[Laid, list[int]] = {}
    for seat, slip in closed.slips.items():
        if slip.laid:
            finders.setdefault(slip.laid, []).append(seat)
    best_first = sorted(finders.items(), key=lambda each: (-each[0].score, -len(each[1]), each[0].word))
    faults = Counter(slip.fault.code for slip in closed.slips.values() if slip.fault)
    return RoundReport(
        number=closed.number,
        rack="".join(sorted(closed.rack)),
        top=closed.top,
        master=closed.master,
        seat=closed.seat,
        solo=closed.solo,
        field=closed.field,
        found=tuple(Finding(laid, tuple(seats)) for laid, seats in best_first),
        faults=tuple(faults.most_common()),
        missing=max(0, closed.field - len(closed.slips)),
    )
