"""How long the computer may think about a move, by what was set for it."""

from collections.abc import Mapping

THINKING = "LEGGIO_THINKING"
MOST_SECONDS = 600


class ThinkingError(ValueError):
    """LEGGIO_THINKING is no number of seconds that one would wait."""


def thinking_seconds(environment: Mapping[str, str]) -> float | None:
    """The seconds of a move that LEGGIO_THINKING asks for, if it asks for any; ThinkingError."""
    given = environment.get(THINKING, "").strip()
    if not given:
        return None
    try:
        seconds = float(given)
    except ValueError:
        raise ThinkingError(given) from None
    if not 0 <= seconds <= MOST_SECONDS:  # nor is anything that is no number
        raise ThinkingError(given)
    return seconds
