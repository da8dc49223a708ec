"""One connection: how it begins, and why it ends."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from leggio.server.metrics import Metrics
from leggio.server.sockets import connection as connections
from leggio.server.sockets import conversations
from leggio.server.sockets.closing import CloseCode
from leggio.server.sockets.connection import MOST_MISTAKES, Connection
from leggio.server.sockets.conversations import OverAllTables
from leggio.server.sockets.registry import Dismissal
from leggio.table.hub import Hub

HELLO = '{"type":"hello","version":1}'


class Client:
    """The other end: what it says, and what it was told."""

    def __init__(self, *frames: str) -> None:
        self._frames = list(frames)
        self.told: list[dict[str, Any]] = []

    async def says(self) -> str | bytes:
        """The next frame; silence after the last."""
        if not self._frames:
            await asyncio.Event().wait()
        return self._frames.pop(0)

    async def hears(self, frame: str) -> None:
        """What the server says."""
        self.told.append(json.loads(frame))

    def codes(self) -> list[str]:
        """The codes of what was refused."""
        return [frame["code"] for frame in self.told if frame["type"] == "refused"]


class NoTables(Hub):
    """Where nobody has a table."""

    def __init__(self) -> None:
        pass

    def follow(self, person: str, send: Any) -> Any:
        """Nothing will ever be told."""
        return lambda: None


def ends(client: Client, still_stands: Coroutine[Any, Any, bool] | None = None) -> CloseCode:
    """How a client's connection ends."""

    async def stands() -> bool:
        return await still_stands if still_stands else True

    async def scenario() -> CloseCode:
        conversation = OverAllTables(NoTables(), "anna", stands, lambda: 0)
        connection = Connection(client.says, client.hears, Metrics())
        return await connection.run(conversation, Dismissal())

    return asyncio.run(scenario())


async def revoked() -> bool:
    """What let the client in does not stand any more."""
    return False


def test_hello_must_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that connects and says nothing is told so, and let go."""
    monkeypatch.setattr(connections, "HELLO_WITHIN", 0.01)
    client = Client()
    assert ends(client) is CloseCode.NO_HELLO
    assert client.codes() == ["frame.no_hello"]


def test_hello_must_come_first() -> None:
    """Nothing is done for a client that has not said which version it speaks."""
    client = Client('{"type":"pong","n":1}')
    assert ends(client) is CloseCode.MISTAKES
    assert client.codes() == ["frame.hello_first"]


def test_another_version() -> None:
    """A client of another version learns that from the code it is closed with."""
    assert ends(Client('{"type":"hello","version":2}')) is CloseCode.VERSION


def test_a_sign_in_that_was_revoked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket does not outlive what let its client in."""
    for pause in ("PING_EVERY", "PING_EVERY_LATER"):
        monkeypatch.setattr(conversations, pause, 0.01)
    monkeypatch.setattr(conversations, "LOOK_EVERY", 0.03)
    client = Client(HELLO)
    assert ends(client, revoked()) is CloseCode.REVOKED
    assert [frame["type"] for frame in client.told].count("ping") == 3


def test_mistakes_are_borne_up_to_a_point() -> None:
    """Each frame that makes no sense is refused with a code; after some of them the client is let go."""
    client = Client(HELLO, *["nonsense"] * (MOST_MISTAKES + 5))
    assert ends(client) is CloseCode.MISTAKES
    assert client.codes() == ["frame.not_json"] * MOST_MISTAKES
