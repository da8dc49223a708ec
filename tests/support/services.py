"""A real PostgreSQL and a real Redis for tests: one of each for a whole run, started when the first test wants them.

Workers of one run share them. They watch the process of the run, and stop when it is gone, however it went.
"""

import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "services"
PATIENCE = 300  # seconds; on a fresh machine they are installed first


class Services(msgspec.Struct, frozen=True):
    """Where they are."""

    postgresql: str
    redis: str


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Services:
    """Both services, running."""
    base = tmp_path_factory.getbasetemp()
    under_xdist = "PYTEST_XDIST_WORKER" in os.environ
    folder, run = (base.parent, os.getppid()) if under_xdist else (base, os.getpid())
    addresses = folder / "services.json"
    with (folder / "services.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return started_services(addresses, run)


def started_services(addresses: Path, run: int, *options: str) -> Services:
    """Both services, started if nobody has written down where they are; they end with a process."""
    if not addresses.exists():
        _start(addresses, run, *options)
    return msgspec.json.decode(addresses.read_bytes(), type=Services)


def _start(addresses: Path, run: int, *options: str) -> None:
    log = addresses.with_suffix(".log")
    with log.open("wb") as output:
        command = [sys.executable, str(SCRIPT), "--while-lives", str(run), "--write", str(addresses), *options]
        process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)  # noqa: S603 - ours
    give_up = time.monotonic() + PATIENCE
    while not addresses.exists():
        if process.poll() is not None or time.monotonic() > give_up:
            pytest.fail(f"These tests need PostgreSQL and Redis:\n{log.read_text()}", pytrace=False)
        time.sleep(0.02)
    process.returncode = 0  # it outlives this process on purpose: nobody is to wait for it
