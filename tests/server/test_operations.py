"""Running a server: health, figures, logs without secrets, going down in order, what keeps it from starting."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.clients import Guest
from support.servers import Server, serving, start


def test_health(server: Server) -> None:
    """A server that can do its work says so."""
    answer = httpx.get(f"{server.url}/healthz", timeout=60)
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_figures(server: Server) -> None:
    """Commands, commits, sockets, tables and bots are counted; nothing in a label comes from people."""
    anna = Guest(server, "Anna")
    game = anna.open("verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0})

    async def scenario() -> None:
        async with anna.at(game["id"]) as place:
            assert (await place.do({"command": "draw", "pile": "b"}, place.welcome["seq"]))["type"] == "ack"
            await place.do({"command": "draw", "pile": "b"}, 0)
            await place.do({"command": "vote", "valid": True}, 0)
            figures = httpx.get(f"{server.url}/metrics", timeout=60).text
            assert 'leggio_commands_total{game="verbum",outcome="accepted"}' in figures
            assert 'leggio_commands_total{game="verbum",outcome="stale"}' in figures
            assert "leggio_sockets 1.0" in figures
            assert "leggio_tables_loaded 1.0" in figures
            assert "leggio_commit_seconds_count" in figures
            assert game["id"] not in figures
            assert "Anna" not in figures

    asyncio.run(scenario())


def test_figures_are_not_for_everyone(tmp_path: Path) -> None:
    """With a token set, it takes the token; a request that a proxy passes on is not from this machine."""
    with serving(tmp_path, LEGGIO_METRICS_TOKEN="figures-please") as server:  # noqa: S106 - a token of this test
        url = f"{server.url}/metrics"
        assert httpx.get(url, timeout=60).status_code == 404
        assert httpx.get(url, headers={"Authorization": "Bearer wrong"}, timeout=60).status_code == 404
        assert httpx.get(url, headers={"Authorization": "Bearer figures-please"}, timeout=60).status_code == 200


def test_a_proxy_is_not_this_machine(server: Server) -> None:
    """Behind a proxy on the same machine, outsiders do not see figures."""
    passed_on = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"}, timeout=60)
    assert passed_on.status_code == 404


def test_pages(server: Server) -> None:
    """There is a page with the headers of a page, whatever its address; what is none of its files is not found."""
    page = httpx.get(server.url, timeout=60)
    assert page.headers["content-type"].startswith("text/html")
    assert "Leggio" in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    for path in ("/__init__.py", "/api/nowhere"):
        missing = httpx.get(server.url + path, timeout=60)
        assert (missing.status_code, missing.json()["code"]) == (404, "http.not_found"), path


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    """One JSON object a line; no cookies, codes, ids, letters or nicknames in any of them."""
    with serving(tmp_path) as server:
        anna = Guest(server, "Annabella")
        game = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
        waiting = anna.open("scrabble", "figs", 2)
        anna.http.get(f"/api/codes/{waiting['code']}")
        anna.http.get(f"/api/tables/{game['id']}")
        anna.http.get("/api/judge", params={"word": "segretissimo"})

        async def scenario() -> str:
            async with anna.at(game["id"]) as place:
                await place.do({"command": "play", "square": "H8", "direction": "across", "word": "QQQ"}, 0)
                rack: str = place.welcome["view"]["rack"]
                return rack

        rack = asyncio.run(scenario())
        secrets = [*anna.http.cookies.values(), waiting["code"], game["id"], "segretissimo", "Annabella", f'"{rack}"']
        server.stop()
        lines = [json.loads(line) for line in server.log]
        assert any(line.get("route") == "/api/codes/{code}" for line in lines)
        everything = "".join(server.log)
        assert [secret for secret in secrets if secret in everything] == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_going_down_in_order(tmp_path: Path, how: int) -> None:
    """Everyone is told, sockets are closed with 1012, commands are refused, and the exit code is 0."""
    with serving(tmp_path) as server:
        anna = Guest(server, "Anna")
        table = anna.open("scrabble", "figs", 2)["id"]

        async def scenario() -> tuple[list[str], int | None]:
            seen = []
            async with anna.at(table) as place:
                server.process.send_signal(how)
                try:
                    while True:
                        seen.append((await place.next())["type"])
                except ConnectionClosed:
                    return seen, place.socket.close_code

        seen, code = asyncio.run(scenario())
        assert seen[-1] == "draining"
        assert code == 1012
        assert server.stop() == 0
        assert not [line for line in server.log if "error" in line]


def test_nothing_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    """What was acknowledged is there when the server comes back, after kill -9 too."""
    server = start(tmp_path)
    anna = Guest(server, "Anna")
    game = anna.open("verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0})

    async def draw() -> int:
        async with anna.at(game["id"]) as place:
            answer = await place.do({"command": "draw", "pile": "b"}, place.welcome["seq"])
            server.process.kill()
            return int(answer["seq"])

    seq = asyncio.run(draw())
    assert server.stop() == -signal.SIGKILL
    server.closing.close()
    for stream in (server.process.stdout, server.process.stderr):
        assert stream is not None
        stream.close()
    with serving(tmp_path) as again:
        anna.server = again

        async def look() -> int:
            async with anna.at(game["id"]) as place:
                return int(place.welcome["seq"])

        assert asyncio.run(look()) >= seq


def refusal(*arguments: str, **environment: str) -> str:
    """What `leggio serve` says when it does not start."""
    given = {key: value for key, value in os.environ.items() if not key.startswith("LEGGIO_") or key == "LEGGIO_CACHE"}
    ended = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "serve", "--lang", "en", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**given, **environment},
    )
    assert ended.returncode == 1, ended
    assert "Traceback" not in ended.stderr
    return ended.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    """The sentence names the port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in refusal("--port", str(port), LEGGIO_DATA=str(tmp_path))


def test_what_keeps_it_from_starting(tmp_path: Path) -> None:
    """Each of these is told in a sentence, without the password that may be in an address."""
    data = {"LEGGIO_DATA": str(tmp_path)}
    assert "no address of this machine" in refusal("--port", "0", "--host", "203.0.113.1", **data)
    shared = "postgresql://u:hunter2@127.0.0.1:1/x"
    assert "need a way to reach each other" in refusal(
        "--port", "0", "--workers", "2", LEGGIO_DATABASE_URL=shared, **data
    )
    assert "LEGGIO_SECRET is too short" in refusal("--port", "0", LEGGIO_SECRET="short", **data)  # noqa: S106 - nobody's
    assert "is no origin" in refusal("--port", "0", LEGGIO_ORIGINS="nonsense", **data)
    unreachable = refusal("--port", "0", LEGGIO_DATABASE_URL=shared, **data)
    assert "does not answer" in unreachable
    assert "hunter2" not in unreachable
