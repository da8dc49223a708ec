"""Phones in a hall: each hands in a slip a round, loses its connection now and then, and comes back."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.clients import Guest

GONE = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
PATIENCE = 120


class Phone:
    """Somebody who plays: `write` says what they hand in for what they see."""

    def __init__(self, guest: Guest, hall: str, write: Callable[[dict[str, Any]], dict[str, Any]], seed: str) -> None:
        self.guest = guest
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.handed_in: dict[int, dict[str, Any]] = {}  # by round: what was acknowledged
        self.times: list[float] = []  # from sending to the acknowledgement, where nothing came between
        self.drops = 0
        self._hall = hall
        self._write = write
        self._rng = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._sent_at: float | None = None
        self._changed = asyncio.Event()

    async def stay(self) -> None:
        """Be in the hall until the game is over, whatever happens to the connection."""
        while self.view.get("phase") != "over":
            try:
                async with self.guest.connected(f"/ws/tables/{self._hall}", open_timeout=30) as socket:
                    await self._visit(socket)
            except GONE:
                self.drops += 1
                await asyncio.sleep(0.05 + self._rng.random() / 10)

    async def has_handed_in(self, number: int) -> None:
        """Wait until this round's slip is acknowledged."""
        async with asyncio.timeout(PATIENCE):
            while number not in self.handed_in:
                self._changed.clear()
                await self._changed.wait()

    async def _visit(self, socket: ClientConnection) -> None:
        self._sent_at = None
        await socket.send(json.dumps({"type": "hello", "version": 1, "after": self.seq}))
        if self._pending:
            await socket.send(json.dumps(self._pending))
        while self.view.get("phase") != "over":
            frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            await self._hear(frame, socket)

    async def _hear(self, frame: dict[str, Any], socket: ClientConnection) -> None:
        match frame["type"]:
            case "ping":
                await socket.send(json.dumps({"type": "pong", "n": frame["n"]}))
            case "welcome" | "update":
                self.view, self.seq = frame["view"], frame["seq"]
                await self._hand_in(socket)
            case "ack" if self._pending and frame["key"] == self._pending["key"]:
                if self._sent_at is not None:
                    self.times.append(asyncio.get_running_loop().time() - self._sent_at)
                self.handed_in[int(frame["key"])] = self._pending["command"]
                self._pending = None
                self._changed.set()
            case "refused":
                raise AssertionError(frame)
            case _:
                pass

    async def _hand_in(self, socket: ClientConnection) -> None:
        number = self.view["round"]
        if self.view["phase"] != "playing" or self._pending or number in self.handed_in:
            return
        command = {"command": "hand_in", "draw": self.view["draw"], **self._write(self.view)}
        self._pending = {"type": "do", "key": str(number), "seq": self.seq, "command": command}
        self._sent_at = asyncio.get_running_loop().time()
        await socket.send(json.dumps(self._pending))
        if self._rng.random() < 0.05:
            await socket.close()  # in a pocket, behind a pillar
