"""People who play whatever goes wrong, and write down what they did and saw; what it means, the checker says."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from faults.history import Came, Fail, History, Info, Invoke, Linked, Lost, Ok, Seen
from faults.machines import Machine
from support.clients import Guest
from support.online.random_player import wish

# These say nothing about whether the command is in the store.
UNDECIDED = {"store.unavailable", "server.draining", "frame.too_many"}
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
# A command without an answer for so long: the line is dead, and somebody tries another.
PATIENCE_S = 3.0
AGAIN_S = 0.4
# Leaving ends what is to be watched.
_NEVER = ("resign", "propose_abandon")


class Player:
    """Somebody at a table, or watching one. They come back, and send again what was not answered."""

    def __init__(
        self, guest: Guest, table: str, game: str, seat: int | None, machines: Sequence[Machine], history: History
    ) -> None:
        self.table = table
        self.name = f"{table} {guest.nickname}"
        self.seq = 0
        self.acknowledged = 0
        self.is_resting = False  # no more commands, but those without an answer
        self._guest = guest
        self.game = game
        self._seat = seat
        self._machines = itertools.cycle(machines)
        self._history = history
        self._rng = random.Random(f"{guest.nickname} {game}")
        self._keys = (f"{guest.nickname}-{number}" for number in itertools.count())
        self._view: dict[str, Any] | None = None
        self._you: dict[str, Any] = {}
        self._unanswered: dict[str, Any] | None = None
        self._sent_at = 0.0
        self._next_at = 0.0  # not before do they act
        history.add(Came(at=history.now(), client=self.name, table=table, game=game, seat=seat))

    @property
    def is_settled(self) -> bool:
        """Whether every command has got its answer."""
        return self._unanswered is None

    async def stay(self) -> None:
        """Be at the table, for as long as one is not called away."""
        for machine in self._machines:
            self._guest.server = machine
            with contextlib.suppress(*GONE):
                path = f"/ws/tables/{self.table}"
                options = {"open_timeout": PATIENCE_S, "close_timeout": 0.1, "ping_interval": None}
                async with self._guest.connected(path, **options) as socket:
                    try:
                        await self._visit(socket, machine)
                    finally:
                        self._history.add(Lost(at=self._history.now(), client=self.name))
                        self._undecided("connection.lost")
            await asyncio.sleep(0.02)

    async def _visit(self, socket: ClientConnection, machine: Machine) -> None:
        self._history.add(Linked(at=self._history.now(), client=self.name, machine=machine.name))
        await socket.send(json.dumps({"type": "hello", "version": 1, "after": self.seq}))
        self._sent_at = self._history.now()
        is_welcome = False
        while True:
            now = self._history.now()
            if is_welcome:
                await self._act(socket, now)
            if (self._unanswered or not is_welcome) and now - self._sent_at > PATIENCE_S:
                return
            try:
                async with asyncio.timeout(min(0.25, max(0.005, self._next_at - now))):
                    frame = json.loads(await socket.recv())
            except TimeoutError:
                continue
            if frame["type"] == "welcome":
                is_welcome = True
                self._sent_at = now - PATIENCE_S + AGAIN_S if self._unanswered else now
            await self._hear(frame, socket)

    async def _hear(self, frame: dict[str, Any], socket: ClientConnection) -> None:
        match frame["type"]:
            case "ping":
                await socket.send(json.dumps({"type": "pong", "n": frame["n"]}))
            case "welcome" | "update":
                self._history.add(Seen(at=self._history.now(), client=self.name, frame=frame))
                self._you = frame.get("you", self._you)
                self._view, self.seq = frame.get("view", self._view), frame["seq"]
                self._next_at = self._history.now() + self._thinking()
                if frame["type"] == "welcome" and self._unanswered:
                    await self._send(socket)
            case "ack" | "refused":
                self._answered(frame)
            case _:
                pass

    def _thinking(self) -> float:
        """Mostly they move as fast as they can; now and then a clock is to have something to count."""
        return self._rng.uniform(0.5, 2.5) if self._rng.random() < 0.15 else self._rng.uniform(0.02, 0.1)

    def _answered(self, frame: dict[str, Any]) -> None:
        now, key = self._history.now(), frame.get("key")
        if self._unanswered is None or key not in (self._unanswered["key"], None):
            return
        if frame["type"] == "ack":
            self._history.add(Ok(at=now, client=self.name, key=self._unanswered["key"], seq=frame["seq"]))
            self.acknowledged += 1
            self._unanswered = None
        elif frame["code"] in UNDECIDED or key is None:
            self._undecided(frame["code"])
            self._next_at = now + AGAIN_S
        else:
            self._history.add(Fail(at=now, client=self.name, key=key, code=frame["code"]))
            self._unanswered = None
            self._next_at = now + 0.05

    def _undecided(self, why: str) -> None:
        if self._unanswered:
            key = self._unanswered["key"]
            self._history.add(Info(at=self._history.now(), client=self.name, key=key, code=why))
            self._unanswered["again"] = True

    async def _act(self, socket: ClientConnection, now: float) -> None:
        if now < self._next_at:
            return
        if self._unanswered:
            if self._unanswered.get("again"):
                await self._send(socket)
            self._next_at = now + AGAIN_S
            return
        self._next_at = now + 0.3
        if self._view is None or self._seat is None or self.is_resting:
            return
        command = wish(self.game, self._view, self._you, self._rng)
        if command is not None and command["command"] not in _NEVER:
            plain = json.loads(json.dumps(command))  # as it is sent, and read again from a history that was kept
            self._unanswered = {"key": next(self._keys), "seq": self.seq, "command": plain}
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self._unanswered is not None
        self._unanswered.pop("again", None)
        self._sent_at = self._history.now()
        self._history.add(Invoke(at=self._sent_at, client=self.name, **self._unanswered))
        await socket.send(json.dumps({"type": "do", **self._unanswered}))
