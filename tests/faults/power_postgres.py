"""A PostgreSQL of one's own whose files can be recorded, copied and started from what was left of them."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from runpy import run_path
from typing import Any

import asyncpg

_SERVICES: dict[str, Any] = run_path(str(Path(__file__).resolve().parents[2] / "scripts" / "services"))
PATIENCE = 60
# What a real one has, and little enough of it that checkpoints come while people play.
_SETTINGS = ("fsync=on", "full_page_writes=on", "synchronous_commit=on", "max_wal_size=2MB", "min_wal_size=2MB")
_SMALL = ("shared_buffers=2MB", "max_connections=20", "autovacuum=off", "listen_addresses=")


class Cluster:
    """A data directory, and a server on it."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        self._data = data
        self._environment = {**os.environ, **(environment or {})}
        self._programs: Path = _SERVICES["find_or_install"]()[0]
        self._user: str | None = _SERVICES["unprivileged_user"]()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"postgresql://leggio@/postgres?host={self._data}"

    def create(self) -> None:
        """Make the data directory."""
        self._data.mkdir(mode=0o700)
        self.own()
        options = ["-U", "leggio", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        more = ["--data-checksums", "--wal-segsize=1"]
        self._run([self._programs / "initdb", "-D", self._data, *options, *more])

    def own(self) -> None:
        """Give the files to whom the server runs as."""
        if self._user:
            subprocess.run(["chown", "-R", self._user, self._data], check=True)  # noqa: S603, S607 - our own folder

    def start(self) -> None:
        """Start, recover, and answer."""
        settings = [*_SETTINGS, *_SMALL, f"unix_socket_directories={self._data}"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self._data.parent / f"{self._data.name}.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - a program of ours to be
                [str(self._programs / "postgres"), "-D", str(self._data), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                env=self._environment,
                start_new_session=True,
                user=self._user,
            )
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > give_up:
                log_text = (self._data.parent / f"{self._data.name}.log").read_text(errors="replace")
                raise AssertionError(f"PostgreSQL does not start:\n{log_text[-3000:]}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: quickly and cleanly, or at once."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    async def checkpoint(self) -> None:
        """Let it write what it has in memory."""
        connection = await asyncpg.connect(self.url)
        await connection.execute("CHECKPOINT")
        await connection.close()

    def _answers(self) -> bool:
        async def ask() -> None:
            connection = await asyncpg.connect(self.url, timeout=5)
            await connection.close()

        try:
            asyncio.run(ask())
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        return True

    def _run(self, command: list[str | Path]) -> None:
        subprocess.run(  # noqa: S603 - a program of PostgreSQL's
            [str(part) for part in command], check=True, capture_output=True, cwd="/", user=self._user
        )


def without_traces(data: Path) -> None:
    """Take away what says that a server runs there: it died with the power."""
    (data / "postmaster.pid").unlink(missing_ok=True)
    for socket in data.glob(".s.PGSQL*"):
        socket.unlink()
