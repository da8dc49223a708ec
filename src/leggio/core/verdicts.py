"""Verdicts on words, and the port through which games ask for them."""

from typing import Protocol

from leggio.core.record import Record


class Verdict(Record, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whether a word is admissible, and why as far as the judge can tell."""

    word: str
    valid: bool
    note: str = ""
    articles: tuple[str, ...] = ()


class Judge(Protocol):
    """Knows which words are admissible. Games see the lexicon only through this."""

    def judge(self, word: str) -> Verdict:
        """Rule on one word, given in plain capitals."""

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length, sorted: the lists that lie on the table."""


class WordList:
    """A judge that knows a plain list of words, and nothing about them."""

    def __init__(self, words: frozenset[str]) -> None:
        self._words = words

    def judge(self, word: str) -> Verdict:
        """Valid when the list has it."""
        return Verdict(word, word in self._words)

    def of_length(self, length: int) -> tuple[str, ...]:
        """The words of that length, sorted."""
        return tuple(sorted(word for word in self._words if len(word) == length))
