"""The pool of processes that bots think in: started when needed, replaced when they crash or think for too long."""

import asyncio
import contextlib
from pathlib import Path

import msgspec

from leggio.engine.minds import bots_of
from leggio.server.bots.messages import LENGTH, Answer, Question, packed
from leggio.server.own_python import PYTHON_MODULE
from leggio.table.records import Settings

# The first question of a level may have to wait for its words to be compiled.
PATIENCE = 90.0
ATTEMPTS = 2


class BotFailedError(Exception):
    """A bot that did not answer, or answered nothing one could use."""


class BotPool:
    """A few processes for all tables; each thinks for one bot at a time."""

    def __init__(self, cache: Path, *, count: int = 1, patience: float = PATIENCE) -> None:
        self._cache = cache
        self._patience = patience
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._asked: set[asyncio.Task[Answer]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self.is_failing = False  # whether the last one that was asked gave no answer

    async def want(self, settings: Settings, level: str, seat: int, view: object) -> msgspec.Struct | None:
        """The command a bot gives at a table it sees like this; None: there is nothing for it to do."""
        question = packed(Question(settings.game, level, seat, view, settings.family, settings.rules, settings.lexicon))
        await self._free.acquire()
        asked = asyncio.create_task(self._answer(question))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        # Shielded: a table that has moved on waits no more, but the process finishes its thought before the next one.
        answer = await asyncio.shield(asked)
        if answer.problem:
            raise BotFailedError(answer.problem)
        if not answer.command:
            return None
        command: msgspec.Struct = msgspec.msgpack.decode(answer.command, type=bots_of(settings.game).command)
        return command

    def _answered(self, asked: asyncio.Task[Answer]) -> None:
        self._asked.discard(asked)
        self._free.release()
        if not asked.cancelled():
            asked.exception()  # whoever still waits has it; if nobody does, it is nobody's

    async def _answer(self, question: bytes) -> Answer:
        for _ in range(ATTEMPTS):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(worker.ask(question), self._patience)
            except (OSError, EOFError, TimeoutError):
                self._drop(worker)
                continue
            except BaseException:
                # The end of the server: this answer must not be taken for another.
                self._drop(worker)
                raise
            self._idle.append(worker)
            self.is_failing = False
            return answer
        self.is_failing = True
        raise BotFailedError("no answer")

    async def _start(self) -> "_Worker":
        if self._closed:
            raise BotFailedError("closed")
        worker = await _Worker.start(self._cache)
        self._all.add(worker)
        return worker

    def _drop(self, worker: "_Worker") -> None:
        """End a process, and keep an eye on it until it has ended."""
        self._all.discard(worker)
        worker.kill()
        ending = asyncio.create_task(worker.ended())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return sorted(worker.pid for worker in self._all)

    async def close(self) -> None:
        """End them all."""
        self._closed = True
        for asked in tuple(self._asked):
            asked.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._idle.clear()
        for worker in list(self._all):
            self._drop(worker)
        await asyncio.gather(*self._ending)


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("a worker without pipes")
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls, cache: Path) -> "_Worker":
        command = (*PYTHON_MODULE, "leggio.server.bots.worker", str(cache))
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, question: bytes) -> Answer:
        self._questions.write(question)
        await self._questions.drain()
        length = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))[0]
        return msgspec.msgpack.decode(await self._answers.readexactly(length), type=Answer)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        await self._process.wait()
        self._questions.close()
