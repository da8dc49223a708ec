"""Scarabeo on a real terminal: what is on the screen, what is wiped from it, and what fits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leggio.games.scarabeo.events import Suspended
from leggio.notation.log import read_log
from support.pseudo_terminal import Terminal

RACK = "A₁  C₁  C₁  E₁  E₁  L₂  R₁"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts games for three, seed 3: Bea starts with a scarab and ACCEELR."""
    started = []

    def start(columns: int = 80, lines: int = 30) -> Terminal:
        game = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "--no-words", "--seed", "3")
        started.append(Terminal(*game, "--log", str(tmp_path / "log"), columns=columns, lines=lines))
        return started[-1]

    yield start
    for terminal in started:
        terminal.stop()


def test_racks_and_votes_are_wiped(start: Callable[..., Terminal]) -> None:
    """A rack is only for who asked for it, a vote only for who typed it: neither is found by scrolling back."""
    terminal = start()
    assert RACK not in terminal.wait_for("La mano è di Bea")
    terminal.type("\r")
    assert RACK in terminal.wait_for("Bea ›")
    terminal.type("9G CERCALe\r")
    assert RACK not in terminal.wait_for("Va bene a tutti?")
    terminal.type("Carlo contesta\r")
    terminal.wait_for("Anna, quando davanti allo schermo ci sei solo tu: ammetti CERCALE?")
    terminal.type("voto contraria\r")
    assert "contraria" not in terminal.wait_for("Bea, quando davanti allo schermo")
    last = terminal.sent.rpartition(b"\x1b[3J")[2]
    assert b"contraria" not in last
    assert "C₁  C₁".encode() not in last


def test_the_sand_runs_while_one_thinks(start: Callable[..., Terminal]) -> None:
    """art. 17: once the rack is on the screen the toolbar shows the time of the turn going down with no key pressed."""
    terminal = start()
    terminal.wait_for("La mano è di Bea")
    terminal.type("\r")
    terminal.wait_for("Bea ›")
    terminal.runs_down("turno 1:")
    terminal.runs_down("passa 0:")


def test_twenty_four_lines(start: Callable[..., Terminal]) -> None:
    """On the usual 80 by 24 the whole board is there with the rack, the line one types in and the toolbar."""
    terminal = start(80, 24)
    terminal.wait_for("La mano è di Bea")
    terminal.type("\r")
    shown = terminal.wait_for("Bea ›").splitlines()
    assert shown[0].split()[:3] == ["A", "B", "C"]
    assert [line.split()[0] for line in shown[1:18]] == [str(row) for row in range(1, 18)]


def test_leaving_puts_the_game_away(start: Callable[..., Terminal], tmp_path: Path) -> None:
    """Ctrl-D leaves no rack behind, and the game is kept."""
    terminal = start()
    terminal.wait_for("La mano è di Bea")
    terminal.type("\r")
    terminal.wait_for(RACK)
    assert terminal.leave() == 0
    assert RACK not in "\n".join(terminal.screen.display)
    assert isinstance(read_log((tmp_path / "log").read_bytes()).events[-1], Suspended)
