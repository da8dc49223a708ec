"""Analyses over REST: a game that is over goes in, a ticket comes out, and by it what was found.

A game that goes on is analysed for nobody.
"""

from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from leggio.engine.analysis import Record
from leggio.server.analysis import AnalysisQueue, Ticket
from leggio.server.analysis.queue import OneAtATimeError, QueueFullError
from leggio.server.routes.dependencies import AnyRequest, Caller, TheContainer, TheGuard
from leggio.server.routes.submitted_games import SubmittedGame, record_of_submitted
from leggio.server.security import ProblemError
from leggio.server.security.ratelimit import Act
from leggio.server.security.responses import read_errors, write_errors

TicketId = Annotated[str, PathParameter(description="The id of a ticket.", pattern="^[0-9a-f]{40}$")]
_TAGS = ["analyses"]


class AnalysisAsked(SubmittedGame, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to analyse: the table where it was played, or a log or GCG as text."""


@post("/api/analyses", tags=_TAGS, summary="Analyse a game", responses=write_errors(401, 404, 409))
async def ask(
    request: AnyRequest, data: JSONBody[AnalysisAsked], person: Caller, container: TheContainer, guard: TheGuard
) -> Ticket:
    """A ticket for a game of Scrabble or Scarabeo that is over; the one there is, if it was asked for before."""
    guard.count(Act.ANALYSIS, request)
    guard.count(Act.ANALYSIS, request, person)
    record = await record_of_submitted(data, person, container)
    return _asked(container.analyses, record, person.id)


@get("/api/analyses/{ticket:str}", tags=_TAGS, summary="How an analysis goes", responses=read_errors(401, 404, 422))
async def look(ticket: TicketId, person: Caller, container: TheContainer) -> Ticket:
    """How far an analysis has come, and once it is done all that was found."""
    del person  # any: whoever has the id had the game
    found = container.analyses.ticket(ticket)
    if found is None:
        raise ProblemError("analysis.unknown", status=404)
    return found


def _asked(desk: AnalysisQueue, record: Record, person: str) -> Ticket:
    try:
        return desk.ask(record, person)
    except OneAtATimeError as error:
        raise ProblemError("analysis.one_at_a_time", status=409, ticket=error.ticket) from None
    except QueueFullError:
        raise ProblemError("analysis.busy", status=503) from None


ANALYSIS_ROUTES: list[HTTPRouteHandler] = [ask, look]
