"""Analyses over REST: a game that is over goes in, a ticket comes out, and by it what was found.

A game that goes on is analysed for nobody.
"""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from leggio.engine.analysis import Record
from leggio.server.analysis import AnalysisDesk, Ticket
from leggio.server.analysis.desk import DeskFullError, OneAtATimeError
from leggio.server.routes.brought import GameBrought, record_brought
from leggio.server.routes.given import Caller, TheWorld
from leggio.server.security import ProblemError
from leggio.server.security.answers import answers, answers_to_change
from leggio.server.security.gate import Gate
from leggio.server.security.ratelimit import Act

AnyRequest = Request[Any, Any, Any]
TheGate = NamedDependency[Gate]
TicketId = Annotated[str, PathParameter(description="The id of a ticket.", pattern="^[0-9a-f]{40}$")]
_TAGS = ["analyses"]


class AnalysisAsked(GameBrought, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to analyse: the table where it was played, or a log or GCG as text."""


@post("/api/analyses", tags=_TAGS, summary="Analyse a game", responses=answers_to_change(401, 404, 409))
async def ask(
    request: AnyRequest, data: JSONBody[AnalysisAsked], person: Caller, world: TheWorld, gate: TheGate
) -> Ticket:
    """A ticket for a game of Scrabble or Scarabeo that is over; the one there is, if it was asked for before."""
    gate.count(Act.ANALYSIS, request)
    gate.count(Act.ANALYSIS, request, person)
    record = await record_brought(data, person, world)
    return _asked(world.analyses, record, person.id)


@get("/api/analyses/{ticket:str}", tags=_TAGS, summary="How an analysis goes", responses=answers(401, 404, 422))
async def look(ticket: TicketId, person: Caller, world: TheWorld) -> Ticket:
    """How far an analysis has come, and once it is done all that was found."""
    del person  # any: whoever has the id had the game
    found = world.analyses.ticket(ticket)
    if found is None:
        raise ProblemError("analysis.unknown", status=404)
    return found


def _asked(desk: AnalysisDesk, record: Record, person: str) -> Ticket:
    try:
        return desk.ask(record, person)
    except OneAtATimeError as error:
        raise ProblemError("analysis.one_at_a_time", status=409, ticket=error.ticket) from None
    except DeskFullError:
        raise ProblemError("analysis.busy", status=503) from None


ANALYSIS_ROUTES: list[HTTPRouteHandler] = [ask, look]
