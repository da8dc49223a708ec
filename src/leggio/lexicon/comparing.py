"""Two editions compared: the words in and out, each with the entry or the rule that changed."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from leggio.lexicon.edition.effect import Difference
from leggio.lexicon.entry import Entry
from leggio.lexicon.lexicon import Lexicon


class Change(NamedTuple):
    """Words that came in or went out together, and why: `entry` or `rule`, and the lemma."""

    came_in: bool
    cause: str
    part: str
    lemma: str
    words: tuple[str, ...]


def changes(old: Lexicon, new: Lexicon, found: Difference) -> Iterator[Change]:
    """The words in and out from one lexicon to another, by entry: what came in first, by lemma."""
    yield from _changes(found.came, new, old, came_in=True)
    yield from _changes(found.went, old, new, came_in=False)


def _changes(words: list[str], having: Lexicon, lacking: Lexicon, *, came_in: bool) -> Iterator[Change]:
    grouped: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for word in words:
        entry = next((entry for entry, _ in having.readings(word)), None)
        if entry is None:
            grouped["entry", "", word.lower()].append(word)
        else:
            grouped[_cause(entry, lacking), entry.part.value, entry.lemma].append(word)
    for (cause, part, lemma), found in sorted(grouped.items(), key=lambda item: (item[0][2], item[0][1])):
        yield Change(came_in, cause, part, lemma, tuple(found))


def _cause(entry: Entry, lacking: Lexicon) -> str:
    """A rule, if the other lexicon has the very same entry; the entry itself otherwise."""
    return "rule" if entry in lacking.entries_of(entry.lemma) else "entry"
