"""Unfolds a transducer of lttoolbox, from the table of arcs that `lt-print` writes."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

EPSILON = "ε"
LONGEST_FORM = 40


class Reading(NamedTuple):
    """One form, its lemma and tags."""

    form: str
    lemma: str
    tags: tuple[str, ...]


class _Arc(NamedTuple):
    target: int
    surface: str
    analysis: str


def unfold(printed: str) -> Iterator[Reading]:
    """Every reading of a printed transducer; cycles (numbers, unknown compounds) are not followed."""
    for section in printed.split("--\n"):
        yield from _unfold(section)


def _unfold(section: str) -> Iterator[Reading]:
    arcs: dict[int, list[_Arc]] = defaultdict(list)
    finals: set[int] = set()
    for line in section.splitlines():
        cells = line.split("\t")
        if len(cells) >= 4:
            source, target, surface, analysis = cells[:4]
            arcs[int(source)].append(_Arc(int(target), _letter(surface), _letter(analysis)))
        elif cells and cells[0].isdigit():
            finals.add(int(cells[0]))
    path: set[int] = set()

    def walk(node: int, form: str, analysis: str) -> Iterator[Reading]:
        if node in finals and form:
            yield _reading(form, analysis)
        if node in path or len(form) > LONGEST_FORM:
            return
        path.add(node)
        for arc in arcs[node]:
            yield from walk(arc.target, form + arc.surface, analysis + arc.analysis)
        path.remove(node)

    yield from walk(0, "", "")


def _letter(symbol: str) -> str:
    return "" if symbol == EPSILON else symbol


def _reading(form: str, analysis: str) -> Reading:
    lemma, _, tags = analysis.partition("<")
    return Reading(form, lemma, tuple(tags.removesuffix(">").split("><")) if tags else ())
