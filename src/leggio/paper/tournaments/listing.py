"""Lists on paper: pairings, standings and minutes are titles, facts and tables."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from leggio.paper.press import breakable, pressed
from leggio.paper.wording import Words

_TEMPLATE = "tournaments/listing.typ"


class Align(StrEnum):
    """Where the cells of a column stand."""

    LEFT = "left"
    RIGHT = "right"
    CENTER = "center"


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A column: its share of the width, or as wide as its cells for 0."""

    title: str = ""
    align: Align = Align.LEFT
    share: float = 0
    strong: bool = False
    small: bool = False


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a title; a long and narrow one stands in several columns on the page."""

    title: str = ""
    note: str = ""
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    across: int = 1


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """All that is on the sheets."""

    language: str
    event: str
    title: str
    aside: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    sections: tuple[Section, ...] = ()
    signatures: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    large: bool = False
    texts: Mapping[str, str] = {}


def printed(listing: Listing) -> bytes:
    """The sheets as a PDF."""
    sections = tuple(
        msgspec.structs.replace(each, rows=tuple(tuple(breakable(cell) for cell in row) for row in each.rows))
        for each in listing.sections
    )
    texts = Words(listing.language).only("page")
    facts = tuple((name, breakable(fact)) for name, fact in listing.facts)
    event = breakable(listing.event)
    return pressed(
        _TEMPLATE, msgspec.structs.replace(listing, event=event, sections=sections, facts=facts, texts=texts)
    )
