"""Sentences for people, by stable key, in Italian and English. Rules and files speak in codes; here they get words."""

from collections import ChainMap
from collections.abc import Mapping, Sequence
from enum import StrEnum
from errno import errorcode
from typing import TYPE_CHECKING

from leggio.cli.speech.analysis_en import ANALYSIS_ENGLISH
from leggio.cli.speech.analysis_it import ANALYSIS_ITALIAN
from leggio.cli.speech.database_en import DATABASE_ENGLISH
from leggio.cli.speech.database_it import DATABASE_ITALIAN
from leggio.cli.speech.duplicate_en import DUPLICATE_ENGLISH
from leggio.cli.speech.duplicate_it import DUPLICATE_ITALIAN
from leggio.cli.speech.en import ENGLISH
from leggio.cli.speech.it import ITALIAN
from leggio.cli.speech.lexicon_en import LEXICON_ENGLISH
from leggio.cli.speech.lexicon_it import LEXICON_ITALIAN
from leggio.cli.speech.scarabeo_en import SCARABEO_ENGLISH
from leggio.cli.speech.scarabeo_it import SCARABEO_ITALIAN
from leggio.cli.speech.serve_en import SERVE_ENGLISH
from leggio.cli.speech.serve_it import SERVE_ITALIAN
from leggio.cli.speech.study_en import STUDY_ENGLISH
from leggio.cli.speech.study_it import STUDY_ITALIAN
from leggio.cli.speech.tournament_en import TOURNAMENT_ENGLISH
from leggio.cli.speech.tournament_it import TOURNAMENT_ITALIAN
from leggio.cli.speech.verbum_en import VERBUM_ENGLISH
from leggio.cli.speech.verbum_it import VERBUM_ITALIAN
from leggio.core.outcome import Rejected
from leggio.speech.printable import printable

if TYPE_CHECKING:
    # Only its name: a command that judges a word should not have to load a game.
    from leggio.core.auditing import Finding

CATALOGUES: Mapping[str, Mapping[str, str]] = {
    "it": ITALIAN | LEXICON_ITALIAN | DATABASE_ITALIAN | SERVE_ITALIAN | ANALYSIS_ITALIAN | STUDY_ITALIAN,
    "en": ENGLISH | LEXICON_ENGLISH | DATABASE_ENGLISH | SERVE_ENGLISH | ANALYSIS_ENGLISH | STUDY_ENGLISH,
}
# Where a game says something in its own way: its sentences come before the common ones.
OF_GAMES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "duplicate": {"it": DUPLICATE_ITALIAN, "en": DUPLICATE_ENGLISH},
    "scarabeo": {"it": SCARABEO_ITALIAN, "en": SCARABEO_ENGLISH},
    "verbum": {"it": VERBUM_ITALIAN, "en": VERBUM_ENGLISH},
    "tournament": {"it": TOURNAMENT_ITALIAN, "en": TOURNAMENT_ENGLISH},
}


class Language(StrEnum):
    """Languages the command line speaks."""

    IT = "it"
    EN = "en"


class Speaker:
    """Says things in one language, in the words of one game where it has its own."""

    def __init__(self, language: Language = Language.IT, game: str = "") -> None:
        self.language = language
        own = OF_GAMES[game][language] if game in OF_GAMES else {}
        self._catalogue = ChainMap(dict(own), dict(CATALOGUES[language]))

    def of_game(self, game: str) -> "Speaker":
        """The same language in the words of a game."""
        return Speaker(self.language, game)

    def __call__(self, key: str, **data: object) -> str:
        """The sentence for a key."""
        return self._catalogue[key].format_map({name: self._in_words(value) for name, value in data.items()})

    def _in_words(self, value: object) -> str:
        """What goes into a sentence; why the system refuses something in the same language, where that is known."""
        if not isinstance(value, OSError):
            return _spoken(value)
        key = f"cause.{errorcode.get(value.errno or 0, '')}"
        return self._catalogue[key] if key in self._catalogue else printable(value.strerror or str(value))

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
        if isinstance(seats := named.get("voters"), list):
            named["voters"] = [players[seat] if seat in range(len(players)) else seat for seat in seats]
        if "role" in named:
            named["role"] = self(f"role.{named['role']}")
        if "reason" in named:
            named["reason"] = self(f"{rejected.code}.{named['reason']}")
        return self(rejected.code, art=self.article(rejected.article), **named)

    def article(self, article: str) -> str:
        """Where the book says so, to go at the end of a sentence; nothing where it does not."""
        if not article:
            return ""
        return self("article", article=article) if article[0].isdigit() else self(f"article.{article}")

    def finding(self, finding: "Finding", players: Sequence[str] = ()) -> str:
        """What an audit found."""
        detail = dict(finding.detail)
        if isinstance(refusal := detail.get("refusal"), Rejected):
            detail["refusal"] = self.refusal(refusal, players)
        code = "log.expected" if finding.code == "log.out_of_place" and "expected" in detail else finding.code
        return self(code, **detail)


def _spoken(value: object) -> str:
    """A value as it goes into a sentence. Whatever comes from a file passes here."""
    text = ", ".join(str(each) for each in value) if isinstance(value, list | tuple) else str(value)
    return printable(text)
