"""People who watch one table, by the thousand: they come, look for a moment, leave all at once, and come again."""

import asyncio
import resource
import time
from collections.abc import Callable
from typing import Any

from crowd.rest import Rest
from crowd.wire import Wire

_HELLO = b'{"type":"hello","version":1}'
_TYPE_AT = len('{"type":"')
# The server counts how often one person comes: each has so many places.
PLACES_EACH = 2
AT_ONCE = 50
LOOKS_S = 2.0
DOORS = 8


class Spectators:
    """All who watch from this process."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._cookies: list[str] = []
        self._places: list[Wire] = []
        self._came = self._gone = self._refused = self._frames = 0

    async def churn(self, table: str, count: int, seconds: float) -> dict[str, Any]:
        """So many come and go for a while; how many did."""
        self._came = self._gone = self._refused = self._frames = 0
        start, most, cpu = time.perf_counter(), 0, cpu_used()
        while time.perf_counter() - start < seconds:
            await self._come(table, count)
            most = max(most, len(self._places))
            await asyncio.sleep(LOOKS_S)
            self._leave()
        return {
            "seconds": time.perf_counter() - start,
            "most": most,
            "came": self._came,
            "gone": self._gone,
            "refused": self._refused,
            "frames": self._frames,
            "cpu": cpu_used() - cpu,
        }

    async def gather(self, count: int) -> dict[str, Any]:
        """Make so many people known to the server, who come later."""
        await asyncio.to_thread(self._become, -(-count // PLACES_EACH))
        return {"people": len(self._cookies)}

    def _become(self, count: int) -> None:
        rest = Rest(self._host)
        self._cookies += [rest.guest(f"S{number}") for number in range(len(self._cookies), count)]
        rest.close()

    async def _come(self, table: str, count: int) -> None:
        for first in range(0, count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, count))
            await asyncio.gather(*(self._sit(table, self._cookies[number // PLACES_EACH]) for number in numbers))

    async def _sit(self, table: str, cookie: str) -> None:
        name, _, port = self._host.partition(":")
        wire: Wire = Wire(self._host, f"/ws/tables/{table}", cookie, lambda frame: self._heard(wire.send, frame))
        try:
            await asyncio.get_running_loop().create_connection(lambda: wire, name, int(port))
            await wire.is_open
        except OSError:
            self._refused += 1
            return
        wire.send(_HELLO)
        self._places.append(wire)
        self._came += 1

    def _heard(self, answer: Callable[[bytes], None], frame: bytes) -> None:
        self._frames += 1
        if frame.startswith(b"ping", _TYPE_AT):
            answer(frame.replace(b"ping", b"pong", 1).partition(b',"lag_ms"')[0].rstrip(b"}") + b"}")

    def _leave(self) -> None:
        """All at once: the hardest for whoever has to tell the others."""
        for wire in self._places:
            wire.close()
        self._gone += len(self._places)
        self._places.clear()


def cpu_used() -> float:
    """Seconds of a processor that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
