"""How many words that the vocabulary should have it has: `lemma_recall.py PACKAGES`, after `fetch` and `fetch-texts`.

Two measures, on material that had no part in making the vocabulary:

- words met in texts (`texts.py`), by how common wordfreq says they are. What the lexicon lacks was read, one by one
  down to Zipf 2, and a sample of the rarer: `readings/recall-texts.txt` has those that really are missing;
- lemmas of a large dictionary: samples of a list of words (`wordlist.py`), read blind:
  `readings/recall-wordlist.txt` has what is a lemma there.

A doubt of the reader counts neither way; the bounds are Wilson's, at 95 %.
"""

import argparse
import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import texts
import wordlist
from commonness import FREQUENCIES, frequencies

from leggio.core.letters import plain
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import infinitive_of
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon

READINGS = Path(__file__).parent / "readings"
SEED = 20261119
VERBS, OTHERS, LOANS, RARE = 400, 1600, 320, 600
BANDS = (5, 4, 3, 2)
_Z = 1.959964


def wilson(right: float, asked: float) -> tuple[float, float]:
    """The bounds of a proportion, at 95 %."""
    share = right / asked
    middle = share + _Z**2 / (2 * asked)
    half = _Z * math.sqrt(share * (1 - share) / asked + _Z**2 / (4 * asked**2))
    return (middle - half) / (1 + _Z**2 / asked), (middle + half) / (1 + _Z**2 / asked)


class Zipf:
    """How common a word is: the logarithm of how often it comes in a thousand million."""

    def __init__(self, packages: Path) -> None:
        self._frequencies = frequencies(packages / FREQUENCIES)

    def __call__(self, word: str) -> float:
        """Zero for a word that the list has not."""
        frequency = self._frequencies.get(plain(word), 0.0)
        return math.log10(frequency) + 9 if frequency else 0.0

    def band(self, word: str) -> str:
        """The band a word falls into."""
        return next((f"Zipf {least}+" for least in BANDS if self(word) >= least), "rarer")


class Reading:
    """A file of `word mark…`: what was read, and which of it with a doubt."""

    def __init__(self, path: Path) -> None:
        self.sure: dict[str, str] = {}
        self.doubtful: set[str] = set()
        for line in path.read_text("utf-8").splitlines():
            word, *marks = line.partition("#")[0].split() or ("",)
            if "doubt" in marks:
                self.doubtful.add(word)
            elif word:
                self.sure[word] = marks[0]


def main() -> None:
    """Print both measures, and what is missing."""
    parser = argparse.ArgumentParser(description="Recall of words and lemmas, on what had no part in the vocabulary.")
    parser.add_argument("packages", type=Path, help="the folder that fetch and fetch-texts filled")
    parser.add_argument("--drawn", action="store_true", help="print the samples to be read, and nothing else")
    options = parser.parse_args()
    zipf = Zipf(options.packages)
    with TemporaryDirectory() as cache:
        lexicon = open_lexicon(Path(cache))
        if options.drawn:
            _print_drawn(options.packages, lexicon, zipf)
        else:
            _of_texts(texts.words(options.packages), lexicon, zipf)
            _of_wordlist(drawn(options.packages), lexicon, zipf)


def drawn(packages: Path) -> dict[str, list[str]]:
    """The samples of the list of words."""
    frames = {"verbs": (wordlist.infinitives, VERBS), "others": (wordlist.other_candidates, OTHERS)}
    frames["loans"] = (wordlist.loans, LOANS)
    return {name: sample(words(packages), size) for name, (words, size) in frames.items()}


def sample(words: Iterable[str], size: int) -> list[str]:
    """The same words in every run, sorted."""
    return sorted(random.Random(SEED).sample(sorted(words), size))  # noqa: S311 - no secret


