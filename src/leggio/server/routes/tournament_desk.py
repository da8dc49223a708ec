"""What every route of a tournament begins with: the tournament itself, and whether somebody is at its desk."""

from leggio.server.container import Container
from leggio.server.routes.refusals import granted
from leggio.server.security import ProblemError
from leggio.table.admission.claims import tournament_of
from leggio.table.records import Role, Visitor
from leggio.table.table import Table
from leggio.tournament.state import State


async def hosted_tournament(container: Container, table: str) -> Table:
    """A tournament by its id."""
    return granted(await container.hub.tournament(table))


def state_of(table: Table) -> State:
    """Where it is."""
    if (state := tournament_of(table)) is None:
        raise ProblemError("table.unknown", status=404)
    return state


async def tournament_at_desk(container: Container, table: str, visitor: Visitor) -> Table:
    """A tournament by its id, for somebody at its desk."""
    hosted = await hosted_tournament(container, table)
    desk_only(hosted, visitor)
    return hosted


def desk_only(table: Table, visitor: Visitor) -> None:
    """Nobody else."""
    if table.you(visitor.person).role is not Role.DESK:
        raise ProblemError("claim.desk_only", status=409)
