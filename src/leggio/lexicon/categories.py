"""Words of special kinds, with what they stand for: abbreviations, provinces, first names; nouns of a kind by lemma."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from leggio.core.letters import plain, without_dots
from leggio.lexicon.reading import entries_in

# What abbreviations may be written with.
DOT = "."
# Kinds of nouns by the lists of their lemmas.
LISTED = ("animals", "plants", "objects")


class Abbreviation(NamedTuple):
    """An abbreviation: the word it is on the board, how the book writes it, what it stands for."""

    word: str
    written: str
    meaning: str


@lru_cache(maxsize=4)
def abbreviation_list(directory: Path) -> tuple[Abbreviation, ...]:
    """The abbreviations of the appendix that some rules have, by their letters."""
    path = directory / "categories" / "abbreviations.txt"
    return tuple(
        Abbreviation(plain(without_dots(written)), written, meaning) for written, meaning in _with_meanings(path)
    )


@lru_cache(maxsize=4)
def abbreviations(directory: Path) -> Mapping[str, str]:
    """The abbreviations of the appendix that some rules have, and their meaning."""
    return MappingProxyType({each.word: each.meaning for each in abbreviation_list(directory)})


def undotted(text: str, directory: Path) -> str:
    """The abbreviation that a text with dots writes: *S.P.A.*, *S.P.A*, *ecc.*, *a.C.*; nothing for any other text."""
    word = plain(without_dots(text))
    if DOT not in text or word not in abbreviations(directory):
        return ""
    spelt = DOT.join(word)
    return word if plain(text) in {spelt, spelt + DOT, word + DOT, *_written(directory, word)} else ""


@lru_cache(maxsize=4)
def provinces(directory: Path) -> Mapping[str, str]:
    """The codes of the provinces, and their names."""
    return MappingProxyType(dict(_with_meanings(directory / "categories" / "provinces.txt")))


@lru_cache(maxsize=16)
def lemmas(directory: Path, category: str) -> frozenset[str]:
    """The nouns of the vocabulary that are of a kind: animals, plants, objects."""
    path = directory / "categories" / f"{category}.txt"
    return frozenset(line for _, line in entries_in(path)) if path.exists() else frozenset()


@lru_cache(maxsize=4)
def first_names(directory: Path) -> frozenset[str]:
    """People's names, in plain capitals."""
    path = directory / "categories" / "first-names.txt"
    return frozenset(plain(line) for _, line in entries_in(path)) if path.exists() else frozenset()


def _written(directory: Path, word: str) -> set[str]:
    return {plain(each.written) for each in abbreviation_list(directory) if each.word == word}


def _with_meanings(path: Path) -> list[tuple[str, str]]:
    found = []
    for _, line in entries_in(path) if path.exists() else ():
        word, _, meaning = line.partition(" ")
        found.append((word, meaning))
    return found
