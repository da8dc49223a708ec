"""One of several server processes, by the supervisor.

`python -m leggio.server.worker SOCKET LINE CHANNEL NUMBER NODE BEFORE`: what it is called among servers, and what the
one before it was called, if there was one.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from pathlib import Path

from leggio.server import garbage
from leggio.server.container import Container
from leggio.server.lifecycle import run
from leggio.server.logger import log
from leggio.server.logs import set_up_logs
from leggio.server.peer_channel import PeerChannel
from leggio.server.settings import settings_from
from leggio.server.supervisor import BEAT, BEAT_S, READY
from leggio.storage.errors import StorageError
from leggio.table.ports import StoreUnavailableError


def main() -> None:
    """Serve on the socket that was handed over, until told to end or left alone."""
    settings = settings_from(os.environ)
    set_up_logs(settings.log_level)
    taken = socket.socket(fileno=int(sys.argv[1]))
    line = socket.socket(fileno=int(sys.argv[2]))
    channel = PeerChannel(Path(sys.argv[3]), int(sys.argv[4]), settings.workers)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()

    def ready() -> None:
        garbage.resume()
        with contextlib.suppress(OSError):  # nobody is there any more: the end is on its way
            line.sendall(READY)
        _keep_beating(line)

    try:
        run(Container.of(settings, channel=channel, node=sys.argv[5], predecessor=sys.argv[6] or None), taken, ready)
    except (StorageError, StoreUnavailableError) as error:
        # Only what it is: the address of a database may hold a password.
        log.error("cannot start", error=type(error).__name__, code=getattr(error, "code", ""))
        sys.exit(1)


def _keep_beating(line: socket.socket) -> None:
    """Tell the supervisor from within the loop, so that it hears of one that hangs by hearing nothing."""
    with contextlib.suppress(OSError):
        line.send(BEAT, socket.MSG_DONTWAIT)
    asyncio.get_running_loop().call_later(BEAT_S, _keep_beating, line)


def _end_with(line: socket.socket) -> None:
    """The supervisor never speaks: there is something to read when it is gone, or an error if it had not read all."""
    with contextlib.suppress(OSError):
        line.recv(1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
