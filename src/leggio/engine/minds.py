"""Bots of every game: what one of a level does at a table, from what its seat may see and nothing else."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.engine.registry import find_engine
from leggio.engine.spec import AnyBots

# Bots are made once and kept: one for each game, level and kind of table.
_KEPT = 128

Choose = Callable[[msgspec.Struct, int], msgspec.Struct | None]


class Minds:
    """The bots of one process; `cache` is the directory of compiled lexicons."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._bot = lru_cache(_KEPT)(self._made)

    def want(
        self, game: str, level: str, seat: int, view: msgspec.Struct, *, family: bool = False
    ) -> msgspec.Struct | None:
        """The command of a bot; None: there is nothing for it to do. KeyError for a game or a level nobody knows."""
        choose = self._bot(game, level, bots_of(game).kind(view), family)
        return choose(view, seat)

    def _made(self, game: str, level: str, kind: Hashable, family: bool) -> Choose:  # noqa: FBT001 - a part of a key
        made: Choose = bots_of(game).make(level, self._cache, kind, family=family)
        return made


def bots_of(game: str) -> AnyBots:
    """The bots of a game; raises KeyError for one that has none."""
    engine = find_engine(game)
    if engine is None or engine.bots is None:
        raise KeyError(game)
    return engine.bots
