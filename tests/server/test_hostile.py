"""People who mean harm: cookies of their own making, tables that are not theirs, codes by trial, floods."""

import asyncio
import contextlib
import json
import random
import socket
import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from leggio.core.ratelimit import RateLimit
from leggio.server.security.ratelimit import BY_ADDRESS, BY_PERSON, Act
from support.clients import Guest
from support.servers import Server

FLOODING = 40
FLOOD_FRAMES = 3000
# What a flood may leave behind: caches that grow to their bounds, and what the system does not take back at once.
MOST_GROWTH_MB = 80


def memory_mb(server: Server) -> float:
    """What the server's process holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    """Somebody with something to lose."""
    return Guest(server, "Anna")


@pytest.fixture(scope="module")
def mallory(server: Server) -> Guest:
    """Somebody who wants it."""
    return Guest(server, "Mallory")


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    """Anna's table, where a game is on and it is her turn."""
    game = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    return str(game["id"])


def forgeries(genuine: str, other: str) -> list[str]:
    """Cookies that nobody issued, from two that were."""
    secret, stamp, signature = genuine.split(".")
    other_secret, other_stamp, other_signature = other.split(".")
    signed_elsewhere = TimestampSigner(["a secret of somebody else's"], salt="leggio.session.1").sign(secret).decode()
    flipped = [
        genuine[:place] + ("A" if genuine[place] != "A" else "B") + genuine[place + 1 :]
        for place in range(0, len(genuine) - 1, 3)
    ]
    return [
        *flipped,
        signed_elsewhere,
        f"{secret}.{other_stamp}.{other_signature}",
        f"{other_secret}.{stamp}.{signature}",
        f"{secret}..{signature}",
        f"{secret}.{stamp}.",
        secret,
        genuine[:-1],
        genuine + "=",
        "." * 300,
        "A" * 5000,
        "null",
        "%00",
        '{"person":"anna"}',
    ]


def test_forged_cookies(server: Server, anna: Guest, mallory: Guest, table: str) -> None:
    """None of them is anybody: no data, no table, no socket."""
    genuine, other = (guest.http.cookies["leggio"] for guest in (anna, mallory))

    async def no_socket(cookie: str) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with anna.connected(f"/ws/tables/{table}", additional_headers={"Cookie": f"leggio={cookie}"}):
                pass
        assert refused.value.response.status_code == 403

    async def no_sockets() -> None:
        for number, cookie in enumerate(forgeries(genuine, other)):
            if number % 4 == 0:
                await no_socket(cookie)

    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60) as client:
        for cookie in forgeries(genuine, other):
            headers = {"Cookie": f"leggio={cookie}"}
            assert client.get("/api/me/tables", headers=headers).status_code == 401, cookie
            opening = {"settings": {"game": "scrabble", "rules": "figs", "seats": 2}}
            assert client.post("/api/tables", json=opening, headers=headers).status_code == 401, cookie
    asyncio.run(no_sockets())


def test_tables_of_others(server: Server, anna: Guest, mallory: Guest, table: str) -> None:
    """Whoever has only the id may watch: nobody's letters, no command, no seat, no log before the end."""

    async def scenario() -> None:
        async with mallory.at(table) as place:
            seq = place.welcome["seq"]
            assert place.welcome["you"] == {"role": "spectator"}
            assert place.welcome["view"]["rack"] is None
            for command in ("pass", "resign", "accept", "cambio_secco", "suspend", "tick", "rule"):
                for more in ({}, {"seat": 0}, {"role": "referee", "name": "Anna"}):
                    answer = await place.do({"command": command, **more}, seq)
                    assert answer["type"] == "refused"
        async with anna.at(table) as place:
            assert place.welcome["seq"] == seq

    asyncio.run(scenario())
    for what in ("log", "gcg", "sheet", "rounds", "short-words"):
        path = f"/api/tables/{table}/{what}"
        assert mallory.http.get(path).status_code == 409, path
    waiting = anna.open("scrabble", "figs", 2)
    assert mallory.join(table, waiting["code"]).json()["code"] == "code.unknown"
    assert mallory.join(waiting["id"], "ZZZZZZ").json()["code"] == "code.unknown"
    assert mallory.http.delete(f"/api/tables/{waiting['id']}/seats").status_code in (200, 409)
    seats = anna.http.get(f"/api/tables/{waiting['id']}").json()["seats"]
    assert [seat.get("name") for seat in seats] == ["Anna", None]
    assert server.faults == []


