"""The short ways of a WebSocket: what is written together leaves together, in order; who says too much is held off."""

import asyncio
import logging
from functools import partial
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from leggio.server.sockets.doors import MOST_ARRIVING, MOST_LEAVING, Doors
from leggio.server.sockets.wire import EXTENSION, MOST_PENDING, RAW_FRAME_LIMIT, WiredWebSocket

Steps = Any


class Transport(asyncio.Transport):
    """Keeps what is written, one call after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.reads = True
        self.closing = False

    def write(self, data: Any) -> None:
        """Keep it."""
        self.writes.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        """As if the client were a little slow."""
        return 7

    def pause_reading(self) -> None:
        """Hold the client off."""
        self.reads = False

    def resume_reading(self) -> None:
        """Let it go on."""
        self.reads = True

    def is_reading(self) -> bool:
        """Whether the client may go on."""
        return self.reads

    def is_closing(self) -> bool:
        """Whether there was an end."""
        return self.closing

    def close(self) -> None:
        """Keep that too."""
        self.closing = True
        self.writes.append(b"closed")

    def abort(self) -> None:
        """The same, at once."""
        self.close()


class Line:
    """A client's protocol, a server's, and the application between them: `steps` gets the wire once it is open."""

    def __init__(self, steps: Steps) -> None:
        self.transport = Transport()
        self.client = ClientProtocol(parse_uri("ws://leggio.test/"))
        self._steps = steps
        self.failed: BaseException | None = None

    async def run(self) -> None:
        """Shake hands, then let the application go through its steps."""
        done = asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            try:
                await self._steps(self, scope["extensions"][EXTENSION], send)
            except BaseException as error:  # noqa: BLE001 - uvicorn would only log it
                self.failed = error
            done.set()

        config = uvicorn.Config(application, ws=WiredWebSocket, lifespan="off", log_config=None)
        config.load()
        self.server = WiredWebSocket(config=config, server_state=ServerState(), app_state={}, doors=Doors())
        self.server.connection_made(self.transport)
        self.client.send_request(self.client.connect())
        self.say(*self.client.data_to_send())
        await asyncio.wait_for(done.wait(), 10)
        if self.failed:
            raise self.failed

    def say(self, *data: bytes) -> None:
        """Bytes of the client arrive."""
        self.server.data_received(b"".join(data))

    def heard(self) -> list[str]:
        """What the client understands of all that was written."""
        self.client.receive_data(b"".join(self.transport.writes))
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data).decode() if frame.opcode is Opcode.TEXT else frame.opcode.name for frame in frames]


def test_what_is_said_at_one_moment_leaves_in_one_write() -> None:
    """An acknowledgement and the view after it are one call of the system; what is not sent yet counts as unsent."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        before = len(line.transport.writes)
        wire.write(b"first")
        wire.write(b"second" * 30)
        assert len(line.transport.writes) == before
        assert wire.unsent > len(b"second" * 30)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(line.transport.writes) == before + 1
        assert line.heard() == ["first", "second" * 30]
        assert wire.unsent == 7

    asyncio.run(Line(steps).run())


def test_last_words_come_before_the_end() -> None:
    """Why a client is let go is said before the connection is closed, also within one moment."""

    async def steps(line: Line, wire: WiredWebSocket, send: Any) -> None:
        wire.write(b"too many mistakes")
        await send({"type": "websocket.close", "code": 4000})
        wire.write(b"nobody hears this")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.heard() == ["too many mistakes", "CLOSE"]

    asyncio.run(Line(steps).run())


def test_the_clients_farewell_ends_the_connection() -> None:
    """Whoever is let go and says goodbye waits for nothing more."""

    async def steps(line: Line, _wire: WiredWebSocket, send: Any) -> None:
        await send({"type": "websocket.close", "code": 4000})
        assert line.heard() == ["CLOSE"]
        assert b"closed" not in line.transport.writes
        line.say(*line.client.data_to_send())
        assert line.transport.writes[-1] == b"closed"

    asyncio.run(Line(steps).run())


