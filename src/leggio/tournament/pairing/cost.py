"""What is wrong with a pair, worst first. A round is the better one if it has less of the worst, whatever the rest.

All levels are whole numbers that add up over a round, so that comparing rounds is comparing sums, exactly.
"""

from enum import StrEnum
from typing import NamedTuple

from leggio.tournament.pairing.field import Contender


class Within(StrEnum):
    """Who meets whom among players of one score."""

    HALVES = "halves"  # the first of the upper half and the first of the lower half, and so on
    FOLD = "fold"  # the first and the last, the second and the last but one
    NEIGHBOURS = "neighbours"  # the first and the second


class Cost(NamedTuple):
    """The levels, worst first; docs/decisions says why in this order."""

    meetings: int = 0  # earlier games of the two
    byes_again: int = 0  # earlier byes of whoever has the bye
    bye_score: int = 0  # half points that whoever has the bye is above the last
    company: int = 0  # of one club or team, where these are kept apart
    breaks: int = 0  # borders between score groups that the pair crosses
    leap: int = 0  # the difference in score, squared: two small steps rather than one big one
    bye_place: int = 0  # places that whoever has the bye is above the last
    imbalance: int = 0  # starts less replies after the round, squared and added
    distance: int = 0  # from where the system would have them, squared


# There is one bye at most.
ONCE_A_ROUND = frozenset({"byes_again", "bye_score", "bye_place"})


class SwissCosts:
    """The costs of one round: score groups are those of its players."""

    def __init__(self, field: list[Contender], within: Within) -> None:
        self._within = within
        self._scores = sorted({each.score for each in field}, reverse=True)
        self._group = {score: index for index, score in enumerate(self._scores)}
        self._size = dict.fromkeys(self._scores, 0)
        self._rank: dict[int, int] = {}  # inside the score group
        for each in sorted(field, key=lambda one: one.place):
            self._rank[each.number] = self._size[each.score]
            self._size[each.score] += 1
        self._last = max((each.place for each in field), default=0)

    def pair(self, one: Contender, other: Contender) -> Cost:
        """What is wrong with two players meeting."""
        breaks = abs(self._group[one.score] - self._group[other.score])
        return Cost(
            meetings=one.met.get(other.number, 0),
            company=int(one.company != "" and one.company == other.company),
            breaks=breaks,
            leap=(one.score - other.score) ** 2,
            imbalance=min(imbalance(one.lead, other.lead), imbalance(other.lead, one.lead)),
            distance=self._distance(one, other, breaks),
        )

    def bye(self, one: Contender) -> Cost:
        """What is wrong with a player having the bye."""
        return Cost(
            byes_again=one.byes,
            bye_score=one.score - self._scores[-1],
            bye_place=self._last - one.place,
            imbalance=one.lead**2,
        )

    def _distance(self, one: Contender, other: Contender, breaks: int) -> int:
        if breaks:
            return int((abs(one.place - other.place) - 1) ** 2)
        upper, lower = sorted((self._rank[one.number], self._rank[other.number]))
        size = self._size[one.score]
        match self._within:
            case Within.HALVES:
                return int((lower - upper - size // 2) ** 2)
            case Within.FOLD:
                return int((lower + upper - (size - 1)) ** 2)
            case Within.NEIGHBOURS:
                return int((lower - upper - 1) ** 2)


def imbalance(starter: int, replier: int) -> int:
    """Starts less replies of both once the one has started against the other, squared and added."""
    return (starter + 1) ** 2 + (replier - 1) ** 2
