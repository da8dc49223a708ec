"""The door to the dictionary, which stays shut for whoever has to move at a table with other people."""

from litestar.di import NamedDependency

from leggio.server.routes.given import Known, TheWorld
from leggio.server.security import ProblemError
from leggio.server.world import World
from leggio.table.records import Visitor

Consulted = NamedDependency[World]


async def consulted(world: TheWorld, known: Known) -> World:
    """The world, for those who may look words up in it."""
    if known and (table := await world.hub.table_at_move(Visitor(known.person.id, known.person.nickname))):
        raise ProblemError("words.your_move", status=409, table=table)
    return world
