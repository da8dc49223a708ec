"""Where others in the same room find this machine (leggio.server.local_network)."""

import re
import subprocess
import sys
from ipaddress import IPv4Address
from pathlib import Path

import httpx

from leggio.server.local_network import _unlikeliness, local_addresses


def test_addresses_are_of_this_machine() -> None:
    """Each is one that this machine has, no loopback among them, none twice."""
    found = local_addresses()
    assert len(found) == len(set(found))
    assert not any(IPv4Address(each).is_loopback for each in found)
    known = Path("/proc/net/fib_trie")
    if known.exists():
        assert set(found) <= set(re.findall(r"[0-9.]+", known.read_text()))


def test_the_network_of_the_room_comes_first() -> None:
    """Networks that programs make for themselves, and public addresses, come after those of homes and clubs."""
    given = [IPv4Address(each) for each in ("8.8.4.4", "172.17.0.1", "192.168.1.20")]
    assert [str(each) for each in sorted(given, key=_unlikeliness)] == ["192.168.1.20", "172.17.0.1", "8.8.4.4"]


def test_a_server_for_the_room_says_where_it_is(tmp_path: Path) -> None:
    """`leggio serve --host 0.0.0.0` says at once what others type, or that nobody can come in."""
    command = [sys.executable, "-m", "leggio", "serve", "--host", "0.0.0.0", "--port", "0", "--lang", "en"]  # noqa: S104
    environment = {"LEGGIO_DATA": str(tmp_path / "data"), "LEGGIO_CACHE": str(tmp_path / "cache"), "PATH": "/usr/bin"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        assert server.stdout
        ready, invitation = server.stdout.readline(), server.stdout.readline()
        port = ready.rsplit(":", 1)[1].split()[0].rstrip(".")
        own = httpx.get(f"http://127.0.0.1:{port}/j/NOBODY", timeout=60).text
        others = httpx.get(f"http://127.0.0.1:{port}", headers={"X-Forwarded-For": "203.0.113.7"}, timeout=60).text
        server.terminate()
    assert "localhost" in ready
    for address in local_addresses():
        assert f"http://{address}:" in invitation
    assert invitation.strip()
    # The page at this machine knows too, for what others are to scan; whoever is elsewhere has the right address.
    said = re.search(r'<meta name="leggio-nearby" content="([\d. ]+)">', own)
    assert (said[1].split() if said else []) == local_addresses()[:3]
    assert "leggio-nearby" not in others
