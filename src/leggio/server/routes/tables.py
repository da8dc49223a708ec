"""Tables over REST: what there is to play, opening a table, sitting down, looking, the log at the end."""

import asyncio
from functools import reduce
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter

from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.people import Person
from leggio.server.routes.dependencies import (
    AnyRequest,
    Caller,
    CallerIdentity,
    Known,
    TheContainer,
    TheGuard,
    anyone,
    visitor_at,
    visitor_of,
)
from leggio.server.routes.downloads import download
from leggio.server.routes.finished_games import log_of_game
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.sheet_language import SheetLanguage
from leggio.server.security import ProblemError
from leggio.server.security.middleware import RequestGuard
from leggio.server.security.ratelimit import Act
from leggio.speech import FIRST
from leggio.table.frames import TableInfo
from leggio.table.records import Role, Settings

routes = RouteGroup("tables")

TableId = Annotated[str, PathParameter(description="The id of a table.", pattern="^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, PathParameter(description="A code that was read out.", pattern="^[A-Za-z -]{1,20}$")]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: how it is set up, and as what whoever opens it sits down."""

    settings: Settings
    role: Role = Role.PLAYER


class SeatRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: the code of the table; in a tournament also who of its list they are."""

    code: Annotated[str, msgspec.Meta(pattern="^[A-Za-z -]{1,20}$")]
    player: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None


class ShortWords(msgspec.Struct, frozen=True, kw_only=True):
    """The lists that lie on the table (art. 24)."""

    two: tuple[str, ...]
    three: tuple[str, ...]


@routes.post("/tables", "Open a table", 401)
async def open_table(data: JSONBody[NewTable], person: Caller, container: TheContainer) -> TableInfo:
    """Open a table and sit down at it. Its code is for those who should join."""
    opened = await container.hub.create(data.settings, visitor_of(person), data.role)
    return granted(opened, data.settings.game)


@routes.get("/tables", "Public tables", 401)
async def list_public_tables(known: Known, container: TheContainer) -> list[TableInfo]:
    """Tables that anyone may join or watch, the newest first."""
    return await container.hub.public_tables(anyone(known))


@routes.get("/me/tables", "One's own tables", 401)
async def list_own_tables(person: Caller, container: TheContainer) -> list[TableInfo]:
    """The tables one sits at, the newest first, and which of them wait for one."""
    return await container.hub.tables_of(visitor_of(person))


@routes.get("/codes/{code:str}", "The table of a code", 401, 404, 422)
async def find_table(
    request: AnyRequest, code: Code, known: Known, container: TheContainer, guard: TheGuard
) -> TableInfo:
    """The table that one may join by a code."""
    await _count_code(guard, request, known.person if known else None)
    return granted(await container.hub.find(code, anyone(known)))


@routes.get("/tables/{table:str}", "A table", 401, 404, 422)
async def get_table(table: TableId, known: Known, container: TheContainer) -> TableInfo:
    """A table as anyone may see it who has its id."""
    return granted(await container.hub.info(table, anyone(known)))


@routes.post("/tables/{table:str}/seats", "Sit down", 401, 404, 409)
async def sit_down(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[SeatRequest],
    person: Caller,
    container: TheContainer,
    guard: TheGuard,
) -> TableInfo:
    """Take the first free seat, or the referee's place if the code is theirs."""
    await _count_code(guard, request, person)
    visitor = visitor_of(person)
    found = granted(await container.hub.find(data.code, visitor))
    if found.id != table:
        raise ProblemError("code.unknown", status=404)
    return granted(await container.hub.join(data.code, visitor, data.player))


@routes.delete("/tables/{table:str}/seats", "Leave", 401, 404, 409, status_code=200)
async def leave_table(table: TableId, person: Caller, container: TheContainer) -> TableInfo:
    """Give one's seat up before the game begins."""
    return granted(await container.hub.leave(table, visitor_of(person)))


@routes.get("/tables/{table:str}/short-words", "Short words", 401, 404, 409, 422)
async def short_words(table: TableId, identity: CallerIdentity, container: TheContainer) -> ShortWords:
    """The lists of two and three letters, for the player whose turn it is (art. 24)."""
    two, three = granted(await container.hub.short_words(table, visitor_at(identity)))
    return ShortWords(two=two, three=three)


@routes.get("/tables/{table:str}/log", "The log", 401, 404, 409, 422, media_type="application/jsonl")
async def table_log(table: TableId, container: TheContainer) -> Response[str]:
    """Everything that happened, once the game is over: `leggio verify` checks it."""
    text = granted(await container.hub.log(table))
    return download(text, f"{table}.jsonl", "application/jsonl")


@routes.get("/tables/{table:str}/gcg", "The game as GCG", 401, 404, 409, 422, media_type="text/plain")
async def table_gcg(table: TableId, container: TheContainer) -> Response[bytes]:
    """A game for two that GCG can carry, for other programs."""
    from leggio.engine.registry import find_engine  # noqa: PLC0415 - no start waits for what few ask for
    from leggio.notation.gcg import write_gcg  # noqa: PLC0415 - the same

    events = read_log((await log_of_game(container, table, "export.no_gcg")).encode())
    engine = find_engine(events.game.name)
    if engine is None or engine.gcg is None:
        raise ProblemError("export.no_gcg", status=409)
    try:
        content = write_gcg(engine.gcg(events.events))
    except NotationError:
        raise ProblemError("export.no_gcg", status=409) from None
    return download(content, f"{table}.gcg", "text/plain")


@routes.get("/tables/{table:str}/sheet", "The score sheet", 401, 404, 409, 422, media_type="application/pdf")
async def table_sheet(
    request: AnyRequest, table: TableId, container: TheContainer, guard: TheGuard, lang: SheetLanguage = FIRST
) -> Response[bytes]:
    """The score sheet of a game that is over, on A4."""
    from leggio.paper.games import score_sheet  # noqa: PLC0415 - no start waits for what few ask for

    await guard.count(Act.PRINT, request)
    log = read_log((await log_of_game(container, table, "export.no_sheet")).encode())
    if log.game.is_hall:  # it has a field of players and no turns
        raise ProblemError("export.no_sheet", status=409)
    # Our own log: what it leads to needs no checking again.
    state = reduce(log.game.evolve, log.events, None)
    content = await asyncio.to_thread(score_sheet, log, state, lang)
    return download(content, f"{table}.pdf", "application/pdf")


async def _count_code(guard: RequestGuard, request: AnyRequest, person: Person | None) -> None:
    """Codes are short: how many one may name is limited, before it shows whether they are right."""
    await guard.count(Act.CODE, request)
    if person:
        await guard.count(Act.CODE, request, person)
