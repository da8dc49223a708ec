"""Chance as a player: it seals the bag, and says nothing more for the rest of the game."""

import hashlib
from typing import Protocol

from leggio.core.bag import Seal, shuffle
from leggio.core.tiles import take


class Chance(Protocol):
    """Whoever shuffles the bag before a game."""

    def seal(self, tiles: str) -> Seal:
        """Fix an order for these tiles and the salt of later shuffles."""


class SeededChance:
    """Chance from a seed: the same seed seals the same bag. A secret random seed makes a fair one."""

    def __init__(self, seed: bytes | str | int) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()

    def seal(self, tiles: str) -> Seal:
        """Derive order and salt from the seed."""
        salt = hashlib.sha256(b"leggio-salt-1\n" + self._seed).hexdigest()
        return Seal(shuffle(tiles, b"leggio-order-1\n" + self._seed), salt)


class StackedChance:
    """A bag whose first tiles are given, for lessons, puzzles and tests; the rest follow in alphabetical order."""

    def __init__(self, *first: str) -> None:
        self._first = "".join(first)

    def seal(self, tiles: str) -> Seal:
        """Put the given tiles on top."""
        rest = take(tiles, self._first)
        if rest is None:
            raise ValueError(f"the set has no such tiles: {self._first}")
        return Seal(self._first + "".join(sorted(rest)), "0" * 64)
