"""Machines: real servers, each with wires of its own to its clients, its store and what carries news, and a clock."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg
from sqlalchemy import make_url

from faults.clocks_set import WallClock, preloaded
from faults.proxies import Proxy
from support.lexicons import bundled
from support.processes import children
from support.quick_servers import Nursery, QuickServer, nursery
from support.restartable_redis import RestartableRedis

SECRET = "nobody's secret but the one of all machines here"  # noqa: S105 - of a test

# Of what servers say about themselves.
_EXPECTED = ('"worker died"', '"worker hangs"', '"error": "StoreUnavailableError"')


class Machine:
    """A server as its clients know it. It listens behind a wire, and reaches its stores over others."""

    def __init__(
        self, name: str, server: QuickServer, ways: dict[str, Proxy], clock: WallClock, *, workers: bool
    ) -> None:
        self.name = name
        self.ways = ways
        self.clock = clock
        self.has_workers = workers
        self.server = server
        self.closing = contextlib.ExitStack()
        self._one_at_a_time = asyncio.Lock()

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self.ways['clients'].port}"

    @property
    def socket_url(self) -> str:
        """Where its WebSockets are."""
        return f"ws://127.0.0.1:{self.ways['clients'].port}"

    @property
    def processes(self) -> list[int]:
        """Those that serve: the server itself, or its workers."""
        if not self.server.pid:
            return []
        return children(self.server.pid) if self.has_workers else [self.server.pid]

    async def start(self) -> None:
        """Start it, again and again while its store is out of reach."""
        async with self._one_at_a_time:
            while not self.server.pid:
                with contextlib.suppress(ConnectionError):
                    await asyncio.to_thread(self.server.start)

    async def kill(self) -> None:
        """All its processes end without a word."""
        async with self._one_at_a_time:
            if self.server.pid:
                for process in children(self.server.pid):
                    _signal(process, signal.SIGKILL)
                await asyncio.to_thread(self.server.kill)

    def kill_one(self, which: int) -> None:
        """One of its workers ends without a word; another one is started by itself."""
        if processes := self.processes:
            _signal(processes[which % len(processes)], signal.SIGKILL)

    def paused(self, which: int | None = None) -> "Standstill":
        """One of its processes, or all of them, to be stopped."""
        processes = self.processes
        return Standstill(processes if which is None or not processes else [processes[which % len(processes)]])


class Standstill:
    """Processes that stand still from one moment to another."""

    def __init__(self, processes: Sequence[int]) -> None:
        self._processes = processes

    def stop(self) -> None:
        """Stand still."""
        for process in self._processes:
            _signal(process, signal.SIGSTOP)

    def go_on(self) -> None:
        """As if nothing had been; those that were killed meanwhile do not."""
        for process in self._processes:
            _signal(process, signal.SIGCONT)


class Site:
    """Everything there is: machines, and what they share."""

    def __init__(
        self, url: str, machines: Sequence[Machine], redis: RestartableRedis | None, *, owns_store: bool
    ) -> None:
        self.url = url
        self.machines = machines
        self.redis = redis
        self.owns_store = owns_store

    @property
    def faults(self) -> list[str]:
        """What servers said went wrong with them, less what they are to say: somebody died, a store is out of reach."""
        told = [fault for machine in self.machines for fault in machine.server.faults]
        return [line for line in told if not any(said in line for said in _EXPECTED)]

    async def crash_store(self) -> None:
        """PostgreSQL loses one of its processes, throws everyone out and recovers from its log."""
        try:
            victim = await asyncpg.connect(self.url)
        except asyncpg.CannotConnectNowError:
            return  # it still recovers from the crash before
        pid = await victim.fetchval("SELECT pg_backend_pid()")
        _signal(pid, signal.SIGKILL)
        victim.terminate()


def _signal(process: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, number)


@asynccontextmanager
async def two_machines(folder: Path, url: str, *, owns_store: bool) -> AsyncIterator[Site]:
    """Two servers on one PostgreSQL and one Redis."""
    redis = RestartableRedis(folder)
    socket = Path(str(make_url(url).query["host"])) / ".s.PGSQL.5432"
    async with AsyncExitStack() as stack:
        stack.callback(redis.kill)
        await asyncio.to_thread(redis.start)
        born = stack.enter_context(_nursery())
        machines = []
        for name in ("one", "two"):
            ways: dict[str, int | Path] = {"store": socket, "news": redis.port}
            machines.append(await _machine(stack, born, folder / name, url, ways))
        for machine in machines:
            await machine.start()
        yield Site(url, machines, redis, owns_store=owns_store)


@asynccontextmanager
async def one_machine(folder: Path, url: str, workers: int = 2) -> AsyncIterator[Site]:
    """One server on SQLite, with workers that share its port."""
    async with AsyncExitStack() as stack:
        born = stack.enter_context(_nursery())
        machine = await _machine(stack, born, folder / "one", url, {}, workers)
        await machine.start()
        yield Site(url, [machine], None, owns_store=False)


def _nursery() -> contextlib.AbstractContextManager[Nursery]:
    for rules in ("figs", "scarabeo", "verbum"):
        bundled(rules)
    return nursery(**preloaded())


async def _machine(
    stack: AsyncExitStack, born: Nursery, folder: Path, url: str, targets: dict[str, int | Path], workers: int = 1
) -> Machine:
    folder.mkdir()
    clock = WallClock(folder / "clock")
    environment = {"LEGGIO_SECRET": SECRET, "LEGGIO_DATABASE_URL": url, **clock.environment}
    ways: dict[str, Proxy] = {}
    for way, target in targets.items():
        ways[way] = await _way(stack, target)
    if "store" in ways:
        name = make_url(url).database
        environment["LEGGIO_DATABASE_URL"] = f"postgresql://leggio@127.0.0.1:{ways['store'].port}/{name}"
    if "news" in ways:
        environment["LEGGIO_REDIS_URL"] = f"redis://127.0.0.1:{ways['news'].port}/0"
    server = QuickServer(born, folder, arguments=["--workers", str(workers)], **environment)
    ways["clients"] = await _way(stack, server.port)
    machine = Machine(folder.name, server, ways, clock, workers=workers > 1)
    stack.push_async_callback(machine.kill)
    stack.callback(machine.closing.close)
    return machine


async def _way(stack: AsyncExitStack, target: int | Path) -> Proxy:
    way = Proxy(target)
    await way.start()
    stack.push_async_callback(way.stop)
    return way
