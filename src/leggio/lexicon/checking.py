"""Checking a vocabulary: everything that is wrong with it, by file and line."""

from collections.abc import Iterator

from leggio.core.letters import is_word, without_dots
from leggio.lexicon.categories import LISTED, file_of
from leggio.lexicon.enclitics import SIMPLE_PARTICLES
from leggio.lexicon.entry import Part
from leggio.lexicon.exclusions import ARTICLES, EXCLUDED
from leggio.lexicon.inflection import inflect
from leggio.lexicon.morphology.models import ModelError
from leggio.lexicon.morphology.slots import Slot, within
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.reading import Problem
from leggio.lexicon.vocabulary import EDITION, PARTICLES, Line, Vocabulary

_CATEGORIES = ("abbreviations", "provinces", "first-names")


def check(vocabulary: Vocabulary) -> tuple[Problem, ...]:
    """All the problems of a vocabulary; nothing for a sound one."""
    problems: list[Problem] = []
    seen: dict[tuple[str, ...], Line] = {}
    for line in vocabulary.lines(problems):
        problems += _line_problems(line, seen)
    problems += file_problems(vocabulary)
    problems += _kind_problems(vocabulary, {lemma for lemma, part, *_ in seen if part == Part.NOUN})
    return tuple(problems)


def file_problems(vocabulary: Vocabulary) -> Iterator[Problem]:
    """What is wrong outside the entries: exclusions, categories, the edition's number."""
    yield from _exclusion_problems(vocabulary)
    yield from _category_problems(vocabulary)
    yield from _particle_problems(vocabulary)
    yield from _edition_problems(vocabulary)


def slot_problems(line: Line) -> Iterator[Problem]:
    """Places of the conjugation that a defective verb names and that are none."""
    verb = line.entry.verb
    for code in (*verb.only, *verb.lacks) if verb else ():
        if not any(within(slot, code) for slot in Slot):
            yield _problem(line, "vocabulary.unknown_slot", slot=code)


def model_problem(line: Line, error: ModelError) -> Problem:
    """A verb that its model does not fit."""
    return _problem(line, error.code, **error.detail)


def marks_of(text: str) -> tuple[str, ...]:
    """What an entry's line says, whatever the order of its marks and whoever attests it."""
    lemma, *marks = text.split()
    return (lemma, *sorted(mark for mark in marks if not mark.startswith("@")))


def form_problems(line: Line) -> Iterator[Problem]:
    """What an entry's line makes that cannot be."""
    yield from slot_problems(line)
    try:
        paradigm = inflect(line.entry, FIGS)
    except ModelError as error:
        yield model_problem(line, error)
        return
    for ending in paradigm.endings:
        if not is_word(paradigm.stem + ending.text):
            yield _problem(line, "vocabulary.bad_form", form=paradigm.stem + ending.text)


def _line_problems(line: Line, seen: dict[tuple[str, ...], Line]) -> Iterator[Problem]:
    lemma, *marks = marks_of(line.text)
    first = seen.setdefault((lemma, line.entry.part.value, *marks), line)
    if first is not line:
        yield _problem(line, "vocabulary.duplicate", lemma=lemma, file=first.file, line=first.number)
    yield from form_problems(line)


def _exclusion_problems(vocabulary: Vocabulary) -> Iterator[Problem]:
    for number, text in vocabulary.entries(EXCLUDED):
        word, *rest = text.split()
        if not rest or rest[0] not in ARTICLES:
            detail = {"word": word, "known": ", ".join(ARTICLES)}
            yield Problem(EXCLUDED, number, "vocabulary.unknown_reason", detail)


def _category_problems(vocabulary: Vocabulary) -> Iterator[Problem]:
    for name in _CATEGORIES:
        for number, text in vocabulary.entries(file_of(name)):
            word, _, meaning = text.partition(" ")
            if name != "first-names" and not (_is_code(word, dotted=name == "abbreviations") and meaning):
                yield Problem(file_of(name), number, "vocabulary.no_meaning", {"word": word})


def _kind_problems(vocabulary: Vocabulary, nouns: set[str]) -> Iterator[Problem]:
    """Animals, plants and objects that are no nouns of the vocabulary."""
    for name in LISTED:
        for number, lemma in vocabulary.entries(file_of(name)):
            if lemma not in nouns:
                yield Problem(file_of(name), number, "vocabulary.no_noun", {"word": lemma})


def _is_code(word: str, *, dotted: bool) -> bool:
    """Capitals for a province; abbreviations are as their book writes them, dots and small letters too."""
    letters = without_dots(word) if dotted else word
    return letters.isascii() and letters.isalpha() and (dotted or letters.isupper())


def _particle_problems(vocabulary: Vocabulary) -> Iterator[Problem]:
    for number, text in vocabulary.entries(PARTICLES):
        for particle in text.split():
            if particle not in SIMPLE_PARTICLES:
                detail = {"particle": particle, "known": ", ".join(sorted(SIMPLE_PARTICLES))}
                yield Problem(PARTICLES, number, "vocabulary.unknown_particle", detail)


def _edition_problems(vocabulary: Vocabulary) -> Iterator[Problem]:
    if not vocabulary.has(EDITION) or not vocabulary.number.isdecimal():
        yield Problem(EDITION, 1, "vocabulary.edition", {})


def _problem(line: Line, code: str, /, **detail: object) -> Problem:
    return Problem(line.file, line.number, code, {key: str(value) for key, value in detail.items()})
