"""What the tiles that stay on a rack are worth, in thousandths of a point."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from leggio.core.letters import JOLLY

VOWELS = frozenset("AEIOU")


class Leaves(Protocol):
    """Whatever can put a value on what stays on a rack while there are tiles to draw."""

    def worth(self, kept: str) -> int:
        """The worth of these tiles, sorted."""


class ListedLeaves:
    """Values from a table: trained ones, for instance. Tiles that are not in it are worth nothing."""

    def __init__(self, values: Mapping[str, int]) -> None:
        self._values = {"".join(sorted(tiles)): value for tiles, value in values.items()}

    def worth(self, kept: str) -> int:
        """What the table says."""
        return self._values.get(kept, 0)


class HouseLeaves:
    """A few things that every player learns: keep jollies, keep a balance, no doubles, no Q without its U."""

    def worth(self, kept: str) -> int:
        """By rules of thumb."""
        return _house(kept)


HOUSE = HouseLeaves()

_JOLLY = 25_000
# Letters that make endings, or need company.
_LETTERS = {"R": 1500, "T": 1000, "S": 1000, "N": 1000, "C": 1000, "L": 500, "E": 500, "A": 500, "I": 500}
_LETTERS |= {"U": -2000, "Q": -7000, "H": -2500, "Z": -1500, "G": -500, "F": -500, "B": -500, "D": -500, "V": -500}
_COMPANY = {("Q", "U"): 4000, ("H", "C"): 3500, ("H", "G"): 2000}


@lru_cache(maxsize=1 << 16)
def _house(kept: str) -> int:
    jollies = kept.count(JOLLY)
    letters = kept.replace(JOLLY, "")
    vowels = sum(letter in VOWELS for letter in letters)
    uneven = max(0, abs(2 * vowels - len(letters)) - 1 - jollies)
    doubles = sum((letters.count(letter) - 1) ** 2 for letter in set(letters))
    return (
        _JOLLY * min(jollies, 1)
        + (_JOLLY // 2 if jollies > 1 else 0)
        + sum(_LETTERS.get(letter, 0) for letter in letters)
        + sum(value for (one, other), value in _COMPANY.items() if one in letters and other in letters)
        - 1500 * uneven
        - 1500 * doubles
    )
