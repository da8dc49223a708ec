"""The table of rounds, for afterwards: what was there, what was laid, who found what."""

from collections import Counter

import msgspec

from leggio.games.duplicate.events import Laid
from leggio.games.duplicate.state import Round, State


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
