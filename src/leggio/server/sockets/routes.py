"""The doors for WebSockets: `/ws/tables/{id}` for one table, `/ws/me` for all of one's own."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from leggio.server.routes.given import CallerIdentity, TheWorld
from leggio.server.sockets.closing import ClientGoneError, CloseCode
from leggio.server.sockets.connection import Connection, Conversation
from leggio.server.sockets.conversations import AtTable, OverAllTables
from leggio.server.sockets.wire import EXTENSION, Wire
from leggio.server.world import World, wall_clock
from leggio.table.frames import VERSION
from leggio.table.records import Visitor

SUBPROTOCOL = f"leggio.{VERSION}"

_PARTING_S = 1.0

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, table: FromPath[str], identity: CallerIdentity, world: TheWorld) -> None:
    """One client at one table."""
    person = identity.person
    at_table = AtTable(
        world.hub, table, Visitor(person.id, person.nickname), lambda: world.people.still_stands(identity)
    )
    await _serve(socket, world, at_table)


@websocket("/ws/me")
async def own_socket(socket: AnySocket, identity: CallerIdentity, world: TheWorld) -> None:
    """One client over all tables of a person."""
    following = OverAllTables(world.hub, identity.person.id, lambda: world.people.still_stands(identity), wall_clock)
    await _serve(socket, world, following)


SOCKETS = [table_socket, own_socket]


async def _serve(socket: AnySocket, world: World, conversation: Conversation) -> None:
    spoken = SUBPROTOCOL in socket.scope["subprotocols"]
    await socket.accept(subprotocols=SUBPROTOCOL if spoken else None)
    # Told after the handshake: of one that is refused a browser's page learns nothing.
    if not spoken or world.is_draining:
        await _close(socket, CloseCode.RESTARTING if world.is_draining else CloseCode.VERSION)
        return
    world.metrics.socket_opened()
    try:
        with world.sockets.entry() as dismissal:
            connection = Connection(_receiver(socket), _transmitter(socket), world.metrics, _wire(socket))
            code = await connection.run(conversation, dismissal)
            await _close(socket, code)
    except ClientGoneError:
        return
    except Exception as error:  # noqa: BLE001 - one client's trouble is nobody else's
        world.metrics.failed("socket", error)
        await _close(socket, CloseCode.FAILED)
    finally:
        world.metrics.socket_closed()


def _wire(socket: AnySocket) -> Wire | None:
    """The short way out, where the server has one."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    wire: Wire | None = extensions.get(EXTENSION)
    return wire


def _receiver(socket: AnySocket) -> Callable[[], Awaitable[str | bytes]]:
    receive: Any = socket.receive

    async def next_content() -> str | bytes:
        message = await receive()
        if message["type"] != "websocket.receive":
            raise ClientGoneError
        text: str | None = message.get("text")
        content: str | bytes = text if text is not None else message.get("bytes") or b""
        return content

    return next_content


def _transmitter(socket: AnySocket) -> Callable[[str], Awaitable[None]]:
    send: Any = socket.send

    async def transmit(text: str) -> None:
        try:
            await send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError, WebSocketException):
            raise ClientGoneError from None

    return transmit


async def _close(socket: AnySocket, code: CloseCode) -> None:
    """Close, if there is still somebody to hear it; who does not read cannot be told."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketException, TimeoutError):
        async with asyncio.timeout(_PARTING_S):
            await socket.close(code=code)
