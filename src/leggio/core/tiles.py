"""Sets of tiles as data: how many of each, and what each is worth."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from leggio.core.letters import JOLLY


class Distribution(msgspec.Struct, frozen=True):
    """How many tiles of each letter a game has, and their values."""

    counts: Mapping[str, int]
    values: Mapping[str, int]

    @property
    def tiles(self) -> str:
        """Every tile of the set, in alphabetical order, jollies last."""
        return "".join(tile * count for tile, count in self.counts.items())

    def value(self, cell: str) -> int:
        """Points of a tile or board cell; a jolly counts as itself whatever letter it shows."""
        return self.values[JOLLY] if cell.islower() else self.values.get(cell, 0)

    def total(self, tiles: str) -> int:
        """Points of several tiles together."""
        return sum(self.values[tile] for tile in tiles)


def parse_distribution(text: str) -> Distribution:
    """Read `A14·1 B3·5 …`: letter, how many, value."""
    counts: dict[str, int] = {}
    values: dict[str, int] = {}
    for entry in text.split():
        count, value = entry[1:].split("·")
        counts[entry[0]] = int(count)
        values[entry[0]] = int(value)
    return Distribution(MappingProxyType(counts), MappingProxyType(values))


def take(rack: str, tiles: str) -> str | None:
    """The rack without these tiles, or None if it does not hold them all."""
    for tile in tiles:
        where = rack.find(tile)
        if where < 0:
            return None
        rack = rack[:where] + rack[where + 1 :]
    return rack
