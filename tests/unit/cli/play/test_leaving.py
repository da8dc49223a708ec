"""Leaving a game and coming back to it."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import Resumed, Suspended
from leggio.notation.log import read_log
from support.terminal import run


@pytest.mark.parametrize("typed", ["\nesci\n", "\n", "", "\nquit"])
def test_leaving_puts_the_game_away(tmp_path: Path, typed: str) -> None:
    """However people leave, the log says when: their clocks stopped there."""
    log = tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--log", log, typed=typed)
    assert isinstance(read_log(log.read_bytes()).events[-1], Suspended)


def test_coming_back_takes_it_up(tmp_path: Path) -> None:
    """Resuming is an event too, told on the screen, and the log holds."""
    log = tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--log", log)
    result = run("play", "--no-words", "--resume", log)
    assert "Si riprende: il tempo passato via dal tavolo non conta." in result.out
    events = read_log(log.read_bytes()).events
    assert [type(event) for event in events[-3:]] == [Suspended, Resumed, Suspended]
    assert run("verify", log).code == 0


def test_a_log_that_a_crash_broke_off_goes_on_too(tmp_path: Path) -> None:
    """Without a trace of leaving there is nothing to take up, and one plays on."""
    log = tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--log", log)
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-1]))
    assert run("play", "--no-words", "--resume", log, typed="\npassa\n").code == 0
    events = read_log(log.read_bytes()).events
    assert not any(isinstance(event, Resumed) for event in events)


def test_leaving_in_the_midst_of_a_ruling(tmp_path: Path) -> None:
    """A challenge waits for its ruling until people are back."""
    log = tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed="\n8H CE\n\ncontesta\nesci\n")
    result = run("play", "--no-words", "--resume", log, typed="n\n")
    assert "Bea ritira la giocata" in result.out
