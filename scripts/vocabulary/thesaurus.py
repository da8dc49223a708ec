"""Debian's mythes-it 1:7.5.0-1 (GPL-3; its own notice says GPL-3+): headwords of the thesaurus and parts of speech."""

import re
from collections import defaultdict
from pathlib import Path

NOUN, MASCULINE, FEMININE, ADJECTIVE, ADVERB, VERB = "s.", "s.m.", "s.f.", "agg.", "avv.", "v."
_PART = re.compile(r"\((s\.m\.|s\.f\.|s\.|agg\.|avv\.|v\.)")


def parts_of_speech(packages: Path) -> dict[str, set[str]]:
    """The parts of speech of each headword, as the thesaurus abbreviates them."""
    found: dict[str, set[str]] = defaultdict(set)
    headword = ""
    for line in (packages / "debian/usr/share/mythes/th_it_IT_v2.dat").read_text("utf-8").splitlines():
        # A line in brackets lists the synonyms of one meaning; any other one is a headword and their number.
        if not line.startswith("("):
            headword = line.partition("|")[0]
        elif part := _PART.match(line):
            found[headword].add(part[1])
    return dict(found)
