"""Places: by score, then by each criterion in turn; whoever is equal in all of them shares a place."""

from collections.abc import Mapping, Sequence

import msgspec

from leggio.tournament.options import Criterion
from leggio.tournament.standings.criteria import value
from leggio.tournament.standings.final import final_order
from leggio.tournament.standings.shelves import ranked
from leggio.tournament.standings.tally import Tally, tallies
from leggio.tournament.state import State


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings. Score in half points."""

    place: int  # from 1; players who share one have the same
    number: int
    score: int
    spread: int
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    forfeits: int
    criteria: dict[Criterion, int]


def standings(state: State, *, group: str | None = None, upto: int | None = None) -> tuple[Line, ...]:
    """Everyone who entered, or a group of them, best first. A knockout places those who reached it."""
    counted = tallies(state, upto=upto)
    wanted = [counted[each.number] for each in state.listed if group is None or each.entry.group == group]
    decided = final_order(state) if group is None and upto is None else ()
    lines: list[Line] = []
    shelves: list[list[Tally]] = [[counted[number]] for number in decided]
    shelves += ranked((each for each in wanted if each.number not in decided), state.options.criteria, counted)
    place = 1
    for shelf in shelves:
        lines += [_line(place, each, shelf, state.options.criteria, counted) for each in shelf]
        place += len(shelf)
    return tuple(lines)


def _line(
    place: int, tally: Tally, equals: Sequence[Tally], criteria: Sequence[Criterion], all_of: Mapping[int, Tally]
) -> Line:
    return Line(
        place=place,
        number=tally.number,
        score=tally.score,
        spread=tally.spread,
        points=tally.points,
        wins=tally.wins,
        draws=tally.draws,
        losses=tally.losses,
        byes=tally.byes,
        forfeits=tally.forfeits,
        criteria={each: value(each, tally, equals, all_of) for each in criteria},
    )
