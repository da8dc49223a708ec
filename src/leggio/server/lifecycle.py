"""One server process, from its first breath to its last: start, serve, drain, end."""

import asyncio
import contextlib
import functools
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from leggio.server import garbage
from leggio.server.app import create_app
from leggio.server.container import Container
from leggio.server.http_protocol import BoundedHttpProtocol
from leggio.server.logger import log
from leggio.server.peer_channel import PeerChannel
from leggio.server.settings import ServerSettings
from leggio.server.sockets.doors import Doors
from leggio.server.sockets.upgrade import UpgradeHttpProtocol, handoff_receiver
from leggio.server.sockets.wire import WiredWebSocket
from leggio.table.frames import LONGEST_FRAME

# Once sockets are seen out, what is left are requests: they get this long.
_PARTING_S = 5
# An idle connection is closed by the client before the server closes it: longer than programs and proxies wait. Where
# both wait equally long, a request now and then meets a connection that is just being closed.
_IDLE_S = 75
_SWITCH_S = 0.001
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def _nobody_cares() -> None:
    pass


def run(
    container: Container, taken: socket.socket, ready: Callable[[], None], ending: Callable[[], None] = _nobody_cares
) -> None:
    """Serve on a socket until the process is told to end; errors of the store at the start are raised."""
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(container, taken, ready, ending))
    finally:
        garbage.thaw()


async def _serve(
    container: Container, taken: socket.socket, ready: Callable[[], None], ending: Callable[[], None]
) -> None:
    app = create_app(container)
    _spare_the_collector()
    # Between two statements the thread that writes to SQLite waits for the interpreter: not for five milliseconds.
    sys.setswitchinterval(_SWITCH_S)
    server = _Server(_config(app, container.settings, container.channel, container.doors), container, ready, ending)
    with server.listening_to_signals():
        await container.start()
        try:
            if not server.should_exit:
                # What the app's own lifespan would do; here errors of the start reach whoever started it.
                app.state["people"] = container.people
                await server.serve(sockets=[taken])
        finally:
            await container.close()
            log.info("ended")


def _config(app: object, settings: ServerSettings, channel: PeerChannel | None, doors: Doors) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application, whatever it calls its messages
        lifespan="off",
        loop="none",
        http=functools.partial(UpgradeHttpProtocol, channel=channel) if channel else BoundedHttpProtocol,  # type: ignore[arg-type]  # called only
        ws=functools.partial(WiredWebSocket, doors=doors),  # type: ignore[arg-type]  # called only
        ws_max_size=2 * LONGEST_FRAME,  # a little more than a frame: what is too long is told, what is huge is cut off
        # The protocol has pings of its own, and the system drops who does not take them: these are for proxies.
        ws_ping_interval=60,
        ws_ping_timeout=60,
        ws_per_message_deflate=False,  # views are small, and compressing each for each seat costs more than it saves
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_PARTING_S,
        timeout_keep_alive=_IDLE_S,
    )


def _spare_the_collector() -> None:
    """Look for garbage seldom, and never among what is there from the start.

    Tables are made of immutable records, which cannot form cycles and are freed without the collector. To look through
    all of them, as it would each time their number has grown by a quarter, keeps everyone waiting. Nor is there a look
    now: of two hundred thousand things that a start leaves, some hundreds are garbage; finding them is a tenth of it.
    """
    gc.freeze()
    gc.set_threshold(3_000, 20, 50)


class _Server(uvicorn.Server):
    """Uvicorn, with a farewell before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, container: Container, ready: Callable[[], None], ending: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._container = container
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections, and say so."""
        await super().startup(sockets)
        if self._container.channel is not None:
            self._container.channel.listen(handoff_receiver(self._arrive))
        log.info("serving")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the clocks and see everyone out, then close what is left."""
        log.info("draining", sockets=len(self._container.sockets))
        self._ending()
        await self._container.drain()
        if self._container.channel is not None:
            self._container.channel.close()
        await super().shutdown(sockets)

    def _arrive(self, begun: bytes) -> UpgradeHttpProtocol:
        """A connection that a peer hands over."""
        state, app_state = self.server_state, self.lifespan.state
        return self.config.http_protocol_class(  # type: ignore[call-arg,return-value]  # ours, see _config
            config=self.config, server_state=state, app_state=app_state, begun=begun
        )

    @contextlib.contextmanager
    def listening_to_signals(self) -> Iterator[None]:
        """End in order when told to; told twice, at once."""
        loop = asyncio.get_running_loop()
        for each in _SIGNALS:
            loop.add_signal_handler(each, self.handle_exit, each, None)
        try:
            yield
        finally:
            for each in _SIGNALS:
                loop.remove_signal_handler(each)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would raise the signal once more at the end, and the process would seem to have failed."""
        yield


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not there on Windows

    return uvloop.new_event_loop
