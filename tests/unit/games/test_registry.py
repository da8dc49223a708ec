"""The games by name."""

from importlib import import_module

import pytest

from leggio.games.registry import GAMES


@pytest.mark.parametrize("name", ["scrabble", "scarabeo", "verbum", "duplicate"])
def test_a_game_is_registered_with_its_codec_and_audit(name: str) -> None:
    """A log that says `scrabble` is read and checked by Scrabble, and so on."""
    kind = GAMES[name]
    assert kind.name == name
    assert kind.codec is import_module(f"leggio.games.{name}.events").CODEC
    assert kind.audit is import_module(f"leggio.games.{name}.audit").audit


def test_every_game_is_found_under_its_own_name() -> None:
    """Names in logs and names in the registry are the same."""
    assert all(name == kind.name for name, kind in GAMES.items())
