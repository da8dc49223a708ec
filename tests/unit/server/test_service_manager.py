"""What systemd is told."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from leggio.server.service_manager import ServiceManager


@pytest.fixture
def heard(tmp_path: Path) -> Iterator[socket.socket]:
    """Systemd's end of the line."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(5)
        yield line


def test_it_is_told_that_the_server_serves_and_lives(heard: socket.socket) -> None:
    """In its own words; beats come twice as often as it looks."""
    manager = ServiceManager({"NOTIFY_SOCKET": heard.getsockname(), "WATCHDOG_USEC": "30000000"})
    assert manager.beat_every_s == 15
    manager.ready()
    manager.beat()
    assert [heard.recv(100), heard.recv(100)] == [b"READY=1", b"WATCHDOG=1"]


def test_an_abstract_address() -> None:
    """Linux has sockets without a file; systemd writes their zero as @."""
    name = f"leggio-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\0" + name)
        line.settimeout(5)
        ServiceManager({"NOTIFY_SOCKET": "@" + name}).ready()
        assert line.recv(100) == b"READY=1"


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"WATCHDOG_USEC": "30000000"},  # nobody to tell
        {"NOTIFY_SOCKET": "/nowhere/at/all"},
        {"NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "soon"},
        {"NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"},  # another's
    ],
)
def test_nobody_is_there(environment: dict[str, str]) -> None:
    """Nothing is said, and nothing fails."""
    manager = ServiceManager(environment)
    manager.ready()
    assert manager.beat_every_s == 0
