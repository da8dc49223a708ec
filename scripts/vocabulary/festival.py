"""Debian's festlex-ifd 2.0+debian0-6 (GPL-2+): the lexicon of Festival's Italian voices, forms with tags of their own.

It has no lemmas: what confirms an entry is its lemma among the forms, with a tag of the same part of speech.
"""

import re
from collections import defaultdict
from pathlib import Path

from leggio.lexicon.entry import Part

_LINE = re.compile(r'\("([^"]+)" (\S+) ')
# The first letter of a tag; `V-F` alone is an infinitive.
_PARTS = {"S": Part.NOUN, "A": Part.ADJECTIVE, "B": Part.ADVERB, "I": Part.INTERJECTION, "C": Part.CONJUNCTION}


def lemmas(packages: Path) -> dict[Part, frozenset[str]]:
    """What could be lemmas, by part of speech: singular or invariable forms, and infinitives."""
    text = (packages / "debian/usr/share/festival/dicts/ifd/lex.out").read_text("latin-1")
    found: dict[Part, set[str]] = defaultdict(set)
    for form, tag in _LINE.findall(text):
        if part := _part(tag):
            found[part].add(form)
    return {part: frozenset(forms) for part, forms in found.items()}


def _part(tag: str) -> Part | None:
    if tag == "V-F":
        return Part.VERB
    kind, _, features = tag.partition("-")
    # Plurals (MP, FP, NP) and superlatives (_S) are no lemmas, proper names (np) and places (ng) no words.
    if features[1:2] == "P" or (features.endswith("S") and "_" in features) or features in ("np", "ng"):
        return None
    return _PARTS.get(kind)