class Listener:
    """Hears everything, or is busy with something else for a while."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.waiting = 0
        self.left = False

    def on_message(self, content: str | bytes) -> None:
        """Note it."""
        self.heard.append(content if isinstance(content, str) else content.decode())

    def on_disconnect(self) -> None:
        """The client left."""
        self.left = True


def test_what_waits_is_heard_first_and_then_everything_as_it_comes() -> None:
    """Whole, in pieces, several at once, in fragments, with accents: all of it, in order; then that the client left."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        line.heard()  # the handshake
        listener = Listener()
        line.client.send_text(b"before")
        line.say(*line.client.data_to_send())
        wire.listen(listener)
        assert listener.heard == ["before"]
        line.client.send_text(b"whole")
        line.say(*line.client.data_to_send())
        line.client.send_text(b"in pieces")
        pieces = b"".join(line.client.data_to_send())
        for at in range(len(pieces)):
            line.say(pieces[at : at + 1])
        line.client.send_text(b"a frag", fin=False)
        line.say(*line.client.data_to_send())
        line.client.send_continuation(b"ment", fin=True)
        line.say(*line.client.data_to_send())
        for text in ("two", "at once", "più"):
            line.client.send_text(text.encode())
        line.say(*line.client.data_to_send())
        assert listener.heard == ["before", "whole", "in pieces", "a fragment", "two", "at once", "più"]
        line.client.send_close(1000)
        line.say(*line.client.data_to_send())
        await asyncio.sleep(0)  # who leaves goes in their turn
        assert listener.left

    asyncio.run(Line(steps).run())


