"""Whatever a client sends, the server answers with a code or closes with one, and goes on for everybody else."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from support.clients import Guest
from support.servers import Server

CONNECTIONS = 60
FRAMES = 25
# 1009: too long to be read; 1007: not UTF-8; 1002: no WebSocket at all. The others are ours.
EXPECTED = {1000, 1002, 1007, 1009, 4400, 4404, 4406, 4429}

HELLO = {"type": "hello", "version": 1}
COMMANDS = ("pass", "play", "exchange", "challenge", "open", "tick", "suspend", "rule", "resign", "accept", "lay_tiles")


def garbage(rng: random.Random) -> Any:
    """One thing that a client should not send."""
    makers: tuple[Callable[[], Any], ...] = (
        lambda: rng.randbytes(rng.randrange(200)),
        lambda: "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(50)),
        lambda: "[" * rng.randrange(9000),
        lambda: '{"a":' * 1500 + "1" + "}" * 1500,
        lambda: "x" * rng.choice((8191, 8192, 8193, 16384, 20_000)),
        lambda: json.dumps({**HELLO, "version": rng.choice((0, 2, -1, "1", None, 1.5, 10**30))}),
        lambda: json.dumps({"type": rng.choice(("welcome", "update", "", "DO", 1, None, [], {})), "n": 1}),
        lambda: json.dumps({"type": "pong", "n": rng.choice((0, -1, 10**40, "1", None, True))}),
        lambda: json.dumps({"type": "say", "text": rng.choice(("", " ", "a" * 400, "\u202e", "\x00", 5, None))}),
        lambda: json.dumps({"type": "rematch", "more": 1}),
        lambda: json.dumps({"type": "rematch"}),
        lambda: json.dumps(command(rng)),
        lambda: json.dumps(rng.choice((None, True, 1, [], {}, "hello", [HELLO]))),
        lambda: b"",
        lambda: "",
    )
    return rng.choice(makers)()


def command(rng: random.Random) -> dict[str, Any]:
    """A command that is wrong in some way, or not for this moment."""
    value: Callable[[], Any] = lambda: rng.choice(  # noqa: E731 - short, and used once
        (0, -1, 10**20, "", "A1", "H8", "across", "MICIO", None, True, [], ["A"], {}, {"A": True}, 1.5, [["H8", "A"]])
    )
    fields = (
        "square",
        "direction",
        "word",
        "tiles",
        "words",
        "seat",
        "against",
        "valid",
        "role",
        "name",
        "rules",
        "ballot",
    )
    chosen = {name: value() for name in rng.sample(fields, rng.randrange(6))}
    return {
        "type": "do",
        "key": rng.choice(("k", "", "k" * 70, "\n", f"{rng.random()}")),
        "seq": rng.choice((0, 5, 6, 7, -1, 10**18)),
        "command": {"command": rng.choice((*COMMANDS, "", None, 3)), **chosen},
    }


async def torment(guest: Guest, table: str, rng: random.Random) -> int | None:
    """One connection that sends nonsense; the code it was closed with, if it was."""
    async with guest.connected(f"/ws/tables/{table}", max_size=None) as socket:
        try:
            if rng.random() < 0.8:
                await socket.send(json.dumps(HELLO))
            for _ in range(FRAMES):
                await socket.send(garbage(rng))
                await asyncio.sleep(0.001)
            while True:
                async with asyncio.timeout(1):
                    frame = json.loads(await socket.recv())
                assert "Traceback" not in json.dumps(frame)
        except ConnectionClosed:
            return socket.close_code
        except TimeoutError:
            return None


def test_nonsense(server: Server) -> None:
    """Sixty connections of nonsense: known codes only, no fault of ours, and the game goes on."""

    async def scenario() -> None:
        anna = Guest(server, "Anna")
        game = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
        trouble = Guest(server, "Trouble")
        for number in range(CONNECTIONS):
            rng = random.Random(f"nonsense {number}")
            # Somebody who watches, and somebody who has a seat.
            code = await torment(rng.choice((trouble, anna)), game["id"], rng)
            assert code is None or code in EXPECTED, (number, code)
        async with anna.at(game["id"]) as place:
            assert place.welcome["view"]["phase"] in ("playing", "over")
        assert anna.http.get("/healthz").json() == {"status": "ok"}

    asyncio.run(scenario())
    assert server.faults == []
