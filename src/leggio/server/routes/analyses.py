"""Analyses over REST: a game that is over goes in, a ticket comes out, and by it what was found.

A game that goes on is analysed for nobody, and nothing for somebody who plays one: a file can be written by hand, and
the position in it be the one they look at.
"""

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from leggio.engine.analysis import Record
from leggio.server.analysis import AnalysisQueue, Ticket
from leggio.server.analysis.queue import OneAtATimeError, QueueFullError
from leggio.server.routes.dependencies import AnyRequest, Caller, TheContainer, TheGuard
from leggio.server.routes.lookups import ConsultedEngine
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.submitted_games import SubmittedGame, record_of_submitted
from leggio.server.security import ProblemError
from leggio.server.security.ratelimit import Act

routes = RouteGroup("analyses", "/api/analyses")

TicketId = Annotated[str, PathParameter(description="The id of a ticket.", pattern="^[0-9a-f]{40}$")]


class AnalysisAsked(SubmittedGame, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to analyse: the table where it was played, or a log or GCG as text."""


@routes.post("", "Analyse a game", 401, 404, 409)
async def ask_analysis(
    request: AnyRequest,
    data: JSONBody[AnalysisAsked],
    person: Caller,
    container: TheContainer,
    consulted_engine: ConsultedEngine,
    guard: TheGuard,
) -> Ticket:
    """A ticket for a game on a board that is over; the one there is, if it was asked for before."""
    await guard.count_caller(Act.ANALYSIS, request, person)
    record = await record_of_submitted(data, container.hub)
    edition = await consulted_engine.judges.editions.of_label(record.lexicon)
    return _asked(consulted_engine.analyses, record, person.id, edition)


@routes.get("/{ticket:str}", "How an analysis goes", 401, 404, 409, 422)
async def look_at_analysis(ticket: TicketId, person: Caller, consulted_engine: ConsultedEngine) -> Ticket:
    """How far an analysis has come, and once it is done all that was found."""
    del person  # any: whoever has the id had the game
    found = consulted_engine.analyses.ticket(ticket)
    if found is None:
        raise ProblemError("analysis.unknown", status=404)
    return found


def _asked(queue: AnalysisQueue, record: Record, person: str, edition: str) -> Ticket:
    try:
        return queue.ask(record, person, edition)
    except OneAtATimeError as error:
        raise ProblemError("analysis.one_at_a_time", status=409, ticket=error.ticket) from None
    except QueueFullError:
        raise ProblemError("analysis.busy", status=503) from None