@pytest.mark.parametrize(
    "name", ["' OR 1=1 --", "..%2F..%2Fetc%2Fpasswd", "%00", "a" * 65, "..", "*", "🂡", "%2e%2e%2f"]
)
def test_ids_that_are_none(server: Server, mallory: Guest, name: str) -> None:
    """An id that is no id is not found, whatever is in it."""
    for path in (f"/api/tables/{name}", f"/api/tables/{name}/log", f"/api/codes/{name}"):
        assert mallory.http.get(path).status_code in (400, 404, 422), path
    assert server.faults == []


@pytest.mark.parametrize(
    "path",
    ["", "/", "//", "/nope", "/nope.css", "/openapi.json/x", "/openapi.json/x/y", "/%ff", "/*", "%2Fnope"],
)
def test_paths_that_are_none(server: Server, mallory: Guest, path: str) -> None:
    """Whatever is asked for below /api is refused as everything is there: never a page, in the language of who asks."""
    for language, message in (("it", "Qui non c’è niente."), ("en", "There is nothing here.")):
        answer = mallory.http.get(f"/api{path}", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.json() == {"code": "http.not_found", "message": message, "detail": {}}
    assert server.faults == []


def test_codes_by_trial(server: Server, anna: Guest) -> None:
    """After some dozens nobody may try another code for a while, not even the right one; nor may their address."""
    right = anna.open("scrabble", "figs", 2)["code"]
    rng = random.Random("codes")

    def ask(client: httpx.Client, code: str) -> tuple[int, str | None]:
        answer = client.get(f"/api/codes/{code}")
        return answer.status_code, answer.json().get("code")

    def tries(client: httpx.Client, limit: RateLimit) -> None:
        guesses, began = 0, time.monotonic()
        while (answer := ask(client, "".join(rng.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=6))))[0] == 404:
            guesses += 1
            # However slow the machine: no more than there were, and what has come back since.
            assert guesses <= limit.capacity + 1 + (time.monotonic() - began) * 1000 / limit.cost
        assert guesses >= limit.capacity
        refused = (429, "rate.exceeded")
        assert answer == refused
        # At some moment there is one to take again, and it may be now; then there is none for a while.
        assert refused in (ask(client, right), ask(client, right))

    tries(Guest(server, "Trial").http, BY_PERSON[Act.CODE])
    # Without a name, from an address of the net that a proxy here tells of.
    with httpx.Client(base_url=server.url, headers={"X-Forwarded-For": "203.0.113.9"}, timeout=60) as stranger:
        tries(stranger, BY_ADDRESS[Act.CODE])
    assert anna.http.get(f"/api/codes/{right}").status_code == 200


