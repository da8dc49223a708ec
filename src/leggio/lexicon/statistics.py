"""Counting a vocabulary: lemmas and forms, and how well attested they are."""

from collections import Counter

import msgspec

from leggio.lexicon.building import SHORTEST, admitted
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import inflect
from leggio.lexicon.lexicon import Lexicon


class PartCount(msgspec.Struct, frozen=True):
    """Lemmas and distinct forms of a part of speech."""

    lemmas: int
    confirmed: int
    forms: int


class Statistics(msgspec.Struct, frozen=True):
    """What a lexicon holds."""

    edition: str
    profile: str
    lemmas: int
    confirmed: int
    parts: dict[str, PartCount]
    verb_classes: dict[str, int]
    # Distinct words by length, and how many of them are there without any enclitic.
    by_length: dict[int, int]
    without_enclitics: int
    forms: int


def statistics(lexicon: Lexicon) -> Statistics:
    """Count everything; takes a few seconds, for every form is made."""
    profile = lexicon.profile
    lemmas: Counter[Part] = Counter()
    confirmed: Counter[Part] = Counter()
    classes: Counter[str] = Counter()
    forms: dict[Part, set[str]] = {}
    plain_forms: set[str] = set()
    for entry in lexicon.all_entries():
        if not admitted(entry, profile):
            continue
        lemmas[entry.part] += 1
        confirmed[entry.part] += entry.confirmed
        if entry.verb:
            classes[entry.verb.government.verb_class.value] += 1
        paradigm = inflect(entry, profile)
        room = range(SHORTEST - len(paradigm.stem), profile.longest - len(paradigm.stem) + 1)
        made = forms.setdefault(entry.part, set())
        for ending in paradigm.endings:
            if len(ending.text) in room:
                word = paradigm.stem + ending.text
                made.add(word)
                if not ending.tag.cluster.first:
                    plain_forms.add(word)
    by_length = {length: len(lexicon.of_length(length)) for length in range(SHORTEST, profile.longest + 1)}
    return Statistics(
        edition=lexicon.edition,
        profile=profile.name,
        lemmas=lemmas.total(),
        confirmed=confirmed.total(),
        parts={part.value: PartCount(count, confirmed[part], len(forms[part])) for part, count in lemmas.most_common()},
        verb_classes=dict(classes.most_common()),
        by_length=by_length,
        without_enclitics=len(plain_forms),
        forms=len(lexicon),
    )
