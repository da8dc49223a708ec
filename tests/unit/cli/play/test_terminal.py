"""`leggio play` on a real terminal: a pseudo-terminal with a screen that is read back as a person would see it."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

COLUMNS, LINES = 80, 30
PATIENCE_S = 20


class Terminal:
    """A program on a pseudo-terminal, and the screen it draws."""

    def __init__(self, *arguments: str) -> None:
        self.screen = pyte.HistoryScreen(COLUMNS, LINES, history=1000)
        self._stream = pyte.ByteStream(self.screen)
        command = [sys.executable, "-m", "leggio", *arguments]
        self.child = pexpect.spawn(
            command[0],
            command[1:],
            dimensions=(LINES, COLUMNS),
            env={"TERM": "xterm-256color", "PATH": "", "HOME": "/"},
        )
        self.sent = b""

    def type(self, text: str) -> None:
        """Press keys."""
        self.child.send(text)

    def wait_for(self, text: str) -> str:
        """The screen once it shows a text."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            try:
                chunk = self.child.read_nonblocking(65536, timeout=0.1)
                self.sent += chunk
                self._stream.feed(chunk)
                if b"\x1b[6n" in chunk:
                    # A terminal answers where its cursor is when a program asks.
                    self.child.send(f"\x1b[{self.screen.cursor.y + 1};{self.screen.cursor.x + 1}R")
            except pexpect.TIMEOUT:
                pass
            except pexpect.EOF:
                break
            if text in (shown := "\n".join(self.screen.display)):
                return shown
        raise AssertionError(f"{text!r} never showed:\n" + "\n".join(self.screen.display))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game for two, seed 3: Bea starts with ?CCEEMS."""
    terminal = Terminal("play", "Anna", "Bea", "--seed", "3", "--log", str(tmp_path / "log.jsonl"))
    yield terminal
    terminal.child.close(force=True)


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
    terminal.wait_for("▶Bea 24:5")
    terminal.wait_for("▶Bea 24:57")


def test_leaving_says_how_to_come_back(terminal: Terminal) -> None:
    """Ctrl-D leaves without a traceback, the game saved."""
    terminal.wait_for("Turno di Bea")
    terminal.type("\x04")
    assert "Traceback" not in terminal.wait_for("leggio play --resume")
