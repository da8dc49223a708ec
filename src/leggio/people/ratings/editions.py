"""Editions of the rating book: a formula with all its figures. A game counts by the one it was entered under."""

import math
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from leggio.tournament.ratings.glicko2 import Glicko, glicko2
from leggio.tournament.ratings.played import Played

_A_DAY_MS = 86_400_000


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A formula: Glicko-2, each game a rating period, and doubt that comes back while somebody does not play."""

    name: str
    start: Glicko = Glicko()
    tau: float = 0.5
    period_days: int = 30  # without a game doubt grows by one step of the formula in so many days
    least_deviation: float = 45.0  # nobody is known better than this: a rating never stands still
    provisional_above: float = 110.0  # of the deviation


# The newest last. What an edition says is never changed: games were counted by it.
EDITIONS = (Edition(name="1"),)
CURRENT = EDITIONS[-1]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody stands in a pool, after so many games and since when."""

    glicko: Glicko
    games: int = 0
    since: int = 0  # when the last of them ended, in milliseconds since 1970


def edition_named(name: str) -> Edition | None:
    """An edition by its name."""
    return next((each for each in EDITIONS if each.name == name), None)


def is_provisional(edition: Edition, glicko: Glicko) -> bool:
    """Whether too little is known yet for the figure to say much."""
    return glicko.deviation > edition.provisional_above


def newcomer(edition: Edition) -> Standing:
    """Somebody of whom nothing is known in a pool."""
    return Standing(glicko=edition.start)


def rated(
    edition: Edition, before: Sequence[Standing], places: Sequence[Sequence[int]], ended_at: int
) -> tuple[Standing, ...]:
    """Where all stand after a game. `places`: indices best first, shared where equal; everyone is in it once.

    A game of several is a game of each pair, and each pair counts for less, so that a table of four tells about as much
    of somebody as one of two: their results hang together.
    """
    place = {index: rank for rank, shared in enumerate(places) for index in shared}
    came = [rested(edition, each, ended_at) for each in before]
    weight = 1 / (len(before) - 1)
    return tuple(
        _after(edition, index, came, place, weight, before[index].games, ended_at) for index in range(len(before))
    )


def rested(edition: Edition, standing: Standing, now: int) -> Glicko:
    """A rating as it is at a moment: doubt has grown since the last game, never beyond that of a newcomer."""
    if not standing.games or now <= standing.since:
        return standing.glicko
    periods = (now - standing.since) / (edition.period_days * _A_DAY_MS)
    grown = math.hypot(standing.glicko.deviation, _IN_POINTS * standing.glicko.volatility * math.sqrt(periods))
    return replace(standing.glicko, deviation=min(grown, edition.start.deviation))


_IN_POINTS = 173.7178  # of a rating, in one of Glicko-2's own units


def _after(
    edition: Edition,
    index: int,
    came: Sequence[Glicko],
    place: Mapping[int, int],
    weight: float,
    games: int,
    ended_at: int,
) -> Standing:
    played = [
        Played(other.rating, _score(place[index], place[at]), other.deviation, weight)
        for at, other in enumerate(came)
        if at != index
    ]
    new = glicko2(came[index], played, edition.tau)
    glicko = Glicko(
        round(new.rating, 2), round(max(new.deviation, edition.least_deviation), 2), round(new.volatility, 6)
    )
    return Standing(glicko=glicko, games=games + 1, since=ended_at)


def _score(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
