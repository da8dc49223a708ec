"""How many verb forms of a source that no conjugation was made from the lexicon has: `recall.py PACKAGES`.

Models were written and given out by knowledge, Morph-it and verbecc. apertium had no part in that: it conjugates about
2,300 verbs by paradigms of its own. What it calls a form and art. 15c and 17 do not admit is left aside: forms cut
short (*portan*), and feminines and plurals of participles. Some of its paradigms are wrong (*piantherò*); so a second
figure counts only what at least one other source has too.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from apertium import ANALYSER
from sources import Sources
from spelling import is_word
from transducer import Reading, unfold

from leggio.core.letters import plain
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import infinitive_of, inflect
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary

# apertium's tags of the tenses that count.
_TENSES = frozenset({"pri", "pii", "ifi", "fti", "prs", "pis", "cni", "imp", "ger", "pp"})
LONGEST = 15


class Ours(NamedTuple):
    """The lexicon's verbs, and every word it has."""

    infinitives: set[str]
    words: set[str]


def main() -> None:
    """Print the two figures, and everything that is missing though others have it."""
    parser = argparse.ArgumentParser(description="Recall of verb forms against a source not used for conjugation.")
    parser.add_argument("packages", type=Path, help="the folder that fetch filled")
    packages: Path = parser.parse_args().packages
    ours = _ours()
    asked = {
        (reading.lemma, plain(reading.form))
        for reading in unfold((packages / ANALYSER).read_text("utf-8"))
        if reading.lemma in ours.infinitives and _counts(reading)
    }
    _report("all that apertium has", asked, ours)
    others = _other_words(Sources(packages))
    shared = {(lemma, form) for lemma, form in asked if form in others}
    missing = _report("what another source has too", shared, ours)
    for lemma, count in Counter(lemma for lemma, _ in missing).most_common():
        print(f"  {lemma} {count}: {' '.join(sorted(form for of, form in missing if of == lemma))}")  # noqa: T201


def _counts(reading: Reading) -> bool:
    tags = reading.tags
    if len(tags) < 2 or not tags[0].startswith("vb") or tags[1] not in _TENSES or "enc" in tags:
        return False
    if tags[1] == "pp" and tags[2:] != ("m", "sg"):
        return False
    return is_word(reading.form) and len(reading.form) <= LONGEST and not reading.form.endswith(("n", "r"))


def _ours() -> Ours:
    infinitives: set[str] = set()
    words: set[str] = set()
    for line in Vocabulary().sound_lines():
        if line.entry.part is Part.VERB:
            infinitives.add(infinitive_of(line.entry.lemma))
            paradigm = inflect(line.entry, FIGS)
            words.update(paradigm.stem + ending.text for ending in paradigm.endings)
    return Ours(infinitives, words)


def _other_words(sources: Sources) -> set[str]:
    """The words of the sources but apertium, in plain capitals."""
    found = {form for forms in sources.morphit.verb_forms.values() for form in forms} | sources.witalian
    for word in sources.hunspell.flags:
        found.add(word)
        found.update(sources.hunspell.suffixed(word))
    return {plain(word) for word in found if is_word(word)}


def _report(name: str, asked: set[tuple[str, str]], ours: Ours) -> list[tuple[str, str]]:
    missing = [(lemma, form) for lemma, form in asked if form not in ours.words]
    verbs = len({lemma for lemma, _ in asked})
    recall = 1 - len(missing) / len(asked)
    print(f"{name}: {len(asked)} forms of {verbs} verbs, {len(missing)} missing, recall {recall:.2%}")  # noqa: T201
    return missing


if __name__ == "__main__":
    main()
