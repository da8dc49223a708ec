"""Decks as text: a file with a column for each number of players, checked line by line."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from leggio.core.letters import ALPHABET, JOLLY, is_label
from leggio.games.verbum.cards import (
    DOUBLE,
    LONGEST_NAME,
    MOST_CARDS,
    MOST_OF_A_CARD,
    SWAP,
    THIEF,
    Deck,
    deck_of,
    letter_without_its_double,
)
from leggio.games.verbum.written import WrittenError

NAMES = MappingProxyType({"jolly": JOLLY, "doppio": DOUBLE, "ladro": THIEF, "cambio": SWAP})
# How the two lines that are no cards begin.
NAMING = ("name", "nome")
SEATING = ("players", "giocatori")


class DeckError(WrittenError):
    """An error in the text of a deck."""

    longest = 5_000


class DeckTable(msgspec.Struct, frozen=True):
    """A deck file: a deck for each number of players it is for."""

    name: str
    decks: Mapping[int, Deck]

    def for_players(self, players: int) -> Deck | None:
        """The deck for that many players; None if the file has no column for them."""
        return self.decks.get(players)


class DeckReader:
    """Reads the text of a deck to its end and keeps whatever is wrong, in the order of its lines.

    `seats` are the numbers of players a game may have, `needed` how many cards it takes to begin with each.
    """

    def __init__(self, *, seats: tuple[int, ...], needed: Mapping[int, int]) -> None:
        self.problems: list[DeckError] = []
        self._seats = seats
        self._needed = needed
        self._name: str | None = None  # None: no line has one
        self._columns: tuple[int, ...] | None = None
        self._columns_at = 0
        self._rows: dict[str, tuple[int, ...]] = {}
        self._rows_at: dict[str, int] = {}

    def read(self, text: str) -> DeckTable | None:
        """The decks; None if there are problems."""
        if len(text) > DeckError.longest:
            self.problems.append(DeckError(0, "deck.too_long", most=DeckError.longest))
            return None
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                self._take(number, line.partition("#")[0].split())
            except DeckError as error:
                self.problems.append(error)
        if self._name is None:
            self.problems.append(DeckError(0, "deck.no_name"))
        if self._columns is None and not any(each.code == "deck.no_players" for each in self.problems):
            self.problems.append(DeckError(0, "deck.no_players"))
        return None if self.problems else self._table()

    def _take(self, line: int, fields: list[str]) -> None:
        if not fields:
            return
        first, *given = fields
        if first in NAMING:
            self._take_name(line, given)
        elif first in SEATING:
            self._take_columns(line, given)
        else:
            self._take_card(line, first, given)

    def _take_name(self, line: int, given: list[str]) -> None:
        if self._name is not None:
            raise DeckError(line, "deck.name_twice")
        self._name = " ".join(given)
        if not is_label(self._name, LONGEST_NAME):
            raise DeckError(line, "deck.bad_name", longest=LONGEST_NAME)

    def _take_columns(self, line: int, given: list[str]) -> None:
        if self._columns is not None:
            raise DeckError(line, "deck.players_twice")
        self._columns, self._columns_at = (), line
        columns = tuple(_number(line, each) for each in given)
        if not columns or len(set(columns)) < len(columns) or not set(columns) <= set(self._seats):
            raise DeckError(line, "deck.bad_players", least=self._seats[0], most=self._seats[-1])
        self._columns = columns

    def _take_card(self, line: int, card: str, given: list[str]) -> None:
        if self._columns is None:
            if not any(each.code == "deck.no_players" for each in self.problems):  # once is enough
                raise DeckError(line, "deck.no_players")
            return
        sign = _card(line, card)
        if sign in self._rows:
            raise DeckError(line, "deck.card_twice", card=card)
        self._rows_at[sign] = line
        # Where the columns themselves are wrong, how many there should be is not known.
        self._rows[sign] = _counts(line, card, given, self._columns) if self._columns else ()

    def _table(self) -> DeckTable | None:
        decks: dict[int, Deck] = {}
        for index, players in enumerate(self._columns or ()):
            deck = deck_of(self._name or "", {card: counts[index] for card, counts in self._rows.items()})
            if not self._needed[players] <= len(deck.cards) <= MOST_CARDS:
                limits = {"needed": self._needed[players], "most": MOST_CARDS}
                wrong = DeckError(self._columns_at, "deck.size", players=players, cards=len(deck.cards), **limits)
                self.problems.append(wrong)
            decks[players] = deck
        return None if self.problems else DeckTable(self._name or "", MappingProxyType(decks))

    def refuse_single_letters(self, table: DeckTable) -> None:
        """Keep it as a problem where a letter stands once in a deck with jollies AA-ZZ (par. 14)."""
        for players, deck in table.decks.items():
            if once := letter_without_its_double(deck):
                self.problems.append(DeckError(self._rows_at[once], "deck.once", card=once, players=players))


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
