"""The secret that cookies are signed with."""

import stat
import threading
from pathlib import Path

import pytest

from leggio.server.security.secret import SecretError, secrets_from

LONG = "x" * 32


def test_a_secret_is_made_once_and_only_we_can_read_it(tmp_path: Path) -> None:
    """In a directory that need not be there; nothing else is left beside it."""
    data = tmp_path / "data"
    (secret,) = secrets_from(None, data)
    assert len(secret) >= 43
    assert secrets_from(None, data) == (secret,)
    assert [each.name for each in data.iterdir()] == ["secret"]
    assert stat.S_IMODE((data / "secret").stat().st_mode) == 0o600
    assert secrets_from(None, tmp_path / "other") != (secret,)


def test_servers_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    """Whoever is first makes it, the others take it."""
    found: list[tuple[str, ...]] = []
    ready = threading.Barrier(8)

    def start() -> None:
        ready.wait()
        found.append(secrets_from(None, tmp_path))

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o666, 0o601])
def test_a_secret_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    """Whoever has read it can be anybody: one is told, and no server starts."""
    secrets_from(None, tmp_path)
    (tmp_path / "secret").chmod(mode)
    with pytest.raises(SecretError) as refused:
        secrets_from(None, tmp_path)
    assert refused.value.code == "secret.readable"
    assert str(tmp_path / "secret") in str(refused.value)


@pytest.mark.parametrize("content", [b"", b"short\n", b" \n"])
def test_a_secret_that_is_no_secret_is_refused(tmp_path: Path, content: bytes) -> None:
    """A file that was cut short signs nothing."""
    file = tmp_path / "secret"
    file.write_bytes(content)
    file.chmod(0o600)
    with pytest.raises(SecretError) as refused:
        secrets_from(None, tmp_path)
    assert refused.value.code == "secret.short"


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    """A directory in the secret's place, bytes that are no text, a file in the directory's place."""
    (tmp_path / "one" / "secret").mkdir(parents=True)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "secret").write_bytes(b"\xff" * 50)
    (tmp_path / "two" / "secret").chmod(0o600)
    (tmp_path / "three").write_text("a file")
    for data in ("one", "two", "three"):
        with pytest.raises(SecretError) as refused:
            secrets_from(None, tmp_path / data)
        assert refused.value.code == "secret.unreadable"


def test_secrets_that_are_given_come_first(tmp_path: Path) -> None:
    """Several, separated by commas; then no file is made."""
    assert secrets_from(f" {LONG}1 , {LONG}2,", tmp_path) == (f"{LONG}1", f"{LONG}2")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("given", ["", " ", ",", "short", f"{LONG},short"])
def test_short_ones_are_refused(tmp_path: Path, given: str) -> None:
    """An empty setting is a mistake, not a wish for the file; the secret itself is not repeated in the error."""
    with pytest.raises(SecretError) as refused:
        secrets_from(given, tmp_path)
    assert refused.value.code == "secret.short"
    assert LONG not in str(refused.value)
