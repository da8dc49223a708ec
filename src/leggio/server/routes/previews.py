"""What a link to a table shows before it is opened: Open Graph in the head of the page, for whoever only reads that.

An invitation tells the game and nothing else of its table. A result is told once the game is over, as its log is.
Naming codes is limited here as everywhere; beyond that, or where there is no such table, a link tells what this is.
"""

import html
import re
from pathlib import Path

import msgspec
from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from leggio.games.registry import GAMES
from leggio.server.container import Container
from leggio.server.nearby import nearby_head
from leggio.server.routes.compressed import ASKED_FOR_AGAIN, compressed
from leggio.server.routes.dependencies import AnyRequest, TheContainer, TheGuard
from leggio.server.routes.pages import WEB_APP, finder
from leggio.server.routes.shell import Shell
from leggio.server.security import ProblemError
from leggio.server.security.client import speech_of
from leggio.server.security.middleware import RequestGuard
from leggio.server.security.ratelimit import Act
from leggio.speech import Speaker
from leggio.table.frames import Refused, TableInfo
from leggio.table.hosts.tournament import NAME as TOURNAMENT
from leggio.table.records import Phase, Visitor

_NOBODY = Visitor("", "")
_CODE = re.compile("[A-Za-z]{6}")
_ID = re.compile("[A-Za-z0-9_-]{8,64}")
_METHODS = (HttpMethod.GET, HttpMethod.HEAD)
_BELOW = [f"/{kind}/{{address:str}}/{{rest:path}}" for kind in ("t", "j", "torneo")]


class Preview(msgspec.Struct, frozen=True):
    """What is told of a link: words and a picture, by its path on this server."""

    title: str
    text: str
    picture: str


def previews(web_app: Path = WEB_APP) -> list[HTTPRouteHandler]:
    """The doors that links to tables lead to; none where the web app was not built."""
    if not (web_app / "index.html").is_file():
        return []
    shell = Shell(web_app)

    def answer(request: AnyRequest, container: Container, preview: Preview) -> Response[bytes]:
        origin = container.settings.public_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        told = _meta(preview, origin.rstrip("/"), request.url.path)
        content = shell.page(request.url.path, told + nearby_head(container.settings, request))
        headers = {"Cache-Control": ASKED_FOR_AGAIN, "Vary": "Accept-Language"}
        return compressed(content, "text/html", headers, request)

    @route("/t/{address:str}", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def table_page(
        request: AnyRequest, address: FromPath[str], container: TheContainer, guard: TheGuard
    ) -> Response[bytes]:
        """A table, by its id or by its code."""
        return answer(request, container, await _told(request, address, container, guard))

    @route("/j/{address:str}", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def invitation_page(
        request: AnyRequest, address: FromPath[str], container: TheContainer, guard: TheGuard
    ) -> Response[bytes]:
        """An invitation, by its code."""
        return answer(request, container, await _told(request, address, container, guard))

    @route("/torneo/{address:str}", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def tournament_page(
        request: AnyRequest, address: FromPath[str], container: TheContainer, guard: TheGuard
    ) -> Response[bytes]:
        """A tournament, by its id."""
        return answer(request, container, await _told(request, address, container, guard))

    found = finder(web_app)

    @route(_BELOW, http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def page_below(request: AnyRequest) -> Response[bytes]:
        """What lies below such a link, as anywhere else: its door alone would shut the way."""
        return found(request.url.path.strip("/"), request)

    return [table_page, invitation_page, tournament_page, page_below]


async def _told(request: AnyRequest, address: str, container: Container, guard: RequestGuard) -> Preview:
    language = speech_of(request)
    say = Speaker(language)
    found = await _table(request, address, container, guard)
    game = found.settings.game if found else ""
    if found and game == TOURNAMENT:
        return _event(found, say, language)
    if game not in GAMES:
        return Preview("Leggio", say("preview.any"), f"/api/cards/scrabble?lang={language}")
    spec = GAMES[game]
    own = Speaker(language, game, spec.speech)
    name = own("about.name") if own.knows("about.name") else game.capitalize()
    if found and found.phase is Phase.OVER:
        names = ", ".join(seat.name for seat in found.seats if seat.name)
        text = say("preview.event") if spec.is_hall else say("preview.players", names=names)
        return Preview(say("preview.result", game=name), text, _picture(found, language))
    return Preview(say("preview.title", game=name), say("preview.text"), f"/api/cards/{game}?lang={language}")


def _event(found: TableInfo, say: Speaker, language: str) -> Preview:
    """A tournament: that it is one, and how it ended once it has."""
    if found.phase is Phase.OVER:
        title = say("preview.result", game=say("preview.tournament"))
        return Preview(title, say("preview.event"), _picture(found, language))
    return Preview(say("preview.tournament"), say("preview.event"), f"/api/cards/scrabble?lang={language}")


def _picture(found: TableInfo, language: str) -> str:
    return f"/api/tables/{found.id}/picture?lang={language}"


async def _table(request: AnyRequest, address: str, container: Container, guard: RequestGuard) -> TableInfo | None:
    """The table that a link leads to; none where there is none, or where too many codes were tried."""
    if _CODE.fullmatch(address):
        try:
            await guard.count(Act.PREVIEW, request)
        except ProblemError:
            return None
        found = await container.hub.find(address, _NOBODY)
    elif _ID.fullmatch(address):
        found = await container.hub.info(address, _NOBODY)
    else:
        return None
    return None if isinstance(found, Refused) else found


def _meta(preview: Preview, origin: str, path: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Leggio",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items())
