"""What a tournament hands out: paper as PDF, and its website, for the desk."""

import asyncio
import io
import zipfile
from datetime import timedelta, timezone
from typing import Annotated

from litestar import Response
from litestar.params import QueryParameter

from leggio.lexicon.lexicon import Lexicon
from leggio.paper.handouts import Sheet
from leggio.server.reference import Reference
from leggio.server.routes.dependencies import (
    AnyRequest,
    Caller,
    CallerIdentity,
    TheContainer,
    TheGuard,
    visitor_at,
    visitor_of,
)
from leggio.server.routes.downloads import download
from leggio.server.routes.lookups import consult, known_edition
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.sheet_language import SheetLanguage
from leggio.server.routes.tables import TableId
from leggio.server.routes.tournament_desk import state_of, tournament_at_desk
from leggio.server.security.ratelimit import Act
from leggio.speech import FIRST
from leggio.table.refusals import by_the_rules
from leggio.tournament.log import read_tournament
from leggio.tournament.refusals import refuse
from leggio.tournament.state import Round, State

routes = RouteGroup("tournaments", "/api/tournaments/{table:str}")

_LONGEST_OFFSET = 14 * 60
RoundNumber = Annotated[
    int | None, QueryParameter(name="round", description="A round; the last, if none is named.", ge=1, le=1000)
]
Large = Annotated[bool, QueryParameter(description="In large print.")]
East = Annotated[
    int,
    QueryParameter(description="Minutes east of Greenwich, for the hours.", ge=-_LONGEST_OFFSET, le=_LONGEST_OFFSET),
]
Link = Annotated[str, QueryParameter(description="What the cards' square leads to.", max_length=500)]


@routes.get("/paper/{sheet:str}", "Paper for the hall", 401, 404, 409, 422, media_type="application/pdf")
async def tournament_paper(
    request: AnyRequest,
    table: TableId,
    sheet: Sheet,
    identity: CallerIdentity,
    container: TheContainer,
    guard: TheGuard,
    round: RoundNumber = None,  # noqa: A002 - what the address calls it, and a refusal too
    large: Large = False,  # noqa: FBT002 - a query parameter has a name
    lang: SheetLanguage = FIRST,
    east: East = 0,
    link: Link = "",
) -> Response[bytes]:
    """Pairings, standings, cards, slips, blank sheets (with names if a round is named), minutes, short words; on A4."""
    hosted = await tournament_at_desk(container, table, visitor_at(identity))
    await guard.count(Act.PRINT, request)
    # The lists of short words are the only sheet that tells about words.
    reference = await consult(container, identity) if sheet is Sheet.WORDS else None
    log = await hosted.writer.whole_log() if sheet is Sheet.MINUTES else ""
    edition = await known_edition(reference, hosted.record.settings.lexicon) if reference else ""
    state = state_of(hosted)
    one = _round(state, round) if sheet.is_of_a_round or round is not None else None
    content = await asyncio.to_thread(_printed, sheet, state, one, log, reference, edition, lang, large, east, link)
    return download(content, f"{sheet.value}.pdf", "application/pdf")


def _printed(
    sheet: Sheet,
    state: State,
    one: Round | None,
    log: str,
    reference: Reference | None,
    edition: str,
    lang: str,
    large: bool,  # noqa: FBT001 - handed on to a thread, where names cost more than they say
    east: int,
    link: str,
) -> bytes:
    from leggio.paper.tournaments import Order, handout  # noqa: PLC0415 - no start waits for what few ask for

    def lexicon() -> Lexicon:
        if reference is None:
            raise LookupError(f"{sheet} has no words on it")
        return reference.judges.lexicon(state.rules, edition)

    order = Order(
        state=state,
        one=one,
        log=lambda: read_tournament(log.encode()),
        lexicon=lexicon,
        language=lang,
        zone=timezone(timedelta(minutes=east)),
        link=link,
        large=large,
    )
    return handout(sheet, order)


@routes.get("/site", "The event's website", 401, 404, 409, 422, media_type="application/zip")
async def tournament_site(
    request: AnyRequest,
    table: TableId,
    person: Caller,
    container: TheContainer,
    guard: TheGuard,
    lang: SheetLanguage = FIRST,
    east: East = 0,
) -> Response[bytes]:
    """A folder, packed: what everyone may know of the event, to be put anywhere."""
    hosted = await tournament_at_desk(container, table, visitor_of(person))
    await guard.count(Act.PRINT, request)
    content = await asyncio.to_thread(_packed, state_of(hosted), lang, east)
    return download(content, f"{table}.zip", "application/zip")


def _packed(state: State, lang: str, east: int) -> bytes:
    from leggio.site import site  # noqa: PLC0415 - no start waits for what few ask for

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, content in site(state, lang, timezone(timedelta(minutes=east))).items():
            # A date of its own would make every packing another file.
            folder.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _round(state: State, number: int | None) -> Round:
    found = state.round(len(state.rounds) if number is None else number)
    if found is None:
        return granted(by_the_rules(refuse("round.unknown", round=number or 0)))
    return found
