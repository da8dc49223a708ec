"""Between two players: no rack is on the screen, and whoever is there can speak."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import Challenged, Passed, Suspended
from leggio.notation.log import read_log
from support.terminal import run

THREE = ("play", "Anna", "Bea", "Carlo", "--starter", "Anna", "--seed", 3)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "log"


def test_leaving_shows_no_rack(log: Path) -> None:
    """Whoever leaves instead of sitting down sees nothing."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed="esci\n")
    assert "leggio  " not in result.out
    assert isinstance(read_log(log.read_bytes()).events[-1], Suspended)


def test_a_third_player_challenges_before_the_next_sits_down(log: Path) -> None:
    """art. 28: with three players the one who is not on turn need not wait for a rack to be shown."""
    played = run(*THREE, "--log", log, typed="\n")
    rack = played.out.split("leggio  ")[1].splitlines()[0]
    letters = [tile.strip()[0] for tile in rack.split() if tile[0] != "?"]
    word = "".join(letters[:2])
    result = run(*THREE, "--log", f"{log}2", typed=f"\n8H {word}\nCarlo contesta {word}\n")
    challenged = [event for event in read_log(Path(f"{log}2").read_bytes()).events if isinstance(event, Challenged)]
    assert [event.seat for event in challenged] == [2]
    assert result.out.count("leggio  ") == 1


def test_the_rack_is_asked_for_again_after_an_order(log: Path) -> None:
    """A turn given up at the hand-over brings the other player back, whose rack waits for them to ask."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed="\npassa\nboh\npassa\n")
    assert sum(isinstance(event, Passed) for event in read_log(log.read_bytes()).events) == 2
    assert result.out.count("leggio  ") == 1
    assert "Non ho capito «boh»." in result.out


def test_what_can_be_challenged_shows_beside_the_rack(log: Path) -> None:
    """The words of the pending play are there when the next player looks, and not for who made it."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed="\n8H CE\n\n")
    assert "Puoi contestare: CE" in result.out.split("premi Invio")[2]
    assert result.out.count("Puoi contestare") == 1


@pytest.mark.parametrize("order", ["8H ZAZZERE", "cambia ZZ", "Bea 8H ZAZZERE"])
def test_nobody_can_try_letters_on_a_rack_they_do_not_see(log: Path, order: str) -> None:
    """A play or an exchange typed before the rack is shown is not looked at: its refusal would name missing tiles."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{order}\n")
    assert "Prima di giocare o cambiare guarda il tuo leggio" in result.out
    assert "Non hai" not in result.out
