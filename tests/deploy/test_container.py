"""The container (deploy/docker): what its files say holds, and where Docker's engine is they are built and run."""

import os
import re
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from leggio.server.settings import KNOWN, PREFIX
from support.clients import Elsewhere, Guest
from support.ports import free_port

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy" / "docker"
COMPOSE = FOLDER / "compose.yaml"
OF_EVERY_STAGE = frozenset({"ARG", "COPY", "ENV", "FROM", "RUN", "WORKDIR"})
OF_THE_IMAGE = frozenset({"CMD", "ENTRYPOINT", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "USER", "VOLUME"})


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's, each with what follows it."""
    text = re.sub(r"\\\n\s*", "", (FOLDER / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def test_the_container_is_small_and_nobodys() -> None:
    """What compiles stays behind, whoever breaks in is no root, and Docker can ask how it is."""
    found = instructions()
    assert {name for name, _ in found} <= OF_EVERY_STAGE | OF_THE_IMAGE
    stages = [index for index, (name, _) in enumerate(found) if name == "FROM"]
    last = found[stages[-1] :]
    assert len(stages) == 3
    assert not any("apt-get" in rest or "npm" in rest for _, rest in last)
    user = next(rest for name, rest in last if name == "USER")
    assert user not in ("root", "0")
    assert any(name == "HEALTHCHECK" and "/healthz" in rest for name, rest in last)
    assert ("ENTRYPOINT", '["leggio"]') in last
    read = {name for _, rest in last for name in re.findall(rf"{PREFIX}([A-Z_]+)=", rest)}
    assert read <= KNOWN


def test_what_is_copied_is_there() -> None:
    """Every file that the Dockerfile takes from the repository is there, and nothing leaves it out."""
    ignored = [line for line in (FOLDER / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] != "#"]
    stages = {rest.split(" AS ")[1] for name, rest in instructions() if name == "FROM" and " AS " in rest}
    for name, rest in instructions():
        if name != "COPY":
            continue
        *sources, _ = rest.split()
        if sources[0].startswith("--from="):
            assert sources[0].removeprefix("--from=") in stages
            continue
        for source in sources:
            assert (ROOT / source).exists(), source
            assert not any(source == each or source.startswith(f"{each}/") for each in ignored), source
    needed = ("CMakeLists.txt", "native", "pyproject.toml", "README.md", "LICENSE", "src")
    assert not set(needed) & set(ignored)


def composed() -> dict[str, Any]:
    """What compose.yaml says."""
    read: dict[str, Any] = yaml.safe_load(COMPOSE.read_text())
    return read


def test_compose_is_what_compose_takes() -> None:
    """By its own schema."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(COMPOSE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)  # noqa: S603 - our own file
    assert done.returncode == 0, done.stdout


def test_compose_holds_together() -> None:
    """Settings are ones that exist, secrets are asked for, and the outside reaches the proxy's port only."""
    services = composed()["services"]
    for service in services.values():
        for name in service.get("environment", {}):
            assert not name.startswith(PREFIX) or name.removeprefix(PREFIX) in KNOWN, name
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in composed()["volumes"]
        for needed, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in services[needed]
    assert {name: service["ports"] for name, service in services.items() if "ports" in service} == {
        "leggio": ["127.0.0.1:${LEGGIO_PORT:-8000}:8000"]
    }
    asked = set(re.findall(r"\$\{(\w+)", COMPOSE.read_text()))
    offered = {line.partition("=")[0] for line in (FOLDER / "example.env").read_text().splitlines() if line[0] != "#"}
    assert asked == offered
    assert "POSTGRES_PASSWORD:?" in COMPOSE.read_text()


def has_docker() -> bool:
    """Whether there is an engine that builds and runs, with compose."""
    if shutil.which("docker") is None:
        return False
    asked = (["docker", "info"], ["docker", "compose", "version"])
    return all(subprocess.run(each, capture_output=True, check=False).returncode == 0 for each in asked)  # noqa: S603 - by name


@pytest.fixture
def composition() -> Iterator[str]:
    """The whole composition, running; its address."""
    port = free_port()
    environment = {
        **os.environ,
        "POSTGRES_PASSWORD": secrets.token_hex(),
        "LEGGIO_PORT": str(port),
        "COMPOSE_PROJECT_NAME": f"leggio-test-{secrets.token_hex(4)}",
    }
    compose = ["docker", "compose", "--file", str(COMPOSE)]
    try:
        subprocess.run([*compose, "up", "--build", "--detach", "--wait"], env=environment, check=True)  # noqa: S603 - ours
        yield f"http://127.0.0.1:{port}"
        subprocess.run([*compose, "run", "--rm", "backup"], env=environment, check=True)  # noqa: S603 - ours
    finally:
        subprocess.run([*compose, "down", "--volumes", "--timeout", "30"], env=environment, check=False)  # noqa: S603 - ours


@pytest.mark.timeout(1800)
@pytest.mark.skipif(not has_docker(), reason="there is no engine of Docker's here")
def test_the_composition_serves(composition: str) -> None:
    """It is well, and a game can be opened at it; then it is backed up."""
    assert httpx.get(f"{composition}/healthz", timeout=60).json() == {"status": "ok"}
    server = Elsewhere(composition)
    with server.closing:
        assert Guest(server, "Anna").open("verbum", "verbum", 2, bots=[{"level": "principiante"}])["id"]
