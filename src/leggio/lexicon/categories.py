"""Words of special kinds, with what they stand for: abbreviations, provinces, first names."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from leggio.core.letters import plain
from leggio.lexicon.reading import entries_of


def abbreviations(directory: Path) -> Mapping[str, str]:
    """The abbreviations of Scarabeo's appendix, and their meaning (Scarabeo, art. 7)."""
    return _with_meanings(directory / "categories" / "abbreviations.txt")


def provinces(directory: Path) -> Mapping[str, str]:
    """The codes of the provinces, and their names."""
    return _with_meanings(directory / "categories" / "provinces.txt")


@lru_cache(maxsize=4)
def first_names(directory: Path) -> frozenset[str]:
    """People's names, in plain capitals."""
    text = (directory / "categories" / "first-names.txt").read_text("utf-8")
    return frozenset(plain(line) for _, line in entries_of(text))


@lru_cache(maxsize=8)
def _with_meanings(path: Path) -> Mapping[str, str]:
    found = {}
    for _, line in entries_of(path.read_text("utf-8")):
        word, _, meaning = line.partition(" ")
        found[word] = meaning
    return MappingProxyType(found)
