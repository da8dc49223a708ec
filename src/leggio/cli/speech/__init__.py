"""Sentences for people, by stable key, in Italian and English. Rules and files speak in codes; here they get words."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from leggio.cli.speech.en import ENGLISH
from leggio.cli.speech.it import ITALIAN
from leggio.core.outcome import Rejected
from leggio.games.scrabble import Finding

CATALOGUES: Mapping[str, Mapping[str, str]] = {"it": ITALIAN, "en": ENGLISH}


class Language(StrEnum):
    """Languages the command line speaks."""

    IT = "it"
    EN = "en"


class Speaker:
    """Says things in one language."""

    def __init__(self, language: Language = Language.IT) -> None:
        self.language = language
        self._catalogue = CATALOGUES[language]

    def __call__(self, key: str, **data: object) -> str:
        """The sentence for a key."""
        return self._catalogue[key].format_map({name: _spoken(value) for name, value in data.items()})

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for this key."""
        return key in self._catalogue

    def refusal(self, rejected: Rejected, players: Sequence[str] = ()) -> str:
        """Why the rules refuse something, with the article where there is one; seats are given their names."""
        named = dict(rejected.detail)
        for field in ("seat", "turn"):
            seat = named.get(field)
            if isinstance(seat, int) and 0 <= seat < len(players):
                named[field] = players[seat]
        article = self("article", article=rejected.article) if rejected.article else ""
        return self(rejected.code, art=article, **named)

    def finding(self, finding: Finding) -> str:
        """What an audit found."""
        detail = dict(finding.detail)
        if isinstance(refusal := detail.get("refusal"), Rejected):
            detail["refusal"] = self.refusal(refusal)
        code = "log.expected" if finding.code == "log.out_of_place" and "expected" in detail else finding.code
        return self(code, **detail)


def _spoken(value: object) -> object:
    return ", ".join(str(each) for each in value) if isinstance(value, list | tuple) else value
