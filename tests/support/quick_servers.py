"""Servers that start in a moment, to be killed by the hundred: python quick_servers.py

Most of what `leggio serve` takes to start is Python loading it. One process loads it all once; every server is a fork
of it that runs the very command, with an environment, an input and outputs of its own.
"""

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.ending import end_with_parent
from support.ports import free_port
from support.processes import gone
from support.servers import ANNOUNCED

PATIENCE = 60


class QuickServer:
    """One server after the other on one port and one database."""

    def __init__(self, nursery: "Nursery", folder: Path, arguments: Sequence[str] = (), **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.closing = contextlib.ExitStack()
        self.pid = 0
        self.spawned_at = 0  # milliseconds since 1970, as servers count
        self.ready_at = 0
        self._nursery = nursery
        self._folder = folder
        self._arguments = arguments
        self._environment = {"LEGGIO_DATA": str(folder), "LEGGIO_BOT_PACE_MS": "0", **environment}
        self._starts = 0

    def start(self) -> None:
        """Start it, and wait until it says where it is; ConnectionError if it ends instead."""
        self._starts += 1
        out = self._folder / f"out-{self._starts}"
        out.touch()
        self.spawned_at = wall_clock()
        arguments = ["serve", "--port", str(self.port), "--lang", "en", *self._arguments]
        self.pid = self._nursery.bear(arguments, self._environment, out, self._folder / f"log-{self._starts}")
        give_up = time.monotonic() + PATIENCE
        while ANNOUNCED not in out.read_text("utf-8"):
            assert time.monotonic() < give_up, f"it does not start: {self.log[-5:]}"
            if gone(self.pid):
                self._nursery.bury(self.pid)
                self.pid = 0
                raise ConnectionError(f"it does not start: {self.log[-5:]}")
            time.sleep(0.005)
        self.ready_at = wall_clock()

    def kill(self) -> int:
        """End it without a word; the moment it was gone."""
        os.kill(self.pid, signal.SIGKILL)
        self._nursery.bury(self.pid)
        self.pid = 0
        return wall_clock()

    def stop(self) -> None:
        """End it in order."""
        if self.pid:
            os.kill(self.pid, signal.SIGTERM)
            self._nursery.bury(self.pid)
            self.pid = 0

    @property
    def log(self) -> list[str]:
        """All that its processes said about themselves."""
        logs = sorted(self._folder.glob("log-*"), key=lambda path: int(path.name[4:]))
        return [line for path in logs for line in path.read_text("utf-8").splitlines()]

    @property
    def faults(self) -> list[str]:
        """What they said went wrong."""
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]


class Nursery:
    """The process that servers are forks of."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._one_at_a_time = threading.Lock()

    def bear(self, arguments: list[str], environment: dict[str, str], out: Path, log: Path) -> int:
        """Start a server; the id of its process."""
        return int(
            self._ask({"arguments": arguments, "environment": environment, "out": str(out), "log": str(log)})["pid"]
        )

    def bury(self, pid: int) -> None:
        """Wait until a server is gone."""
        assert self._ask({"wait": pid})["gone"], "the server does not end"

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


@contextmanager
def nursery(**environment: str) -> Iterator[Nursery]:
    """A nursery that ends with the block, and all its servers with it."""
    given = {key: value for key, value in os.environ.items() if not key.startswith("LEGGIO_") or key == "LEGGIO_CACHE"}
    tests = str(Path(__file__).parents[1])
    process = subprocess.Popen(  # noqa: S603 - this very file
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**given, "PYTHONPATH": tests, **environment},
    )
    with process:
        yield Nursery(process)
        assert process.stdin is not None
        process.stdin.close()


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


_ALL_OF_IT = (
    "aiosqlite",
    "asyncpg",
    "leggio.cli.main",
    "leggio.cli.serve",
    "leggio.server.startup",
    "leggio.storage.redis_bus",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def _become_a_server(question: dict[str, Any]) -> None:
    """In the fork: never returns."""
    try:
        for path, stream in ((question["out"], 1), (question["log"], 2), (os.devnull, 0)):
            descriptor = os.open(path, (os.O_WRONLY | os.O_CREAT) if stream else os.O_RDONLY, 0o600)
            os.dup2(descriptor, stream)
            os.close(descriptor)
        os.closerange(3, 256)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, "w" if number else "r") for number in (0, 1, 2))
        os.environ.update(question["environment"])
        sys.argv = ["leggio", *question["arguments"]]
        from leggio.cli.main import main

        main()
    except SystemExit as ended:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(ended.code if isinstance(ended.code, int) else 1)
    except BaseException:  # noqa: BLE001 - told, and then it must not go on as the nursery
        import traceback

        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)
    os._exit(0)


def _is_gone(pid: int) -> bool:
    """Wait for a process to end, for a while."""
    give_up = time.monotonic() + PATIENCE
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        if time.monotonic() > give_up:
            return False
        time.sleep(0.002)
    return True


def main() -> None:
    """Start servers and wait for them, as asked; when nobody asks any more, all of them end."""
    end_with_parent()
    for module in _ALL_OF_IT:
        importlib.import_module(module)
    living: set[int] = set()
    source, target = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    try:
        for line in source:
            question = json.loads(line)
            if "wait" in question:
                answer: dict[str, int] = {"gone": _is_gone(question["wait"])}
                if answer["gone"]:
                    living.discard(question["wait"])
            else:
                pid = os.fork()
                if pid == 0:
                    end_with_parent()
                    _become_a_server(question)
                living.add(pid)
                answer = {"pid": pid}
            target.write(json.dumps(answer) + "\n")
            target.flush()
    finally:
        for pid in living:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
