"""A bot that is a match for whoever plays against it: its level goes with the score, and from game to game."""

from collections.abc import Sequence

# As levels are named: for ever, in options, names of players and logs.
ADAPTIVE = "adatto"


def first_level(levels: Sequence[str]) -> str:
    """Where it begins with somebody it does not know."""
    return levels[(len(levels) - 1) // 2]


def level_now(levels: Sequence[str], base: str, totals: Sequence[int], seat: int, step: int) -> str:
    """The level to move at: one up for each `step` of points that it is behind the best of the others, or one down."""
    behind = max(total for other, total in enumerate(totals) if other != seat) - totals[seat]
    return _moved(levels, base, int(behind / step))  # towards nought: within a step nothing changes


def level_next(levels: Sequence[str], base: str, *, has_won: bool) -> str:
    """The level to begin the next game at, against the same people."""
    return _moved(levels, base, -1 if has_won else 1)


def _moved(levels: Sequence[str], base: str, by: int) -> str:
    return levels[min(max(levels.index(base) + by, 0), len(levels) - 1)]
