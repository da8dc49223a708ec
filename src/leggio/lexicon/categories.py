"""Words of special kinds, with what they stand for: abbreviations, provinces, first names."""

from pathlib import Path

from leggio.core.letters import plain
from leggio.lexicon.reading import entries_in


def abbreviations(directory: Path) -> dict[str, str]:
    """The abbreviations of Scarabeo's appendix, and their meaning (Scarabeo, art. 7)."""
    return _with_meanings(directory / "categories" / "abbreviations.txt")


def provinces(directory: Path) -> dict[str, str]:
    """The codes of the provinces, and their names."""
    return _with_meanings(directory / "categories" / "provinces.txt")


def first_names(directory: Path) -> frozenset[str]:
    """People's names, in plain capitals."""
    path = directory / "categories" / "first-names.txt"
    return frozenset(plain(line) for _, line in entries_in(path)) if path.exists() else frozenset()


def _with_meanings(path: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for _, line in entries_in(path) if path.exists() else ():
        word, _, meaning = line.partition(" ")
        found[word] = meaning
    return found
