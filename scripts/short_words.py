"""Writes docs/short-words.md: every word of two and three letters, with what makes it valid and who attests it.

They decide games, so each one can be looked up: an entry with a single source stands apart, among the doubtful.
"""

from pathlib import Path
from typing import NamedTuple

from generated import write_or_check

from leggio.core.letters import plain
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import inflect
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary

PAGE = Path(__file__).resolve().parents[1] / "docs" / "short-words.md"
_INTRODUCTION = """# Words of two and three letters

Every word of two and three letters under the federation's rules, with the lemmas it is a form of and the letters of the
sources that have them ([sources.md](sources.md); `l`: read and entered by hand). A word is doubtful where all its
entries rest on a single source. The page is made by `scripts/short_words.py`; `leggio lexicon lists` prints the words
alone.
"""


class Reading(NamedTuple):
    """What makes a word valid."""

    lemma: str
    part: Part
    sources: str
    confirmed: bool

    def __str__(self) -> str:
        return f"*{self.lemma}* ({self.part.value.replace('_', ' ')}) {self.sources}"


def main() -> None:
    """Write the page, or check it."""
    words = _words()
    chapters = [_INTRODUCTION]
    for length, name in ((2, "Two"), (3, "Three")):
        chosen = {word: readings for word, readings in sorted(words.items()) if len(word) == length}
        sound = {word: readings for word, readings in chosen.items() if any(each.confirmed for each in readings)}
        chapters.append(f"## {name} letters\n\n{_table(sound)}")
        chapters.append(f"### Doubtful\n\n{_table({word: chosen[word] for word in chosen.keys() - sound.keys()})}")
    write_or_check({PAGE: "\n".join(chapters)})


def _words() -> dict[str, list[Reading]]:
    found: dict[str, list[Reading]] = {}
    for line in Vocabulary().sound_lines():
        # Elementary altered forms are Scarabeo's alone (art. 20).
        if line.entry.altered_of:
            continue
        for word in _short_forms(line.entry):
            reading = Reading(line.entry.lemma, line.entry.part, line.entry.sources, line.entry.confirmed)
            if reading not in found.setdefault(word, []):
                found[word].append(reading)
    return found


def _short_forms(entry: Entry) -> set[str]:
    paradigm = inflect(entry, FIGS)
    if len(paradigm.stem) > 3:
        return set()
    words = {plain(paradigm.stem + ending.text) for ending in paradigm.endings}
    return {word for word in words if 2 <= len(word) <= 3}


def _table(words: dict[str, list[Reading]]) -> str:
    if not words:
        return "None.\n"
    rows = [f"| {word} | {'; '.join(map(str, readings))} |" for word, readings in sorted(words.items())]
    return "\n".join(("| word | form of, and sources |", "|---|---|", *rows)) + "\n"


if __name__ == "__main__":
    main()
