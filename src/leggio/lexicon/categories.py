"""Words of special kinds, with what they stand for: abbreviations, provinces, first names."""

from pathlib import Path

from leggio.core.letters import plain
from leggio.lexicon.reading import entries_of


def abbreviations(directory: Path) -> dict[str, str]:
    """The abbreviations of Scarabeo's appendix, and their meaning (Scarabeo, art. 7)."""
    return _with_meanings(directory / "categories" / "abbreviations.txt")


def provinces(directory: Path) -> dict[str, str]:
    """The codes of the provinces, and their names."""
    return _with_meanings(directory / "categories" / "provinces.txt")


def first_names(directory: Path) -> frozenset[str]:
    """People's names, in plain capitals."""
    text = (directory / "categories" / "first-names.txt").read_text("utf-8")
    return frozenset(plain(line) for _, line in entries_of(text))


def _with_meanings(path: Path) -> dict[str, str]:
    found = {}
    for _, line in entries_of(path.read_text("utf-8")):
        word, _, meaning = line.partition(" ")
        found[word] = meaning
    return found
