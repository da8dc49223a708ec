"""Requests that do not come to the point."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from leggio.server import http_protocol
from leggio.server.http_protocol import LARGEST_HEAD, BoundedHttpProtocol

BEGIN = b"GET / HTTP/1.1\r\nHost: leggio.test\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: leggio.test\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        """Keep it."""
        self.written += bytes(data)

    def pause_reading(self) -> None:
        """Nothing is read by itself here."""

    def resume_reading(self) -> None:
        """Nor is it now."""

    def is_closing(self) -> bool:
        """Whether there was an end."""
        return self.closed

    def close(self) -> None:
        """The end."""
        self.closed = True


async def application(_scope: Any, receive: Any, send: Any) -> None:
    """Reads all there is, and answers."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


async def after(pieces: Iterable[bytes], seconds: float = 0) -> tuple[bytes, bool]:
    """What the server has said after these pieces came, one by one, and whether it hung up."""
    config = uvicorn.Config(application, lifespan="off", log_config=None)
    config.load()
    connection, transport = BoundedHttpProtocol(config=config, server_state=ServerState(), app_state={}), Transport()
    connection.connection_made(transport)
    for piece in pieces:
        if not transport.closed:
            connection.data_received(piece)
            for _ in range(5):
                await asyncio.sleep(0)  # the application answers
    await asyncio.sleep(seconds)
    said = transport.written, transport.closed
    connection.connection_lost(None)
    return said


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (BEGIN, b"X: " + b"a" * 1000 + b"\r\n"),
        (BEGIN + b"X: ", b"a" * 1000),
        (b"GET /", b"a" * 1000),
        (b"", b"\r\n" * 500),
        (CHUNKED, b"X: " + b"a" * 1000 + b"\r\n"),
    ],
    ids=["headers", "one header", "address", "empty lines", "trailers"],
)
def test_a_head_without_end_is_refused(begin: bytes, more: bytes) -> None:
    """Nobody fills the server's memory with what never becomes a request; half as much is borne."""
    allowed = LARGEST_HEAD // len(more) // 2
    assert asyncio.run(after([begin, *[more] * allowed])) == (b"", False)
    said, closed = asyncio.run(after([begin, *[more] * (3 * allowed)]))
    assert (said[:13], closed) == (b"" if begin is CHUNKED else b"HTTP/1.1 431 ", True)


def test_requests_without_end_are_not() -> None:
    """Many after each other, with bodies, in pieces that fit nothing: each has a head of its own."""
    request = b"POST / HTTP/1.1\r\nHost: leggio.test\r\nContent-Length: 20000\r\n\r\n" + b"x" * 20_000
    whole = request * 40
    said, closed = asyncio.run(after(whole[at : at + 777] for at in range(0, len(whole), 777)))
    assert (said.count(b"HTTP/1.1 204 "), said.count(b"HTTP/1.1 "), closed) == (40, 40, False)


@pytest.mark.parametrize("begun", [[], [BEGIN], [BEGIN + b"\r\n", BEGIN]], ids=["nothing", "half", "a second one"])
def test_a_head_that_takes_for_ever_is_not_waited_for(begun: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that asks for nothing is closed, and so is one that stops in the middle."""
    monkeypatch.setattr(http_protocol, "HEAD_WITHIN", 0.01)
    assert asyncio.run(after(begun, seconds=0.2))[1]


@pytest.mark.parametrize("body", [b"Content-Length: 20\r\n\r\nsome", b"Transfer-Encoding: chunked\r\n\r\n4\r\nsome"])
def test_a_body_that_takes_for_ever_is_not_waited_for(body: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then keeps no connection, nor what the application holds for it."""
    monkeypatch.setattr(http_protocol, "BODY_WITHIN", 0.01)
    assert asyncio.run(after([b"POST / HTTP/1.1\r\nHost: leggio.test\r\n" + body], seconds=0.2))[1]


def test_a_body_that_has_come_needs_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer may take longer than the request."""
    monkeypatch.setattr(http_protocol, "BODY_WITHIN", 0.05)
    said, closed = asyncio.run(after([b"POST / HTTP/1.1\r\nHost: l\r\nContent-Length: 4\r\n\r\nsome"], seconds=0.3))
    assert (said[:13], closed) == (b"HTTP/1.1 204 ", False)


def test_between_requests_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has asked and been answered may keep the connection for a while."""
    monkeypatch.setattr(http_protocol, "HEAD_WITHIN", 0.05)
    said, closed = asyncio.run(after([BEGIN + b"\r\n"], seconds=0.3))
    assert (said[:13], closed) == (b"HTTP/1.1 204 ", False)
