"""Cards, a character each, and words made of them.

A capital letter is a letter card; `?` the jolly A-Z, `%` the jolly AA-ZZ, `!` the thief, `&` swap-hands. A word on the
table is its letters and its cards side by side, `SPAZZINO` and `SPA%INO`: each card is one letter of the word, but for
`%`, which is two equal ones. What people write is one text: `SPA(ZZ)INO`, and a small letter for a jolly A-Z.
"""

import re

import msgspec

from leggio.core.letters import ALPHABET, JOLLY, fold

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
