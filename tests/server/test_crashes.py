"""Servers killed at any moment, by the hundred: nothing that was acknowledged is lost, nothing happens by halves.

LEGGIO_KILLS asks for more of them.
"""

import asyncio
import os
import random
import statistics
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from support.checked import checked, environment_of
from support.clients import PATIENCE, Guest
from support.databases import Database
from support.lexicons import bundled
from support.online.evenings import Evening, Kind
from support.online.promises import Ledgers, Outage, wrong_clocks
from support.processes import children, gone, wait_until
from support.quick_servers import Nursery, QuickServer, nursery
from support.services import Services

KILLS = int(os.environ.get("LEGGIO_KILLS", "100"))  # on each store
PARTS = 4  # of it, so that several processes share the work
BOT_KILLS = 4
# Of each kind, all at once: a kill finds several commits under way.
TABLES_EACH = 3
GAMES: list[Kind] = [
    ("scrabble", "figs", {}),
    ("scarabeo", "scarabeo", {"challenges": "void"}),
    ("verbum", "verbum", {"turn_ms": 60_000}),
]


@pytest.fixture(scope="module")
def maternity() -> Iterator[Nursery]:
    """Where servers come from; the lexicons are built, so that no server is killed while it builds them."""
    for rules in ("figs", "scarabeo", "verbum"):
        bundled(rules)
    with nursery() as open_:
        yield open_


class Trial:
    """Games that go on while the server is killed again and again."""

    def __init__(self, server: QuickServer, ledgers: Ledgers, seed: str) -> None:
        self.evening = Evening(GAMES * TABLES_EACH, lambda: [server, server], seed)
        self.silences: list[int] = []
        self.clocks_seen = 0
        self._rng = random.Random(seed)
        self._server = server
        self._ledgers = ledgers

    async def run(self, kills: int) -> None:
        """Kill and look, so many times."""
        await asyncio.to_thread(self._server.start)
        await self.evening.fill()
        for _ in range(kills):
            await self._kill_once()
        await self.evening.close()

    async def _kill_once(self) -> None:
        people = self.evening.people
        await self.evening.acknowledge(3)
        await asyncio.sleep(self._rng.random() * 0.25)
        self.evening.house.is_open.clear()
        killed_at = await asyncio.to_thread(self._server.kill)
        silent = killed_at - await self._ledgers.last_heartbeat()
        self.silences.append(silent)
        await self._ledgers.check([person for person in people if not person.is_done])
        for person in people:
            person.comebacks.clear()
        await asyncio.to_thread(self._server.start)
        await self.evening.fill()
        outage = Outage(killed_at, self._server.spawned_at, self._server.ready_at, silent)
        await self._everyone_is_back(outage)

    async def _everyone_is_back(self, outage: Outage) -> None:
        running = [person for person in self.evening.people if person.seq and not person.is_done]
        while not all(person.comebacks or person.is_done for person in running):
            self.evening.raise_what_failed()
            await asyncio.sleep(0.005)
        for person in running:
            for comeback in person.comebacks[:1]:
                assert wrong_clocks(comeback, outage) == []
                self.clocks_seen += 1


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("part", range(PARTS))
def test_kills_at_any_moment(
    maternity: Nursery, database: Database, services: Services, tmp_path: Path, part: int
) -> None:
    """Acknowledged: there, once. Not acknowledged: whole or absent. Clocks right to a second."""
    kills = KILLS // PARTS

    async def scenario() -> Trial:
        server = QuickServer(maternity, tmp_path, **environment_of(database, services))
        ledgers = Ledgers(database.url)
        trial = Trial(server, ledgers, f"{database.kind} {part}")
        try:
            await trial.run(kills)
            await ledgers.check(trial.evening.people)
        finally:
            server.stop()
            server.closing.close()
            await ledgers.close()
        assert server.faults == []
        return trial

    trial = asyncio.run(scenario())
    assert trial.evening.house.acknowledged > 3 * kills
    assert trial.clocks_seen > 10 * kills
    # Servers say twice a second that they are alive: that clocks are right hangs on it.
    assert statistics.median(trial.silences) < 1000
    told = checked(database)
    assert told.returncode == 0, told.stdout + told.stderr


def test_bots_of_a_killed_server(maternity: Nursery, database: Database, services: Services, tmp_path: Path) -> None:
    """The processes they think in are gone with it; the next server lets them move on, though nobody is connected."""
    server = QuickServer(maternity, tmp_path, **environment_of(database, services))
    server.start()
    anna = Guest(server, "Anna")
    # The starter is a bot, and the others are too: it goes on by itself.
    bots = [{"level": "facile"}, {"level": "facile"}]
    table = anna.open("scrabble", "figs", 3, bots=bots, options={"starter": 1, "challenges": "void"})["id"]
    seq = 0
    try:
        for _ in range(BOT_KILLS):
            seq = asyncio.run(moved(database, table, seq))
            thinking = children(server.pid)
            assert thinking
            server.kill()
            wait_until(partial(lambda processes: all(map(gone, processes)), thinking))
            server.start()
            if anna_is_awaited(anna, table):
                asyncio.run(passing(anna, table))
    finally:
        server.stop()
        server.closing.close()
    assert server.faults == []
    assert checked(database).returncode == 0


def anna_is_awaited(anna: Guest, table: str) -> bool:
    """Whether the person has to move."""
    return bool(anna.http.get(f"/api/tables/{table}").json().get("your_turn"))


async def passing(guest: Guest, table: str) -> None:
    """Give up the turn."""
    async with guest.at(table) as place:
        assert place.view is not None
        await place.do({"command": "pass"}, place.view["seq"], key=f"pass-{place.view['seq']}")


async def moved(database: Database, table: str, seq: int) -> int:
    """Wait until a bot has moved after an event; the last event then."""
    ledgers = Ledgers(database.url)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await ledgers.entries(table, seq)
                if any(entry.idempotency_key and entry.idempotency_key.startswith("bot") for entry in found):
                    return found[-1].upto
                await asyncio.sleep(0.05)
    finally:
        await ledgers.close()
