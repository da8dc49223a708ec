"""From candidates of the sources and the readings made by hand to the vocabulary's files.

Candidates say what the sources have; `readings/` says what a person made of each: verb classes, corrections,
registers, and words that must stay out, with the reason.
"""

import re
from collections import defaultdict
from collections.abc import Container, Iterator
from pathlib import Path
from typing import NamedTuple

# The letter of what no source has.
BY_HAND = "l"
READINGS = Path(__file__).with_name("readings")

# Reading codes of verb classes, and the marks they become.
_CLASSES = {
    "t": "tr avere",
    "ia": "intr avere",
    "ie": "intr essere",
    "ib": "intr avere essere",
    "p": "prnl essere",
    "pd": "prnl di essere",
}
_REGISTERS = ("arc", "lit", "dial", "tec")
_PARTS = {
    "prep": "prepositions", "pron": "pronouns", "conj": "conjunctions", "interj": "interjections", "adv": "adverbs",
    "num": "numerals", "art": "articles",
}  # fmt: skip
# Endings of nouns for people, whose feminine the sources inflect as if they were adjectives.
_AGENTS = ("aio", "aiolo", "aiuolo", "ario", "grafo", "logo", "nomo", "sofo")
_ACCENTS = str.maketrans("àèéìíòóùúîê", "aeeiioouuie")


class Verb(NamedTuple):
    """What a person said of an infinitive."""

    code: str
    flags: tuple[str, ...] = ()


class Corrections(NamedTuple):
    """What a person changed among the nominal candidates."""

    dropped: dict[tuple[str, str], str]
    analyses: dict[str, list[str]]
    added: dict[str, list[str]]
    registers: dict[str, set[str]]


def order(lemma: str) -> tuple[str, str]:
    """Dictionary order: accents only break ties."""
    return lemma.translate(_ACCENTS), lemma


