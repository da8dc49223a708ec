"""Cards, a character each, words made of them, and decks: how many of each card, for each number of players.

A capital letter is a letter card; `?` the jolly A-Z, `%` the jolly AA-ZZ, `!` the thief, `&` swap-hands. A word on the
table is its letters and its cards side by side, `SPAZZINO` and `SPA%INO`: each card is one letter of the word, but for
`%`, which is two equal ones. What people write is one text: `SPA(ZZ)INO`, and a small letter for a jolly A-Z. Decks are
read from text and checked line by line.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

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


NAMES = MappingProxyType({"jolly": JOLLY, "doppio": DOUBLE, "ladro": THIEF, "cambio": SWAP})
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


class DeckError(Exception):
    """A deck file with an error: the line (from 1; 0 for the whole file), a stable code, and data for a sentence."""

    def __init__(self, line: int, code: str, **detail: object) -> None:
        super().__init__(f"line {line}: {code} {detail or ''}".rstrip() if line else f"{code} {detail or ''}".rstrip())
        self.line = line
        self.code = code
        self.detail = detail


class DeckTable(msgspec.Struct, frozen=True):
    """A deck file: a deck for each number of players it is for."""

    name: str
    decks: Mapping[int, Deck]

    def for_players(self, players: int) -> Deck | None:
        """The deck for that many players; None if the file has no column for them."""
        return self.decks.get(players)


def parse_decks(text: str, *, seats: tuple[int, ...], needed: Mapping[int, int]) -> DeckTable:
    """Read a deck file; raises DeckError at the first line that is wrong.

    `seats` are the numbers of players a game may have, `needed` how many cards it takes to begin with each.
    """
    name = ""
    columns: tuple[int, ...] = ()
    columns_at = 0
    rows: dict[str, tuple[int, ...]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        fields = line.partition("#")[0].split()
        if not fields:
            continue
        card, *given = fields
        if card == "name":
            name = _name(number, name, given)
        elif card == "players":
            columns, columns_at = _columns(number, columns, given, seats), number
        elif not columns:
            raise DeckError(number, "deck.no_players")
        elif (sign := _card(number, card)) in rows:
            raise DeckError(number, "deck.card_twice", card=card)
        else:
            rows[sign] = _counts(number, card, given, columns)
    if not name:
        raise DeckError(0, "deck.no_name")
    if not columns:
        raise DeckError(0, "deck.no_players")
    decks: dict[int, Deck] = {}
    for index, players in enumerate(columns):
        deck = deck_of(name, {card: counts[index] for card, counts in rows.items()})
        if not needed[players] <= len(deck.cards) <= MOST_CARDS:
            limits = {"needed": needed[players], "most": MOST_CARDS}
            raise DeckError(columns_at, "deck.size", players=players, cards=len(deck.cards), **limits)
        decks[players] = deck
    return DeckTable(name, MappingProxyType(decks))


def _name(line: int, known: str, given: list[str]) -> str:
    if known:
        raise DeckError(line, "deck.name_twice")
    name = " ".join(given)
    if not is_label(name, LONGEST_NAME):
        raise DeckError(line, "deck.bad_name", longest=LONGEST_NAME)
    return name


def _columns(line: int, known: tuple[int, ...], given: list[str], seats: tuple[int, ...]) -> tuple[int, ...]:
    if known:
        raise DeckError(line, "deck.players_twice")
    columns = tuple(_number(line, each) for each in given)
    if not columns or len(set(columns)) < len(columns) or not set(columns) <= set(seats):
        raise DeckError(line, "deck.bad_players", least=seats[0], most=seats[-1])
    return columns


def _card(line: int, card: str) -> str:
    if card in NAMES:
        return NAMES[card]
    if len(card) == 1 and card in ALPHABET:
        return card
    raise DeckError(line, "deck.unknown_card", card=card[:20])


def _counts(line: int, card: str, given: list[str], columns: tuple[int, ...]) -> tuple[int, ...]:
    if len(given) != len(columns):
        raise DeckError(line, "deck.columns", card=card, found=len(given), expected=len(columns))
    counts = tuple(_number(line, each) for each in given)
    if max(counts) > MOST_OF_A_CARD:
        raise DeckError(line, "deck.too_many", card=card, most=MOST_OF_A_CARD)
    return counts


def _number(line: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise DeckError(line, "deck.bad_number", found=text[:20])
    return int(text)


@cache
def shipped_text(name: str) -> str:
    """The text of a deck that comes with the package: data of the program, as its code is."""
    return files("leggio.games.verbum").joinpath("decks", f"{name}.txt").read_text("utf-8")
