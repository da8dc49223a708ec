"""Chance from a seed: the same seed gives the same questions on every machine, for ever."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from leggio.core.bag import shuffle

Chosen = TypeVar("Chosen")

_BYTES = 8


class Dice:
    """Throws that follow from a seed and from nothing else."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._thrown = 0

    def below(self, limit: int) -> int:
        """A number from 0 up to the limit, which it is not."""
        # 64 bits against a few hundred thousand words: the bias of the modulus is below 2**-45.
        return int.from_bytes(hashlib.shake_256(self._key()).digest(_BYTES), "big") % limit

    def pick(self, among: Sequence[Chosen]) -> Chosen:
        """One of these."""
        return among[self.below(len(among))]

    def draw(self, tiles: str, count: int) -> str:
        """So many tiles out of a bag with all of these in it."""
        return shuffle(tiles, self._key())[:count]

    def sample(self, among: Sequence[Chosen], count: int) -> list[Chosen]:
        """So many different ones, in any order."""
        left = list(among)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def _key(self) -> bytes:
        self._thrown += 1
        return b"leggio-study-1\n%d\n%s" % (self._thrown, self._seed)
