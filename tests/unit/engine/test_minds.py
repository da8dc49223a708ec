"""Bots of every game by name."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leggio.engine.minds import Minds, bots_of
from leggio.games import scarabeo, scrabble, verbum
from leggio.games.scrabble.commands import Play
from leggio.games.verbum.state import Phase

PACKAGES: dict[str, Any] = {"scrabble": scrabble, "scarabeo": scarabeo, "verbum": verbum}


@pytest.fixture(scope="module")
def minds() -> Minds:
    """Bots with the bundled lexicon."""
    return Minds(Path(os.environ["LEGGIO_CACHE"]))


def test_scrabble(minds: Minds) -> None:
    """A bot on turn lays a word that its rack makes; one that waits has nothing to do."""
    game = scrabble.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    command = minds.want("scrabble", "campione", 0, game.view(0))
    assert isinstance(command, Play)
    assert not set(command.word) - set("MICIOAB")
    assert minds.want("scrabble", "campione", 1, game.view(1)) is None


def test_scarabeo(minds: Minds) -> None:
    """A bot on turn lays a word."""
    game = scarabeo.Game("Anna", "Bea", words=["contare"], racks=["CNTAREIO", "ONDRAEEE"])
    command = minds.want("scarabeo", "campione", 0, game.view(0))
    assert type(command).__name__ == "Play"


def test_verbum_begins_with_a_draw(minds: Minds) -> None:
    """A turn begins with a card of either pile (par. 6)."""
    game = verbum.Game("Anna", "Bea", words=["cane"])
    command = minds.want("verbum", "medio", 0, game.view(0))
    assert type(command).__name__ == "Draw"


def test_verbum_by_categories(minds: Minds) -> None:
    """Where only provinces count (par. 2), a bot knows those and no common words."""
    game = verbum.Game("Anna", "Bea", words=["mi"], categories=("provinces",))
    view = msgspec.structs.replace(game.view(0), phase=Phase.ACTING, hand="MICANE")
    command = minds.want("verbum", "medio", 0, view)
    assert command is not None
    laid = getattr(command, "words", ())
    assert laid
    assert "CANE" not in laid


@pytest.mark.parametrize("game", sorted(PACKAGES))
def test_unknown_level(minds: Minds, game: str) -> None:
    """A level that a game does not have is an error, not a guess."""
    view = PACKAGES[game].Game("A", "B", words=["ab"]).view(0)
    with pytest.raises(KeyError):
        minds.want(game, "genio", 0, view)


@pytest.mark.parametrize("game", sorted(PACKAGES))
def test_views_and_commands_travel(game: str) -> None:
    """Views and commands come out of MessagePack as they went in: bots live in other processes."""
    view = PACKAGES[game].Game("A", "B", words=["ab"]).view(0)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=bots_of(game).view) == view
