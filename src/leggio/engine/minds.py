"""Bots of every game: what one of a level does at a table, from what its seat may see and nothing else."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.engine.hinting import ADVISER, advised
from leggio.engine.registry import find_engine
from leggio.engine.spec import AnyBots
from leggio.kernel import Graph

# Bots are made once and kept: one for each game, level and kind of table.
_KEPT = 128

Choose = Callable[[msgspec.Struct, int], msgspec.Struct | None]


class Minds:
    """The bots of one process; `cache` is the directory of compiled lexicons.

    `listed` are the words that its games go by, where they are not the lexicon's.
    """

    def __init__(self, cache: Path, listed: Graph | None = None) -> None:
        self._cache = cache
        self._listed = listed
        self._bot = lru_cache(_KEPT)(self._made)

    def want(
        self, game: str, level: str, seat: int, view: msgspec.Struct, *, family: bool = False
    ) -> msgspec.Struct | None:
        """The command of a bot, or of the adviser (`hinting.py`) in somebody's place; None: there is nothing to do.

        KeyError for a game or a level nobody knows.
        """
        bots = bots_of(game)

        def wanted(each: str) -> msgspec.Struct | None:
            return self._bot(game, each, bots.kind(view), family)(view, seat)

        return advised(bots, wanted) if level == ADVISER else wanted(level)

    def _made(self, game: str, level: str, kind: Hashable, family: bool) -> Choose:  # noqa: FBT001 - a part of a key
        made: Choose = bots_of(game).make(level, self._cache, kind, family=family, listed=self._listed)
        return made


def bots_of(game: str) -> AnyBots:
    """The bots of a game; raises KeyError for one that has none."""
    engine = find_engine(game)
    if engine is None or engine.bots is None:
        raise KeyError(game)
    return engine.bots
