"""Clocks pressed by hand: who turns the board, who starts whose time. Art. 25, 27."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import BoardTurned, ClockPressed, Passed
from leggio.notation.log import read_log
from support.terminal import run

BY_HAND = ("--clock-by-hand", "--starter", "Anna", "--seed", 3)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "log"


def deeds(log: Path) -> list[tuple[type, int]]:
    """Who turned, pressed and passed."""
    events = read_log(log.read_bytes()).events
    return [(type(event), event.seat) for event in events if isinstance(event, BoardTurned | ClockPressed | Passed)]


def test_two_players(log: Path) -> None:
    """art. 27: the opponent starts the first clock, then boards are turned by the player on turn."""
    typed = "orologio\n\npassa\ngira\norologio\n\npassa\n"
    result = run("play", "--no-words", "Anna", "Bea", *BY_HAND, "--log", log, typed=typed)
    expected = [(ClockPressed, 1), (Passed, 0), (BoardTurned, 1), (ClockPressed, 0), (Passed, 1)]
    assert deeds(log) == expected
    assert "Bea, fai partire l’orologio di Anna: scrivi orologio" in result.out
    assert "Bea, gira il tavoliere: scrivi gira" in result.out
    assert "Bea gira il tavoliere." in result.out


def test_no_rack_shows_before_its_time_runs(log: Path) -> None:
    """Nobody thinks for free: the tiles are there once the clock is."""
    result = run("play", "--no-words", "Anna", "Bea", *BY_HAND, "--log", log, typed="boh\nmescola\npassa\n")
    assert "leggio  " not in result.out
    assert "l’avversario deve azionarlo (art. 27)" in result.out


def test_three_players_name_who_presses(log: Path) -> None:
    """With more than one opponent whoever presses says so."""
    players = ("Anna", "Bea", "Carlo")
    result = run(
        "play", "--no-words", *players, *BY_HAND, "--log", log, typed="orologio\nCarlo orologio\n\npassa\nBea turn\n"
    )
    assert "Il tuo orologio lo fa partire l’avversario (art. 27)." in result.out
    assert deeds(log) == [(ClockPressed, 2), (Passed, 0), (BoardTurned, 1)]


def test_a_game_by_hand_goes_on_by_hand(log: Path) -> None:
    """A resumed game waits for the clock where it was waiting."""
    run("play", "--no-words", "Anna", "Bea", *BY_HAND, "--log", log, typed="orologio\n\npassa\ngira\n")
    run("play", "--no-words", "--resume", log, typed="orologio\n\npassa\n")
    assert deeds(log)[-2:] == [(ClockPressed, 0), (Passed, 1)]


def test_the_previous_edition_turns_no_board(log: Path) -> None:
    """art. 27: under the previous edition only the clock is pressed."""
    typed = "orologio\n\npassa\norologio\n"
    result = run("play", "--no-words", "Anna", "Bea", *BY_HAND, "--rules", "figs-previous", "--log", log, typed=typed)
    assert "scrivi gira" not in result.out
    assert deeds(log) == [(ClockPressed, 1), (Passed, 0), (ClockPressed, 0)]