def verb_lines(candidates: Path, excluded: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The verbs' lemmas and lines."""
    said = dict(_verb_readings())
    models = dict(_models())
    rows = dict(row.split("\t")[:2] for row in candidates.read_text("utf-8").splitlines())
    for infinitive in sorted(rows.keys() | said.keys()):
        sources = rows.get(infinitive, BY_HAND)
        verb = said.get(infinitive, Verb("t"))
        like, limits = models.get(infinitive, ("-", ""))
        if verb.code == "x" or like == "x":
            excluded.setdefault(infinitive, "no-verb")
            continue
        lemma = infinitive[:-1] + "si" if verb.code in ("p", "pd") else infinitive
        marks = [_CLASSES[verb.code]]
        if "prnl" in verb.flags or "prnl-di" in verb.flags:
            marks[0] = marks[0].replace("intr", "intr prnl" + (" di" if "prnl-di" in verb.flags else ""))
        if like != "-":
            marks.append(f"like={like}")
        old = {"arc", "lit"} & set(verb.flags)
        if "bare" in verb.flags or (old and infinitive.endswith("ere") and "m" not in sources and not limits):
            marks.append("bare")
        elif limits:
            marks.append(limits)
        marks += [flag for flag in verb.flags if "=" in flag]
        if "imp" in verb.flags:
            marks.append("imp")
        marks += [register for register in _REGISTERS if register in verb.flags]
        yield lemma, _line(lemma, marks, sources)


def nominal_lines(candidates: Path, excluded: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """The file, lemma and line of everything that is no verb."""
    said = _corrections()
    rows: dict[str, list[tuple[str, str]]] = defaultdict(list)
    sources_of: dict[str, set[str]] = defaultdict(set)
    for row in candidates.read_text("utf-8").splitlines():
        lemma, *analysis, sources = row.split()
        rows[lemma].append((" ".join(analysis), sources))
        sources_of[lemma] |= set(sources)
    attested = dict(row.split("\t") for row in candidates.with_name("attested.tsv").read_text("utf-8").splitlines())
    feminines = frozenset(candidates.with_name("feminines.txt").read_text("utf-8").split())
    for (lemma, part), code in said.dropped.items():
        if not part and lemma not in rows:
            excluded.setdefault(lemma, code)
    for lemma in sorted(rows.keys() | said.analyses.keys() | said.added.keys(), key=order):
        sources = "".join(sorted(sources_of[lemma])) or attested.get(lemma, BY_HAND)
        yield from _nominal(lemma, rows[lemma], sources, said, excluded, feminines)


def _nominal(
    lemma: str,
    rows: list[tuple[str, str]],
    sources: str,
    said: Corrections,
    excluded: dict[str, str],
    feminines: Container[str],
) -> Iterator[tuple[str, str, str]]:
    if code := said.dropped.get((lemma, "")):
        excluded.setdefault(lemma, code)
        return
    kept = [(analysis, who) for analysis, who in rows if (lemma, analysis[:1]) not in said.dropped]
    corrected = said.analyses.get(lemma, [])
    for analysis in corrected:
        part = "n" if analysis.startswith("n.") else analysis.split()[0]
        kept = [(other, who) for other, who in kept if not (other.startswith(part) or part in _PARTS or len(rows) == 1)]
    registers = sorted(said.registers.get(lemma, ()))
    further = [*corrected, *said.added.get(lemma, ())]
    for analysis, who in dict.fromkeys([*kept, *((analysis, sources) for analysis in further)]):
        head, *marks = analysis.split()
        if head == "n.m" and "fem" not in marks and _has_feminine(lemma, rows, feminines):
            marks.append("fem")
        if head.startswith("n."):
            yield "nouns", lemma, _line(lemma, [head[2:], *marks, *registers], who)
        elif head == "adj":
            yield "adjectives", lemma, _line(lemma, [*marks, *registers], who)
        elif head in _PARTS:
            yield _PARTS[head], lemma, _line(lemma, registers, who)


def _has_feminine(lemma: str, rows: list[tuple[str, str]], feminines: Container[str]) -> bool:
    """Whether the sources inflect a masculine noun for gender: bottaio, archeologo, fumatore."""
    if lemma.endswith("tore"):
        return lemma[:-3] + "rice" in feminines or any(analysis.startswith("n.mf") for analysis, _ in rows)
    if lemma.endswith(_AGENTS) and lemma[:-1] + "a" in feminines:
        return True
    return lemma.endswith("o") and any(analysis.startswith("n.mf") and "a" in who for analysis, who in rows)


def _line(lemma: str, marks: list[str], sources: str) -> str:
    words = [lemma, *(mark for mark in marks if mark)]
    if len(sources) < 2 and BY_HAND not in sources:
        words.append("unconfirmed")
    return " ".join([*words, f"@{sources}"])


def _rows(pattern: str) -> Iterator[list[str]]:
    for path in sorted(READINGS.glob(pattern), key=lambda path: ("hand" in path.name, path.name)):
        for line in path.read_text("utf-8").splitlines():
            cells = line.partition("#")[0].split()
            if cells:
                yield cells


def _verb_readings() -> Iterator[tuple[str, Verb]]:
    for infinitive, code, *flags in _rows("verbs-*.txt"):
        yield infinitive, Verb(code, tuple(flags))


def _models() -> Iterator[tuple[str, tuple[str, str]]]:
    for infinitive, like, *limits in _rows("models.txt"):
        yield infinitive, (like, " ".join(limits))


def _corrections() -> Corrections:
    said = Corrections({}, defaultdict(list), defaultdict(list), defaultdict(set))
    for sign, lemma, *rest in _rows("nominals-*.txt"):
        match sign:
            case "x" if len(rest) == 2:
                said.dropped[lemma, rest[0][:1]] = rest[1]
            case "x":
                said.dropped[lemma, ""] = rest[0] if rest else "err"
            case "=" | "+" if rest and (lemma, "") in said.dropped:
                # Somebody knew better later.
                del said.dropped[lemma, ""]
                said.added[lemma].append(" ".join(rest))
            case "=" if rest:
                # The last word on a part of speech holds.
                others = [other for other in said.analyses[lemma] if other.split()[0][:2] != rest[0][:2]]
                said.analyses[lemma] = [*others, " ".join(rest)]
            case "+" if rest:
                said.added[lemma].append(" ".join(rest))
            case "r":
                said.registers[lemma] |= set(rest) & set(_REGISTERS)
            case _:
                pass
    return said


def by_initial(lines: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """Lines sorted into files by their initial."""
    files: dict[str, set[tuple[tuple[str, str], str]]] = defaultdict(set)
    for lemma, line in lines:
        initial = re.sub(r"[^a-z]", "z", lemma[:1].translate(_ACCENTS))
        files[initial].add((order(lemma), line))
    return {initial: [line for _, line in sorted(found)] for initial, found in files.items()}
