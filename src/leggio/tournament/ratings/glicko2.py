"""Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system"; an event is one rating period."""

import math
from collections.abc import Sequence

import msgspec

from leggio.tournament.ratings.played import Played

_SCALE = 173.7178
_CENTRE = 1500.0
_CLOSE = 1e-6
_STEPS = 100  # the iteration takes about ten; this only bounds what nobody has seen


class Glicko(msgspec.Struct, frozen=True):
    """A rating, how far it may be off, and how steadily the player plays."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def glicko2(player: Glicko, played: Sequence[Played], tau: float = 0.5) -> Glicko:
    """The rating after the games of one period; after none only the doubt grows."""
    mu, phi = (player.rating - _CENTRE) / _SCALE, player.deviation / _SCALE
    if not played:
        return Glicko(player.rating, _SCALE * math.hypot(phi, player.volatility), player.volatility)
    variance_inverse = improvement = 0.0
    for each in played:
        weight = _weight(each.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (each.rating - _CENTRE) / _SCALE)))
        variance_inverse += each.weight * weight**2 * expected * (1 - expected)
        improvement += each.weight * weight * (each.score - expected)
    variance = 1 / variance_inverse
    volatility = _volatility(variance * improvement, phi, variance, player.volatility, tau)
    doubt = math.hypot(phi, volatility)
    new_phi = 1 / math.sqrt(1 / doubt**2 + variance_inverse)
    return Glicko(_CENTRE + _SCALE * (mu + new_phi**2 * improvement), _SCALE * new_phi, volatility)


def _weight(phi: float) -> float:
    """How much a game counts against an opponent whose rating is this doubtful."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(delta: float, phi: float, variance: float, before: float, tau: float) -> float:
    """Where the slope of the likelihood is nil, by the Illinois method (step 5 of the paper)."""
    start = math.log(before**2)

    def slope(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - variance - e) / (2 * (phi**2 + variance + e) ** 2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * tau) < 0 and steps < _STEPS:
            steps += 1
        high = start - steps * tau
    at_low, at_high = slope(low), slope(high)
    for _ in range(_STEPS):
        if abs(high - low) <= _CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
