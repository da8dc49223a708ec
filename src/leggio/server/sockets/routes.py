"""The doors for WebSockets: `/ws/tables/{id}` for one table, `/ws/me` for all of one's own."""

import asyncio
import contextlib
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
            connection = Connection(_wire(socket), world.metrics)
            code = await connection.run(conversation, dismissal)
            await _close(socket, code)
    except ClientGoneError:
        return
    except Exception as error:  # noqa: BLE001 - one client's trouble is nobody else's
        world.metrics.failed("socket", error)
        await _close(socket, CloseCode.FAILED)
    finally:
        world.metrics.socket_closed()


def _wire(socket: AnySocket) -> Wire:
    """The short way to the client: `leggio serve` runs with it, and with nothing else."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    wire: Wire = extensions[EXTENSION]
    return wire


async def _close(socket: AnySocket, code: CloseCode) -> None:
    """Close, if there is still somebody to hear it; who does not read cannot be told."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketException, TimeoutError):
        async with asyncio.timeout(_PARTING_S):
            await socket.close(code=code)
