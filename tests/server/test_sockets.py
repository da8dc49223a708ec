"""Sockets of a real server: the handshake, what is refused, coming back, being too fast or too slow."""

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.clients import Guest
from support.servers import Server


async def closed_with(socket: ClientConnection, *, seen: list[dict[str, Any]] | None = None) -> int:
    """Read until the server closes; the code."""
    async with asyncio.timeout(60):
        try:
            while True:
                frame = json.loads(await socket.recv())
                if seen is not None:
                    seen.append(frame)
        except ConnectionClosed:
            return socket.close_code or 0


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Let a scenario happen."""
    asyncio.run(scenario)


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    """Somebody."""
    return Guest(server, "Anna")


@pytest.fixture
def table(anna: Guest) -> str:
    """A table of Anna's that waits for somebody."""
    return str(anna.open("scrabble", "figs", 2)["id"])


def test_welcome(anna: Guest, table: str) -> None:
    """Whoever says hello is told how the table is and what they are at it."""

    async def scenario() -> None:
        async with anna.at(table) as place:
            assert place.socket.subprotocol == "leggio.1"
            assert place.welcome["version"] == 1
            assert place.welcome["you"] == {"role": "player", "seat": 0}
            assert place.welcome["table"]["id"] == table
            assert "view" not in place.welcome

    run(scenario())


def test_spectators_see_no_rack(server: Server, anna: Guest) -> None:
    """Whoever has the id may watch; letters are none of their business (art. 1)."""

    async def scenario() -> None:
        game = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}])
        async with Guest(server, "Zoe").at(game["id"]) as place:
            assert place.welcome["you"] == {"role": "spectator"}
            assert place.welcome["view"]["rack"] is None
            assert place.welcome["view"]["racks"] is None
            answer = await place.do({"command": "pass"}, place.welcome["seq"])
            assert answer["code"] == "command.not_yours"

    run(scenario())


@pytest.mark.parametrize("options", [{"subprotocols": None}, {"subprotocols": ["leggio.2"]}])
def test_another_subprotocol(anna: Guest, table: str, options: dict[str, Any]) -> None:
    """A client that speaks another version is told so by the code."""

    async def scenario() -> None:
        async with anna.connected(f"/ws/tables/{table}", **options) as socket:
            assert await closed_with(socket) == 4406

    run(scenario())


@pytest.mark.parametrize(
    "options",
    [
        {"origin": "https://evil.example"},
        {"origin": None},
        {"additional_headers": {}},
        {"additional_headers": {"Authorization": "Bearer nonsense"}},
        {"additional_headers": {"Cookie": "leggio=forged.by.me"}},
    ],
)
def test_strangers_are_not_let_in(anna: Guest, table: str, options: dict[str, Any]) -> None:
    """A page of another site, nobody in particular, a token or a cookie that is not ours: no handshake."""

    async def scenario() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with anna.connected(f"/ws/tables/{table}", **options):
                pass
        assert refused.value.response.status_code == 403

    run(scenario())


def test_no_such_table(anna: Guest) -> None:
    """A table that does not exist: a code, and the end."""

    async def scenario() -> None:
        async with anna.connected("/ws/tables/nothing") as socket:
            await socket.send(b'{"type":"hello","version":1}'.decode())
            seen: list[dict[str, Any]] = []
            assert await closed_with(socket, seen=seen) == 4404
            assert seen[0]["code"] == "table.unknown"

    run(scenario())


@pytest.mark.parametrize(
    ("first", "code", "closing"),
    [
        ('{"type":"pong","n":1}', "frame.hello_first", 4400),
        ('{"type":"hello","version":99}', "frame.unknown_version", 4406),
        ("hello", "frame.not_json", 4400),
        ("[]", "frame.not_an_object", 4400),
        ("x" * 9000, "frame.too_long", 4400),
    ],
)
def test_hello_comes_first(anna: Guest, table: str, first: str, code: str, closing: int) -> None:
    """What is not a hello ends the connection, with the reason."""

    async def scenario() -> None:
        async with anna.connected(f"/ws/tables/{table}") as socket:
            await socket.send(first)
            seen: list[dict[str, Any]] = []
            assert await closed_with(socket, seen=seen) == closing
            assert [frame["code"] for frame in seen] == [code]

    run(scenario())


def test_a_few_mistakes_are_forgiven(anna: Guest, table: str) -> None:
    """Frames that make no sense are refused one by one; then it is enough."""

    async def scenario() -> None:
        async with anna.at(table) as place:
            for number in range(9):
                await place.socket.send("nonsense" * number)
                assert (await place.next("refused"))["code"] == "frame.not_json"
            await place.send({"type": "hello", "version": 1})
            assert await closed_with(place.socket) == 4400

    run(scenario())


