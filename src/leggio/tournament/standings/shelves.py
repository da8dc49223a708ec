"""Players in order: by score, then by each criterion in turn; whoever is equal in all of them is on one shelf."""

from collections.abc import Iterable, Mapping, Sequence

from leggio.tournament.options import Criterion
from leggio.tournament.standings.criteria import value
from leggio.tournament.standings.tally import Tally


def ranked(players: Iterable[Tally], criteria: Sequence[Criterion], all_of: Mapping[int, Tally]) -> list[list[Tally]]:
    """Players best first, those who share a place together, by number."""
    by_number = sorted(players, key=lambda each: each.number)
    shelves = _split(by_number, [each.score for each in by_number])
    for criterion in criteria:
        shelves = [
            part
            for shelf in shelves
            for part in _split(shelf, [value(criterion, each, shelf, all_of) for each in shelf])
        ]
    return shelves


def _split(shelf: Sequence[Tally], worth: Sequence[int]) -> list[list[Tally]]:
    """Those of a shelf who are worth the same together, the worthiest first."""
    parts: dict[int, list[Tally]] = {}
    for each, its_worth in zip(shelf, worth, strict=True):
        parts.setdefault(its_worth, []).append(each)
    return [parts[its_worth] for its_worth in sorted(parts, reverse=True)]
