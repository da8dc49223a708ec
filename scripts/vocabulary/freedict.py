"""Debian's dict-freedict-ita-* and dict-freedict-*-ita, 2022.04.21-1 and 2022.12.07-2.

The pairs with German and English are GPL-2+, the others CC-BY-SA-3.0. They only confirm what other sources have.
"""

import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_WORD = re.compile(r"[a-zàèéìòù]+")
# `Adler /adlə/ <n>`: the foreign headword with its sounds or its part of speech; translations follow.
_HEADWORD = re.compile(r"\s/.*/|\s<[a-z, ]+>$")
# `2. [een defect] acciacco`: number and gloss of a meaning come before; a gloss or the next number may come after.
_BEFORE = re.compile(r"[\s\d.]*(?:\[[^\]]*\]|\([^)]*\))?[\s\d.]*")
_AFTER = re.compile(r"(?:\s*\([^)]*\))?[\s\d.]*$")
_NUMBERED = re.compile(r"\s*\d+\. ")


def words(packages: Path) -> frozenset[str]:
    """The single words among the Italian headwords and among the translations into Italian."""
    folder = packages / "debian/usr/share/dictd"
    found: set[str] = set()
    for path in folder.glob("freedict-ita-*.index"):
        found.update(line.partition("\t")[0] for line in path.read_text("utf-8").splitlines())
    for path in folder.glob("freedict-*-ita.dict.dz"):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            found.update(_translations(file))
    return frozenset(word for word in found if _WORD.fullmatch(word))


def _translations(lines: Iterable[str]) -> Iterator[str]:
    """The line after a headword and every numbered one translate; the rest explains in the foreign language."""
    after_headword = False
    for line in lines:
        text = line.rstrip("\n")
        headword = _HEADWORD.search(text) is not None
        if not headword and (after_headword or _NUMBERED.match(text)):
            for word in re.split("[,;]", _AFTER.sub("", _BEFORE.sub("", text, count=1))):
                yield word.strip()
        after_headword = headword
