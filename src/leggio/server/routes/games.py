"""What there is to play: every game that is installed, what it can do, and the figures of its rules."""

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from leggio.server.catalogue import GameInfo, catalogue
from leggio.server.routes.compressed import unless_known
from leggio.server.routes.dependencies import AnyRequest
from leggio.server.security.responses import read_errors


@get(
    "/api/games",
    tags=["tables"],
    summary="What there is to play",
    responses=read_errors() | {200: ResponseSpec(tuple[GameInfo, ...], generate_examples=False)},
    opt={"unlimited": True},
)
async def list_games(request: AnyRequest) -> Response[bytes]:
    """Games and what each can do, rule sets and their figures, what a table may choose and what is usual, bots."""
    return unless_known(msgspec.json.encode(catalogue()), request)


GAME_ROUTES: list[HTTPRouteHandler] = [list_games]
