"""For those who run the server: is it well, and its figures."""

import secrets
from typing import Any

import msgspec
from litestar import Request, Response, get

from leggio.people.whence import is_local
from leggio.server.metrics import CONTENT_TYPE
from leggio.server.routes.given import TheWorld
from leggio.server.security import ProblemError
from leggio.server.security.caller import address_of, bearer_of

AnyRequest = Request[Any, Any, Any]


class Health(msgspec.Struct, frozen=True):
    """How the server is: `ok`, `draining` or `no store`."""

    status: str


@get("/healthz", include_in_schema=False, opt={"unlimited": True})
async def healthz(world: TheWorld) -> Response[Health]:
    """200 while the server can do its work; 503 when it goes down or the store does not answer."""
    if world.is_draining:
        return Response(Health("draining"), status_code=503)
    if not await world.is_reachable():
        return Response(Health("no store"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", include_in_schema=False, opt={"unlimited": True}, sync_to_thread=False)
def metrics(request: AnyRequest, world: TheWorld) -> Response[bytes]:
    """Figures for Prometheus, for this machine or for whoever has the token; for others there is nothing here."""
    token = world.settings.metrics_token
    given = bearer_of(request)
    trusted = (
        secrets.compare_digest(given.encode(), token.encode())
        if token and given
        else not token and is_local(address_of(request))
    )
    if not trusted:
        raise ProblemError("http.not_found")
    return Response(world.metrics.exposition(), media_type=CONTENT_TYPE)


OPERATIONS = [healthz, metrics]
