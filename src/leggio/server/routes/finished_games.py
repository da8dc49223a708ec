"""Logs of games that are over: a tournament has one too, which is that of no game."""

from leggio.server.container import Container
from leggio.server.routes.refusals import granted
from leggio.server.security import ProblemError
from leggio.table.frames import Refused


async def log_of_game(container: Container, table: str, code: str = "http.not_found") -> str:
    """The log of a game that is over; of a tournament, what is asked for is refused with this code."""
    text = granted(await container.hub.log(table))
    if not isinstance(await container.hub.tournament(table), Refused):
        raise ProblemError(code, status=404 if code == "http.not_found" else 409)
    return text
