"""One connection: how it begins, and why it ends."""

import asyncio
from typing import Any

import pytest

from leggio.server.metrics import Metrics
from leggio.server.sockets import connection as connections
from leggio.server.sockets.close_codes import ClientGoneError, CloseCode
from leggio.server.sockets.connection import MOST_MISTAKES, MOST_UNSENT, Connection
from leggio.server.sockets.handlers import PersonHandler
from leggio.server.sockets.registry import Dismissal
from leggio.table.hub import Hub
from support.wires import ScriptedWire

HELLO = '{"type":"hello","version":1}'


class NoTables(Hub):
    """Where nobody has a table."""

    def __init__(self) -> None:
        pass

    def follow(self, person: str, send: Any) -> Any:
        """Nothing will ever be told."""
        return lambda: None


def ends(client: ScriptedWire) -> CloseCode:
    """How a client's connection ends."""

    async def scenario() -> CloseCode:
        connection = Connection(client, Metrics())
        return await connection.run(PersonHandler(NoTables(), "anna", lambda: 0), Dismissal())

    return asyncio.run(scenario())


def test_hello_must_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that connects and says nothing is told so, and let go."""
    monkeypatch.setattr(connections, "HELLO_WITHIN", 0.01)
    client = ScriptedWire()
    assert ends(client) is CloseCode.NO_HELLO
    assert client.codes() == ["frame.no_hello"]


def test_hello_must_come_first() -> None:
    """Nothing is done for a client that has not said which version it speaks."""
    client = ScriptedWire('{"type":"pong","n":1}')
    assert ends(client) is CloseCode.MISTAKES
    assert client.codes() == ["frame.hello_first"]


def test_another_version() -> None:
    """A client of another version learns that from the code it is closed with."""
    assert ends(ScriptedWire('{"type":"hello","version":2}')) is CloseCode.VERSION


def test_mistakes_are_borne_up_to_a_point() -> None:
    """Each frame that makes no sense is refused with a code; after some of them the client is let go."""
    client = ScriptedWire(HELLO, *["nonsense"] * (MOST_MISTAKES + 5))
    assert ends(client) is CloseCode.MISTAKES
    assert client.codes() == ["frame.not_json"] * MOST_MISTAKES


def test_a_client_that_does_not_read_is_let_go() -> None:
    """A table never waits for anyone: what has no room is not sent, nor is anything after it."""
    client = ScriptedWire(HELLO)
    client.unsent = MOST_UNSENT
    assert ends(client) is CloseCode.TOO_SLOW
    assert client.told == []


def test_a_client_that_leaves() -> None:
    """Before its hello or after it: there is nobody to be told why it ends."""
    for said in ((), (HELLO,)):
        with pytest.raises(ClientGoneError):
            ends(ScriptedWire(*said, leaves=True))
