"""A bot that is a match for whoever plays against it: its level goes with the score, and from game to game."""

from collections.abc import Sequence

import msgspec

from leggio.engine.bots.levels import LEVELS
from leggio.engine.spec import AnyBots

# As levels are named: for ever, in options, names of players and logs.
ADAPTIVE = "adatto"

_NAMES = ("Ada", "Alvise", "Agnese", "Aldo")


def usual_names(level: str) -> tuple[str, ...]:
    """What bots of a level are called when nobody names them; one that only its own engine knows goes by its level."""
    if level == ADAPTIVE:
        return _NAMES
    return LEVELS[level].names if level in LEVELS else (level.capitalize(),)


def level_at(bots: AnyBots, level: str, seat: int, view: msgspec.Struct, base: str = "") -> str:
    """The level that a bot moves at, at a table that its seat sees like this: its own, or what the score calls for."""
    if level != ADAPTIVE:
        return level
    return level_now(bots.levels, base or first_level(bots.levels), bots.totals(view), seat, bots.step)


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
