"""Makes things go wrong as scheduled, mends them, and writes both down. Several may be at work at once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from faults.history import History, Mended, Struck
from faults.machines import Machine, Site
from faults.proxies import Proxy
from faults.schedule import Fault

# What a wall clock is off by, once it is set.
_STEPS_S = (600.0, 7_200.0, 5.0, 0.0, -5.0, -600.0)
_LATEST_S = 0.4

Trouble = AbstractAsyncContextManager[None]
Place = tuple[str, Callable[[], Trouble]]


class Nemesis:
    """Whoever brings the faults of one schedule to one site."""

    def __init__(self, name: str, site: Site, history: History) -> None:
        self.struck: list[str] = []  # kinds, in order
        self._name = name
        self._site = site
        self._history = history
        self._stopping = asyncio.Event()

    async def go(self, faults: Iterable[Fault], pace: float = 1.0) -> None:
        """One fault after the other, until told to stop: then what is struck is mended."""
        for fault in faults:
            await self._wait(fault.after * pace)
            if self._stopping.is_set():
                return
            if places := list(self._places(fault)):
                await self._strike(fault, *places[int(fault.where * len(places))])

    def stop(self) -> None:
        """Strike no more."""
        self._stopping.set()

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    async def _strike(self, fault: Fault, place: str, trouble: Callable[[], Trouble]) -> None:
        number = f"{self._name}.{fault.number}"
        self._history.add(Struck(at=self._history.now(), number=number, kind=fault.kind, place=place))
        self.struck.append(fault.kind)
        async with trouble():
            await self._wait(fault.lasts)
        self._history.add(Mended(at=self._history.now(), number=number))

    def _places(self, fault: Fault) -> Iterator[Place]:
        """Where such a fault can happen here."""
        machines = self._site.machines
        match fault.kind:
            case "kill" | "pause":
                act = killed if fault.kind == "kill" else paused
                for machine in machines:
                    if machine.has_workers:
                        yield f"{machine.name}.0", lambda machine=machine: act([machine], fault, 0)  # type: ignore[misc]
                        yield f"{machine.name}.1", lambda machine=machine: act([machine], fault, 1)  # type: ignore[misc]
                    yield machine.name, lambda machine=machine: act([machine], fault)  # type: ignore[misc]
                if len(machines) > 1:
                    yield "all", lambda: act(machines, fault)
            case "partition" | "cut" | "delay":
                for machine in machines:
                    for way, wire in machine.ways.items():
                        yield f"{machine.name} {way}", lambda wire=wire: broken([wire], fault)  # type: ignore[misc]
                for way in ("store", "news") if len(machines) > 1 else ():
                    yield f"all {way}", lambda way=way: broken([each.ways[way] for each in machines], fault)  # type: ignore[misc]
            case "clock":
                for machine in machines:
                    yield machine.name, lambda machine=machine: clock_set(machine, fault)  # type: ignore[misc]
            case "restart":
                if self._site.redis is not None:
                    yield "news", lambda: redis_away(self._site)
                if self._site.owns_store:
                    yield "store", lambda: store_crashed(self._site)
            case _:
                raise ValueError(fault.kind)


@asynccontextmanager
async def killed(machines: Iterable[Machine], fault: Fault, worker: int | None = None) -> AsyncIterator[None]:
    """One process ends, or all of a machine, or of all machines; somebody starts them again."""
    for machine in machines:
        if worker is None:
            await machine.kill()
        else:
            machine.kill_one(worker)
    try:
        yield
        if worker is None:
            await asyncio.sleep(fault.strength)
    finally:
        if worker is None:
            await asyncio.gather(*(machine.start() for machine in machines))


@asynccontextmanager
async def paused(machines: Iterable[Machine], fault: Fault, worker: int | None = None) -> AsyncIterator[None]:
    """They stand still, and go on as if nothing had been."""
    stopped = [machine.paused(worker) for machine in machines]
    for each in stopped:
        each.stop()
    try:
        yield
    finally:
        for each in stopped:
            each.go_on()


@asynccontextmanager
async def broken(wires: Iterable[Proxy], fault: Fault) -> AsyncIterator[None]:
    """Wires are cut, slow, or pass nothing on. One that heals may leave connections behind that only one end knows."""
    for wire in wires:
        match fault.kind:
            case "cut":
                wire.cut()
            case "delay":
                wire.delay(_LATEST_S * fault.strength)
            case _:
                wire.partition()
    try:
        yield
    finally:
        for wire in wires:
            wire.heal(half_open=fault.kind == "partition" and fault.strength > 0.5)


@asynccontextmanager
async def clock_set(machine: Machine, fault: Fault) -> AsyncIterator[None]:
    """Somebody sets the clock of a machine; it stays so."""
    machine.clock.set(_STEPS_S[int(fault.strength * len(_STEPS_S))])
    yield


@asynccontextmanager
async def redis_away(site: Site) -> AsyncIterator[None]:
    """What carries news is gone, and comes back having forgotten who listened."""
    assert site.redis is not None
    site.redis.kill()
    try:
        yield
    finally:
        await asyncio.to_thread(site.redis.start)


@asynccontextmanager
async def store_crashed(site: Site) -> AsyncIterator[None]:
    """PostgreSQL crashes and recovers."""
    await site.crash_store()
    yield
