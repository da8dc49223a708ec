"""For those who run the server: is it well, and its figures."""

import secrets

import msgspec
from litestar import Response, get

from leggio.people.client_origin import is_local
from leggio.server.health import BEARABLE, Fault
from leggio.server.metrics import CONTENT_TYPE
from leggio.server.routes.dependencies import AnyRequest, TheContainer
from leggio.server.security import ProblemError
from leggio.server.security.client import address_of, bearer_of


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the server is: `ok`, `draining` or `ill`, and what is wrong."""

    status: str
    faults: tuple[Fault, ...] = ()


@get("/healthz", include_in_schema=False, opt={"unlimited": True})
async def healthz(container: TheContainer) -> Response[Health]:
    """200 while the server can do its work; 503 when it goes down or something is missing that tables need."""
    if container.is_draining:
        return Response(Health("draining"), status_code=503)
    faults = tuple(await container.faults())
    is_ill = not BEARABLE.issuperset(faults)
    return Response(Health("ill" if is_ill else "ok", faults), status_code=503 if is_ill else 200)


@get("/metrics", include_in_schema=False, opt={"unlimited": True})
async def metrics(request: AnyRequest, container: TheContainer) -> Response[bytes]:
    """Figures of all processes for Prometheus, for this machine or whoever has the token; nothing for others."""
    token = container.settings.metrics_token
    given = bearer_of(request)
    trusted = (
        secrets.compare_digest(given.encode(), token.encode())
        if token and given
        else not token and is_local(address_of(request))
    )
    if not trusted:
        raise ProblemError("http.not_found")
    return Response(await container.figures.of_all(), media_type=CONTENT_TYPE)


OPERATIONS = [healthz, metrics]
