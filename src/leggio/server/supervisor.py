"""Several server processes on one port: started, replaced when they die or hang, ended together.

Each has one end of a pair of sockets: it says there when it serves and then every second, and ends when the other end
is gone, so that none outlives the supervisor, however that ends.
"""

import contextlib
import os
import secrets
import selectors
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from leggio.server.logger import log
from leggio.server.own_python import PYTHON_MODULE
from leggio.server.service_manager import ServiceManager

# A process that dies within so many seconds is started again only after as many.
SOON_S = 2.0
# How long they get to end by themselves.
PATIENCE_S = 15.0
READY = b"+"
BEAT = b"."
BEAT_S = 1.0
# One that serves and has not been heard of for so many seconds hangs: it is replaced, and its tables with it.
HUNG_S = 8.0
# A start may have a large database to bring up to date.
_STARTS_WITHIN_S = 600.0
# Whoever did not look for so long cannot blame others for their silence.
_AWAY_S = 2.0
_LONGEST_PLACE = 80


class Supervisor:
    """Keeps `count` workers running until it is told to stop."""

    def __init__(
        self, taken: socket.socket, count: int, ready: Callable[[], None], manager: ServiceManager | None = None
    ) -> None:
        self._taken = taken
        self._count = count
        self._ready = ready
        self._manager = manager or ServiceManager({})
        self._beat_at = 0.0
        self._announced = False
        self._stopping = False
        self._workers: list[_Worker | None] = [None] * count
        self._selector = selectors.DefaultSelector()
        self._channel = _channel_directory()
        from leggio.server.peer_limits import lay_out  # noqa: PLC0415 - of systems that have such channels

        lay_out(Path(self._channel.name), count)

    def run(self) -> None:
        """Run until SIGINT or SIGTERM; then everyone ends in order."""
        wake, woken = socket.socketpair()
        os.set_blocking(wake.fileno(), False)
        signal.set_wakeup_fd(wake.fileno())
        self._selector.register(woken, selectors.EVENT_READ)
        handlers = {each: signal.signal(each, self._stop) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            looked_at = time.monotonic()
            while not self._stopping:
                self._look_after_workers()
                self._beat()
                self._wait(woken)
                looked_at, before = time.monotonic(), looked_at
                self._end_those_that_hang(was_away=looked_at - before > _AWAY_S)
        finally:
            self._end()
            signal.set_wakeup_fd(-1)
            for each, handler in handlers.items():
                signal.signal(each, handler)
            wake.close()
            woken.close()

    def _stop(self, _number: int, _frame: object) -> None:
        self._stopping = True

    def _look_after_workers(self) -> None:
        for index, worker in enumerate(self._workers):
            if worker is not None and worker.is_running:
                continue
            if worker is not None:
                if time.monotonic() - worker.started < SOON_S:
                    continue
                log.error("worker died", worker=index, code=worker.process.returncode)
                self._forget(worker)
            self._workers[index] = self._start(index)

    def _beat(self) -> None:
        """Tell whoever watches the service; a worker that hangs is this class's own concern."""
        now = time.monotonic()
        due = self._announced and self._manager.beat_every_s and now - self._beat_at >= self._manager.beat_every_s
        if due:
            self._manager.beat()
            self._beat_at = now

    def _end_those_that_hang(self, *, was_away: bool) -> None:
        for index, worker in enumerate(self._workers):
            if worker is None or not worker.is_running:
                continue
            if was_away:
                worker.heard()
            elif time.monotonic() - worker.heard_at > (HUNG_S if worker.serves else _STARTS_WITHIN_S):
                log.error("worker hangs", worker=index, process=worker.process.pid)
                worker.process.kill()

    def _start(self, index: int) -> "_Worker":
        before = self._workers[index]
        predecessor = "" if before is None else before.node if before.serves else before.predecessor
        worker = _Worker(self._taken, self._count, self._channel.name, index, predecessor)
        self._selector.register(worker.line, selectors.EVENT_READ, worker)
        return worker

    def _forget(self, worker: "_Worker") -> None:
        with contextlib.suppress(KeyError):
            self._selector.unregister(worker.line)
        worker.line.close()

    def _wait(self, woken: socket.socket) -> None:
        """Until something happens: a worker speaks or dies, a signal comes, or a while passes."""
        for key, _ in self._selector.select(timeout=0.5):
            if key.data is None:
                woken.recv(16)
            elif said := key.data.line.recv(64):
                key.data.heard(serves=READY in said)
                if READY in said:
                    self._announce()
            else:
                self._selector.unregister(key.data.line)

    def _announce(self) -> None:
        if not self._announced:
            self._announced = True
            self._ready()
            self._manager.ready()

    def _end(self) -> None:
        self._manager.ending()
        self._taken.close()
        running = [worker for worker in self._workers if worker is not None]
        for worker in running:
            worker.process.terminate()
        deadline = time.monotonic() + PATIENCE_S
        for worker in running:
            try:
                worker.process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                log.warning("worker killed", process=worker.process.pid)
                worker.process.kill()
                worker.process.wait()
            worker.line.close()
        self._channel.cleanup()


def _channel_directory() -> "tempfile.TemporaryDirectory[str]":
    """A directory for nobody else. A Unix socket has an address of a hundred bytes: the usual place may be too deep."""
    usual = tempfile.gettempdir()
    fits = len(os.fsencode(usual)) < _LONGEST_PLACE
    return tempfile.TemporaryDirectory(prefix="leggio-", dir=usual if fits else "/tmp")  # noqa: S108 - made safely


class _Worker:
    """One process, and the line to it."""

    def __init__(self, taken: socket.socket, count: int, channel: str, index: int, predecessor: str) -> None:
        self.node, self.predecessor = secrets.token_hex(8), predecessor  # who served its tables before
        self.line, other = socket.socketpair()
        with other:
            descriptors = (taken.fileno(), other.fileno())
            place = [*map(str, descriptors), channel, str(index), self.node, predecessor]
            command = [*PYTHON_MODULE, "leggio.server.worker", *place]
            self.process = subprocess.Popen(  # noqa: S603 - this very program
                command,
                pass_fds=descriptors,
                # Ctrl-C at a terminal goes to everyone: workers are told by the supervisor, once.
                start_new_session=True,
                env={**os.environ, "LEGGIO_WORKERS": str(count)},
            )
        self.started = time.monotonic()
        self.serves = False
        self.heard()

    def heard(self, *, serves: bool = False) -> None:
        """It is well."""
        self.serves = self.serves or serves
        self.heard_at = time.monotonic()

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None
