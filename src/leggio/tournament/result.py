"""How a game ended, as the tournament counts it."""

from enum import StrEnum

import msgspec

POINTS = range(-2000, 5001)  # what a score can be


class Winner(StrEnum):
    """Who won. Kept apart from the scores: a game can be lost on time whatever they are (art. 37)."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"  # art. 41
    NOBODY = "nobody"  # neither came


class Source(StrEnum):
    """Where a result comes from."""

    DESK = "desk"
    PLAYERS = "players"  # both said the same
    ONLINE = "online"
    FORFEIT = "forfeit"  # not played


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points of the one who started, points of the other, and who won."""

    first: int = 0
    second: int = 0
    winner: Winner
    source: Source = Source.DESK
    reference: str = ""  # of an online table

    @property
    def was_played(self) -> bool:
        """Whether there was a game."""
        return self.source is not Source.FORFEIT


def winner_by(first: int, second: int) -> Winner:
    """Who won by the scores alone; equal scores are a draw (art. 41)."""
    if first == second:
        return Winner.DRAW
    return Winner.FIRST if first > second else Winner.SECOND


def halves(winner: Winner) -> tuple[int, int]:
    """Half points for either: a win is two, a draw one."""
    return {Winner.FIRST: (2, 0), Winner.SECOND: (0, 2), Winner.DRAW: (1, 1), Winner.NOBODY: (0, 0)}[winner]
