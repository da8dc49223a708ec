"""Verbum on a real terminal: what is on the screen, what is wiped from it, and what fits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leggio.games.verbum.events import Suspended
from leggio.notation.log import read_log
from support.pseudo_terminal import Terminal

HAND = "in mano  C   E   G   L   O "


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts games for three, seed 202: Anna starts."""
    started = []

    def start(*options: str, columns: int = 80, lines: int = 30) -> Terminal:
        game = ("play", "--game", "verbum", "Anna", "Bea", "Carlo", "--no-words", "--seed", "202", *options)
        started.append(Terminal(*game, "--log", str(tmp_path / "log"), columns=columns, lines=lines))
        return started[-1]

    yield start
    for terminal in started:
        terminal.stop()


def test_hands_and_votes_are_wiped(start: Callable[..., Terminal]) -> None:
    """Verbum, par. 3, 5: a hand is only for who asked for it, a vote only for who typed it, scrolling back included."""
    terminal = start()
    assert "in mano" not in terminal.wait_for("Turno di Anna")
    terminal.type("\r")
    assert HAND in terminal.wait_for("Anna, pesca: a o b ›")
    terminal.type("b\r")
    terminal.wait_for("Anna, una scelta: posa, scarta, passa, o una carta speciale ›")
    terminal.type("GELO\r")
    assert "in mano" not in terminal.wait_for("Turno di Bea.")
    terminal.wait_for("1  G E L O ")
    terminal.type("Carlo contesta\r")
    terminal.wait_for("Bea, quando davanti allo schermo ci sei solo tu: GELO vale?")
    terminal.type("voto sì\r")
    assert "voto" not in terminal.wait_for("Carlo, quando davanti allo schermo")
    last = terminal.sent.rpartition(b"\x1b[3J")[2]
    assert "voto sì".encode() not in last
    assert b"in mano" not in last


def test_time_shows_while_one_thinks(start: Callable[..., Terminal]) -> None:
    """With a clock for turns the toolbar shows it going down with no key pressed."""
    terminal = start("--minutes", "2")
    terminal.runs_down("turno 1:")


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_twenty_four_lines(start: Callable[..., Terminal], columns: int) -> None:
    """Piles, everyone, the hand, the line one types in and the toolbar are all there."""
    terminal = start(columns=columns, lines=24)
    terminal.wait_for("Turno di Anna")
    terminal.type("\r")
    terminal.wait_for("Anna, pesca: a o b ›")
    shown = terminal.wait_for("mazzo B: 90")
    assert shown.splitlines()[0].startswith("mazzo A")
    assert HAND in shown


def test_leaving_puts_the_game_away(start: Callable[..., Terminal], tmp_path: Path) -> None:
    """Ctrl-D leaves no hand behind, and the game is kept."""
    terminal = start()
    terminal.wait_for("Turno di Anna")
    terminal.type("\r")
    terminal.wait_for(HAND)
    assert terminal.leave() == 0
    assert HAND not in "\n".join(terminal.screen.display)
    assert isinstance(read_log((tmp_path / "log").read_bytes()).events[-1], Suspended)
