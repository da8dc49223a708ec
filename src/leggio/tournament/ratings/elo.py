"""Elo: an event as one period, everyone against the ratings their opponents came with."""

from collections.abc import Sequence

import msgspec

from leggio.tournament.ratings.played import Played


class EloOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How fast ratings move."""

    k: float = 20.0
    provisional_k: float = 40.0  # while a player has few rated games
    provisional_games: int = 30
    scale: float = 400.0  # points of difference that make ten to one
    start: float = 1500.0  # of players without a rating


def expected(rating: float, opponent: float, scale: float = 400.0) -> float:
    """What a player may expect of a game: 1 is a sure win."""
    # Differences nobody has would overflow the power.
    exponent = max(-10.0, min(10.0, (opponent - rating) / scale))
    return float(1 / (1 + 10.0**exponent))


def elo(rating: float, games: int, played: Sequence[Played], options: EloOptions) -> float:
    """The rating after these games."""
    k = options.provisional_k if games < options.provisional_games else options.k
    return rating + k * sum(each.score - expected(rating, each.rating, options.scale) for each in played)
