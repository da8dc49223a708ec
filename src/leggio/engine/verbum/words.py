"""The words a bot knows, and those it can make of its cards."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, Protocol

from leggio.core.letters import ALPHABET, JOLLY
from leggio.games.verbum.cards import DOUBLE, CardWord

LONGEST = 8
LONGEST_WITH_JOLLY = 5  # a jolly makes thousands of words: the short ones use up a hand just as well
LONGEST_SPARED = 4  # words in which a jolly may stand for a letter that is there, to spare the letter


class Shortest(NamedTuple):
    """Letters of the shortest word or name, and of the shortest abbreviation, that one may lay (par. 2)."""

    words: int
    abbreviations: int


class Words(Protocol):
    """Where words come from: a word graph of the kernel is one."""

    def anagrams(self, letters: str, *, shortest: int | None = None, longest: int | None = None) -> list[str]:
        """Words made of some of these letters, `?` for any."""

    def contains(self, word: str) -> bool:
        """Whether there is such a word."""


class Several:
    """Words of several sources as one: common words and those of the categories that a table agreed on, say."""

    def __init__(self, *sources: Words) -> None:
        self._sources = sources

    def anagrams(self, letters: str, *, shortest: int | None = None, longest: int | None = None) -> list[str]:
        """Words that any of the sources makes of these letters, each once."""
        found = (each.anagrams(letters, shortest=shortest, longest=longest) for each in self._sources)
        return list(dict.fromkeys(word for words in found for word in words))

    def contains(self, word: str) -> bool:
        """Whether any of the sources has it."""
        return any(each.contains(word) for each in self._sources)


def makable(words: Words, hand: str, shortest: Shortest, abbreviations: Words | None = None) -> dict[str, str]:
    """One word for each set of cards that makes any: the cards in order, and the word as it would be written.

    Special cards are left aside. With several jollies in hand a word uses one of each kind at most. `abbreviations` are
    those that may be shorter than words and names, where these count as well.
    """
    letters = "".join(card for card in hand if card in ALPHABET)
    found: dict[str, CardWord] = {}
    for made in _makable(words, hand, letters, shortest.words):
        found.setdefault("".join(sorted(made.cards)), made)
    if abbreviations is not None and shortest.abbreviations < shortest.words:
        for made in _makable(abbreviations, hand, letters, shortest.abbreviations, shortest.words - 1):
            found.setdefault("".join(sorted(made.cards)), made)
    return {cards: made.written for cards, made in found.items()}


def _makable(words: Words, hand: str, letters: str, shortest: int, longest: int = LONGEST) -> Iterator[CardWord]:
    for word in words.anagrams(letters, shortest=shortest, longest=longest) if letters else ():
        yield CardWord(word, word)
    if JOLLY in hand:
        have, most = Counter(letters), min(longest, max(shortest, LONGEST_WITH_JOLLY))
        for word in words.anagrams(letters + JOLLY, shortest=shortest, longest=most):
            yield from _with_jolly(word, have)
    if DOUBLE in hand:
        most = min(longest, max(shortest, LONGEST_WITH_JOLLY + 1))
        for letter in ALPHABET:
            yield from _with_double(words, letters, letter, shortest, most)


def _with_jolly(word: str, have: Counter[str]) -> Iterator[CardWord]:
    missing = Counter(word) - have
    places = [word.index(letter) for letter in (missing or (set(word) if len(word) <= LONGEST_SPARED else ()))]
    for place in sorted(places):
        yield CardWord(word, word[:place] + JOLLY + word[place + 1 :])


def _with_double(words: Words, letters: str, letter: str, shortest: int, longest: int) -> Iterator[CardWord]:
    pair = letter * 2
    for word in words.anagrams(letters + pair, shortest=shortest, longest=longest):
        place = word.find(pair)
        if place >= 0 and not Counter(word[:place] + word[place + 2 :]) - Counter(letters):
            yield CardWord(word, word[:place] + DOUBLE + word[place + 2 :])
