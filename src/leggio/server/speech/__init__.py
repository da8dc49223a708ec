"""Sentences of the server, by stable code, in Italian and English. Callers may ask for either; Italian is first."""

from collections.abc import Mapping

from leggio.server.speech.en import ENGLISH
from leggio.server.speech.it import ITALIAN
from leggio.server.speech.tables_en import TABLES_ENGLISH
from leggio.server.speech.tables_it import TABLES_ITALIAN

CATALOGUES: Mapping[str, Mapping[str, str]] = {"it": ITALIAN | TABLES_ITALIAN, "en": ENGLISH | TABLES_ENGLISH}
FIRST = "it"
# What one reads of a header: languages beyond these are in nobody's preferences.
_MOST_WISHES = 20


def language_of(accept_language: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    best, liking = FIRST, 0.0
    for wish in accept_language[:500].split(",")[:_MOST_WISHES]:
        tag, _, quality = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        liked = _quality(quality)
        if language in CATALOGUES and liked > liking:
            best, liking = language, liked
    return best


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if name.strip() == "q" and 0 <= quality <= 1 else 0.0


def sentence(code: str, language: str, detail: Mapping[str, object]) -> str:
    """The sentence for a code; for one that has none, a sentence that names it."""
    catalogue = CATALOGUES[language]
    if code not in catalogue:
        return catalogue["refused"].format(code=code)
    return catalogue[code].format_map(_Spoken(detail))


class _Spoken(dict[str, object]):
    """Data for a sentence; what is missing is left out rather than failing whoever was only to be told no."""

    def __missing__(self, key: str) -> str:
        return "…"
