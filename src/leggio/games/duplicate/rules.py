"""Duplicate is played with the board, the tiles and the points of an edition of Scrabble; the rest is custom."""

import msgspec

from leggio.core.board import Layout
from leggio.core.tiles import Distribution
from leggio.games.figs import rules as figs

MOST_PLAYERS = 5_000  # a guard, not a rule: any number may play


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """An edition as Duplicate uses it: what custom decides is in the options of each event."""

    book: figs.RuleSet
    version: int = 1
    seats: tuple[int, ...] = (0, MOST_PLAYERS)  # fewest and most: people come and go

    @property
    def name(self) -> str:
        """The edition's name."""
        return self.book.name

    @property
    def layout(self) -> Layout:
        """The board (art. 1)."""
        return self.book.layout

    @property
    def tiles(self) -> Distribution:
        """The tiles (art. 1)."""
        return self.book.tiles

    @property
    def rack_size(self) -> int:
        """How many tiles a play may lay at most (art. 3)."""
        return self.book.rack_size


RULE_SETS = {named: RuleSet(book=book, version=book.version) for named, book in figs.RULE_SETS.items()}


def find_rules(name: str, version: int | None = None) -> RuleSet | None:
    """The rule set that somebody chooses by name, or, with a version, the one that a log was written under."""
    book = figs.find_rules(name, version)
    return RULE_SETS[book.name, book.version] if book else None
