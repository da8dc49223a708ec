"""Checking an edition against the vocabulary it amends: each problem with the line it is in."""

from collections.abc import Iterator

from leggio.core.letters import plain
from leggio.lexicon.categories import LISTED, file_of
from leggio.lexicon.checking import form_problems, marks_of
from leggio.lexicon.edition.amended import AmendedVocabulary
from leggio.lexicon.edition.content import BUNDLED_NAME, Change, Edition, Kind, Sign
from leggio.lexicon.edition.reading import read_edition
from leggio.lexicon.exclusions import exclusions
from leggio.lexicon.reading import Problem, parse
from leggio.lexicon.vocabulary import PLACES, Line, Vocabulary, VocabularyError


def sound_edition(text: str, file: str, base: Vocabulary | None = None) -> Edition:
    """The edition of a file; VocabularyError with all that is wrong with it, by line."""
    problems: list[Problem] = []
    edition = read_edition(text, file, problems)
    problems += problems_of(edition, file, base or Vocabulary())
    if problems:
        raise VocabularyError(tuple(sorted(problems, key=lambda problem: problem.line)))
    return edition


def problems_of(edition: Edition, file: str, base: Vocabulary) -> Iterator[Problem]:
    """What does not fit the vocabulary below: lines about what is not there, or is there already."""
    here = int(base.number)
    if edition.base > here:
        yield Problem(file, 1, "edition.base_newer", {"base": f"{BUNDLED_NAME} {edition.base}", "here": str(here)})
    if edition.kind is Kind.LIST:
        return
    known = _Known(base, edition)
    for change in edition.changes:
        yield from known.problems(change, file)


class _Known:
    """What the vocabulary has, by place and lemma, of the words an edition is about."""

    def __init__(self, base: Vocabulary, edition: Edition) -> None:
        self._base = base
        self._amended = AmendedVocabulary(base, edition)
        wanted = {plain(change.lemma) for change in edition.changes}
        self._lines: dict[str, set[str]] = {}
        for file, place in self._files():
            texts = self._lines.setdefault(place, set())
            texts.update(text for _, text in base.entries(file) if plain(text.partition(" ")[0]) in wanted)
        gone = set(self._amended.removed())
        self._left = {
            (place, marks_of(text))
            for place, texts in self._lines.items()
            for text in texts
            if (place, text) not in gone
        }
        nouns = (file for file, part in self._amended.files() if part is PLACES["nouns"])
        self._nouns = {text.partition(" ")[0] for file in nouns for _, text in self._amended.entries(file)}

    def _files(self) -> Iterator[tuple[str, str]]:
        for file, _ in self._base.files():
            yield file, next(place for place in PLACES if file == f"{place}.txt" or file.startswith(f"{place}/"))
        yield from ((file_of(kind), kind) for kind in LISTED)

    def problems(self, change: Change, file: str) -> Iterator[Problem]:
        """What is wrong with a line."""

        def problem(code: str, **detail: str) -> Problem:
            return Problem(file, change.line, code, detail)

        about = {"lemma": change.lemma, "place": change.place}
        if not change.place:
            if self._is_out_already(change):
                yield problem("edition.out_already", word=change.lemma)
        elif change.sign is not Sign.ADD and not self._is_there(change):
            yield problem("edition.not_there", **about)
        elif change.place in LISTED:
            if change.sign is Sign.ADD and change.text in self._lines[change.place]:
                yield problem("edition.already", **about)
            elif change.sign is Sign.ADD and change.text not in self._nouns:
                yield problem("vocabulary.no_noun", word=change.text)
        elif change.sign is not Sign.REMOVE:
            if (change.place, marks_of(change.text)) in self._left:
                yield problem("edition.already", **about)
            entry = parse(change.text, PLACES[change.place])
            yield from form_problems(Line(file, change.line, change.text, entry))

    def _is_there(self, change: Change) -> bool:
        texts = self._lines.get(change.place, set())
        if change.sign is Sign.REMOVE and " " in change.text:
            return change.text in texts
        return any(text.partition(" ")[0] == change.lemma for text in texts)

    def _is_out_already(self, change: Change) -> bool:
        word, reason, *_ = change.text.split()
        known = exclusions(self._base).get(plain(word))
        has_entries = any(
            plain(text.partition(" ")[0]) == plain(word) for texts in self._lines.values() for text in texts
        )
        return known is not None and known.reason == reason and not has_entries
