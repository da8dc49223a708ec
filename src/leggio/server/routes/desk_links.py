"""Personal links to the desk of a tournament: the director makes and revokes them, whoever has one comes in by it."""

import hashlib
import secrets
from typing import Annotated

import msgspec
from litestar.params import JSONBody, PathParameter

from leggio.server.container import Container, wall_clock
from leggio.server.routes.dependencies import Caller, TheContainer, visitor_of
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.tables import TableId
from leggio.server.routes.tournament_desk import hosted_tournament, state_of
from leggio.table.desk_links import (
    MOST,
    DeskLink,
    devices,
    not_to_be_given,
    roles_of,
    wrong_name,
)
from leggio.table.frames import TableInfo
from leggio.table.records import Visitor
from leggio.table.refusals import refuse
from leggio.table.table import Table
from leggio.tournament.entrant import same_name

routes = RouteGroup("tournaments", "/api/tournaments/{table:str}")

LinkId = Annotated[str, PathParameter(description="A link's id.", max_length=64)]


class WantedLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom a link is for."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class LinkInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A link as the director sees it afterwards."""

    id: str
    name: str
    roles: tuple[str, ...]  # "director", "referee", "panel", "desk": what the name is entitled to now
    devices: int  # browsers that are at the desk by it
    made_at: int


class MadeLink(msgspec.Struct, frozen=True, kw_only=True):
    """A new link, with its secret: it is shown now and never again. It belongs behind the # of an address."""

    link: LinkInfo
    secret: str


class Secret(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What came behind the #."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


@routes.get("/links", "Links to the desk", 401, 404, 409, 422)
async def list_desk_links(table: TableId, person: Caller, container: TheContainer) -> list[LinkInfo]:
    """Whom the director has given a link, and what each is entitled to; for the director."""
    hosted = await _directed(container, table, visitor_of(person))
    return [_info(hosted, link) for link in await container.desk_links.of(table)]


@routes.post("/links", "A link to the desk", 401, 404, 409, 422)
async def make_desk_link(
    table: TableId, data: JSONBody[WantedLink], person: Caller, container: TheContainer
) -> MadeLink:
    """For the director: a way to the desk for one person. An older link of the same name ends."""
    hosted = await _directed(container, table, visitor_of(person))
    name = " ".join(data.name.split())
    if (refused := wrong_name(name)) or (refused := refuse("desk_link.over") if state_of(hosted).closed else None):
        granted(refused)
    known = await container.desk_links.of(table)
    older = [link for link in known if same_name(link.name, name)]
    if len(known) - len(older) >= MOST:
        granted(refuse("desk_link.too_many", most=MOST))
    await _revoke(container, hosted, older)
    secret = secrets.token_urlsafe(32)
    link = DeskLink(id=secrets.token_hex(8), table=table, name=name, made_at=wall_clock())
    await container.desk_links.add(link, _hash(secret))
    return MadeLink(link=_info(hosted, link), secret=secret)


@routes.delete("/links/{link:str}", "Revoke a link", 401, 404, 409, status_code=204)
async def revoke_desk_link(table: TableId, link: LinkId, person: Caller, container: TheContainer) -> None:
    """For the director: it leads nowhere any more, and whoever came by it is at the desk no more."""
    hosted = await _directed(container, table, visitor_of(person))
    revoked = [each for each in await container.desk_links.of(table) if each.id == link]
    if not revoked:
        granted(refuse("desk_link.unknown"))
    await _revoke(container, hosted, revoked)


@routes.post("/desk", "Come to the desk", 401, 404, 409, 422, status_code=200)
async def enter_desk(table: TableId, data: JSONBody[Secret], person: Caller, container: TheContainer) -> TableInfo:
    """By the secret of a personal link, under the name it was made out to."""
    hosted = await hosted_tournament(container, table)
    link = await container.desk_links.find(table, _hash(data.secret))
    if link is None:
        return granted(refuse("desk_link.unknown"))
    return granted(await container.hub.come_to_desk(hosted, visitor_of(person), link.name))


async def _directed(container: Container, table: str, visitor: Visitor) -> Table:
    hosted = await hosted_tournament(container, table)
    if refused := not_to_be_given(hosted, visitor):
        granted(refused)
    return hosted


async def _revoke(container: Container, hosted: Table, links: list[DeskLink]) -> None:
    """First the way, then who came by it: nobody slips in between."""
    if links:
        await container.desk_links.remove(*links)
        for link in links:
            await container.hub.leave_desk(hosted, link.name)


def _info(hosted: Table, link: DeskLink) -> LinkInfo:
    staff = state_of(hosted).staff
    return LinkInfo(
        id=link.id,
        name=link.name,
        roles=roles_of(staff, link.name),
        devices=devices(hosted, link.name),
        made_at=link.made_at,
    )


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