def test_too_many_frames(anna: Guest, table: str) -> None:
    """A client that does not stop talking is let go."""

    async def scenario() -> None:
        async with anna.at(table) as place:
            try:
                for number in range(500):
                    await place.send({"type": "pong", "n": number})
            except ConnectionClosed:
                pass
            seen: list[dict[str, Any]] = []
            assert await closed_with(place.socket, seen=seen) == 4429
            refused = [frame["code"] for frame in seen if frame["type"] == "refused"]
            assert refused[-1] == "frame.too_many"

    run(scenario())


def test_huge_messages_are_cut_off(anna: Guest, table: str) -> None:
    """What is far too long is not even read."""

    async def scenario() -> None:
        async with anna.connected(f"/ws/tables/{table}") as socket:
            with contextlib.suppress(ConnectionClosed):  # it may be over before all of it is sent
                await socket.send("x" * 1_000_000)
            assert await closed_with(socket) == 1009

    run(scenario())


def test_binary_frames_are_read_too(anna: Guest, table: str) -> None:
    """JSON is JSON, however it is sent."""

    async def scenario() -> None:
        async with anna.connected(f"/ws/tables/{table}") as socket:
            await socket.send(b'{"type":"hello","version":1}')
            assert json.loads(await socket.recv())["type"] == "welcome"

    run(scenario())


def test_lag_is_measured(anna: Guest, table: str) -> None:
    """The table pings; once it has an answer, the next ping tells how long it took."""

    async def scenario() -> None:
        async with anna.at(table) as place:
            first = await place.next("ping")
            assert "lag_ms" not in first
            second = await place.next("ping")
            assert second["n"] == first["n"] + 1
            assert second["lag_ms"] >= 0

    run(scenario())


def test_the_same_key_twice(anna: Guest) -> None:
    """A command that is sent again with its key happens once, and is acknowledged both times."""

    async def scenario() -> None:
        game = anna.open("verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0})
        async with anna.at(game["id"]) as place:
            seq = place.welcome["seq"]
            first = await place.do({"command": "draw", "pile": "b"}, seq, key="once")
            again = await place.do({"command": "draw", "pile": "b"}, seq, key="once")
            assert first == again
            assert first["type"] == "ack"

    run(scenario())


def test_coming_back(server: Server, anna: Guest) -> None:
    """Whoever was away is told what they missed, and no more."""

    async def scenario() -> None:
        bea = Guest(server, "Bea")
        game = anna.open("verbum", "verbum", 2, options={"starter": 0})
        bea.join(game["id"], game["code"])
        async with bea.at(game["id"]) as place:
            seen = place.welcome["seq"]
        async with anna.at(game["id"]) as place:
            assert (await place.do({"command": "draw", "pile": "b"}, seen))["type"] == "ack"
        async with bea.at(game["id"], after=seen) as place:
            missed = place.welcome["missed"]
            assert [told["seq"] for told in missed] == list(range(seen + 1, place.welcome["seq"] + 1))
            assert all("card" not in told["data"] for told in missed if told["event"] == "drew")

    run(scenario())


def test_what_is_said(server: Server, anna: Guest) -> None:
    """What one says the other reads, also later."""

    async def scenario() -> None:
        bea = Guest(server, "Bea")
        game = anna.open("scarabeo", "scarabeo", 2)
        bea.join(game["id"], game["code"])
        async with anna.at(game["id"]) as one, bea.at(game["id"]) as other:
            await one.send({"type": "say", "text": "ciao"})
            said = await other.next("said")
            assert (said["name"], said["text"]) == ("Anna", "ciao")
        async with bea.at(game["id"]) as place:
            assert [said["text"] for said in place.welcome["chat"]] == ["ciao"]

    run(scenario())


def test_all_of_ones_tables(server: Server, anna: Guest) -> None:
    """One socket tells which of one's tables wait for one; nothing else can be said there."""

    async def scenario() -> None:
        bea = Guest(server, "Bea")
        async with anna.connected("/ws/me") as socket:
            await socket.send('{"type":"hello","version":1}')
            await socket.send('{"type":"rematch"}')
            codes = []
            while "frame.not_here" not in codes:
                codes.append(json.loads(await socket.recv()).get("code"))
            game = anna.open("verbum", "verbum", 2, options={"starter": 0})
            bea.join(game["id"], game["code"])
            frame: dict[str, Any] = {}
            while (frame.get("type"), frame.get("table")) != ("turn", game["id"]):  # she sits at other tables too
                frame = json.loads(await socket.recv())
            assert frame == {"type": "turn", "table": game["id"], "your_turn": True}

    run(scenario())
