"""Time at the keyboard: the glasses, the sand that passes on, and lines typed too late. Art. 13-14, 17-20."""

from pathlib import Path

import pytest

from leggio.games.scarabeo.events import Passed, Played, PlayStood, Standing, TimedOut
from leggio.notation.log import read_log
from support.keyboard import Sand, stack, typed_slowly
from support.scarabeo.keyboard import table_of

GAME = ("play", "--game", "scarabeo", "Anna", "Bea", "--starter", "Anna")


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; both players hold CONTARE and an N."""
    stack(monkeypatch, "CONTAREN", "CONTAREN")
    return tmp_path / "log"


@pytest.fixture
def sand(monkeypatch: pytest.MonkeyPatch) -> Sand:
    """The clock of these tests."""
    return Sand(monkeypatch)


def test_the_sand_runs_out(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """art. 17-18: two minutes from when the rack is seen; what is typed later does not count, and is nobody's order."""
    result = typed_slowly(monkeypatch, sand, [(300, ""), (121, "9E CONTARE")], *GAME, "--log", log)
    assert "È finita la sabbia di Anna: il turno non dà punti (art. 18)." in result.out
    assert "Nel frattempo la mano è passata: «9E CONTARE» non conta." in result.out
    events = read_log(log.read_bytes()).events
    assert any(isinstance(event, TimedOut) for event in events)
    assert not any(isinstance(event, Played) for event in events)


def test_what_is_left_in_the_glass_passes_on(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """art. 19: Anna passes after 15 s, so 45 s go with the hand: Bea has 2:45."""
    result = typed_slowly(monkeypatch, sand, [(40, ""), (15, "passa"), (200, "")], *GAME, "--log", log)
    assert "2:45 ▮▮▮▯ ▮▮▮▮ ▮▮▮▮" in result.out
    assert "passa 0:45 → Anna" in result.out


def test_nobody_challenges_in_time(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """art. 14: after twenty seconds the hand passes; a challenge typed later finds nothing to challenge."""
    result = typed_slowly(monkeypatch, sand, [(1, ""), (1, "9E CONTARE"), (21, "contesta")], *GAME, "--log", log)
    assert "Nessuno ha contestato: la mano passa (art. 14)." in result.out
    assert "«contesta» non conta" in result.out
    stood = [event.how for event in read_log(log.read_bytes()).events if isinstance(event, PlayStood)]
    assert stood == [Standing.EXPIRED]


def test_no_clock_no_hurry(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """Without a clock neither a turn nor an answer has an end."""
    lines = [(900, ""), (900, "9E CONTARE"), (900, ""), (900, "passa")]
    result = typed_slowly(monkeypatch, sand, lines, *GAME, "--no-clock", "--log", log)
    assert "▮" not in result.out
    events = read_log(log.read_bytes()).events
    assert [type(event) for event in events if isinstance(event, TimedOut | Passed)] == [Passed]


def test_other_minutes(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """`--minutes` is the time of a turn, half of it in each glass."""
    result = typed_slowly(monkeypatch, sand, [(0, "esci")], *GAME, "--minutes", 5, "--log", log)
    assert "5:00 ▮▮▮▮ ▮▮▮▮" in result.out
    assert table_of(log).options.glass_ms == 150_000


def test_away_from_the_table_no_sand_runs(monkeypatch: pytest.MonkeyPatch, sand: Sand, log: Path) -> None:
    """A game that was put away goes on with the sand it had."""
    typed_slowly(monkeypatch, sand, [(1, ""), (31, "esci")], *GAME, "--log", log)
    sand.run(86_400)
    result = typed_slowly(monkeypatch, sand, [(0, "foglio")], "play", "--resume", log)
    assert "Si riprende" in result.out
    assert "1:29 ▮▮▯▯ ▮▮▮▮" in result.out
