"""Limits over several processes: what one has counted the others know, on either store and on two machines."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from leggio.core.ratelimit import RateLimit
from leggio.server.security.ratelimit import BY_ADDRESS, BY_PERSON, Act
from support.checked import environment_of
from support.clients import PLAIN
from support.databases import Database
from support.online.two_nodes import two_nodes
from support.processes import children, local_ports, wait_until
from support.restartable_redis import RestartableRedis
from support.servers import Server, serving
from support.services import Services

HOME = "203.0.113.9"  # as a proxy on this machine tells
SIGN_IN = {"name": "nobody", "password": "wrong as can be"}
TABLE = {"settings": {"game": "verbum", "rules": "verbum", "seats": 2}}


class Line:
    """Somebody's connection to one process, which stays the same one."""

    def __init__(self, url: str) -> None:
        headers = {"Origin": url, "X-Forwarded-For": HOME}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60, verify=PLAIN)

    def port(self) -> int:
        """By which the process knows it."""
        stream = self.http.get("/healthz").extensions["network_stream"]
        return int(stream.get_extra_info("client_addr")[1])

    def is_refused(self, method: str, path: str, body: dict[str, Any] | None = None) -> bool:
        """Whether one more is one too many."""
        answer = self.http.request(method, path, json=body)
        return answer.status_code == 429 and bool(answer.json()["code"] == "rate.exceeded")


@pytest.fixture
def lines(tmp_path: Path, database: Database, services: Services) -> Iterator[list[Line]]:
    """To either process of a server."""
    with serving(tmp_path, "--workers", "2", **environment_of(database, services)) as server:
        wait_until(lambda: sum('"event": "serving"' in line for line in server.log) == 2)
        with contextlib.ExitStack() as stack:
            yield [line_to(server, worker, stack) for worker in children(server.process.pid)]


def line_to(server: Server, worker: int, stack: contextlib.ExitStack) -> Line:
    """Connect until it is this process that takes the connection."""
    while True:
        line = Line(server.url)
        stack.callback(line.http.close)
        if line.port() in local_ports(worker):
            return line


def assert_one_limit(
    lines: list[Line], limit: RateLimit, method: str, path: str, body: dict[str, Any] | None = None
) -> None:
    """Ask by turns until each refuses. All let pass what one may, and what came back meanwhile; where each counts for
    itself it is twice as much."""
    started = time.monotonic()
    passed, left = [0] * len(lines), dict(enumerate(lines))
    for _ in range(2 * limit.capacity):
        for number, line in list(left.items()):
            if line.is_refused(method, path, body):
                del left[number]
            else:
                passed[number] += 1
    refilled = (time.monotonic() - started) * 1000 / limit.cost
    assert not left, "there was no limit"
    assert sum(passed) < 1.5 * (limit.capacity + refilled)
    assert min(passed) > 0


def test_limits_hold_over_all_processes(lines: list[Line]) -> None:
    """Sign-ins by an address, requests and opening tables by a person: as many as at one process."""
    assert_one_limit(lines, BY_ADDRESS[Act.SIGN_IN], "POST", "/api/sign-in", SIGN_IN)
    assert lines[0].http.put("/api/me", json={"nickname": "Anna"}).status_code == 200
    lines[1].http.cookies.update(lines[0].http.cookies)
    assert_one_limit(lines, BY_PERSON[Act.READ], "GET", "/api/me")
    assert_one_limit(lines, BY_PERSON[Act.WRITE], "POST", "/api/tables", TABLE)


def test_redis_away(tmp_path: Path, postgresql_database: Database, own_redis: RestartableRedis) -> None:
    """Two machines: each goes on by itself and lets nobody do more than one may, and together again afterwards."""
    sign_in = ("POST", "/api/sign-in", SIGN_IN)
    with two_nodes(tmp_path, postgresql_database.url, own_redis.url) as nodes, contextlib.ExitStack() as stack:
        lines = [Line(node.url) for node in nodes]
        for line in lines:
            stack.callback(line.http.close)
            assert not line.is_refused(*sign_in)
        own_redis.freeze()
        assert not lines[1].is_refused(*sign_in)
        assert_one_limit(lines[:1], BY_ADDRESS[Act.SIGN_IN], *sign_in)
        own_redis.thaw()
        wait_until(lambda: all(any("limits.together" in said for said in node.log) for node in nodes))
        assert [line.is_refused(*sign_in) for line in lines] == [True, True]
