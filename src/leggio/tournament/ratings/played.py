"""A game as ratings see it."""

import msgspec


class Played(msgspec.Struct, frozen=True):
    """The opponent as they came, and the score: 1, a half or 0."""

    rating: float
    score: float
    deviation: float = 0.0  # Glicko's; Elo does not ask
    weight: float = 1.0  # how much it counts, for Glicko: less where one result hangs on another
