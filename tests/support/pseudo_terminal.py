"""A real terminal for tests: a pseudo-terminal with a screen that is read back as a person would see it."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable

import pexpect
import pyte

COLUMNS, LINES = 80, 30
PATIENCE_S = 60
_ONCE_MORE_S = 5


class Terminal:
    """A program on a pseudo-terminal, and the screen it draws."""

    def __init__(self, *arguments: str, columns: int = COLUMNS, lines: int = LINES, **environment: str) -> None:
        self.screen = pyte.HistoryScreen(columns, lines, history=1000)
        self._stream = pyte.ByteStream(self.screen)
        command = [sys.executable, "-m", "leggio", *arguments]
        self.child = pexpect.spawn(
            command[0],
            command[1:],
            dimensions=(lines, columns),
            env={
                "TERM": "xterm-256color",
                "PATH": "",
                "HOME": "/",
                "PYTHONUTF8": "1",
                "LEGGIO_CACHE": os.environ["LEGGIO_CACHE"],  # where the tests keep lexicons, not where people do
                **environment,
            },
        )
        self.sent = b""

    def type(self, text: str) -> None:
        """Press keys."""
        self.child.send(text)

    def stop(self) -> None:
        """End the program, whatever it is doing."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()

    def leave(self) -> int:
        """Press Ctrl-D; the exit code. Between two questions nobody reads keys: then press it again."""
        until = time.monotonic() + PATIENCE_S
        while True:
            self.type("\x04")
            try:
                return self.ended(_ONCE_MORE_S)
            except pexpect.TIMEOUT:
                if time.monotonic() > until:
                    raise

    def ended(self, patience_s: float = PATIENCE_S) -> int:
        """The exit code, once the program is over."""
        self.child.expect(pexpect.EOF, timeout=patience_s)
        self.sent += self.child.before
        self._stream.feed(self.child.before)
        self.child.close()
        return int(self.child.exitstatus)

    def wait_for(self, text: str) -> str:
        """The screen once it shows a text."""
        return self.wait_until(lambda shown: text in shown, text)

    def runs_down(self, label: str) -> None:
        """Wait until the seconds shown after a label are two fewer than at first, whatever they were at first."""
        seconds = re.compile(re.escape(label) + r"([0-5]\d)")

        def fewest(shown: str) -> int:
            """Where it is shown twice, one may stand still: a sentence that was written at some moment."""
            return min(map(int, seconds.findall(shown)), default=60)

        first = fewest(self.wait_until(lambda shown: fewest(shown) < 60, f"{label}59"))
        self.wait_until(lambda shown: fewest(shown) <= first - 2, f"{label}{first - 2:02}")

    def wait_until(self, is_so: Callable[[str], bool], wanted: str) -> str:
        """The screen once something is so of it, or of the world."""
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
            if is_so(shown := "\n".join(self.screen.display)):
                return shown
        raise AssertionError(f"{wanted!r} never showed:\n" + "\n".join(self.screen.display))
