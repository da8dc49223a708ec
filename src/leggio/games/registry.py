"""The games by name, found by the entry points `leggio.games` of whatever is installed, ours like anybody's.

A game is loaded when it is first asked for: a program that needs one does not wait for the others.
"""

import threading
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from leggio.games.common.spec import AnyGame

GROUP = "leggio.games"

_loading = threading.RLock()


def load(found: EntryPoint) -> Any:
    """What an entry point leads to, one at a time.

    A package and a module of it that two threads load at once wait for each other; Python then hands out one half made.
    """
    with _loading:
        return found.load()


@cache
def _found() -> dict[str, EntryPoint]:
    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


@cache
def _loaded(name: str) -> AnyGame:
    spec: AnyGame = load(_found()[name])
    if spec.name != name:
        raise ValueError(f"the entry point {name!r} leads to a game called {spec.name!r}")
    return spec


class Games(Mapping[str, AnyGame]):
    """Every game that is installed; `in` and iterating load none."""

    def __getitem__(self, name: str) -> AnyGame:
        return _loaded(name)

    def __contains__(self, name: object) -> bool:
        return name in _found()

    def __iter__(self) -> Iterator[str]:
        return iter(_found())

    def __len__(self) -> int:
        return len(_found())


GAMES: Mapping[str, AnyGame] = Games()
