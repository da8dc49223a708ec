"""What decides between players with the same score, one criterion after the other. More is better, always."""

from collections.abc import Mapping, Sequence

from leggio.tournament.options import Criterion
from leggio.tournament.standings.tally import Tally


def value(criterion: Criterion, tally: Tally, equals: Sequence[Tally], all_of: Mapping[int, Tally]) -> int:
    """What a criterion gives a player among equals; sums of scores in half points, Sonneborn-Berger in quarters."""
    match criterion:
        case Criterion.SPREAD:
            return tally.spread
        case Criterion.POINTS:
            return tally.points
        case Criterion.WINS:
            return tally.wins
        case Criterion.BUCHHOLZ:
            return sum(_opponents(tally, all_of))
        case Criterion.MEDIAN:
            return sum(sorted(_opponents(tally, all_of))[1:-1])
        case Criterion.SONNEBORN_BERGER:
            return sum(each.halves * all_of[each.opponent].score for each in tally.meetings)
        case Criterion.DIRECT:
            return _direct(tally, equals)


def _opponents(tally: Tally, all_of: Mapping[int, Tally]) -> list[int]:
    return [all_of[each.opponent].score for each in tally.meetings]


def _direct(tally: Tally, equals: Sequence[Tally]) -> int:
    """Half points of the games among the equals; nothing for anybody unless each has met each."""
    numbers = {each.number for each in equals}
    for each in equals:
        if numbers - {each.number} - {meeting.opponent for meeting in each.meetings}:
            return 0
    return sum(meeting.halves for meeting in tally.meetings if meeting.opponent in numbers)
