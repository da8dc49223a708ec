"""The lists of short words that lie on the table (art. 24): on A4 for the printer, as plain text for a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from leggio.lexicon.lexicon import Lexicon
from leggio.paper.press import pressed
from leggio.paper.wording import Words

_TEMPLATE = "lists.typ"
_SCREEN = 80
_LENGTHS = (2, 3)
# The list whose words are few enough to show what each one hooks.
_HOOKED = 2
# Letters on no Italian tile: a word with one of them takes a jolly.
_JOLLY_LETTERS = "JKWXY"

# What the template itself says.
_TEXTS = ("lists.hooks", "lists.jolly", "lists.none", "lists.lexicon", "lists.open")


class ListedWord(msgspec.Struct, frozen=True):
    """A word of a list, with the letters that make another word before it and after it."""

    word: str
    front: str
    back: str


class _Group(msgspec.Struct, frozen=True):
    """The words with one initial."""

    initial: str
    words: tuple[ListedWord, ...]


class _Sheet(msgspec.Struct, frozen=True):
    """One list, ready for the template."""

    length: int
    title: str
    count: str
    hooked: bool
    groups: tuple[_Group, ...]


class _Document(msgspec.Struct, frozen=True):
    """All that the template reads; it gets it as data, so that no word can be taken for markup."""

    language: str
    title: str
    label: str
    jollies: str
    texts: Mapping[str, str]
    sheets: tuple[_Sheet, ...]
    large: bool


def short_words(lexicon: Lexicon) -> dict[int, list[ListedWord]]:
    """The words of two and three letters with their hooks."""
    return {
        length: [ListedWord(word, *lexicon.graph.hooks(word)) for word in lexicon.of_length(length)]
        for length in _LENGTHS
    }


def lists_pdf(lists: Mapping[int, Sequence[ListedWord]], *, label: str, language: str, large: bool = False) -> bytes:
    """The lists by length as an A4 document, or in large print; the same input gives the same bytes."""
    say = Words(language)
    sheets = _sheets(lists, say)
    title = " · ".join(sheet.title for sheet in sheets)
    texts = say.only("page", *_TEXTS)
    return pressed(_TEMPLATE, _Document(language, title, label, _JOLLY_LETTERS, texts, sheets, large))


def lists_text(lists: Mapping[int, Sequence[ListedWord]], *, language: str) -> str:
    """The lists by length as plain text, in columns that fit a terminal."""
    say = Words(language)
    return "\n".join("".join(f"{line}\n" for line in _lines(sheet, say)) for sheet in _sheets(lists, say))


def _sheets(lists: Mapping[int, Sequence[ListedWord]], say: Words) -> tuple[_Sheet, ...]:
    return tuple(
        _Sheet(
            length=length,
            title=say("lists.title", length=length),
            count=say("lists.count", count=len(words)),
            hooked=length == _HOOKED,
            groups=_groups(words),
        )
        for length, words in sorted(lists.items())
    )


def _groups(words: Sequence[ListedWord]) -> tuple[_Group, ...]:
    alphabetical = sorted(words, key=lambda listed: listed.word)
    by_initial = groupby(alphabetical, key=lambda listed: listed.word[:1])
    return tuple(_Group(initial, tuple(group)) for initial, group in by_initial)


def _lines(sheet: _Sheet, say: Words) -> Iterator[str]:
    yield f"{sheet.title} ({sheet.count})"
    yield ""
    if not sheet.groups:
        yield say("lists.none")
    everything = [listed for group in sheet.groups for listed in group.words]
    front = max((len(listed.front) for listed in everything), default=0)
    back = max((len(listed.back) for listed in everything), default=0)
    for group in sheet.groups:
        if sheet.hooked:
            cells = [
                f"{listed.front.lower():>{front}} {listed.word} {listed.back.lower():<{back}}" for listed in group.words
            ]
        else:
            cells = [listed.word for listed in group.words]
        yield from _columns(group.initial, cells)


def _columns(initial: str, cells: Sequence[str]) -> Iterator[str]:
    """The words of one initial, which stands alone in the margin."""
    widest = max(map(len, cells))
    across = max(1, (_SCREEN - len(initial)) // (widest + 2))
    for start in range(0, len(cells), across):
        margin = initial if start == 0 else " " * len(initial)
        row = "".join(f"  {cell:<{widest}}" for cell in cells[start : start + across])
        yield f"{margin}{row}".rstrip()
