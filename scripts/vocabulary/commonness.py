"""How common each lemma is, from the frequencies of its forms: `commonness.py PACKAGES [--into FILE]`.

wordfreq counts written words, not lemmas, and a word may be a form of several. What a lemma alone has counts for it in
full; what it shares is divided by this rule, so that a rare lemma gains nothing from a common namesake:

- a lemma with forms of its own takes of a shared one its part in proportion to those, and never more than they have;
- the rest goes to the sharers that have no form of their own, in equal parts; where each has some, to the one that has
  most. So every form counts somewhere: nobody who knows the common words misses a common form.

A form that is also a first name or the code of a province counts a tenth. Lemmas of the marked registers, and those of
a single source, are never among the commonest, whatever their namesakes abroad.
"""

import argparse
import gzip
import math
from collections import defaultdict
from pathlib import Path

import msgspec

from leggio.core.letters import plain
from leggio.lexicon.categories import first_names, provinces
from leggio.lexicon.commonness import COMMONNESS, RAREST
from leggio.lexicon.inflection import inflect
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary

FREQUENCIES = Path("pypi/wordfreq/data/large_it.msgpack.gz")
# The least frequency of each class, as the logarithm of occurrences in a thousand million words (Zipf's scale).
THRESHOLDS = {1: 4.7, 2: 4.0, 3: 3.3, 4: 2.6, 5: 1.8}
# The best class of words that mostly look common by chance.
BEST_OF_MARKED = 4
AS_A_NAME = 0.1

_HEAD = """\
# How common each lemma is: `lemma class`, sorted. 1 everyday, 2 common, 3 known to all, 4 known to readers, 5 rare;
# lemmas that are not here are rarer still. It ranks what a player may know and says nothing about validity.
# Made by scripts/vocabulary/commonness.py from wordfreq 3.1.1, Italian, "large" (data CC-BY-SA-4.0, Robyn Speer and
# the sources named there): docs/sources.md. This file is therefore under CC-BY-SA-4.0 too.
"""


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description="How common each lemma is.")
    parser.add_argument("packages", type=Path, help="the folder that fetch filled")
    parser.add_argument("--into", type=Path, default=COMMONNESS)
    chosen = parser.parse_args()
    classes = classes_of(frequencies(chosen.packages / FREQUENCIES), Vocabulary())
    lines = (f"{lemma} {number}\n" for lemma, number in sorted(classes.items()) if number < RAREST)
    chosen.into.write_text(_HEAD + "".join(lines), "utf-8")


def frequencies(path: Path) -> dict[str, float]:
    """Words in plain capitals and how often they come. The file has lists of words, a hundredth of a decade apart."""
    header, *steps = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))
    if header != {"format": "cB", "version": 1}:
        raise ValueError(f"{path} is of another format: {header}")
    found: dict[str, float] = defaultdict(float)
    for step, words in enumerate(steps):
        for word in words:
            found[plain(word)] += 10 ** (-step / 100)
    return found


def classes_of(frequency: dict[str, float], vocabulary: Vocabulary) -> dict[str, int]:
    """The class of every lemma that is common enough to have one."""
    forms, marked = _forms(frequency, vocabulary)
    names = first_names(vocabulary) | provinces(vocabulary).keys()
    counted = {form: value * (AS_A_NAME if form in names else 1) for form, value in frequency.items()}
    sharers: dict[str, list[str]] = defaultdict(list)
    for lemma, of in forms.items():
        for form in of:
            sharers[form].append(lemma)
    has = dict.fromkeys(forms, 0.0)
    for form, lemmas in sharers.items():
        if len(lemmas) == 1:
            has[lemmas[0]] += counted[form]
    total = dict(has)
    for form, lemmas in sharers.items():
        if len(lemmas) > 1:
            for lemma, part in _divided(counted[form], {lemma: has[lemma] for lemma in lemmas}).items():
                total[lemma] += part
    return {
        lemma: max(number, BEST_OF_MARKED if lemma in marked else 1)
        for lemma, value in total.items()
        if (number := _class_of(value)) < RAREST
    }


def _forms(frequency: dict[str, float], vocabulary: Vocabulary) -> tuple[dict[str, set[str]], set[str]]:
    """The forms of each lemma that anybody wrote; and the lemmas all of whose entries are marked."""
    forms: dict[str, set[str]] = defaultdict(set)
    plain_ones: set[str] = set()
    for line in vocabulary.sound_lines():
        entry = line.entry
        stem, endings = inflect(entry, FIGS)
        forms[entry.lemma].update(form for ending in endings.texts if (form := stem + ending) in frequency)
        if entry.confirmed and not entry.registers:
            plain_ones.add(entry.lemma)
    return forms, forms.keys() - plain_ones


def _divided(value: float, has: dict[str, float]) -> dict[str, float]:
    together = sum(has.values())
    parts = {lemma: min(value * own / together, own) for lemma, own in has.items() if own}
    rest = value - sum(parts.values())
    without = [lemma for lemma, own in has.items() if not own] or [max(has, key=lambda lemma: (has[lemma], lemma))]
    for lemma in without:
        parts[lemma] = parts.get(lemma, 0.0) + rest / len(without)
    return parts


def _class_of(value: float) -> int:
    zipf = math.log10(value) + 9 if value > 0 else 0.0
    return next((number for number, least in THRESHOLDS.items() if zipf >= least), RAREST)


if __name__ == "__main__":
    main()
