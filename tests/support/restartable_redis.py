"""A Redis of one test's own, which can be killed or frozen, and is there again on the same port."""

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.ports import free_port
from support.services import Services


class RestartableRedis:
    """Runs on a free port until it is killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = shutil.which("redis-server")
        assert program, "the fixture `services` sees to it that Redis is installed"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)  # noqa: S603 - a test's own
        while not self._answers():
            assert self._process.poll() is None, "Redis ended"
            time.sleep(0.01)

    def kill(self) -> None:
        """End it without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let it answer nothing, with every connection open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


@pytest.fixture
def own_redis(services: Services, tmp_path: Path) -> Iterator[RestartableRedis]:
    """A Redis that this test may kill."""
    redis = RestartableRedis(tmp_path)
    redis.start()
    yield redis
    redis.kill()
