"""Schools for tests: the bundled lexicon of each game, opened once a process."""

from functools import lru_cache

from leggio.study import School
from support.lexicons import bundled

GAMES = ("figs", "scarabeo")


@lru_cache
def school(rules: str = "figs") -> School:
    """What the questions of a game are made from."""
    return School(rules, bundled(rules))
