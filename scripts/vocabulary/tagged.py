"""Records from the sources that tag parts of speech: Morph-it!, apertium and the thesaurus."""

import thesaurus
from endings import SUPERLATIVES
from records import Records
from sources import Sources


def tagged_records(sources: Sources) -> Records:
    """Nouns, adjectives and adverbs by the sources' own tags."""
    records = Records()
    _add_morphit(records, sources)
    _add_apertium(records, sources)
    _add_thesaurus(records, sources)
    return records


def _add_morphit(records: Records, sources: Sources) -> None:
    features = sources.morphit.nouns
    # A noun that both packages have counts its gender twice: the lookup table vouches for the other.
    for lemmas in (sources.morphit.noun_forms, features):
        for lemma in lemmas:
            gender, plural = (str(features.get(lemma, {}).get(feature) or "") for feature in "GP")
            records.add(lemma, "n", "m", gender.lower(), {*sources.morphit.noun_forms.get(lemma, ()), plural})
    for lemma, forms in sources.morphit.adjective_forms.items():
        if not lemma.endswith(SUPERLATIVES):
            records.add(lemma, "adj", "m", forms={form for form in forms if not form.endswith(SUPERLATIVES)})


def _add_apertium(records: Records, sources: Sources) -> None:
    for lemma, genders in sources.apertium.nouns.items():
        for gender, forms in genders.items():
            records.add(lemma, "n", "a", gender, forms)
    for lemma, forms in sources.apertium.adjectives.items():
        records.add(lemma, "adj", "a", forms=forms)
    for lemma in sources.apertium.adverbs:
        records.add(lemma, "adv", "a")


def _add_thesaurus(records: Records, sources: Sources) -> None:
    for lemma, parts in sources.thesaurus.items():
        for part in parts:
            match part:
                case thesaurus.MASCULINE:
                    records.add(lemma, "n", "t", "m")
                case thesaurus.FEMININE:
                    records.add(lemma, "n", "t", "f")
                case thesaurus.NOUN:
                    records.add(lemma, "n", "t")
                case thesaurus.ADJECTIVE:
                    records.add(lemma, "adj", "t")
                case thesaurus.ADVERB:
                    records.add(lemma, "adv", "t")
                case _:
                    pass
