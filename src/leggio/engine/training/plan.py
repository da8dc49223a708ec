"""What a training consists of: generations of games, each played with the values that the one before came to."""

import msgspec

MOST_LISTED = 20_000  # leaves listed beside the model: some 100 kB in the package
_SPREAD = 0x9E3779B97F4A7C15


class Chunk(msgspec.Struct, frozen=True):
    """Games of a generation from one number up to another, on a seed of their own."""

    generation: int
    first: int
    end: int
    seed: int


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """What a table depends on: whatever else changes, threads or machines, the table is the same."""

    rules: str
    games: int
    seed: int
    words: int  # in the list: a table is of one lexicon
    generations: int = 3
    chunk: int = 500  # games: a few seconds of one thread

    def sizes(self) -> tuple[int, ...]:
        """Games of each generation: the last has most, for only its values are kept."""
        early = self.games // 8
        return (*[early] * (self.generations - 1), self.games - early * (self.generations - 1))

    def chunks(self, generation: int) -> list[Chunk]:
        """The games of a generation."""
        size, seed = self.sizes()[generation], (self.seed + generation * _SPREAD) % 2**64
        step = self.chunk
        return [Chunk(generation, first, min(first + step, size), seed) for first in range(0, size, step)]
