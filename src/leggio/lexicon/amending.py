"""A vocabulary amended by disputed words: a copy, for a person to read, check and compare before anyone uses it."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from leggio.core.letters import plain
from leggio.lexicon.categories import LISTED
from leggio.lexicon.exclusions import exclusions
from leggio.lexicon.reading import BadLineError, entries_in, parse
from leggio.lexicon.reports import Claim, Report
from leggio.lexicon.vocabulary import PLACES, Vocabulary

# Where a missing word goes, and with which marks; written by hand, as far as sources go.
_ENTRIES = {
    Claim.NOUN_M: ("nouns", "m @l"),
    Claim.NOUN_F: ("nouns", "f @l"),
    Claim.NOUN_MF: ("nouns", "mf @l"),
    Claim.ADJECTIVE: ("adjectives", "@l"),
    Claim.VERB_TR: ("verbs", "tr avere @l"),
    Claim.VERB_INTR: ("verbs", "intr avere @l"),
    Claim.ADVERB: ("adverbs", "@l"),
    Claim.INTERJECTION: ("interjections", "@l"),
}
_EXCLUDED = "excluded.txt"


class Amendment(msgspec.Struct, frozen=True):
    """What became of the reports: lines that were written or taken out, and reports that only a person can follow."""

    added: tuple[str, ...]  # `file: line`
    removed: tuple[str, ...]
    by_hand: tuple[Report, ...]


def amend(source: Path, target: Path, reports: Sequence[Report]) -> Amendment:
    """Copy a vocabulary to a directory that is not there yet, and follow each report as far as a line can say it."""
    shutil.copytree(source, target)
    added: list[str] = []
    removed: list[str] = []
    by_hand: list[Report] = []
    for report in _one_a_word(reports):
        done = _take_out(target, report) if report.claim.is_out else _put_in(target, report)
        if done is None:
            by_hand.append(report)
        else:
            added += done[0]
            removed += done[1]
    return Amendment(tuple(added), tuple(removed), tuple(by_hand))


def _one_a_word(reports: Sequence[Report]) -> list[Report]:
    """The first report of each word and claim: ten people who say the same make one line."""
    return list({(report.word, report.claim): report for report in reversed(reports)}.values())[::-1]


_Lines = tuple[list[str], list[str]]


def _put_in(target: Path, report: Report) -> _Lines | None:
    place, marks = _ENTRIES.get(report.claim, ("", ""))
    if not place:
        return None
    line = f"{report.word} {marks}"
    file = _file_of(target, place, report.word)
    try:
        entry = parse(line, PLACES[place])
    except BadLineError:
        return None  # no lemma, or a verb that does not look like one
    if file.exists() and any(text.split()[0] == entry.lemma for _, text in entries_in(file)):
        return None  # it is there: what is missing is one of its forms
    _write(file, _with(_lines(file), line))
    return [f"{file.relative_to(target).as_posix()}: {line}"], []


def _take_out(target: Path, report: Report) -> _Lines | None:
    """Entries of this lemma go, and the word joins those that are left out; a mere form of another is not ours."""
    if report.claim is Claim.WRONG:
        return None
    word = plain(report.word)
    found = [line for line in Vocabulary(target).lines([]) if plain(line.entry.lemma) == word]
    if not found:
        return None
    removed = []
    for line in found:
        file = target / line.file
        _write(file, [text for text in _lines(file) if text.partition("#")[0].strip() != line.text])
        removed.append(f"{line.file}: {line.text}")
    for file in sorted((target / "categories").glob("*.txt")):
        # What is no noun any more is no animal, plant or object either.
        if file.stem in LISTED and any(lemma == report.word for _, lemma in entries_in(file)):
            _write(file, [text for text in _lines(file) if text.partition("#")[0].strip() != report.word])
            removed.append(f"{file.relative_to(target).as_posix()}: {report.word}")
    excluded = target / _EXCLUDED
    if word in exclusions(target):
        return [], removed
    text = f"{report.word} {report.claim.value}"
    _write(excluded, _with(_lines(excluded), text))
    return [f"{_EXCLUDED}: {text}"], removed


def _file_of(target: Path, place: str, word: str) -> Path:
    single = target / f"{place}.txt"
    return single if single.exists() else target / place / f"{plain(word)[:1].lower()}.txt"


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []


def _write(file: Path, lines: list[str]) -> None:
    file.write_text("\n".join(lines) + "\n", "utf-8")


def _with(lines: list[str], line: str) -> list[str]:
    """A line among the others, which are sorted; comments stay where they are."""
    later = (at for at, each in enumerate(lines) if each and not each.startswith("#") and _order(each) > _order(line))
    at = next(later, len(lines))
    return [*lines[:at], line, *lines[at:]]


def _order(line: str) -> tuple[str, str]:
    return plain(line.split(maxsplit=1)[0]), line
