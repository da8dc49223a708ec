"""Real servers for tests: `leggio serve` in a process of its own, on a free port, with a directory of its own."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from support.ending import end_with_parent

ANNOUNCED = "http://"
STARTS_WITHIN = 120  # seconds


class Server:
    """A running server: where it is, what it says about itself."""

    def __init__(
        self, process: "subprocess.Popen[str]", url: str, log: list[str], reading: threading.Thread, data: Path
    ) -> None:
        self.process = process
        self.data = data  # its directory
        self.url = url
        self.log = log
        self._reading = reading
        self.closing = ExitStack()  # what ends with the server

    @property
    def socket_url(self) -> str:
        """Where its WebSockets are."""
        return self.url.replace("http", "ws", 1)

    @property
    def faults(self) -> list[str]:
        """What it said went wrong."""
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]

    def stop(self, how: int = signal.SIGTERM, patience: float = 60) -> int:
        """End it with a signal; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(patience)
        finally:
            self._end_all(patience)

    def _end_all(self, patience: float) -> None:
        """One that does not end when asked must not outlive its test, nor may its children: they hold its outputs."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(patience)
        self._reading.join(patience)
        for stream in (self.process.stdout, self.process.stderr):
            # To close what a thread still reads would wait for that thread.
            if stream and not self._reading.is_alive():
                stream.close()


def start(data: Path, *arguments: str, program: str = "leggio", **environment: str) -> Server:
    """Start a server, and wait until it says where it is; `program` is the module that is run."""
    given = {key: value for key, value in os.environ.items() if not key.startswith("LEGGIO_") or key == "LEGGIO_CACHE"}
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", program, "serve", "--port", "0", "--lang", "en", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**given, "LEGGIO_DATA": str(data), "LEGGIO_BOT_PACE_MS": "0", **environment},
        start_new_session=True,  # a group of its own, which is ended as a whole
        preexec_fn=end_with_parent,  # noqa: PLW1509 - one system call
    )
    # What never says where it is would be waited for without end: its end closes its output.
    give_up = threading.Timer(STARTS_WITHIN, process.kill)
    give_up.start()
    assert process.stdout is not None
    assert process.stderr is not None
    log: list[str] = []
    reading = threading.Thread(target=_keep, args=(process.stderr, log), daemon=True)
    reading.start()
    announced = process.stdout.readline()
    give_up.cancel()
    if ANNOUNCED not in announced:
        process.wait(60)
        reading.join(60)
        raise AssertionError(f"the server did not start: {announced}{''.join(log)}")
    url = next(word for word in announced.split() if word.startswith(ANNOUNCED))
    return Server(process, url, log, reading, data)


@contextmanager
def serving(data: Path, *arguments: str, program: str = "leggio", **environment: str) -> Iterator[Server]:
    """A server that is ended with the block."""
    server = start(data, *arguments, program=program, **environment)
    try:
        yield server
    finally:
        server.closing.close()
        server.stop()


def _keep(stream: IO[str], log: list[str]) -> None:
    log.extend(stream)
