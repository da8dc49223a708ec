"""Clients of a real server, for tests: a guest with a cookie, at REST and at tables."""

import asyncio
import itertools
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from leggio.core.mixing import commitment_to

SUBPROTOCOL = "leggio.1"
PATIENCE = 60  # seconds without what one waits for: something hangs
# There is no TLS here: certificates, which each client would read at length, are not needed.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class AnyServer(Protocol):
    """Where a server is, and what ends with it."""

    @property
    def url(self) -> str:
        """Where it is."""

    @property
    def socket_url(self) -> str:
        """Where its WebSockets are."""

    @property
    def closing(self) -> ExitStack:
        """What ends with it."""


class Elsewhere:
    """A server known by its address alone: behind a proxy, in a container."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.closing = ExitStack()

    @property
    def socket_url(self) -> str:
        """Where its WebSockets are."""
        return self.url.replace("http", "ws", 1)


class Guest:
    """Somebody with a nickname and a browser of their own."""

    def __init__(
        self, server: AnyServer, nickname: str, cookies: dict[str, str] | None = None, tls: ssl.SSLContext = PLAIN
    ) -> None:
        self.server: AnyServer = server
        self._tls = tls
        self.http = httpx.Client(
            base_url=server.url,
            headers={"Origin": server.url, "Accept-Language": "en"},
            cookies=cookies,
            timeout=60,
            verify=tls,
        )
        server.closing.callback(self.http.close)
        answer = self.http.put("/api/me", json={"nickname": nickname})
        assert answer.status_code == 200, answer.text
        self.nickname = nickname

    def open(self, game: str, rules: str, seats: int, **more: Any) -> dict[str, Any]:
        """Open a table and sit down at it."""
        answer = self.http.post(
            "/api/tables", json={"settings": {"game": game, "rules": rules, "seats": seats, **more}}
        )
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, table: str, code: str) -> httpx.Response:
        """Sit down at a table."""
        return self.http.post(f"/api/tables/{table}/seats", json={"code": code})

    @asynccontextmanager
    async def at(self, table: str, after: int | None = None) -> AsyncIterator["Place"]:
        """Be connected to a table."""
        async with self.connected(f"/ws/tables/{table}") as socket:
            place = Place(socket)
            await place.send({"type": "hello", "version": 1, **({} if after is None else {"after": after})})
            place.welcome = await place.next("welcome")
            place.view = place.welcome.get("view")
            yield place

    @asynccontextmanager
    async def connected(self, path: str, **options: Any) -> AsyncIterator[ClientConnection]:
        """Have a socket open."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            self.server.socket_url + path,
            **{
                "subprotocols": [SUBPROTOCOL],
                "additional_headers": {"Cookie": cookies},
                "origin": self.server.url,
                "compression": None,
                "proxy": None,
                "open_timeout": PATIENCE,
                "ssl": self._tls if self.server.socket_url.startswith("wss") else None,
                **options,
            },
        ) as socket:
            yield socket


class Place:
    """A connection to a table, after the welcome. Pings are answered along the way."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None  # the last one seen
        self.frames: list[dict[str, Any]] = []  # all of them
        self._keys = itertools.count(1)

    async def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps(frame))

    async def next(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types; others are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = json.loads(await self.socket.recv())
                self.frames.append(frame)
                if frame["type"] == "ping":
                    await self.send({"type": "pong", "n": frame["n"]})
                if frame["type"] == "update":
                    self.view = frame["view"]
                if not types or frame["type"] in types:
                    return dict(frame)

    async def news_of(self, seq: int) -> None:
        """Wait until an event is part of the view."""
        while self.view is None or self.view["seq"] < seq:
            await self.next("update")

    async def mix(self, share: str) -> None:
        """Put a share into the bag, the way a device does; it is mixed then, if nobody is missing."""
        while self.view is None:
            await self.next("update")
        seat, seal = self.welcome["you"]["seat"], self.view["commitment"]
        await self.do({"command": "commit_share", "commitment": commitment_to(share, seal, seat)}, self.view["seq"])
        while not self.view["mixing"]["closed"]:
            await self.next("update")
        await self.do({"command": "reveal_share", "share": share}, self.view["seq"])
        while not self.view["mixing"]["mixed"]:
            await self.next("update")

    async def do(self, command: dict[str, Any], seq: int, key: str | None = None) -> dict[str, Any]:
        """Give a command; the answer to it."""
        key = key or f"k{next(self._keys)}"
        frame = {"type": "do", "key": key, "seq": seq, "command": command}
        await self.send(frame)
        while True:
            answer = await self.next("ack", "refused")
            if answer.get("code") == "frame.too_many":
                # Nobody plays as fast as these do.
                await asyncio.sleep(0.5)
                await self.send(frame)
            if answer.get("key") == key:
                return answer
