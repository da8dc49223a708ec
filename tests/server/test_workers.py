"""Several processes on one port, on either store: one game over all of them, and nobody missed who dies."""

import asyncio
import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from leggio.core.auditing import Finding
from leggio.engine.minds import Minds
from leggio.notation.log import read_log
from support.checked import environment_of
from support.clients import Guest, Place
from support.databases import Database
from support.online.evenings import Evening, Kind
from support.online.promises import Ledgers
from support.playing import play_all
from support.processes import children, gone, local_ports, wait_until
from support.servers import Server, serving
from support.services import Services

KILLS = int(os.environ.get("LEGGIO_WORKER_KILLS", "4"))
KINDS: list[Kind] = [
    ("scrabble", "figs", {"challenges": "void"}),
    ("scarabeo", "scarabeo", {}),
    ("verbum", "verbum", {}),
]


@pytest.fixture
def server(tmp_path: Path, database: Database, services: Services) -> Iterator[Server]:
    """Two processes."""
    with serving(tmp_path, "--workers", "2", **environment_of(database, services)) as running:
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


def test_a_process_that_hangs_is_replaced(server: Server) -> None:
    """It is noticed by its silence; whoever was at its tables goes on, and what passed meanwhile is left out."""
    anna = Guest(server, "Anna")
    game = anna.open("scrabble", "figs", 2, bots=[{"level": "principiante"}], options={"starter": 0})
    wait_until(lambda: sum('"serving"' in line for line in server.log) == 2)  # one that starts may take its time
    workers = children(server.process.pid)

    async def leave() -> None:
        async with anna.at(game["id"]):
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)

    with contextlib.suppress(ConnectionError, TimeoutError):
        asyncio.run(leave())
    wait_until(lambda: len(set(children(server.process.pid)) - set(workers)) == 2)

    async def look() -> dict[str, Any]:
        async with anna.at(game["id"], after=0) as place:
            return place.welcome

    anna.http.close()
    welcome = asyncio.run(look())
    events = [each["event"] for each in welcome["missed"]]
    assert events[-2:] == ["suspended", "resumed"]
    # It may be left out in parts: the time when nobody served, then the way back to the table.
    times = [each["data"]["at"] for each in welcome["missed"] if each["event"] in ("suspended", "resumed")]
    left_out = sum(ended - began for began, ended in zip(times[::2], times[1::2], strict=True))
    assert left_out >= 5_000


def test_processes_that_die_while_people_play(server: Server, database: Database) -> None:
    """One after the other is killed at any moment: whatever was acknowledged is there once, and games go on."""
    wait_until(lambda: server_starts(server) == 2)

    async def scenario() -> None:
        ledgers, evening = Ledgers(database.url), Evening(KINDS * 2, lambda: [server, server])
        for kill in range(KILLS):
            await evening.acknowledge(10)
            os.kill(children(server.process.pid)[kill % 2], signal.SIGKILL)
            await ledgers.check(evening.people)
            await asyncio.to_thread(wait_until, partial(lambda count: server_starts(server) == count, 3 + kill))
        await evening.acknowledge(10)
        await evening.close()
        await ledgers.check(evening.people)
        await ledgers.close()

    asyncio.run(scenario())


def server_starts(server: Server) -> int:
    """How many processes have begun to serve so far."""
    return sum('"event": "serving"' in line for line in server.log)


def test_a_table_is_at_one_process(server: Server) -> None:
    """Whichever process takes their connections, all who look at a table are served by the same one; tables are at
    both. When it dies the other one serves them until there is a new one."""
    wait_until(lambda: server_starts(server) == 2)
    workers = children(server.process.pid)

    async def owner_of(table: str) -> int:
        onlooker = Guest(server, "Anna")  # a new one each time: nobody may open sockets without end
        async with contextlib.AsyncExitStack() as stack:
            places = [await stack.enter_async_context(onlooker.at(table)) for _ in range(6)]
            ports = {place.socket.local_address[1] for place in places}

            def holding() -> list[int]:
                return [worker for worker in workers if ports & local_ports(worker)]

            # One that has just handed a connection over may still hold its own end of it for a moment.
            wait_until(lambda: len(holding()) == 1)
            return holding()[0]

    owners: dict[int, str] = {}
    while len(owners) < 2:
        table = Guest(server, "Bea").open("verbum", "verbum", 2)["id"]
        owners[asyncio.run(owner_of(table))] = table

    dead, table = owners.popitem()
    os.kill(dead, signal.SIGKILL)
    wait_until(lambda: gone(dead))
    workers.remove(dead)
    assert asyncio.run(owner_of(table)) == workers[0]
    wait_until(lambda: server_starts(server) == 3)
    workers = children(server.process.pid)
    assert asyncio.run(owner_of(table)) not in (dead, next(iter(owners)))


def test_whose_turn_it_is_is_heard_at_every_process(server: Server) -> None:
    """However many look at their list of tables, and wherever: all hear that it is their turn."""
    anna, bea = Guest(server, "Anna"), Guest(server, "Bea")
    wait_until(lambda: server_starts(server) == 2)
    workers = children(server.process.pid)
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    assert bea.join(table["id"], table["code"]).status_code == 201

    async def scenario() -> None:
        async with contextlib.AsyncExitStack() as stack:
            lists: list[Place] = []
            ports: set[int] = set()
            while not all(ports & local_ports(worker) for worker in workers):
                lists.append(Place(await stack.enter_async_context(bea.connected("/ws/me"))))
                await lists[-1].send({"type": "hello", "version": 1})
                await lists[-1].next("ping")  # from now on it hears
                ports.add(lists[-1].socket.local_address[1])
            place = await stack.enter_async_context(anna.at(table["id"]))
            assert (await place.do({"command": "pass"}, place.welcome["seq"]))["type"] == "ack"
            for each in lists:
                assert await each.next("turn") == {"type": "turn", "table": table["id"], "your_turn": True}

    asyncio.run(scenario())


def test_nobody_outlives_the_supervisor(server: Server) -> None:
    """When it is killed, its processes end by themselves."""
    wait_until(lambda: len(children(server.process.pid)) == 2)
    workers = children(server.process.pid)
    server.process.kill()
    wait_until(lambda: all(gone(worker) for worker in workers))


def test_a_supervisor_killed_before_it_heard_that_a_process_is_ready(tmp_path: Path) -> None:
    """What it did not read makes an error of its end: the process ends all the same."""
    ours, others = socket.socketpair()
    with socket.create_server(("127.0.0.1", 0)) as taken, others:
        descriptors = (taken.fileno(), others.fileno())
        command = [sys.executable, "-m", "leggio.server.worker", *map(str, descriptors), str(tmp_path), "0", "node", ""]
        environment = {**os.environ, "LEGGIO_DATA": str(tmp_path), "LEGGIO_DATABASE_URL": f"sqlite:///{tmp_path}/l.db"}
        worker = subprocess.Popen(command, pass_fds=descriptors, env=environment)  # noqa: S603 - our own
    try:
        assert select.select([ours], [], [], 60)[0]
        ours.close()
        assert worker.wait(60) == 0
    finally:
        worker.kill()
        worker.wait()


def test_all_end_together(server: Server) -> None:
    """Told to end, they all do, in order."""
    wait_until(lambda: len(children(server.process.pid)) == 2)
    workers = children(server.process.pid)
    # One that is still loading would not know how to end in order.
    wait_until(lambda: server_starts(server) == 2)
    assert server.stop() == 0
    assert all(gone(worker) for worker in workers)
    assert sum('"event": "ended"' in line for line in server.log) == 2
