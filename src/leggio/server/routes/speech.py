"""Sentences for the web app: what its pages say, and by area what is said of words, games and tournaments.

They come from the catalogue when a page asks, not with the app's script: a language or a game that nobody knew of when
the app was built speaks like the others.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from leggio.games.registry import GAMES
from leggio.server.routes.compressed import unless_known
from leggio.server.routes.dependencies import AnyRequest
from leggio.server.security import ProblemError
from leggio.server.security.responses import read_errors
from leggio.speech import FIRST, language_name, language_of, languages
from leggio.speech.catalogue import common, layers_of
from leggio.speech.folders import read_all, roots, settings_of
from leggio.speech.negotiation import known

# What is common to all games and needed by few pages.
_AREAS = ("judge", "analysis", "formats", "lesson")
# What a page must be able to say of a game that is not played on it: its name, what it is, its rule sets.
_OF_A_GAME = "about."
_TOURNAMENT = "tournament"
_TAGS = ["speech"]

Sentences = Mapping[str, str]
Wanted = Annotated[str, QueryParameter(description="A language by its tag; else what the browser likes best.")]


class Speech(msgspec.Struct, frozen=True, kw_only=True):
    """What a page says in one language. Messages are ICU's; what the language lacks is Italian."""

    language: str
    locale: str  # whose plurals and numbers it goes by
    languages: Mapping[str, str]  # the languages there are, with what each calls itself
    web: Sentences  # the web app's own
    common: Sentences  # refusals, whatever the game
    games: Mapping[str, Sentences]  # what each game is called


@get(
    "/api/speech",
    tags=_TAGS,
    summary="What pages say",
    responses=read_errors() | {200: ResponseSpec(Speech, generate_examples=False)},
    opt={"unlimited": True},
)
async def speech(request: AnyRequest, language: Wanted = "") -> Response[bytes]:
    """Every sentence of the web app, in the language asked for."""
    return unless_known(_speech(_language(request, language), roots()), request, Vary="Accept-Language")


@get(
    "/api/speech/{area:str}",
    tags=_TAGS,
    summary="What is said of words, analyses, files, a game or a tournament",
    responses=read_errors(404) | {200: ResponseSpec(dict[str, str], generate_examples=False)},
    opt={"unlimited": True},
)
async def area_of_speech(area: FromPath[str], request: AnyRequest, language: Wanted = "") -> Response[bytes]:
    """The sentences of one area: `judge`, `analysis`, `formats`, `lesson`, `tournament`, or a game's own."""
    found = _area(_language(request, language), area, roots())
    if not found:
        raise ProblemError("http.not_found")
    return unless_known(found, request, Vary="Accept-Language")


def _language(request: AnyRequest, wanted: str) -> str:
    return known(wanted) or language_of(request.headers.get("accept-language", ""))


@lru_cache(maxsize=64)
def _speech(language: str, folders: tuple[object, ...]) -> bytes:
    """Made once for each language; the folders are there so that others make it anew."""
    del folders
    own = {key: text for file in _web_files() for key, text in _both(language, file).items()}
    games = {game: _named(_own(language, game)) for game in (*GAMES, _TOURNAMENT)}
    return msgspec.json.encode(
        Speech(
            language=language,
            locale=settings_of(language).get("locale", language),
            languages={each: language_name(each) for each in languages()},
            web=own,
            common=_spoken(_both(language, "refusals.json")),
            games=games,
        )
    )


@lru_cache(maxsize=256)
def _area(language: str, area: str, folders: tuple[object, ...]) -> bytes:
    del folders
    if area in _AREAS:
        return msgspec.json.encode(_spoken(_both(language, f"{area}.json")))
    found = _own(language, area) if area in GAMES or area == _TOURNAMENT else {}
    return msgspec.json.encode(_spoken(found)) if found else b""


def _own(language: str, game: str) -> Sentences:
    """What a game says alone or otherwise than all, wherever its sentences are."""
    brought = (GAMES[game].speech or "") if game in GAMES else ""
    layers = [
        layer for each in (language, FIRST) for layer in layers_of(each, game, brought) if layer is not common(each)
    ]
    return {key: text for layer in reversed(layers) for key, text in layer.items()}


def _both(language: str, file: str) -> Sentences:
    """A file of a language, over the Italian one: what is not translated yet is said in Italian."""
    return {**read_all(FIRST, file, roots()), **read_all(language, file, roots())}


def _web_files() -> list[str]:
    return sorted({f"web/{path.name}" for root in roots() for path in (root / FIRST / "web").glob("*.json")})


def _spoken(sentences: Sentences) -> dict[str, str]:
    return {key: text for key, text in sentences.items() if not key.endswith(".terminal")}


def _named(sentences: Sentences) -> dict[str, str]:
    return {key: text for key, text in sentences.items() if key.startswith(_OF_A_GAME)}


SPEECH_ROUTES: list[HTTPRouteHandler] = [speech, area_of_speech]
