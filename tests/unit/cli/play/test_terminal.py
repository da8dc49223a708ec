"""`leggio play` on a real terminal: a pseudo-terminal with a screen that is read back as a person would see it."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leggio.games.scrabble.events import Suspended
from leggio.notation.log import read_log
from support.lexicons import bundled
from support.pseudo_terminal import COLUMNS, LINES, PATIENCE_S, Terminal
from support.terminal import run


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts games on terminals of all sorts, seed 3: Bea starts with ?CCEEMS."""
    bundled("figs")  # compiled by now: no game has to wait for it
    started = []

    def start(*names: str, columns: int = COLUMNS, lines: int = LINES, **environment: str) -> Terminal:
        given = ("--seed", "3", "--log", str(tmp_path / "log.jsonl"))
        started.append(Terminal("play", *names, *given, columns=columns, lines=lines, **environment))
        return started[-1]

    yield start
    for terminal in started:
        terminal.stop()


@pytest.fixture
def terminal(start: Callable[..., Terminal]) -> Terminal:
    """A game for two."""
    return start("Anna", "Bea")


def test_racks_are_wiped_between_turns(terminal: Terminal) -> None:
    """A rack shows only to the player who asked for it, and is gone from screen and scroll-back afterwards."""
    assert "M₃" not in terminal.wait_for("Turno di Bea")
    terminal.type("\r")
    assert "C₂  C₂  E₁  E₁  M₃  S₂" in terminal.wait_for("Bea ›")
    terminal.type("8H CE\r")
    shown = terminal.wait_for("Turno di Anna")
    assert "M₃" not in shown
    assert "Bea gioca CE in H8 orizz.: 6 punti." in shown
    # What came after the last wipe must hold no rack; the wipe includes the scroll-back (3J).
    assert "M₃".encode() not in terminal.sent.rpartition(b"\x1b[3J")[2]


def test_the_clock_runs_while_one_thinks(terminal: Terminal) -> None:
    """art. 36: the toolbar shows the time of the player on turn going down with no key pressed."""
    terminal.runs_down("▶Bea 24:")


def test_leaving_says_how_to_come_back(terminal: Terminal) -> None:
    """Ctrl-D leaves without a traceback, the game saved."""
    terminal.wait_for("Turno di Bea")
    terminal.type("\x04")
    assert "Traceback" not in terminal.wait_for("--resume")


def test_leaving_takes_the_rack_off_the_screen(terminal: Terminal) -> None:
    """Whoever comes by after the players left finds no rack, not even by scrolling back."""
    terminal.wait_for("Turno di Bea")
    terminal.type("\r")
    terminal.wait_for("M₃")
    assert terminal.leave() == 0
    shown = "\n".join(terminal.screen.display)
    assert "M₃" not in shown
    assert "leggio play --resume" in shown.replace("\n", "")
    assert "M₃".encode() not in terminal.sent.rpartition(b"\x1b[3J")[2]


def test_leaving_before_the_names_starts_no_game(start: Callable[..., Terminal], tmp_path: Path) -> None:
    """Ctrl-D where names are asked leaves: nobody wanted a game of One and Two."""
    terminal = start()
    terminal.wait_for("Chi gioca?")
    assert terminal.leave() == 0
    assert list(tmp_path.iterdir()) == []


def test_a_dumb_terminal_gets_no_escape_codes(start: Callable[..., Terminal]) -> None:
    """Where TERM says that no code is understood, none is sent, and one can play all the same."""
    terminal = start("Anna", "Bea", TERM="dumb")
    terminal.wait_for("Turno di Bea")
    terminal.type("\r")
    terminal.wait_for("M₃")
    terminal.type("8H CE\r")
    assert "M₃" not in terminal.wait_for("Turno di Anna")
    assert b"\x1b" not in terminal.sent


def test_a_tall_dumb_terminal_is_wiped_to_its_top(start: Callable[..., Terminal]) -> None:
    """Every line of a screen of sixty is pushed off: no rack stays above a short board."""
    terminal = start("Anna", "Bea", lines=60, TERM="dumb")
    terminal.wait_for("Turno di Bea")
    terminal.type("\r")
    terminal.wait_for("M₃")
    terminal.type("8H CE\r")
    assert "M₃" not in terminal.wait_for("Turno di Anna")


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_hang_up_puts_the_game_away(
    start: Callable[..., Terminal], tmp_path: Path, number: signal.Signals, term: str
) -> None:
    """A session that is told to end while it waits suspends the game, wipes the rack and says how to come back."""
    terminal = start("Anna", "Bea", TERM=term)
    terminal.wait_for("Turno di Bea")
    terminal.type("\r")
    terminal.wait_for("M₃")
    terminal.wait_for("Bea ›")
    terminal.child.kill(number)
    assert terminal.ended() == 0
    shown = "\n".join(terminal.screen.display)
    assert "M₃" not in shown
    assert "play --resume" in shown.replace("\n", "")
    log = tmp_path / "log.jsonl"
    assert isinstance(read_log(log.read_bytes()).events[-1], Suspended)
    assert run("verify", log).code == 0


def test_a_terminal_that_is_closed_puts_the_game_away(start: Callable[..., Terminal], tmp_path: Path) -> None:
    """Where nothing can be shown any more the log still says that people left."""
    terminal = start("Anna", "Bea")
    terminal.wait_for("Turno di Bea")
    terminal.child.ptyproc.fileobj.close()
    log, until = tmp_path / "log.jsonl", time.monotonic() + PATIENCE_S
    while not isinstance(read_log(log.read_bytes()).events[-1], Suspended):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_forty_columns(start: Callable[..., Terminal]) -> None:
    """On a narrow terminal the board is whole: fifteen rows one below the other, nothing wrapped."""
    terminal = start("Anna", "Bea", columns=40)
    shown = terminal.wait_for("Turno di Bea").splitlines()
    top = next(number for number, line in enumerate(shown) if line.startswith("    A B C"))
    assert [line.split()[0] for line in shown[top + 1 : top + 16]] == [str(row) for row in range(1, 16)]


def test_the_narrowest_board_has_room_for_clock_and_rack(start: Callable[..., Terminal]) -> None:
    """At 33 columns the running clock is there, with its name cut, and the whole rack is on one line."""
    terminal = start("Anna Maria Giovanna", "Beatrice Lucrezia", columns=33)
    shown = terminal.wait_for("▶Beatrice Lu… 24:5").splitlines()
    assert any(line.startswith("▶Beatrice Lu… 24:5") for line in shown)
    terminal.type("\r")
    assert "C₂  C₂  E₁  E₁  M₃  S₂" in terminal.wait_for("M₃")
