"""All that the template of a score sheet reads: data, so that no name and no word can be taken for markup."""

from collections.abc import Mapping

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """A square: what stands on it, and otherwise what is printed there."""

    letter: str = ""
    value: str = ""
    jolly: bool = False
    premium: str = ""


class Player(msgspec.Struct, frozen=True):
    """Somebody who played: their place is empty in a game without a result."""

    name: str
    score: int
    place: str


class Line(msgspec.Struct, frozen=True):
    """A row of the sheet. `strong` is a word that was laid."""

    number: int
    name: str
    move: str
    where: str
    strong: bool
    points: str
    total: str


class CountedWord(msgspec.Struct, frozen=True):
    """A word on the table at the end; one that a thief has voided counts nothing."""

    word: str
    points: int
    void: bool


class Words(msgspec.Struct, frozen=True):
    """The words of one player."""

    name: str
    words: tuple[CountedWord, ...]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """A whole sheet. A game of cards has words instead of a board and lines."""

    language: str
    texts: Mapping[str, str]
    title: str
    rules: str
    date: str
    players: tuple[Player, ...]
    why: str
    board: tuple[tuple[Cell, ...], ...] = ()
    lines: tuple[Line, ...] = ()
    words: tuple[Words, ...] = ()
    lexicon: str
    seal: str
    large: bool = False
