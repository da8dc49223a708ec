"""The doors for WebSockets: `/ws/tables/{id}` for one table, `/ws/me` for all of one's own."""

import asyncio
import contextlib
from typing import cast

from litestar import websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from leggio.people import Identity
from leggio.server.container import Container, wall_clock
from leggio.server.routes.dependencies import CallerIdentity, TheContainer, visitor_at
from leggio.server.security.client import AnySocket, home_of
from leggio.server.sockets.close_codes import ClientGoneError, CloseCode
from leggio.server.sockets.connection import Connection, Handler
from leggio.server.sockets.handlers import PersonHandler, TableHandler
from leggio.server.sockets.registry import Holder, TooManySocketsError
from leggio.server.sockets.wire import EXTENSION, Wire
from leggio.table.frames import VERSION

SUBPROTOCOL = f"leggio.{VERSION}"

_PARTING_S = 1.0


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: AnySocket, table: FromPath[str], identity: CallerIdentity, container: TheContainer
) -> None:
    """One client at one table."""
    at_table = TableHandler(container.hub, container.doors, table, visitor_at(identity))
    await _serve(socket, container, _holder(socket, identity, table), at_table)


@websocket("/ws/me")
async def own_socket(socket: AnySocket, identity: CallerIdentity, container: TheContainer) -> None:
    """One client over all tables of a person."""
    following = PersonHandler(container.hub, identity.person.id, wall_clock)
    await _serve(socket, container, _holder(socket, identity), following)


SOCKETS = [table_socket, own_socket]


async def _serve(socket: AnySocket, container: Container, holder: Holder, handler: Handler) -> None:
    spoken = SUBPROTOCOL in socket.scope["subprotocols"]
    await socket.accept(subprotocols=SUBPROTOCOL if spoken else None)
    # Told after the handshake: of one that is refused a browser's page learns nothing.
    if not spoken or container.is_draining:
        await _close(socket, CloseCode.RESTARTING if container.is_draining else CloseCode.VERSION)
        return
    container.metrics.socket_opened()
    try:
        async with container.sockets.entry(holder) as dismissal:
            connection = Connection(_wire(socket), container.metrics)
            code = await connection.run(handler, dismissal)
            await _close(socket, code)
    except ClientGoneError:
        return
    except TooManySocketsError:
        await _close(socket, CloseCode.TOO_MANY)
    except Exception as error:  # noqa: BLE001 - one client's trouble is nobody else's
        container.metrics.failed("socket", error)
        await _close(socket, CloseCode.FAILED)
    finally:
        container.metrics.socket_closed()


def _holder(socket: AnySocket, identity: Identity, table: str = "") -> Holder:
    return Holder(identity.person.id, identity.credential, home_of(socket), table)


def _wire(socket: AnySocket) -> Wire:
    """The short way to the client: `leggio serve` runs with it, and with nothing else."""
    extensions = socket.scope.get("extensions") or {}
    return cast("Wire", extensions[EXTENSION])


async def _close(socket: AnySocket, code: CloseCode) -> None:
    """Close, if there is still somebody to hear it; who does not read cannot be told."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketException, TimeoutError):
        async with asyncio.timeout(_PARTING_S):
            await socket.close(code=code)
