"""Everything that paper and sites say, in both languages."""

from collections.abc import Mapping

from leggio.paper.wording.en import ENGLISH
from leggio.paper.wording.it import ITALIAN

WORDINGS: Mapping[str, Mapping[str, str]] = {"it": ITALIAN, "en": ENGLISH}


class Words:
    """Says things in one language. What people wrote goes in as data: it is never taken for a sentence."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sentences = WORDINGS[language]

    def __call__(self, key: str, **data: object) -> str:
        """The sentence of a key."""
        return self._sentences[key].format_map(data)

    def only(self, *keys: str) -> dict[str, str]:
        """Bare sentences for a template, by the last part of their keys."""
        return {key.rpartition(".")[2]: self._sentences[key] for key in keys}
