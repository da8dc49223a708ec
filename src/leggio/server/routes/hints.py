"""Hints over REST: at one's own table, where it lets its players look things up."""

from typing import Annotated

from litestar.params import QueryParameter

from leggio.engine.hinting import Hint, Step
from leggio.server.routes.dependencies import AnyRequest, CallerIdentity, TheContainer, TheGuard, visitor_at
from leggio.server.routes.lookups import consult
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.tables import TableId
from leggio.server.security.ratelimit import Act
from leggio.table.records import Aid

routes = RouteGroup("hints", "/api/tables")

TheStep = Annotated[int, QueryParameter(ge=1, le=3, description="1: where, 2: with which letters, 3: the play.")]


@routes.get("/{table:str}/hint", "A hint", 401, 404, 409, 422)
async def ask_hint(
    request: AnyRequest,
    table: TableId,
    step: TheStep,
    identity: CallerIdentity,
    container: TheContainer,
    guard: TheGuard,
) -> Hint:
    """What the strongest player here would do in one's place, as much of it as one asks for."""
    await consult(container, identity, Aid.ANALYSIS)
    await guard.count_caller(Act.HINT, request, identity.person)
    return granted(await container.hub.hint(table, visitor_at(identity), Step(step)))
