"""The bundled vocabulary as an edition amends it: nothing is copied, lines are left out and put in as it is read."""

import hashlib
from collections import defaultdict
from collections.abc import Iterator

from leggio.core.letters import plain
from leggio.lexicon.categories import LISTED, file_of
from leggio.lexicon.edition.content import Change, Edition, Sign
from leggio.lexicon.entry import Part
from leggio.lexicon.exclusions import EXCLUDED
from leggio.lexicon.vocabulary import PLACES, Vocabulary

_CATEGORIES = {file_of(category): category for category in LISTED}


class AmendedVocabulary(Vocabulary):
    """A vocabulary with an edition's changes."""

    def __init__(self, base: Vocabulary, amendment: Edition) -> None:
        super().__init__(base.directory)
        self.base = base
        self.amendment = amendment
        self._came: dict[str, list[Change]] = defaultdict(list)
        self._gone_lines: set[tuple[str, str]] = set()  # a place, and a line or the lemma of all that go
        self._gone_words: set[str] = set()
        self._lifted: set[str] = set()  # words whose exclusion is over: there is an entry, or another reason
        for change in amendment.changes:
            self._take_in(change)

    def _take_in(self, change: Change) -> None:
        if not change.place:
            self._gone_words.add(plain(change.lemma))
            self._lifted.add(plain(change.lemma))
            self._came[EXCLUDED].append(change)
            return
        if change.sign is Sign.SET:
            self._gone_lines.add((change.place, change.lemma))
        elif change.sign is Sign.REMOVE:
            self._gone_lines.add((change.place, change.text))
        if change.sign is not Sign.REMOVE:
            self._lifted.add(plain(change.lemma))
            self._came[self._file_for(change)].append(change)

    def _file_for(self, change: Change) -> str:
        if change.place in LISTED:
            return file_of(change.place)
        single = f"{change.place}.txt"
        return single if self.base.has(single) else f"{change.place}/{plain(change.lemma)[:1].lower()}.txt"

    @property
    def identity(self) -> tuple[object, ...]:
        """The vocabulary below, and what is changed."""
        return (*self.base.identity, self.amendment.hash)

    @property
    def edition(self) -> str:
        """The edition's name and number."""
        return self.amendment.short

    def has(self, file: str) -> bool:
        """Whether it has a file of that name, or lines for one."""
        return file in self._came or self.base.has(file)

    def entries(self, file: str) -> Iterator[tuple[int, str]]:
        """The lines of a file that stay, then those that come."""
        place = _place_of(file)
        for number, text in self.base.entries(file):
            if not self._is_gone(place, text):
                yield number, text
        yield from ((change.line, change.text) for change in self._came.get(file, ()))

    def _is_gone(self, place: str, text: str) -> bool:
        lemma = text.partition(" ")[0]
        if place == EXCLUDED:
            return plain(lemma) in self._lifted
        if (place, lemma) in self._gone_lines or (place, text) in self._gone_lines:
            return True
        return bool(self._gone_words) and (place in PLACES or place in LISTED) and plain(lemma) in self._gone_words

    def files(self) -> Iterator[tuple[str, Part]]:
        """Those of the vocabulary below, and the first of an initial that it has none of."""
        known = dict(self.base.files())
        yield from known.items()
        for file in self._came:
            if file not in known and _place_of(file) in PLACES:
                yield file, PLACES[_place_of(file)]

    def fingerprint(self) -> str:
        """What only the same vocabulary with the same changes has."""
        return hashlib.sha256(f"{self.base.fingerprint()}\0{self.amendment.hash}".encode()).hexdigest()

    def removed(self) -> Iterator[tuple[str, str]]:
        """The place and the line of every entry that goes."""
        for file, _ in self.base.files():
            place = _place_of(file)
            yield from ((place, text) for _, text in self.base.entries(file) if self._is_gone(place, text))

    def added(self) -> Iterator[tuple[str, str]]:
        """The place and the line of every entry that comes."""
        for change in self.amendment.changes:
            if change.place in PLACES and change.sign is not Sign.REMOVE:
                yield change.place, change.text


def _place_of(file: str) -> str:
    """The place a file belongs to; of one that has no entries, the file itself."""
    if file in _CATEGORIES:
        return _CATEGORIES[file]
    stem = file.removesuffix(".txt")
    if stem in PLACES:
        return stem
    folder = stem.rpartition("/")[0]
    return folder if folder in PLACES else file
