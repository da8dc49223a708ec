"""What an edition brings about: the words in and out between two lexicons, found without going through all of them."""

from collections.abc import Iterator
from typing import NamedTuple

from leggio.lexicon.edition.amended import AmendedVocabulary
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import inflect, prefixed
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.profiles import Profile
from leggio.lexicon.reading import parse
from leggio.lexicon.vocabulary import PLACES, Vocabulary


class Difference(NamedTuple):
    """Words in plain capitals, sorted, that only one of two lexicons has."""

    came: list[str]
    went: list[str]


def difference(old: Lexicon, new: Lexicon) -> Difference:
    """The words in and out between two lexicons."""
    if old.list_name or new.list_name or _base(old.vocabulary) != _base(new.vocabulary) or old.profile != new.profile:
        before, after = set(old.graph.words()), set(new.graph.words())
        return Difference(sorted(after - before), sorted(before - after))
    # One vocabulary below: nothing can differ but the forms of entries that either of them touches.
    touched = sorted({*_forms(old.vocabulary, new.profile), *_forms(new.vocabulary, new.profile)})
    was, is_now = old.contains_many(touched), new.contains_many(touched)
    both = list(zip(touched, was, is_now, strict=True))
    return Difference(
        [word for word, then, now in both if now > then], [word for word, then, now in both if then > now]
    )


def _base(vocabulary: Vocabulary) -> Vocabulary:
    return vocabulary.base if isinstance(vocabulary, AmendedVocabulary) else vocabulary


def _forms(vocabulary: Vocabulary, profile: Profile) -> Iterator[str]:
    """Every form of the entries that an edition puts in or takes out."""
    if not isinstance(vocabulary, AmendedVocabulary):
        return
    for place, text in (*vocabulary.added(), *vocabulary.removed()):
        entry = parse(text, PLACES[place])
        paradigm = inflect(entry, profile)
        stems = [paradigm.stem]
        if profile.modern_usage and entry.part is Part.VERB:
            stems.append(prefixed(paradigm).stem)
        for stem in stems:
            yield from (stem + ending for ending in paradigm.endings.texts)
