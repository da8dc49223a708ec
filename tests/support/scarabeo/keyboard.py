"""Games of Scarabeo typed in: known bags, clocks that a test moves, and the lines that people type."""

from pathlib import Path

import pytest

from leggio.cli.hosting import table as table_module
from leggio.core.chance import StackedChance
from leggio.games.scarabeo import State, audit
from leggio.notation.log import read_log

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs" / "scarabeo"
SECOND = 1000
ENTER = "\n"


def stack(monkeypatch: pytest.MonkeyPatch, *tiles: str) -> None:
    """Games opened from now on draw these tiles first."""
    monkeypatch.setattr(table_module, "system_chance", lambda: StackedChance(*tiles))


class Sand:
    """A clock that stands still but for what a test lets pass: between two lines that are typed, for instance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000_000
        monkeypatch.setattr(table_module, "wall_clock", lambda: self.now)

    def run(self, seconds: int) -> None:
        """Let time pass."""
        self.now += seconds * SECOND


def settings_of(name: str) -> dict[str, str]:
    """Players, tiles and words of a playthrough."""
    lines = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines[: lines.index("> open")] if ": " in line and line[0] != "#")


def plays_of(name: str) -> list[str]:
    """Where and what was played in a playthrough, in order."""
    lines = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.partition(": play ")[2] for line in lines if line.startswith("> ") and ": play " in line]


def table_of(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state
