"""A server as a service of systemd, of one process and of two: what it is told, and the figures of all processes."""

import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from support.processes import children, wait_until
from support.servers import serving


@pytest.fixture
def heard(tmp_path: Path) -> Iterator[socket.socket]:
    """Systemd's end of the line."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(60)
        yield line


def until(heard: socket.socket, message: bytes) -> list[bytes]:
    """What it is told up to this."""
    told: list[bytes] = []
    while message not in told:
        assert len(told) < 1000, f"no {message!r}"
        told.append(heard.recv(100))
    return told


@pytest.mark.parametrize("workers", [1, 2])
def test_systemd_is_told(tmp_path: Path, heard: socket.socket, workers: int) -> None:
    """That it serves only when it does; then that it lives, again and again; and that it ends."""
    watched = {"NOTIFY_SOCKET": heard.getsockname(), "WATCHDOG_USEC": "400000"}
    with serving(tmp_path / "data", "--workers", str(workers), **watched) as server:
        assert until(heard, b"READY=1") == [b"READY=1"]
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        until(heard, b"WATCHDOG=1")
        until(heard, b"WATCHDOG=1")
        server.process.send_signal(signal.SIGTERM)
        assert set(until(heard, b"STOPPING=1")) <= {b"WATCHDOG=1", b"STOPPING=1"}
        assert server.stop() == 0


def test_any_process_tells_the_figures_of_both(tmp_path: Path) -> None:
    """Whichever takes the connection: no request is missing from the sum, and the sum never falls. One that was killed
    is missing until it is replaced; nobody else may ask."""
    with serving(tmp_path, "--workers", "2") as server:

        def figures() -> str:
            return httpx.get(f"{server.url}/metrics", timeout=60).text

        def told_of() -> set[str]:
            return set(re.findall(r'^leggio_sockets{worker="(\d)"}', figures(), re.MULTILINE))

        wait_until(lambda: told_of() == {"0", "1"})
        sums = []
        for _ in range(8):  # each at a connection of its own, which either may take
            httpx.get(f"{server.url}/api/games", timeout=60)
            sums.append(answered(figures()))
        assert sums == sorted(sums)
        assert sums[-1] - sums[0] >= 7
        channels = [path.parent for path in sockets_of(server.process.pid)]
        assert channels
        assert all(folder.stat().st_mode & 0o077 == 0 for folder in channels)


def answered(figures: str) -> float:
    """How many requests all processes together have answered."""
    found = re.findall(r"^leggio_requests_total{.*} (\S+)$", figures, re.MULTILINE)
    return sum(map(float, found))


def sockets_of(supervisor: int) -> list[Path]:
    """Where the processes of a server can be asked for their figures."""
    ours = {str(child) for child in children(supervisor)}
    assert len(ours) == 2
    lines = Path("/proc/net/unix").read_text().splitlines()
    named = (Path(line.split()[-1]) for line in lines if re.search(r"/leggio-[^/]+/figures-\d$", line))
    return [path for path in named if path.exists()]
