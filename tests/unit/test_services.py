"""`scripts/services`: what it starts, it stops, however it or its user ends."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from support.processes import gone, wait_until
from support.services import SCRIPT, Services

PATIENCE = 60


@pytest.fixture
def bystander() -> Iterator["subprocess.Popen[bytes]"]:
    """A process that lives until it is killed."""
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    yield process
    process.kill()
    process.wait()


def is_listening(redis: str) -> bool:
    """Whether something answers where Redis was."""
    found = re.search(r":(\d+)/", redis)
    assert found
    try:
        socket.create_connection(("127.0.0.1", int(found[1])), timeout=1).close()
    except OSError:
        return False
    return True


def process_of(socket_folder: Path) -> int:
    """The number of PostgreSQL's process, which it leaves beside its data."""
    return int((socket_folder / "postmaster.pid").read_text().splitlines()[0])


@pytest.mark.usefixtures("services")  # so that they are installed
@pytest.mark.parametrize("end", ["user", "stopped", "killed"])
def test_nothing_is_left_running(bystander: "subprocess.Popen[bytes]", end: str, tmp_path: Path) -> None:
    """The user is killed, the script is asked to stop, the script itself is killed: both services end."""
    addresses = tmp_path / "services.json"
    command = [sys.executable, str(SCRIPT), "--while-lives", str(bystander.pid), "--write", str(addresses)]
    script = subprocess.Popen(command)  # noqa: S603 - ours
    wait_until(addresses.exists)
    found = msgspec.json.decode(addresses.read_bytes(), type=Services)
    folder = Path(found.postgresql.partition("host=")[2])
    postgres = process_of(folder)
    assert not gone(postgres)
    assert is_listening(found.redis)
    if end == "user":
        bystander.kill()
    else:
        os.kill(script.pid, signal.SIGTERM if end == "stopped" else signal.SIGKILL)
    script.wait(PATIENCE)
    wait_until(lambda: gone(postgres))
    wait_until(lambda: not is_listening(found.redis))
    if end == "killed":
        shutil.rmtree(folder.parent)  # nobody was left to tidy up
    else:
        assert not folder.parent.exists()