def test_a_listener_that_is_behind_holds_the_client_off() -> None:
    """Until it has caught up."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        line.heard()  # the handshake
        listener = Listener()
        wire.listen(listener)
        listener.waiting = MOST_PENDING
        line.client.send_text(b"one more")
        line.say(*line.client.data_to_send())
        assert not line.transport.is_reading()
        wire.caught_up()
        assert line.transport.is_reading()

    asyncio.run(Line(steps).run())


def test_who_says_too_much_is_held_off_until_it_is_read() -> None:
    """A few messages may wait; with more the client has to, and nothing is lost or out of order."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        line.heard()  # the handshake
        for number in range(5):
            line.client.send_text(str(number).encode())
        line.say(*line.client.data_to_send())
        assert line.transport.is_reading()
        for number in range(5, 40):
            line.client.send_text(str(number).encode())
        line.say(*line.client.data_to_send())
        assert not line.transport.is_reading()
        heard = [await wire.next_message() for _ in range(39)]
        assert not line.transport.is_reading()
        heard.append(await wire.next_message())
        assert heard == [str(number) for number in range(40)]
        assert line.transport.is_reading()

    asyncio.run(Line(steps).run())


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", frame(Opcode.PING, b"and a pong for each")),
        (b"", frame(Opcode.PONG)),
        (b"", frame(Opcode.TEXT)),
        (frame(Opcode.TEXT, b"a message that", fin=False), frame(Opcode.CONT, fin=False)),
    ],
    ids=["pings", "pongs", "messages", "pieces"],  # masks are by chance
)
def test_frames_without_end_end_the_connection(first: bytes, then: bytes) -> None:
    """Also those that are no message: many are borne, of many more the rest is not even read; last words come first."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        line.heard()  # the handshake
        line.transport.writes.clear()
        listener = Listener()
        wire.listen(listener)
        line.say(first + then * (RAW_FRAME_LIMIT.capacity // 2))
        assert b"closed" not in line.transport.writes
        wire.write(b"last words")
        line.say(then * (100 * RAW_FRAME_LIMIT.capacity))
        assert line.transport.writes[-1] == b"closed"
        await asyncio.sleep(0)
        assert listener.left
        assert len(listener.heard) <= 2 * RAW_FRAME_LIMIT.capacity
        line.transport.writes.pop()
        assert [what for what in line.heard() if what != "PONG"] == ["last words", "CLOSE"]
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == 4429

    asyncio.run(Line(steps).run())


@pytest.mark.parametrize("pieces", [(b"\xff",), (b"pi\xc3", b"("), (b"\xed\xa0\x80",)])
def test_text_that_is_none_is_the_clients_fault(pieces: tuple[bytes, ...], caplog: pytest.LogCaptureFixture) -> None:
    """It is told so with the code for it, and the log of whoever runs the server has no error of theirs."""

    async def steps(line: Line, wire: WiredWebSocket, _: Any) -> None:
        line.heard()  # the handshake
        line.transport.writes.clear()
        listener = Listener()
        wire.listen(listener)
        for number, piece in enumerate(pieces):
            line.say(frame(Opcode.CONT if number else Opcode.TEXT, piece, fin=number == len(pieces) - 1))
        assert line.transport.writes.pop() == b"closed"
        await asyncio.sleep(0)
        assert (listener.heard, listener.left, line.heard()) == ([], True, ["CLOSE"])
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == 1007

    with caplog.at_level(logging.WARNING):
        asyncio.run(Line(steps).run())
    assert caplog.records == []


def arriving(doors: Doors | None = None, application: Any = None) -> tuple[WiredWebSocket, Transport]:
    """A connection that asks for a WebSocket, at an application that takes its time."""

    async def unhurried(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.sleep(60)

    config = uvicorn.Config(application or unhurried, ws=WiredWebSocket, lifespan="off", log_config=None)
    config.load()
    transport = Transport()
    server = WiredWebSocket(config=config, server_state=ServerState(), app_state={}, doors=doors or Doors())
    server.connection_made(transport)
    return server, transport


def test_a_crowd_comes_in_a_few_at_a_time() -> None:
    """The next ones begin when those before have their handshake, and who has left meanwhile does not begin at all."""
    begun: list[Any] = []

    async def application(_scope: Any, _receive: Any, send: Any) -> None:
        begun.append(send)
        await asyncio.sleep(60)

    async def scenario() -> None:
        doors, servers = Doors(), []
        for _ in range(3 * MOST_ARRIVING):
            server, _ = arriving(doors, application)
            client = ClientProtocol(parse_uri("ws://leggio.test/"))
            client.send_request(client.connect())
            server.data_received(b"".join(client.data_to_send()))
            servers.append(server)
        await turns()
        assert len(begun) == MOST_ARRIVING
        servers[MOST_ARRIVING].connection_lost(None)
        for accept in begun[:2]:
            await accept({"type": "websocket.accept"})
            await accept({"type": "websocket.send", "text": "more"})
        await turns()
        assert len(begun) == MOST_ARRIVING + 2
        first_waiting = next(iter(servers[2].tasks))
        first_waiting.cancel()  # however it ends before its handshake
        await turns()
        assert len(begun) == MOST_ARRIVING + 3
        for server in servers:
            for task in server.tasks:
                task.cancel()

    asyncio.run(scenario())


def test_a_crowd_goes_a_few_at_a_time() -> None:
    """In order, and between them whatever else is ready goes on."""

    async def scenario() -> None:
        doors = Doors()
        gone: list[object] = []
        for number in range(3 * MOST_LEAVING):
            doors.leave(partial(gone.append, number))
        asyncio.get_running_loop().call_soon(gone.append, "a move")
        await turns()
        assert gone.index("a move") == MOST_LEAVING
        assert [each for each in gone if each != "a move"] == list(range(3 * MOST_LEAVING))
        doors.leave(partial(gone.append, "late"))
        await turns()
        assert gone[-1] == "late"

    asyncio.run(scenario())


async def turns() -> None:
    """Let everything go on that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_nonsense_before_the_handshake_is_answered() -> None:
    """There is no way to say what is wrong yet: the connection ends, and nothing fails."""

    async def scenario() -> None:
        for nonsense in (b"\xff" * 100, b"\x81\x05hello", frame(Opcode.TEXT, b"\xff"), frame(Opcode.PING) * 5000):
            client = ClientProtocol(parse_uri("ws://leggio.test/"))
            client.send_request(client.connect())
            server, transport = arriving()
            server.data_received(b"".join(client.data_to_send()))
            await asyncio.sleep(0)  # the application begins
            before = list(transport.writes)
            server.data_received(nonsense)
            assert (before, transport.writes[-1]) == ([], b"closed")
            server.connection_lost(None)

    asyncio.run(scenario())


@pytest.mark.parametrize("more", [f"X: {'a' * 9000}", "X: a\r\n" * 200 + "X: a", "Content-Length: 3"])
def test_a_handshake_that_cannot_be_read_is_refused(more: str) -> None:
    """A line too long, too many of them, a body: without an answer the client would stay for ever."""

    async def scenario() -> None:
        server, transport = arriving()
        server.data_received(f"GET /ws/me HTTP/1.1\r\nHost: leggio.test\r\n{more}\r\n\r\n".encode())
        assert transport.closing
        assert transport.writes[0].startswith(b"HTTP/1.1 400 ")

    asyncio.run(scenario())