def test_a_flood_leaves_nothing_behind(server: Server, anna: Guest, table: str) -> None:
    """Connections that shout, that never listen, that bring too much: memory is bounded, and the game is as it was."""
    guests = [Guest(server, f"Flood {number}") for number in range(8)]

    async def seq_now() -> int:
        async with anna.at(table) as place:
            return int(place.welcome["seq"])

    async def shout(number: int) -> None:
        rng = random.Random(number)
        frames: list[str | bytes] = [
            json.dumps({"type": "say", "text": "a" * 300}),
            json.dumps({"type": "do", "key": "k", "seq": 0, "command": {"command": "x" * 4000}}),
            "[" * 8000,
            "x" * 16_000,
            rng.randbytes(4000),
            json.dumps({"type": "pong", "n": 10**30}),
        ]
        with contextlib.suppress(ConnectionClosed, OSError):
            async with rng.choice(guests).connected(f"/ws/tables/{table}") as one:
                await one.send('{"type":"hello","version":1}')
                for _ in range(FLOOD_FRAMES):
                    await one.send(rng.choice(frames))

    async def never_listen(guest: Guest) -> None:
        """Whoever says hello and reads nothing."""
        with contextlib.suppress(ConnectionClosed, OSError):
            async with guest.connected(f"/ws/tables/{table}", max_queue=1) as one:
                await one.send('{"type":"hello","version":1}')
                one.transport.pause_reading()
                await asyncio.sleep(3)

    async def flood(first: int) -> None:
        await asyncio.gather(
            *(shout(first + number) for number in range(FLOODING)), *(never_listen(guest) for guest in guests)
        )

    def too_much(url: str) -> None:
        """Bodies that never end."""
        host, _, port = url.removeprefix("http://").partition(":")
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {url}\r\nContent-Type: application/json\r\n"
        )
        with contextlib.suppress(OSError), socket.create_connection((host, int(port)), timeout=20) as line:
            line.sendall((head + "Transfer-Encoding: chunked\r\n\r\n").encode())
            for _ in range(400):
                line.sendall(b"8000\r\n" + b"x" * 0x8000 + b"\r\n")

    before = asyncio.run(seq_now())
    asyncio.run(flood(0))
    for _ in range(10):
        too_much(server.url)
    settled = memory_mb(server)
    for round_ in range(1, 4):
        asyncio.run(flood(round_ * FLOODING))
        for _ in range(10):
            too_much(server.url)
    assert memory_mb(server) - settled < MOST_GROWTH_MB
    assert asyncio.run(seq_now()) == before
    assert anna.http.get("/healthz").json() == {"status": "ok"}
    assert server.faults == []


def test_frames_that_are_no_messages(server: Server, mallory: Guest, table: str) -> None:
    """Pings, and pieces of a message that has no end: whoever sends many thousands of them is let go."""

    async def hear_out(one: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while True:
                await one.recv()

    async def scenario(first: bytes, then: bytes) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            async with mallory.connected(f"/ws/tables/{table}") as one:
                await one.send('{"type":"hello","version":1}')
                await one.recv()
                one.transport.write(first + then * 100_000)
                async with asyncio.timeout(60):
                    await hear_out(one)

    ping, begun, piece = (
        Frame(opcode, b"", fin).serialize(mask=True)
        for opcode, fin in ((Opcode.PING, True), (Opcode.TEXT, False), (Opcode.CONT, False))
    )
    asyncio.run(scenario(b"", ping))
    asyncio.run(scenario(begun, piece))
    assert mallory.http.get("/healthz").json() == {"status": "ok"}
    assert server.faults == []


@pytest.mark.parametrize("more", ["X: " + "a" * 9000, "Content-Length: 3", "X: a\r\n" * 200 + "X: a"])
def test_handshakes_without_an_answer(server: Server, more: str) -> None:
    """What cannot be a handshake is refused, whoever asks: nobody keeps a connection for nothing."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    lines = (
        "GET /ws/me HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        more,
    )
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall("\r\n".join((*lines, "", "")).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert line.recv(1000) == b""
    assert server.faults == []


def test_nobody_waits_for_a_flood(server: Server, anna: Guest, table: str) -> None:
    """While one connection shouts, a player is answered."""

    async def scenario() -> None:
        stop = asyncio.Event()

        async def shout() -> None:
            while not stop.is_set():
                with contextlib.suppress(ConnectionClosed, OSError, InvalidStatus):
                    async with anna.connected(f"/ws/tables/{table}") as one:
                        while not stop.is_set():
                            await one.send("x" * 8000)
                            await asyncio.sleep(0)  # or a server that reads fast leaves nobody here a turn
                await asyncio.sleep(0.2)

        shouting = asyncio.create_task(shout())
        async with anna.at(table) as place:
            for _ in range(20):
                answer = await place.do({"command": "accept"}, place.welcome["seq"])
                assert answer["type"] == "refused"
        stop.set()
        await shouting

    asyncio.run(scenario())
