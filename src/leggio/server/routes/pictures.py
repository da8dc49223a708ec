"""Pictures of games that are over, and of what a link invites to: kept once drawn, limited like everything on paper."""

import asyncio
from functools import lru_cache, reduce
from typing import Annotated

from litestar import Response
from litestar.params import PathParameter, QueryParameter

from leggio.games.registry import GAMES
from leggio.notation.log import read_log
from leggio.server.routes.dependencies import AnyRequest, TheContainer, TheGuard
from leggio.server.routes.finished_games import log_of_game
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.sheet_language import SheetLanguage
from leggio.server.routes.tables import TableId
from leggio.server.routes.tournament_desk import state_of
from leggio.server.security import ProblemError
from leggio.server.security.ratelimit import Act
from leggio.speech import FIRST
from leggio.table.frames import Refused
from leggio.tournament.state import State

routes = RouteGroup("tables")

_PNG = "image/png"
# A game that is over does not change; how pictures look may, some day.
_KEPT = {"Cache-Control": "public, max-age=86400"}
GameName = Annotated[str, PathParameter(description="The name of a game.", pattern="^[a-z]{1,32}$")]
Turn = Annotated[int | None, QueryParameter(description="After a play: its row on the sheet.", ge=1, le=1000)]


@routes.get("/tables/{table:str}/picture", "A picture of the game", 401, 404, 409, 422, media_type=_PNG)
async def table_picture(
    request: AnyRequest,
    table: TableId,
    container: TheContainer,
    guard: TheGuard,
    turn: Turn = None,
    lang: SheetLanguage = FIRST,
) -> Response[bytes]:
    """Board, score and best words of a game that is over, or one of its plays, as a PNG of 1200 by 630.

    Of a tournament that is over, the first of its standings.
    """
    await guard.count(Act.PRINT, request)
    log = granted(await container.hub.log(table))
    if not isinstance(hosted := await container.hub.tournament(table), Refused):
        standings = await asyncio.to_thread(_standings, state_of(hosted), lang)
        return Response(standings, media_type=_PNG, headers=_KEPT)
    return Response(await asyncio.to_thread(_picture, log, lang, turn), media_type=_PNG, headers=_KEPT)


@routes.get("/tables/{table:str}/animation", "The game play by play", 401, 404, 409, 422, media_type=_PNG)
async def table_animation(
    request: AnyRequest, table: TableId, container: TheContainer, guard: TheGuard, lang: SheetLanguage = FIRST
) -> Response[bytes]:
    """A game on a board that is over, play by play, as an animated PNG."""
    await guard.count(Act.PRINT, request)
    log = await log_of_game(container, table)
    return Response(await asyncio.to_thread(_animation, log, lang), media_type=_PNG, headers=_KEPT)


@routes.get("/cards/{game:str}", "The card of an invitation", 404, 422, media_type=_PNG)
async def invitation_card(
    request: AnyRequest, game: GameName, guard: TheGuard, lang: SheetLanguage = FIRST
) -> Response[bytes]:
    """What a link to a table shows: its game and an empty board, the same for every table."""
    await guard.count(Act.PRINT, request)
    if game not in GAMES:
        raise ProblemError("http.not_found", status=404)
    return Response(await asyncio.to_thread(_card, game, lang), media_type=_PNG, headers=_KEPT)


@lru_cache(maxsize=64)
def _picture(text: str, language: str, turn: int | None) -> bytes:
    from leggio.paper.pictures import NoBoardError, picture  # noqa: PLC0415 - no start waits for what few ask for

    log = read_log(text.encode())
    try:
        return picture(log, reduce(log.game.evolve, log.events, None), language, turn)
    except NoBoardError:
        raise ProblemError("http.not_found", status=404) from None


def _standings(state: State, language: str) -> bytes:
    from leggio.paper.pictures import standings_picture  # noqa: PLC0415 - the same

    return standings_picture(state, language)


@lru_cache(maxsize=8)
def _animation(text: str, language: str) -> bytes:
    from leggio.paper.pictures import NoBoardError, animation  # noqa: PLC0415 - the same

    log = read_log(text.encode())
    try:
        return animation(log, reduce(log.game.evolve, log.events, None), language)
    except NoBoardError:
        raise ProblemError("http.not_found", status=404) from None


@lru_cache(maxsize=32)
def _card(game: str, language: str) -> bytes:
    from leggio.paper.pictures import invitation  # noqa: PLC0415 - the same

    return invitation(GAMES[game], language)
