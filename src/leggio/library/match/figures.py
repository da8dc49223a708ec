"""What the results of a match say of the two sides, with how sure one can be: over pairs, for their luck is shared."""

from collections import defaultdict
from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

from leggio.library.match.result import GameResult

WIDE = NormalDist().inv_cdf(0.975)
ERROR = 0.05  # how often a sequential test may be wrong, either way
LEAST_PAIRS = 8  # before it says anything: so few say nothing, however one-sided
_OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair
_UNSEEN = 1e-3  # how often an outcome has come that never came: there is always some chance


class Interval(msgspec.Struct, frozen=True):
    """A figure and how far it may be off, 19 times of 20; None where nobody can say."""

    mean: float
    error: float | None = None


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """A sequential test between two differences in Elo."""

    elo0: float
    elo1: float
    llr: float = 0.0
    lower: float = log(ERROR / (1 - ERROR))
    upper: float = log((1 - ERROR) / ERROR)
    verdict: str = ""  # `elo0` or `elo1`, once it is decided


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The first side against the second."""

    games: int
    pairs: int  # whole ones: intervals are over them
    wins: int
    draws: int
    losses: int
    score: Interval  # share of the points of wins, half for a draw
    spread: Interval | None  # a game, of those that ended by the rules
    elo: float | None  # None beyond all measure
    elo_interval: tuple[float | None, float | None]
    points: tuple[float, float]  # a game of each, of those that ended by the rules
    seconds: tuple[float, float]  # a turn of each
    lost_by_fault: tuple[dict[str, int], dict[str, int]]  # of each side, by what it did
    sprt: Sprt | None = None


def figures_of(results: Sequence[GameResult], sprt: Sprt | None = None) -> Figures:
    """What so many games say."""
    by_pair: dict[int, list[GameResult]] = defaultdict(list)
    for each in results:
        by_pair[each.pair].append(each)
    pairs = [pair for pair in by_pair.values() if len(pair) == 2]
    sound = [each for each in results if each.loser is None]
    whole = [pair for pair in pairs if all(each.loser is None for each in pair)]
    share = _interval([fmean(each.points for each in pair) for pair in pairs], [each.points for each in results])
    error = share.error or 0.0
    turns = [max(1, sum(each.turns for each in results)) / 2] * 2
    return Figures(
        games=len(results),
        pairs=len(pairs),
        wins=sum(each.points == 1 for each in results),
        draws=sum(each.points == 0.5 for each in results),
        losses=sum(each.points == 0 for each in results),
        score=share,
        spread=_interval([fmean(each.spread for each in pair) for pair in whole], [each.spread for each in sound])
        if sound
        else None,
        elo=elo_of(share.mean),
        elo_interval=(elo_of(share.mean - error), elo_of(share.mean + error)) if share.error else (None, None),
        points=(_mean([each.scores[0] for each in sound]), _mean([each.scores[1] for each in sound])),
        seconds=(
            sum(each.seconds[0] for each in results) / turns[0],
            sum(each.seconds[1] for each in results) / turns[1],
        ),
        lost_by_fault=(_faults(results, 0), _faults(results, 1)),
        sprt=decided(sprt, [fmean(each.points for each in pair) for pair in pairs]) if sprt else None,
    )


def elo_of(share: float) -> float | None:
    """The difference that a share of points means; None for all or nothing."""
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else None


def share_of(elo: float) -> float:
    """The share of points that a difference means."""
    return 1 / (1 + 10 ** (-elo / 400))


def decided(sprt: Sprt, pairs: Sequence[float]) -> Sprt:
    """The test after so many pairs: the likelihood ratio of the two means by the spread that the pairs have."""
    if not pairs:
        return sprt
    counts = {outcome: max(pairs.count(outcome), _UNSEEN) for outcome in _OUTCOMES}
    total = sum(counts.values())
    mean = sum(outcome * count for outcome, count in counts.items()) / total
    variance = sum(count * (outcome - mean) ** 2 for outcome, count in counts.items()) / total
    one, other = share_of(sprt.elo0), share_of(sprt.elo1)
    llr = len(pairs) * (other - one) * (2 * mean - one - other) / (2 * variance)
    verdict = ""
    if len(pairs) >= LEAST_PAIRS:
        verdict = "elo1" if llr >= sprt.upper else "elo0" if llr <= sprt.lower else ""
    return msgspec.structs.replace(sprt, llr=llr, verdict=verdict)


def _interval(pairs: Sequence[float], games: Sequence[float]) -> Interval:
    if len(pairs) < 2:
        return Interval(_mean(games))
    return Interval(fmean(pairs), WIDE * stdev(pairs) / sqrt(len(pairs)))


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def _faults(results: Sequence[GameResult], side: int) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for each in results:
        if each.loser == side:
            found[each.reason] += 1
    return dict(found)
