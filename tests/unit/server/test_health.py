"""How a server is."""

import asyncio
from pathlib import Path

import pytest

from leggio.server import health
from leggio.server.health import AskStore, Fault, faults_of
from leggio.server.settings import settings_from


async def answers() -> None:
    """A store that does."""


async def fails() -> None:
    """A store that does not."""
    raise ConnectionError


async def hangs() -> None:
    """A store that says nothing at all."""
    await asyncio.Event().wait()


def test_all_is_well(tmp_path: Path) -> None:
    """Nothing is wrong."""
    assert faults(tmp_path) == []


def test_what_can_be_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by its name: a store that fails or hangs, no words, bots that do not answer, no room, no folder."""
    monkeypatch.setattr(health, "_PATIENCE_S", 0.01)
    assert faults(tmp_path, fails) == faults(tmp_path, hangs) == [Fault.STORE]
    assert faults(tmp_path, has_lexicon=False) == [Fault.LEXICON]
    assert faults(tmp_path, has_bots=False) == [Fault.BOTS]
    assert faults(tmp_path / "none") == [Fault.DISK]  # a cache is made when it is needed, data must be there
    (tmp_path / "file").touch()
    assert faults(tmp_path / "file") == [Fault.DISK, Fault.CACHE]
    monkeypatch.setattr(health, "LEAST_ROOM", 1 << 80)
    assert faults(tmp_path) == [Fault.DISK]


def faults(folder: Path, store: AskStore = answers, *, has_lexicon: bool = True, has_bots: bool = True) -> list[Fault]:
    """What is wrong with a server that keeps its things here."""
    settings = settings_from({"LEGGIO_DATA": str(folder), "LEGGIO_CACHE": str(folder)})
    return asyncio.run(faults_of(settings, store, has_lexicon=has_lexicon, has_bots=has_bots))
