"""The files for proxies (deploy/proxy), as they are but for names, ports and certificates, before a real server."""

import asyncio
import contextlib
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from support.clients import Elsewhere, Guest
from support.ending import end_with_parent
from support.ports import free_port
from support.processes import wait_until
from support.servers import Server, serving

FOLDER = Path(__file__).parents[2] / "deploy" / "proxy"
NAME = "leggio.example.org"
Certificate = tuple[Path, Path]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """A certificate of this machine's own, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed here")
    folder = tmp_path_factory.mktemp("tls")
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2"]
    subprocess.run([*command, *subject, "-keyout", key, "-out", made], check=True, capture_output=True, timeout=60)  # noqa: S603 - ours
    return made, key


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the usual settings."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def behind_nginx(folder: Path, server: Server, port: int, certificate: Certificate) -> list[str]:
    """The command that runs nginx with our file."""
    site = (FOLDER / "nginx.conf").read_text()
    plain = free_port()
    for old, new in (
        ("127.0.0.1:8000", server.url.removeprefix("http://")),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("listen [::]:443 ssl http2;", ""),
        (f"server_name {NAME};", "server_name localhost;"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate[0])),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(certificate[1])),
    ):
        assert old in site, old
        site = site.replace(old, new)
    paths = "".join(
        f"{each}_temp_path {folder}/{each};\n" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr", "-g", "daemon off;"]


def behind_caddy(folder: Path, server: Server, port: int, certificate: Certificate) -> list[str]:
    """The command that runs Caddy with our file."""
    site = (FOLDER / "Caddyfile").read_text()
    for old, new in (
        (f"{NAME} {{", f"https://localhost:{port} {{\n\ttls {certificate[0]} {certificate[1]}\n\tbind 127.0.0.1"),
        ("127.0.0.1:8000", server.url.removeprefix("http://")),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize("behind", [behind_nginx, behind_caddy])
def test_a_game_goes_through(
    behind: Callable[[Path, Server, int, Certificate], list[str]],
    tmp_path: Path,
    server: Server,
    certificate: Certificate,
) -> None:
    """By HTTPS and its sockets: a table is opened, a move is made and shown. The server knows that it is HTTPS, and
    believes the proxy, not the client, about who the client is."""
    port = free_port()
    command = behind(tmp_path, server, port, certificate)
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed here")
    tls = ssl.create_default_context(cafile=certificate[0])
    with proxied(command, tmp_path, f"https://localhost:{port}", tls) as outside, outside.closing:
        anna = Guest(outside, "Anna", tls=tls)
        assert all(cookie.secure for cookie in anna.http.cookies.jar)
        game = anna.open("verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0})

        async def scenario() -> None:
            async with anna.at(game["id"]) as place:
                answer = await place.do({"command": "draw", "pile": "b"}, place.welcome["seq"])
                assert answer["type"] == "ack"
                await place.news_of(answer["seq"])

        asyncio.run(scenario())
        # Figures are for this machine: whoever is not believed to be elsewhere sees them.
        pretended = anna.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        assert pretended.status_code == 200


@contextlib.contextmanager
def proxied(command: list[str], folder: Path, url: str, tls: ssl.SSLContext) -> Iterator[Elsewhere]:
    """A proxy that answers, until the end of the block."""
    with (folder / "log").open("w") as log:
        proxy = subprocess.Popen(  # noqa: S603 - by name
            command,
            stdout=log,
            stderr=log,
            env={"HOME": str(folder), "PATH": "/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin"},
            preexec_fn=end_with_parent,  # noqa: PLW1509 - one system call
        )

    def answers() -> bool:
        assert proxy.poll() is None, (folder / "log").read_text()
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{url}/healthz", verify=tls, timeout=60).status_code == 200
        return False

    try:
        wait_until(answers)
        yield Elsewhere(url)
    finally:
        proxy.terminate()
        proxy.wait(60)
