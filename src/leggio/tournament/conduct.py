"""What the referee does about conduct (art. 43, 46)."""

from enum import StrEnum

import msgspec


class Sanction(StrEnum):
    """From light to heavy."""

    WARNING = "warning"
    POINTS = "points"  # taken from points and spread of the standings
    EXPULSION = "expulsion"  # out of the tournament from the next round on


class Penalty(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction that was given."""

    at: int
    by: str
    player: int
    sanction: Sanction
    points: int = 0
    reason: str


MOST_POINTS = 1000
