"""Morph-it! 0.4.8 (CC-BY-SA-2.0 and LGPL), as PyPI's spacy-lookups-data 1.0.5 and npm's italian-*-dict 3.4.0 carry it.

The first has the lemma of each form by part of speech, the others genders, plurals and paradigms.
"""

import gzip
import json
from collections import defaultdict
from pathlib import Path
from typing import cast


class MorphIt:
    """The tables, read from the unpacked packages."""

    def __init__(self, packages: Path) -> None:
        self._packages = packages
        self.noun_forms = self._forms("noun")
        self.adjective_forms = self._forms("adj")
        self.verb_forms = self._forms("verb")
        # Gender `G` and plural `P` of nouns; `FS`, `MP` and `FP` of adjectives.
        self.nouns = self._features("words")
        self.adjectives = self._features("adjectives")
        self.infinitives = self.verb_forms.keys() | self._features("verbs").keys()

    def _forms(self, part: str) -> dict[str, set[str]]:
        path = self._packages / f"pypi/spacy_lookups_data/data/it_lemma_lookup_{part}.json.gz"
        with gzip.open(path) as file:
            table = cast("dict[str, str]", json.load(file))
        found: dict[str, set[str]] = defaultdict(set)
        for form, lemma in table.items():
            found[_mended(lemma)].add(_mended(form))
        return dict(found)

    def _features(self, name: str) -> dict[str, dict[str, object]]:
        path = self._packages / f"npm/italian-{name}-dict/dist/{name}.json"
        return cast("dict[str, dict[str, object]]", json.loads(path.read_text("utf-8")))


def _mended(text: str) -> str:
    """Some keys were encoded twice."""
    try:
        return text.encode("latin-1").decode("utf-8")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return text
