"""Cards, a character each, words made of them, and decks: how many of each card, for each number of players.

A capital letter is a letter card; `?` the jolly A-Z, `%` the jolly AA-ZZ, `!` the thief, `&` swap-hands. A word on the
table is its letters and its cards side by side, `SPAZZINO` and `SPA%INO`: each card is one letter of the word, but for
`%`, which is two equal ones. What people write is one text: `SPA(ZZ)INO`, and a small letter for a jolly A-Z.
"""

import re
from collections.abc import Mapping

import msgspec

from leggio.core.letters import ALPHABET, JOLLY, fold, is_label

DOUBLE = "%"
THIEF = "!"
SWAP = "&"
SPECIAL = JOLLY + DOUBLE + THIEF + SWAP

_CARDS = frozenset(ALPHABET + SPECIAL)
_WRITTEN = re.compile(r"\(([A-Za-z])\1\)|([A-Za-z])", re.ASCII | re.IGNORECASE)


class CardWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word and the cards it is made of."""

    word: str
    cards: str

    @property
    def spans(self) -> tuple[str, ...]:
        """The letters that each card stands for."""
        spans, at = [], 0
        for card in self.cards:
            width = 2 if card == DOUBLE else 1
            spans.append(self.word[at : at + width])
            at += width
        return tuple(spans)

    @property
    def written(self) -> str:
        """The word as people write it: small letters are jollies, brackets hold what AA-ZZ stands for."""
        return "".join(_write(card, span) for card, span in zip(self.cards, self.spans, strict=True))


def _write(card: str, span: str) -> str:
    match card:
        case "?":
            return span.lower()
        case "%":
            return f"({span})"
        case _:
            return card


def read_word(text: str) -> CardWord | None:
    """Read `SPA(ZZ)INO` or `CaNE`; None if it is no word of cards."""
    text = fold(text.strip())
    word, cards, at = "", "", 0
    while at < len(text):
        found = _WRITTEN.match(text, at)
        if found is None:
            return None
        doubled, letter = found.groups()
        if doubled:
            word += doubled.upper() * 2
            cards += DOUBLE
        else:
            word += letter.upper()
            cards += letter if letter.isupper() else JOLLY
        at = found.end()
    return CardWord(word, cards) if word else None


def is_card(text: str) -> bool:
    """Whether this is one card."""
    return text in _CARDS


LONGEST_NAME = 40
MOST_OF_A_CARD = 99
MOST_CARDS = 400

_ORDER = ALPHABET + SPECIAL


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one game, by name and how many of each: recorded with the game, so that it never changes."""

    name: str
    counts: tuple[tuple[str, int], ...]

    @property
    def cards(self) -> str:
        """Every card, in order: letters, then jollies, thieves and swap-hands."""
        return "".join(card * count for card, count in self.counts)

    def count(self, card: str) -> int:
        """How many there are of a card."""
        return dict(self.counts).get(card, 0)


def deck_of(name: str, counts: Mapping[str, int]) -> Deck:
    """A deck with its cards in the usual order."""
    return Deck(name, tuple((card, counts[card]) for card in _ORDER if counts.get(card)))


def wrong_deck(deck: Deck, needed: int) -> str | None:
    """What makes a deck unfit for a table that needs that many cards, if anything does: a reason as in `DeckError`."""
    counts = dict(deck.counts)
    if not is_label(deck.name, LONGEST_NAME):
        return "name"
    if not all(is_card(card) and 0 < count <= MOST_OF_A_CARD for card, count in deck.counts):
        return "card"
    if deck != deck_of(deck.name, counts):
        return "order"
    if not needed <= len(deck.cards) <= MOST_CARDS:
        return "size"
    return None


def letter_without_its_double(deck: Deck) -> str | None:
    """A letter that stands once in a deck with jollies AA-ZZ: one that stands for its double could not be swapped."""
    return next((card for card in ALPHABET if deck.count(card) == 1), None) if deck.count(DOUBLE) else None
