"""The games by name."""

import pytest

from leggio.games import duplicate, scarabeo, scrabble, verbum
from leggio.games.registry import GAMES


@pytest.mark.parametrize(
    ("name", "game"), [("scrabble", scrabble), ("scarabeo", scarabeo), ("verbum", verbum), ("duplicate", duplicate)]
)
def test_a_game_is_registered_with_its_codec_and_audit(name: str, game: object) -> None:
    """A log that says `scrabble` is read and checked by Scrabble, and so on."""
    kind = GAMES[name]
    assert kind.name == name
    assert kind.codec is getattr(game, "CODEC", None)
    assert kind.audit is getattr(game, "audit", None)


def test_every_game_is_found_under_its_own_name() -> None:
    """Names in logs and names in the registry are the same."""
    assert all(name == kind.name for name, kind in GAMES.items())
