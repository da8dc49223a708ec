"""The door to the dictionary, which stays shut for whoever has to move at a table with other people."""

from litestar.di import NamedDependency

from leggio.server.container import Container
from leggio.server.routes.dependencies import Known, TheContainer, visitor_of
from leggio.server.security import ProblemError

Consulted = NamedDependency[Container]


async def consulted(container: TheContainer, known: Known) -> Container:
    """The container, for those who may look words up in it."""
    if known and (table := await container.hub.table_at_move(visitor_of(known.person))):
        raise ProblemError("words.your_move", status=409, table=table)
    return container
