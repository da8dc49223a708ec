"""Engines by game, and rules by name."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from unittest.mock import patch

import pytest

from leggio.engine import registry
from leggio.engine.registry import board_games, engine_for, engines, find_engine, rules_of
from leggio.engine.spec import EngineSpec
from leggio.games.registry import GAMES

STRANGER = EngineSpec[object, object](name="stranger")


def test_every_game_of_ours_has_an_engine_of_its_name() -> None:
    """Ours are found like anybody's."""
    assert [engine.name for engine in engines()] == sorted(GAMES)


def test_a_game_without_an_engine_has_none() -> None:
    """It is played all the same, without bots and without analysis."""
    assert find_engine("morra") is None
    assert engine_for("morra", "morra") is None


def test_an_engine_of_another_package_is_found() -> None:
    """By its entry point, as ours are."""
    entry = EntryPoint("stranger", f"{__name__}:STRANGER", registry.GROUP)
    with (
        patch.object(registry, "_registered", lambda: {"stranger": entry}),
        patch.object(registry, "find_engine", registry.find_engine.__wrapped__),
        patch.object(EntryPoint, "load", lambda _: STRANGER),
    ):
        assert registry.engines() == (STRANGER,)
        assert registry.board_games() == {}


def test_games_with_positions_and_their_usual_rules() -> None:
    """Cards have none, and a hall has those of the game it plays."""
    assert board_games() == {"scarabeo": "scarabeo", "scrabble": "figs-2"}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("figs-2", "figs-2"),
        ("figs-1", "figs-1"),
        ("figs", "figs-2"),
        ("figs-previous", "figs-1"),
        ("scarabeo", "scarabeo"),
    ],
)
def test_rules_by_name(name: str, found: str) -> None:
    """Each edition is found, once; also by the names that old logs and links have."""
    assert rules_of(name).name == found
    assert rules_of(name) is rules_of(name)


@pytest.mark.parametrize("name", ["verbum", "klingon"])
def test_rules_that_nobody_plays_on_a_board(name: str) -> None:
    """They are no position's."""
    with pytest.raises(KeyError):
        rules_of(name)


@pytest.mark.parametrize(
    ("game", "rules", "found"),
    [
        ("duplicate", "figs", "duplicate"),
        ("tournament", "figs-previous", "scrabble"),
        ("tournament", "scarabeo", "scarabeo"),
        ("tournament", "verbum", "verbum"),
    ],
)
def test_the_engine_of_what_is_no_game_is_that_of_its_rules(game: str, rules: str, found: str) -> None:
    """A tournament is judged as the game it is played at."""
    engine = engine_for(game, rules)
    assert engine is not None
    assert engine.name == found


def test_only_the_game_that_is_asked_for_is_loaded() -> None:
    """Whoever plays one game does not wait for the engines of the others."""
    code = (
        "import sys; from leggio.engine.registry import rules_of; rules_of('figs');"
        "others = ('leggio.engine.scarabeo', 'leggio.engine.verbum', 'leggio.games.scarabeo', 'leggio.games.verbum');"
        "sys.exit(any(name.startswith(others) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
