"""Time behind the screen: what runs, what does not, and what the system's clock has to do with it."""

import time
from pathlib import Path

import pytest

from leggio.cli.hosting import table as table_module
from leggio.cli.hosting.table import HostedTable, wall_clock
from leggio.cli.journal import Journal
from leggio.games.scrabble.commands import Open, Resume, Suspend
from leggio.games.scrabble.game import SPEC
from leggio.games.scrabble.options import Arbiter, Options

MINUTE = 60_000
OPEN = Open(rules="figs", players=("Anna", "Bea"), options=Options(arbiter=Arbiter.REFEREE, starter=0))


class Hands:
    """A clock that a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000_000
        monkeypatch.setattr(table_module, "wall_clock", lambda: self.now)

    def move(self, minutes: int) -> None:
        """Let time pass."""
        self.now += minutes * MINUTE


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clock of these tests."""
    return Hands(monkeypatch)


def used_after(path: Path, hands: Hands, *, away: int, suspend: bool) -> tuple[int, int]:
    """Minutes Anna has used: when a game is broken off in her seventh minute, and two minutes after going on."""
    with Journal.prepare(path) as journal:
        table = HostedTable(SPEC, journal, None)
        table.do(OPEN)
        hands.move(7)
        if suspend:
            table.do(Suspend())
    hands.move(away)
    journal, state = Journal.resume(path)
    with journal:
        table = HostedTable(SPEC, journal, None, state)
        if suspend:
            table.do(Resume())
        before = table.view().time_used_ms[0] // MINUTE
        hands.move(2)
        return before, table.view().time_used_ms[0] // MINUTE


def test_time_used_before_leaving_stays_used(tmp_path: Path, hands: Hands) -> None:
    """Leaving gives nobody their thinking time back, and costs nobody the time away."""
    assert used_after(tmp_path / "log", hands, away=600, suspend=True) == (7, 9)


def test_after_a_crash_the_game_goes_on_from_its_last_event(tmp_path: Path, hands: Hands) -> None:
    """Where nothing was written on leaving, time goes on from what was."""
    assert used_after(tmp_path / "log", hands, away=600, suspend=False) == (0, 2)


@pytest.mark.parametrize(("suspend", "used"), [(True, (7, 9)), (False, (0, 2))])
def test_a_clock_that_was_set_back_does_not_stop_a_game(
    tmp_path: Path, hands: Hands, suspend: bool, used: tuple[int, int]
) -> None:
    """On a machine whose clock is behind the log, time runs all the same."""
    assert used_after(tmp_path / "log", hands, away=-600, suspend=suspend) == used


def test_setting_the_clock_moves_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a session is on only time that passes counts."""
    before = wall_clock()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= wall_clock() - before < MINUTE
