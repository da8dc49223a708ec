"""An edition on A4, to be put up in the club: what it changes, the words in and out, and the hash it is signed by."""

from collections.abc import Mapping, Sequence

import msgspec

from leggio.lexicon.edition import Edition, Kind
from leggio.lexicon.edition.effect import Difference
from leggio.paper.press import breakable, pressed
from leggio.paper.wording import Words

_TEMPLATE = "edition.typ"
MOST_WORDS = 3000
MOST_LINES = 1000


class _Section(msgspec.Struct, frozen=True):
    """Words or lines under a title; what there is no room for is counted."""

    title: str
    items: tuple[str, ...]
    more: str
    mono: bool


class _Document(msgspec.Struct, frozen=True):
    """All that the template reads."""

    language: str
    title: str
    kicker: str
    aside: tuple[str, ...]
    hash: str
    texts: Mapping[str, str]
    sections: tuple[_Section, ...]
    large: bool = False


def edition_pdf(edition: Edition, changed: Difference, *, language: str) -> bytes:
    """The edition as a document; the same input gives the same bytes."""
    say = Words(language)
    aside = [say(f"edition.{edition.kind.value}")]
    if edition.base:
        aside.append(say("edition.base", base=edition.base))
    sections = [
        _section("came", changed.came, MOST_WORDS, say),
        _section("went", changed.went, MOST_WORDS, say),
    ]
    if edition.kind is Kind.AMENDMENT:
        sections.insert(0, _section("lines", [str(each) for each in edition.changes], MOST_LINES, say, mono=True))
    return pressed(
        _TEMPLATE,
        _Document(
            language=language,
            title=edition.title or say("edition.untitled"),
            kicker=say("edition.kicker", name=edition.name, number=edition.number),
            aside=tuple(aside),
            hash=edition.hash,
            texts=say.only("page", "edition.nothing", "edition.signed"),
            sections=tuple(sections),
        ),
    )


def _section(name: str, items: Sequence[str], most: int, say: Words, *, mono: bool = False) -> _Section:
    left = len(items) - most
    return _Section(
        title=say(f"edition.{name}", count=len(items)),
        items=tuple(breakable(each) for each in items[:most]),
        more=say("edition.more", count=left) if left > 0 else "",
        mono=mono,
    )
