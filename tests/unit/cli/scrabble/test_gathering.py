"""Waiting for who is late. Art. 38."""

from itertools import chain, repeat
from pathlib import Path

import pytest

from leggio.cli.hosting import table as table_module
from leggio.games.figs import MINUTE
from support.terminal import run

LATE = ("play", "Anna", "Bea", "Carlo", "--absent", "Bea", "--absent", "Carlo")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "log"


def test_help_and_nonsense_are_answered(log: Path) -> None:
    """The prompt for late players knows help, and says when it did not understand."""
    result = run(*LATE, "--log", log, typed="aiuto\nboh\npassa\n")
    assert "contesta PAROLA…" in result.out
    assert "Non ho capito «boh»." in result.out
    assert "La partita comincia quando tutti sono seduti (art. 25)." in result.out


def test_time_is_claimed_against_whoever_has_used_it_up(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """art. 37-38: with the first late player in their extra minute, the next claim is against the second."""
    started = table_module.wall_clock()
    # Half an hour passes once the table is open.
    moments = chain([started], repeat(started + 30 * MINUTE))
    monkeypatch.setattr(table_module, "wall_clock", lambda: next(moments))
    result = run(*LATE, "--log", log, typed="tempo\ntempo\n")
    assert "Tempo scaduto per Bea" in result.out
    assert "Tempo scaduto per Carlo" in result.out


def test_a_late_player_is_known_by_any_spelling(log: Path) -> None:
    """Case and spaces of a name do not matter to who arrives."""
    result = run("play", "--no-words", "Anna", "Maria  Pia", "--absent", "maria pia", "--log", log, typed="MARIA PIA\n")
    assert "è al tavolo." in result.out
