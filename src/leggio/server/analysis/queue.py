"""The queue of analyses: one at a time for each person, a queue for all, results kept for whoever asks again.

A ticket's id is a hash of the game and of how it is looked at: the same game asked for twice is analysed once. Tickets
live in one server process; another one that is asked for an id it does not know says so, and whoever wants the analysis
brings the game again.
"""

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec.structs import replace

from leggio.engine.analysis import GameAnalysis, Record
from leggio.engine.analysis.report import VERSION
from leggio.server.analysis.messages import Job, Told
from leggio.server.bots.messages import LENGTH, packed
from leggio.server.own_python import PYTHON_MODULE

MOST_WAITING = 20
MOST_KEPT = 64
PATIENCE = 300.0  # seconds for a game
SEED = 1


class TicketState(StrEnum):
    """How far an analysis has come."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class Ticket(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An analysis that was asked for: how far it has come, and once it is done all that was found."""

    id: str
    state: TicketState
    done: int = 0  # turns
    total: int = 0
    ahead: int = 0  # games that come before it
    analysis: GameAnalysis | None = None


class QueueFullError(Exception):
    """Too many games wait already."""


class OneAtATimeError(Exception):
    """This person has another game in the queue."""

    def __init__(self, ticket: str) -> None:
        super().__init__(ticket)
        self.ticket = ticket


class AnalysisQueue:
    """Takes games and gives tickets; a process of its own looks at each, one after the other."""

    def __init__(self, cache: Path, *, effort: str, count: int = 1, patience: float = PATIENCE) -> None:
        self._cache = cache
        self._effort = effort
        self._patience = patience
        self._free = asyncio.Semaphore(count)
        self._tickets: OrderedDict[str, Ticket] = OrderedDict()
        self._busy: dict[str, str] = {}  # by person the ticket they wait for
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[tuple[bytes, bytes]]] = set()

    def ask(self, record: Record, person: str, edition: str = "") -> Ticket:
        """A ticket for a game: the one there is, or a new one at the end of the queue."""
        key = self._key(record, edition)
        known = self.ticket(key)
        if known is not None and known.state is not TicketState.FAILED:
            return known
        if person in self._busy:
            raise OneAtATimeError(self._busy[person])
        if len(self._busy) >= MOST_WAITING:
            raise QueueFullError
        ticket = Ticket(id=key, state=TicketState.WAITING, total=len(record.turns))
        self._keep(ticket)
        self._busy[person] = key
        task = asyncio.create_task(self._see_to(ticket, Job(record, self._effort, SEED, edition), person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self.ticket(key) or ticket

    def ticket(self, key: str) -> Ticket | None:
        """A ticket by its id, as it stands now."""
        found = self._tickets.get(key)
        if found is None or found.state is not TicketState.WAITING:
            return found
        waiting = [each.id for each in self._tickets.values() if each.state in _NOT_YET]
        return replace(found, ahead=waiting.index(key))

    async def close(self) -> None:
        """End what runs."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _see_to(self, ticket: Ticket, job: Job, person: str) -> None:
        try:
            async with self._free:
                self._keep(replace(ticket, state=TicketState.RUNNING))
                async with asyncio.timeout(self._patience):
                    found = await self._look_at(ticket, job)
            total = len(found.turns)
            self._keep(replace(ticket, state=TicketState.DONE, done=total, total=total, analysis=found))
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError):
            self._keep(replace(ticket, state=TicketState.FAILED))
        finally:
            self._busy.pop(person, None)

    async def _look_at(self, ticket: Ticket, job: Job) -> GameAnalysis:
        command = (*PYTHON_MODULE, "leggio.server.analysis.worker", str(self._cache))
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        try:
            if process.stdin is None or process.stdout is None:
                raise EOFError("a worker without pipes")
            process.stdin.write(packed(job))
            await process.stdin.drain()
            while True:
                told = await _heard(process.stdout)
                if told.problem:
                    raise EOFError(told.problem)
                if told.analysis is not None:
                    return told.analysis
                self._keep(replace(ticket, state=TicketState.RUNNING, done=told.done, total=told.total))
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            # To its very end, whoever waits for it no more: nothing of it is left open.
            ending = asyncio.create_task(process.communicate())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            await asyncio.shield(ending)

    def _keep(self, ticket: Ticket) -> None:
        """Remember a ticket; of those that are done the ones that nobody has asked for longest are forgotten."""
        self._tickets[ticket.id] = ticket
        ended = [key for key, each in self._tickets.items() if each.state not in _NOT_YET]
        for key in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._tickets[key]

    def _key(self, record: Record, edition: str) -> str:
        looked_at = msgspec.msgpack.encode([VERSION, self._effort, SEED, record, edition])
        return hashlib.sha256(looked_at).hexdigest()[:40]


_NOT_YET = (TicketState.WAITING, TicketState.RUNNING)


async def _heard(source: asyncio.StreamReader) -> Told:
    length = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
    return msgspec.msgpack.decode(await source.readexactly(length), type=Told)
