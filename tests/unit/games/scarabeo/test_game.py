"""The wrapper for scripts and notebooks."""

import pytest

from leggio.games.scarabeo import Game, RefusedError
from leggio.games.scarabeo.events import Opened
from leggio.games.scarabeo.view import Watcher

RACKS = ["CONTAREI", "SEIEIEIE"]


def test_a_short_game() -> None:
    """Moves are of whoever comes next; with two players moving accepts."""
    game = Game("Anna", "Bea", words="contare scontare", racks=RACKS)
    assert game.play("E9 orizz.", "CONTARE") == 56
    assert (game.turn, game.player) == (1, "Bea")
    assert game.play("9D", "SCONTARE") == 10
    game.accept()
    assert game.scores == {"Anna": 56, "Bea": 10}
    assert (game.turn, game.over, game.winner) == (0, False, None)
    assert game.balances == {"Anna": 0, "Bea": 0}


def test_the_same_seed_gives_the_same_game() -> None:
    """A script gives the same game every time it runs."""
    first, second, other = (Game("Anna", "Bea", words=[], seed=seed).log[0] for seed in (7, 7, 8))
    assert first == second != other


def test_what_the_rules_refuse_is_raised() -> None:
    """With code, article and detail."""
    game = Game("Anna", "Bea", words=[], racks=RACKS)
    with pytest.raises(RefusedError, match=r"play\.first_off_centre \(art\. 5\) \{'square': 'I9'\}"):
        game.play("A1 orizz.", "CONTARE")
    with pytest.raises(RefusedError, match=r"pending\.none"):
        game.accept()


def test_known_racks_are_full_and_leave_nothing_to_chance() -> None:
    """Eight tiles each, or it is a mistake of the script."""
    with pytest.raises(ValueError, match="full rack"):
        Game("Anna", "Bea", words=[], racks=["ABC", "DEF"])


def test_time_does_not_run_backwards() -> None:
    """Waiting lets time pass."""
    game = Game("Anna", "Bea", words=[])
    with pytest.raises(ValueError, match="backwards"):
        game.wait(seconds=-1)


def test_the_lexicon_is_recorded() -> None:
    """A game says which words it was played by."""
    opened = Game("Anna", "Bea", words=[], lexicon="prova-1").log[0]
    assert isinstance(opened, Opened)
    assert opened.lexicon == "prova-1"


def test_how_it_looks() -> None:
    """A board as text, and a line that says where the game stands."""
    game = Game("Anna", "Bea", words=[], racks=RACKS)
    game.play("E9 orizz.", "CONTARE")
    assert str(game).splitlines()[8] == ". . . . C O N T A R E . . . . . ."
    assert repr(game) == "<Game scarabeo: {'Anna': 0, 'Bea': 0}, playing>"
    assert game.view(Watcher.SPECTATOR).rack is None
