"""Several processes on one port, with PostgreSQL and Redis: one game over all of them, and nobody missed who dies."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leggio.core.auditing import Finding
from leggio.engine.minds import Minds
from leggio.notation.log import read_log
from support.clients import Guest
from support.databases import Database
from support.playing import play_all
from support.servers import Server, serving
from support.services import Services


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]


def gone(process: int) -> bool:
    """Whether a process has ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(") ")[2][0] == "Z"


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that the system gets round to."""
    give_up = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < give_up, "it does not happen"
        time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path, postgresql_database: Database, services: Services) -> Iterator[Server]:
    """Two processes."""
    stores = {"LEGGIO_DATABASE_URL": postgresql_database.url, "LEGGIO_REDIS_URL": services.redis}
    with serving(tmp_path, "--workers", "2", **stores) as running:
        yield running


def test_one_game_over_two_processes(server: Server) -> None:
    """Wherever each is connected, everyone sees the same game; its log holds."""
    guests = [Guest(server, f"Guest {number}") for number in range(3)]
    table = guests[0].open("verbum", "verbum", 4, bots=[{"level": "medio"}])
    for guest in guests[1:]:
        assert guest.join(table["id"], table["code"]).status_code == 201
    views = asyncio.run(play_all(guests, table["id"], Minds(Path(os.environ["LEGGIO_CACHE"])), "medio"))
    assert all(view["ended"] == views[0]["ended"] for view in views)
    log = read_log(guests[0].http.get(f"/api/tables/{table['id']}/log").content)
    assert not isinstance(log.game.audit(log.events), Finding)


def test_a_process_that_dies_is_replaced(server: Server) -> None:
    """What it had acknowledged is kept, its clients come back, and there are two processes again."""
    anna = Guest(server, "Anna")
    game = anna.open("verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0})
    wait_until(lambda: len(children(server.process.pid)) == 2)
    workers = children(server.process.pid)

    async def draw() -> int:
        async with anna.at(game["id"]) as place:
            answer = await place.do({"command": "draw", "pile": "b"}, place.welcome["seq"])
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            return int(answer["seq"])

    seq = asyncio.run(draw())
    wait_until(lambda: len(set(children(server.process.pid)) - set(workers)) == 2)

    async def look() -> int:
        async with anna.at(game["id"]) as place:
            return int(place.welcome["seq"])

    anna.http.close()
    assert asyncio.run(look()) >= seq


def test_nobody_outlives_the_supervisor(server: Server) -> None:
    """When it is killed, its processes end by themselves."""
    wait_until(lambda: len(children(server.process.pid)) == 2)
    workers = children(server.process.pid)
    server.process.kill()
    wait_until(lambda: all(gone(worker) for worker in workers))


def test_all_end_together(server: Server) -> None:
    """Told to end, they all do, in order."""
    wait_until(lambda: len(children(server.process.pid)) == 2)
    workers = children(server.process.pid)
    # One that is still loading would not know how to end in order.
    wait_until(lambda: sum('"event": "serving"' in line for line in server.log) == 2)
    assert server.stop() == 0
    assert all(gone(worker) for worker in workers)
    assert sum('"event": "ended"' in line for line in server.log) == 2
