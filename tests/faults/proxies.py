"""Wires that can be cut: TCP ports on the loopback that pass everything on, until they are told not to.

Network namespaces would need privileges that a laptop or a CI runner may not give; a proxy on each way does the same to
what a process sees, also where only one of three servers is to lose one of its stores.
"""

import asyncio
import contextlib
from pathlib import Path

_CHUNK = 65_536


class Proxy:
    """One way from here to there. Both ends are TCP on the loopback; the far one may be a Unix socket."""

    def __init__(self, target: int | Path) -> None:
        self.port = 0
        self._target = target
        self._open = asyncio.Event()
        self._open.set()
        self._delay_s = 0.0
        self._refuses = False
        self._near: set[asyncio.StreamWriter] = set()
        self._far: set[asyncio.StreamWriter] = set()
        self._forgotten: set[asyncio.StreamWriter] = set()  # near ends that went without the far one being told
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Hang up for good."""
        if self._server is not None:
            self._server.close()
        self._abort(self._near | self._far)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def partition(self) -> None:
        """Nothing passes any more, in either direction, and nobody is told: new connections hang like old ones."""
        self._open.clear()

    def cut(self) -> None:
        """Every connection breaks, and new ones break at once."""
        self._refuses = True
        self._abort(self._near | self._far)

    def delay(self, seconds: float) -> None:
        """Everything takes longer."""
        self._delay_s = seconds

    def heal(self, *, half_open: bool = False) -> None:
        """Let everything pass again; with `half_open` the near ends are gone, and the far ones were never told."""
        if half_open:
            self._forgotten |= self._near
            self._abort(self._near)
        self._refuses, self._delay_s = False, 0.0
        self._open.set()

    def _abort(self, writers: set[asyncio.StreamWriter]) -> None:
        for writer in tuple(writers):
            with contextlib.suppress(RuntimeError):
                writer.transport.abort()
        writers.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._near.add(writer)
        try:
            await self._open.wait()
            if not self._refuses:
                await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # whoever is at the other end finds out
        finally:
            with contextlib.suppress(RuntimeError):  # uvloop's way to say that it is gone already
                writer.close()
            self._near.discard(writer)
            self._tasks.discard(task)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if isinstance(self._target, Path):
            far_reader, far_writer = await asyncio.open_unix_connection(self._target)
        else:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._far.add(far_writer)
        pumps = [asyncio.create_task(self._pump(*ends)) for ends in ((reader, far_writer), (far_reader, writer))]
        try:
            # Nobody here goes on speaking when the other has hung up.
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            await self._open.wait()
        finally:
            for pump in pumps:
                pump.cancel()
            if writer not in self._forgotten:
                self._far.discard(far_writer)
                far_writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # uvloop's way to say that an end is gone
            while data := await reader.read(_CHUNK):
                await self._open.wait()
                if self._delay_s:
                    await asyncio.sleep(self._delay_s)
                writer.write(data)
                await writer.drain()
