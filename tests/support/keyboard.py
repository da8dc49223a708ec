"""Games typed in: known bags and decks, and clocks that a test moves."""

from collections.abc import Iterable

import pytest

from leggio.cli.hosting import table as table_module
from leggio.cli.hosting.keyboard import PlainKeyboard
from leggio.core.chance import StackedChance
from support.terminal import Run, run

SECOND = 1000
ENTER = "\n"


def stack(monkeypatch: pytest.MonkeyPatch, *tiles: str) -> None:
    """Games opened from now on draw these tiles or cards first."""
    monkeypatch.setattr(table_module, "system_chance", lambda: StackedChance(*tiles))


class Sand:
    """A clock that stands still but for what a test lets pass: between two lines that are typed, for instance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000_000
        monkeypatch.setattr(table_module, "wall_clock", lambda: self.now)

    def run(self, seconds: int) -> None:
        """Let time pass."""
        self.now += seconds * SECOND


def typed_slowly(
    monkeypatch: pytest.MonkeyPatch, sand: Sand, lines: Iterable[tuple[int, str]], *arguments: object
) -> Run:
    """Run the command line with people who take so many seconds for each line."""
    left = iter(lines)

    def ask(*_: object) -> str:
        seconds, line = next(left, (0, None))
        sand.run(seconds)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(PlainKeyboard, "ask", ask)
    return run(*arguments)
