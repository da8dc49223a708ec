"""Infinitives, with the sources that have them."""

from collections.abc import Collection, Iterable, Iterator

import thesaurus
from hunspell import VERB
from sources import Sources
from spelling import is_infinitive, reflexive


def verb_candidates(sources: Sources) -> dict[str, str]:
    """The letters of the sources of each infinitive: four sources propose, the other three only confirm."""
    proposing: dict[str, Collection[str]] = {
        "a": sources.apertium.infinitives,
        "c": sources.conjugated,
        "h": {word for word, flags in sources.hunspell.flags.items() if flags & VERB},
        "m": sources.morphit.infinitives,
    }
    confirming: dict[str, Collection[str]] = {
        "d": sources.freedict,
        "t": {word for word, parts in sources.thesaurus.items() if thesaurus.VERB in parts},
        "w": sources.witalian,
    }
    found = {word for words in proposing.values() for word in words if is_infinitive(word)}
    return {infinitive: "".join(sorted(_letters(infinitive, proposing, confirming))) for infinitive in sorted(found)}


def _letters(
    infinitive: str, proposing: dict[str, Collection[str]], confirming: dict[str, Collection[str]]
) -> Iterator[str]:
    for letter, words in proposing.items():
        if infinitive in words:
            yield letter
    # Bilingual dictionaries and the thesaurus may list a verb only with -si.
    for letter, words in confirming.items():
        if infinitive in words or reflexive(infinitive) in words:
            yield letter


def verb_forms(sources: Sources, infinitives: Iterable[str]) -> frozenset[str]:
    """Every form that a source gives to a verb, to tell nouns from verb forms among words without a tag."""
    morphit = (form for forms in sources.morphit.verb_forms.values() for form in forms)
    hunspell = (form for infinitive in infinitives for form in sources.hunspell.suffixed(infinitive))
    return frozenset({*morphit, *hunspell, *sources.apertium.verb_forms})
