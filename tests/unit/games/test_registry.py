"""The games by name."""

from leggio.games import scrabble, verbum
from leggio.games.registry import GAMES


def test_scrabble_is_registered_with_its_codec_and_audit() -> None:
    """A log that says `scrabble` is read and checked by Scrabble."""
    kind = GAMES["scrabble"]
    assert kind.name == "scrabble"
    assert kind.codec is scrabble.CODEC
    assert kind.audit is scrabble.audit


def test_verbum_is_registered_with_its_codec_and_audit() -> None:
    """A log that says `verbum` is read and checked by Verbum."""
    kind = GAMES["verbum"]
    assert kind.codec is verbum.CODEC
    assert kind.audit is verbum.audit


def test_every_game_is_found_under_its_own_name() -> None:
    """Names in logs and names in the registry are the same."""
    assert all(name == kind.name for name, kind in GAMES.items())
