"""Regulars: people who stay at a table whatever happens to the server, and remember what they were promised."""

import asyncio
import contextlib
import itertools
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from support.clients import Guest
from support.online.random_player import wish

# Between two commands; faster ones would be refused as too many.
PACE_S = 0.02
# Nobody moves: somebody thinks again.
PATIENCE_S = 0.3
# These say nothing about whether the command is in the store.
UNDECIDED = {"store.full", "store.read_only", "store.unavailable", "server.draining", "frame.too_many"}
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Glimpse:
    """A view, and the moment of the server's clock it is of."""

    def __init__(self, view: dict[str, Any], now: int) -> None:
        self.view = view
        self.now = now


class Comeback:
    """What one saw last before the connection broke, and first afterwards, with what was missed."""

    def __init__(self, before: Glimpse, after: Glimpse, missed: list[dict[str, Any]]) -> None:
        self.before = before
        self.after = after
        self.missed = missed


class House:
    """Where regulars go: the server they are sent to, while it is up."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.acknowledged = 0  # commands, by whomever


class Regular:
    """Somebody at a table, who comes back, sends again what was not answered, and checks what they are told."""

    def __init__(self, guest: Guest, table: str, game: str, house: House, seed: str) -> None:
        self.guest = guest
        self.table = table
        self.game = game
        self.acknowledged: dict[str, int] = {}  # by key: the event
        self.refused: dict[str, str] = {}  # by key: the code
        self.comebacks: list[Comeback] = []
        self.frames: list[dict[str, Any]] = []
        self.seq = 0
        self._house = house
        self._rng = random.Random(seed)
        self._seen: Glimpse | None = None
        self._you: dict[str, Any] = {}
        self._keys = (f"{guest.nickname}-{number}" for number in itertools.count())
        self._unanswered: dict[str, Any] | None = None

    @property
    def view(self) -> dict[str, Any] | None:
        """The table as it was last seen."""
        return self._seen.view if self._seen else None

    @property
    def is_done(self) -> bool:
        """Whether the game is over, as far as one knows."""
        return self.view is not None and self.view["phase"] == "over" and self._unanswered is None

    async def stay(self) -> None:
        """Be at the table until the game is over, through every crash."""
        while not self.is_done:
            await self._house.is_open.wait()
            with contextlib.suppress(*GONE):
                async with self.guest.connected(f"/ws/tables/{self.table}", open_timeout=20) as socket:
                    await self._visit(socket)
            await asyncio.sleep(0.01)

    async def _visit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "version": 1, "after": self.seq}))
        self._welcomed(json.loads(await socket.recv()))
        if self._unanswered:
            await socket.send(json.dumps(self._unanswered))
        while not self.is_done:
            await self._act(socket)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    raw = await socket.recv()
            except TimeoutError:
                continue
            await self._hear(json.loads(raw), socket)

    def _welcomed(self, frame: dict[str, Any]) -> None:
        assert frame["type"] == "welcome", frame
        if "view" not in frame:
            return
        missed = frame.get("missed")
        # Too far behind is not possible here: nobody is away for that long.
        assert missed is not None, f"told nothing of what came after {self.seq}"
        assert [told["seq"] for told in missed] == list(range(self.seq + 1, frame["seq"] + 1)), "something is missing"
        after = Glimpse(frame["view"], frame["now"])
        if self._seen:
            self.comebacks.append(Comeback(self._seen, after, missed))
        self._you, self._seen, self.seq = frame["you"], after, frame["seq"]

    async def _hear(self, frame: dict[str, Any], socket: ClientConnection) -> None:
        match frame["type"]:
            case "ping":
                await socket.send(json.dumps({"type": "pong", "n": frame["n"]}))
            case "update":
                seqs = [told["seq"] for told in frame["events"]]
                assert seqs == list(range(self.seq + 1, frame["seq"] + 1)), (self.seq, seqs)
                self._seen, self.seq = Glimpse(frame["view"], frame["now"]), frame["seq"]
            case "refused" if frame["code"] == "frame.too_many":
                # Nobody plays as fast as these do.
                await asyncio.sleep(0.5)
                if self._unanswered:
                    await socket.send(json.dumps(self._unanswered))
            case "ack" | "refused":
                self._answered(frame)
            case _:
                pass

    def _answered(self, frame: dict[str, Any]) -> None:
        if self._unanswered is None or frame.get("key") != self._unanswered["key"]:
            assert frame.get("code") in UNDECIDED, frame
            return
        key = self._unanswered["key"]
        if frame["type"] == "ack":
            self.acknowledged[key] = frame["seq"]
            self._house.acknowledged += 1
        elif frame["code"] not in UNDECIDED:
            self.refused[key] = frame["code"]
        else:
            return
        self._unanswered = None

    async def _act(self, socket: ClientConnection) -> None:
        if self._unanswered or self.view is None:
            return
        command = wish(self.game, self.view, self._you, self._rng)
        if command is not None and command["command"] not in ("resign", "propose_abandon"):
            self._unanswered = {"type": "do", "key": next(self._keys), "seq": self.seq, "command": command}
            await asyncio.sleep(PACE_S)
            await socket.send(json.dumps(self._unanswered))
