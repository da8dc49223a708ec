"""Words of special kinds, with what they stand for: abbreviations, provinces, first names."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from leggio.core.letters import plain
from leggio.lexicon.reading import entries_in


def abbreviations(directory: Path) -> Mapping[str, str]:
    """The abbreviations of the appendix that some rules have, and their meaning."""
    return _with_meanings(directory / "categories" / "abbreviations.txt")


def provinces(directory: Path) -> Mapping[str, str]:
    """The codes of the provinces, and their names."""
    return _with_meanings(directory / "categories" / "provinces.txt")


@lru_cache(maxsize=4)
def first_names(directory: Path) -> frozenset[str]:
    """People's names, in plain capitals."""
    path = directory / "categories" / "first-names.txt"
    return frozenset(plain(line) for _, line in entries_in(path)) if path.exists() else frozenset()


@lru_cache(maxsize=8)
def _with_meanings(path: Path) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for _, line in entries_in(path) if path.exists() else ():
        word, _, meaning = line.partition(" ")
        found[word] = meaning
    return MappingProxyType(found)
