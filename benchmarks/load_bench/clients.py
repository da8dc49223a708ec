"""The people: so many tables of two, a move at each every so often, and how long everyone waits. A process of its own.

    python -m load_bench.clients ADDRESS TABLES SECONDS EVERY

Prints one line of JSON. A move is one tile next to those that lie there: always a legal placement, and nobody
challenges it, so a game goes on for as long as there are tiles.
"""

import asyncio
import itertools
import random
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from load_bench.wire import Wire

TABLES_EACH = 20  # of one pair of people: limits are by person
AT_ONCE = 8
COLUMNS = "ABCDEFGHIJKLMNO"


def _nothing() -> None:
    pass


class _View(msgspec.Struct):
    turn: int
    phase: str
    board: list[str]
    rack: str | None


class _News(msgspec.Struct):
    seq: int
    view: _View | None = None


_read = msgspec.json.Decoder(_News).decode
_read_ping = msgspec.json.Decoder(dict[str, Any]).decode


class Side:
    """One of two at a table."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self.seq = 0
        self.view: _View | None = None
        self.on_news: Callable[[], None] = _nothing
        self.on_ack: Callable[[], None] = _nothing
        self.refused = 0

    def heard(self, message: bytes) -> None:
        """A frame arrives: only what is needed is read."""
        if message.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            news = _read(message)
            self.seq, self.view = news.seq, news.view or self.view
            self.on_news()
        elif message.startswith(b'{"type":"ack"'):
            self.on_ack()
        elif message.startswith(b'{"type":"ping"'):
            if self.wire:
                self.wire.say(b'{"type":"pong","n":%d}' % _read_ping(message)["n"])
        elif message.startswith(b'{"type":"refused"'):
            self.refused += 1


class Table:
    """Two sides, a move now and then."""

    def __init__(self) -> None:
        self.sides = (Side(), Side())
        self._keys = itertools.count()
        self._rng = random.Random(id(self))  # noqa: S311 - no secret

    def move(self, acked: list[float], shown: list[float]) -> bool:
        """Whoever is on turn lays a tile; how long it takes is noted when it is known."""
        first = self.sides[0].view
        if first is None or first.phase == "over":
            return False
        mover, other = self.sides[first.turn], self.sides[1 - first.turn]
        if mover.view is None or mover.seq != other.seq or not mover.view.rack or mover.wire is None:
            return False
        command = self._command(mover.view)
        frame = {"type": "do", "key": f"k{next(self._keys)}", "seq": mover.seq, "command": command}
        sent = time.perf_counter()
        before = other.seq

        def on_ack() -> None:
            acked.append(time.perf_counter() - sent)
            mover.on_ack = _nothing

        def on_news() -> None:
            if other.seq > before:
                shown.append(time.perf_counter() - sent)
                other.on_news = _nothing

        mover.on_ack, other.on_news = on_ack, on_news
        mover.wire.say(msgspec.json.encode(frame))
        return True

    def _command(self, view: _View) -> dict[str, Any]:
        letters = view.rack.replace("?", "") if view.rack else ""
        taken = [(row, column) for row in range(15) for column in range(15) if view.board[row][column] != "."]
        if not letters:
            return {"command": "pass"}
        if not taken:
            return {"command": "play", "square": "H8", "direction": "across", "word": letters[:2]}
        row, column = self._rng.choice(taken)
        around = ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column))
        free = [(r, c) for r, c in around if 0 <= r < 15 and 0 <= c < 15 and view.board[r][c] == "."]
        if not free:
            return self._command(view)
        row, column = free[0]
        return {"command": "lay_tiles", "tiles": [[f"{COLUMNS[column]}{row + 1}", letters[0]]]}


class Hall:
    """Everyone together."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []

    async def seat(self, count: int) -> None:
        """Set up so many tables, with both sides connected."""
        pairs = [min(TABLES_EACH, count - start) for start in range(0, count, TABLES_EACH)]
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, tables: int) -> None:
            async with limit:
                await self._pair(number, tables)

        await asyncio.gather(*(one(number, tables) for number, tables in enumerate(pairs)))

    async def _pair(self, number: int, tables: int) -> None:
        headers = {"Origin": self.address}
        async with (
            httpx.AsyncClient(base_url=self.address, headers=headers, timeout=120) as anna,
            httpx.AsyncClient(base_url=self.address, headers=headers, timeout=120) as bea,
        ):
            for each, name in ((anna, "Anna"), (bea, "Bea")):
                (await each.put("/api/me", json={"nickname": f"{name} {number}"})).raise_for_status()
            settings = {"game": "scrabble", "rules": "figs", "seats": 2}
            for _ in range(tables):
                made = (await anna.post("/api/tables", json={"settings": settings})).raise_for_status().json()
                code = {"code": made["code"]}
                (await bea.post(f"/api/tables/{made['id']}/seats", json=code)).raise_for_status()
                table = Table()
                for side, client in zip(table.sides, (anna, bea), strict=True):
                    await self._connect(side, made["id"], client)
                self.tables.append(table)

    async def _connect(self, side: Side, table: str, client: httpx.AsyncClient) -> None:
        parts = urlsplit(self.address)
        name, port = parts.hostname or "", parts.port or 80
        host = f"{name}:{port}"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(
            lambda: Wire(host, f"/ws/tables/{table}", cookie, side.heard), name, port
        )
        await wire.opened
        side.wire = wire
        wire.say(b'{"type":"hello","version":1}')

    async def play(self, seconds: float, every: float) -> dict[str, Any]:
        """A move at each table every so often, for so long."""
        acked: list[float] = []
        shown: list[float] = []
        over = time.perf_counter() + seconds
        used = time.process_time()
        moves = late = 0

        async def at(table: Table, start: float) -> None:
            nonlocal moves, late
            await asyncio.sleep(start)
            while time.perf_counter() < over:
                if table.move(acked, shown):
                    moves += 1
                else:
                    late += 1
                await asyncio.sleep(every)

        dice = random.Random(1)  # noqa: S311 - no secret
        start = time.perf_counter()
        await asyncio.gather(*(at(table, dice.random() * every) for table in self.tables))
        taken = time.perf_counter() - start
        lost = sum(side.wire is None or side.wire.is_lost for table in self.tables for side in table.sides)
        return {
            "tables": len(self.tables),
            "moves": moves,
            "moves_a_second": moves / taken,
            "skipped": late,
            "refused": sum(side.refused for table in self.tables for side in table.sides),
            "lost": lost,
            "acked_ms": _percentiles(acked),
            "shown_ms": _percentiles(shown),
            "own_cpu": (time.process_time() - used) / taken,
        }


def _percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)
        for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    }


async def _main(address: str, every: float) -> None:
    """Obey lines of `seat N` and `play SECONDS` until the input ends."""
    hall = Hall(address)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order, value = line.split()
        if order == "seat":
            await hall.seat(int(value))
            answer: dict[str, Any] = {"tables": len(hall.tables)}
        else:
            answer = await hall.play(float(value), every)
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(_main(sys.argv[1], float(sys.argv[2])))
    except ImportError:
        asyncio.run(_main(sys.argv[1], float(sys.argv[2])))
