"""The socket a server listens on."""

import socket
from pathlib import Path

import pytest

from leggio.server.listening import address_of, listen
from leggio.server.settings import ServerSettings, SettingsError


def settings(host: str = "127.0.0.1", port: int = 0) -> ServerSettings:
    """Settings with an address."""
    return ServerSettings(data=Path(), cache=Path(), database_url="", host=host, port=port)


def test_any_free_port() -> None:
    """Port 0 is one that is free; the address names it."""
    with listen(settings()) as taken:
        port = taken.getsockname()[1]
        assert port > 0
        assert address_of(port, settings()) == f"http://127.0.0.1:{port}"


def test_addresses_for_a_browser() -> None:
    """Everywhere is here too; the sixth version goes in brackets."""
    assert address_of(80, settings("0.0.0.0")) == "http://localhost:80"  # noqa: S104 - only a name here
    assert address_of(80, settings("::1")) == "http://[::1]:80"


def test_a_port_in_use() -> None:
    """The refusal names the port."""
    with listen(settings()) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError) as refused:
            listen(settings(port=port))
    assert (refused.value.code, refused.value.detail["port"]) == ("serve.port_in_use", port)


@pytest.mark.parametrize("host", ["203.0.113.1", "nowhere.invalid", "é", "a..b", "x" * 70, "é" * 70, "\udcff"])
def test_somebody_elses_address(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One can listen on one's own addresses only."""
    if host in ("nowhere.invalid", "é"):
        # No question leaves the machine for a test.
        def unknown(*_: object, **__: object) -> object:
            raise OSError(socket.EAI_NONAME, "unknown (while attempting to bind)")

        monkeypatch.setattr(socket, "create_server", unknown)
    with pytest.raises(SettingsError) as refused:
        listen(settings(host))
    assert refused.value.code == "serve.bad_host"
