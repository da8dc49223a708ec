"""Words of special kinds, with what they stand for: abbreviations, provinces, first names; nouns of a kind by lemma."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from leggio.core.letters import plain, without_dots
from leggio.lexicon.vocabulary import Vocabulary

# What abbreviations may be written with.
DOT = "."
# Kinds of nouns by the lists of their lemmas.
LISTED = ("animals", "plants", "objects")


def file_of(category: str) -> str:
    """The file of a vocabulary that lists a kind of words."""
    return f"categories/{category}.txt"


class Abbreviation(NamedTuple):
    """An abbreviation: the word it is on the board, how the book writes it, what it stands for."""

    word: str
    written: str
    meaning: str


@lru_cache(maxsize=16)
def abbreviation_list(vocabulary: Vocabulary) -> tuple[Abbreviation, ...]:
    """The abbreviations of the appendix that some rules have, by their letters."""
    return tuple(
        Abbreviation(plain(without_dots(written)), written, meaning)
        for written, meaning in _with_meanings(vocabulary, "abbreviations")
    )


@lru_cache(maxsize=16)
def abbreviations(vocabulary: Vocabulary) -> Mapping[str, str]:
    """The abbreviations of the appendix that some rules have, and their meaning."""
    return MappingProxyType({each.word: each.meaning for each in abbreviation_list(vocabulary)})


def undotted(text: str, vocabulary: Vocabulary) -> str:
    """The abbreviation that a text with dots writes: *S.P.A.*, *S.P.A*, *ecc.*, *a.C.*; nothing for any other text."""
    word = plain(without_dots(text))
    if DOT not in text or word not in abbreviations(vocabulary):
        return ""
    spelt = DOT.join(word)
    return word if plain(text) in {spelt, spelt + DOT, word + DOT, *_written(vocabulary, word)} else ""


@lru_cache(maxsize=16)
def provinces(vocabulary: Vocabulary) -> Mapping[str, str]:
    """The codes of the provinces, and their names."""
    return MappingProxyType(dict(_with_meanings(vocabulary, "provinces")))


@lru_cache(maxsize=48)
def lemmas(vocabulary: Vocabulary, category: str) -> frozenset[str]:
    """The nouns of the vocabulary that are of a kind: animals, plants, objects."""
    return frozenset(line for _, line in vocabulary.entries(file_of(category)))


@lru_cache(maxsize=16)
def first_names(vocabulary: Vocabulary) -> frozenset[str]:
    """People's names, in plain capitals."""
    return frozenset(plain(line) for _, line in vocabulary.entries(file_of("first-names")))


def _written(vocabulary: Vocabulary, word: str) -> set[str]:
    return {plain(each.written) for each in abbreviation_list(vocabulary) if each.word == word}


def _with_meanings(vocabulary: Vocabulary, category: str) -> list[tuple[str, str]]:
    found = []
    for _, line in vocabulary.entries(file_of(category)):
        word, _, meaning = line.partition(" ")
        found.append((word, meaning))
    return found