def _of_texts(met: Counter[str], lexicon: Lexicon, zipf: Zipf) -> None:
    reading = Reading(READINGS / "recall-texts.txt")
    lacking = {word for word in met if plain(word) not in lexicon}
    missing = lacking & reading.sure.keys()
    print(f"Words met in texts: {met.total()} tokens, {len(met)} types")  # noqa: T201
    tokens = sum(met[word] for word in met if word not in lacking)
    _row(f"tokens, {met.total() - tokens:,} no words of ours", tokens, sum(met[word] for word in missing))
    by_band: dict[str, list[str]] = defaultdict(list)
    for word in met:
        by_band[zipf.band(word)].append(word)
    for band in (*(f"Zipf {least}+" for least in BANDS), "rarer"):
        words = by_band[band]
        found = sum(word not in lacking for word in words)
        without = [word for word in words if word in lacking]
        absent: float = sum(word in missing for word in without)
        if band == "rarer":
            seen = sample(without, min(RARE, len(without)))
            absent = sum(word in missing for word in seen) * len(without) / max(1, len(seen))
        _row(f"{band}: {len(words)} types, {len(without)} no words of ours", found, absent)
    print("missing:", " ".join(sorted(missing)))  # noqa: T201


def _of_wordlist(samples: dict[str, list[str]], lexicon: Lexicon, zipf: Zipf) -> None:
    reading = Reading(READINGS / "recall-wordlist.txt")
    drawn_words = {word for words in samples.values() for word in words}
    asked = [word for word in reading.sure if word in drawn_words]
    has = {word for word in asked if _has(word, reading.sure[word], lexicon)}
    doubtful = reading.doubtful & drawn_words
    print(f"\nLemmas of a large dictionary: {len(asked)} read as such, {len(doubtful)} in doubt")  # noqa: T201
    groups: dict[str, Callable[[str], bool]] = {
        "all but loanwords": lambda word: reading.sure[word] != "loan",
        "valid, whatever they are read as": lambda word: reading.sure[word] != "loan",
        **{f"{part}s": lambda word, part=part: reading.sure[word] == part for part in _PARTS},  # type: ignore[misc]
    }
    for band in (*(f"Zipf {least}+" for least in BANDS[1:]), "rarer"):
        groups[band] = lambda word, band=band: reading.sure[word] != "loan" and _same(zipf.band(word), band)  # type: ignore[misc]
    for name, belongs in groups.items():
        words = [word for word in asked if belongs(word)]
        found = sum(plain(word) in lexicon if name.startswith("valid") else word in has for word in words)
        _row(name, found, len(words) - found)
    known = sum(plain(word) in lexicon for word in doubtful)
    print(f"of the doubtful {known} are there")  # noqa: T201
    print("missing:", " ".join(sorted(set(asked) - has)))  # noqa: T201


_PARTS = {"noun": Part.NOUN, "adjective": Part.ADJECTIVE, "verb": Part.VERB, "adverb": Part.ADVERB, "loan": None}


def _same(band: str, wanted: str) -> bool:
    return band == wanted or (wanted == "Zipf 4+" and band == "Zipf 5+")


def _has(word: str, part: str, lexicon: Lexicon) -> bool:
    """Whether the lexicon has a word as a lemma of that part; any, for a loanword."""
    wanted = _PARTS[part]
    for entry, tag in lexicon.readings(plain(word)):
        lemmas = {plain(entry.lemma), plain(infinitive_of(entry.lemma))}
        if part == "verb" and entry.part is Part.VERB and tag.slot == "inf":
            return True
        if (wanted is None or entry.part is wanted) and plain(word) in lemmas:
            return True
    return False


def _row(name: str, found: float, absent: float) -> None:
    low, high = wilson(found, found + absent)
    share = found / (found + absent)
    print(f"  {name}: {found:,.0f} of {found + absent:,.0f}, {share:.2%} ({low:.2%}-{high:.2%})")  # noqa: T201


def _print_drawn(packages: Path, lexicon: Lexicon, zipf: Zipf) -> None:
    for name, words in drawn(packages).items():
        print(f"# {name}\n{' '.join(words)}")  # noqa: T201
    lacking: Sequence[str] = [word for word in texts.words(packages) if plain(word) not in lexicon]
    rare = [word for word in lacking if zipf.band(word) == "rarer"]
    print("# texts\n", *sorted(set(lacking) - set(rare)))  # noqa: T201
    print("# rarer in texts\n", *sample(rare, min(RARE, len(rare))))  # noqa: T201


if __name__ == "__main__":
    main()
