"""All that the template of a picture reads: data, so that no name and no word can be taken for markup."""

import msgspec

from leggio.paper.games.document import Cell


class Score(msgspec.Struct, frozen=True):
    """Somebody who played; `first` is who won, or leads."""

    name: str
    score: str
    first: bool = False


class Play(msgspec.Struct, frozen=True):
    """A word worth showing."""

    word: str
    points: str


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One picture: the board with the squares of its newest word, and what is told beside it."""

    title: str
    headline: str
    scores: tuple[Score, ...] = ()
    plays: tuple[Play, ...] = ()
    board: tuple[tuple[Cell, ...], ...] = ()
    fresh: tuple[tuple[int, int], ...] = ()


class Album(msgspec.Struct, frozen=True):
    """Pictures, one a page."""

    language: str
    frames: tuple[Frame, ...]
