"""Halls over REST, for afterwards: the table of rounds, and the event played once more against its field."""

import asyncio
from functools import reduce
from typing import Annotated

import msgspec
from litestar.params import JSONBody
from msgspec.structs import replace

from leggio.core.board import Direction
from leggio.games.duplicate.past import Replayed, replayed
from leggio.games.duplicate.slips import Written
from leggio.games.duplicate.standings import RoundReport, report
from leggio.games.duplicate.state import State
from leggio.games.registry import GAMES
from leggio.notation.log import read_log
from leggio.server.routes.dependencies import TheContainer, anyone
from leggio.server.routes.finished_games import log_of_game
from leggio.server.routes.lookups import Consulted
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.tables import TableId
from leggio.server.security import ProblemError

routes = RouteGroup("tables", "/api/tables/{table:str}")

_MOST_ROUNDS = 60
_NO_HALL = "rounds.none"


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A slip for a round of the past."""

    square: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9]{1,8}$")]
    direction: Direction
    word: Annotated[str, msgspec.Meta(pattern=r"^[^\W\d_]{1,30}$")]


class Attempts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One slip a round from the first on; none where one has found nothing."""

    slips: Annotated[tuple[Attempt | None, ...], msgspec.Meta(max_length=_MOST_ROUNDS)] = ()


@routes.get("/rounds", "The table of rounds", 401, 404, 409, 422)
async def hall_rounds(table: TableId, container: TheContainer) -> tuple[RoundReport, ...]:
    """What was there, what was laid and who found what in each round of a Duplicate, once it is over."""
    return report(_state(await log_of_game(container, table, _NO_HALL)))


@routes.post("/replay", "A Duplicate once more", 401, 404, 409, status_code=200)
async def replay_hall(
    table: TableId, data: JSONBody[Attempts], container: TheContainer, consulted: Consulted
) -> Replayed:
    """Play an event that is over against the people who were there: what the slips so far make, and the next round.

    Nothing is kept: whoever plays sends all their slips each time.
    """
    log = await log_of_game(container, table, _NO_HALL)
    settings = granted(await container.hub.info(table, anyone(None))).settings
    written = [Written(each.square, each.direction, each.word) if each else None for each in data.slips]

    state = await asyncio.to_thread(_state, log)
    judge, _ = await consulted.judges.judge_of(replace(settings, rules=state.rules.name))
    if judge is None:
        raise ProblemError(_NO_HALL, status=409)
    return await asyncio.to_thread(replayed, state, written, judge)


def _state(text: str) -> State:
    log = read_log(text.encode())
    if log.game is not GAMES["duplicate"]:
        raise ProblemError(_NO_HALL, status=409)
    state: State = reduce(log.game.evolve, log.events, None)
    return state
