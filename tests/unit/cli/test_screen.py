"""What everyone at the table sees."""

import io

import pytest
from rich.console import Console

from leggio.cli.board import Look
from leggio.cli.screen import clear, clock_face, help_text, sheet_table, table_screen
from leggio.cli.speaking import Speaker
from leggio.games.figs import FIGS
from leggio.games.scrabble import Game
from leggio.speech import languages
from support.tables import stacked_game

SAY = Speaker("it")


@pytest.fixture
def game() -> Game:
    """A game with a pending play and a sheet."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio armonia", then="LETTERE")
    game.play("F8 orizz.", "MICIO")
    game.play("I3 vert.", "ARMONIA")
    return game


@pytest.mark.parametrize(
    ("milliseconds", "face"), [(1_500_000, "25:00"), (59_999, "0:59"), (0, "0:00"), (-999, "0:00"), (-61_000, "-1:01")]
)
def test_clock_faces(milliseconds: int, face: str) -> None:
    """Minutes and seconds, with a sign once the time is used up."""
    assert clock_face(milliseconds) == face


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_screen(game: Game, width: int) -> None:
    """Board, players and sheet fit at every width, and no name is lost."""
    console = Console(file=io.StringIO(), width=width, record=True)
    look = Look(compact=width < 52, colour=False)
    console.print(table_screen(game.view(0), FIGS.layout, FIGS.tiles, look, SAY))
    console.print(sheet_table(game.state.sheet, game.state.players, look, SAY))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    assert "▶" in text
    assert "Anna" in text
    assert "+" in text


def test_wiping_a_terminal_takes_the_scroll_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rack must not be found by scrolling; a dumb terminal gets empty lines and no escape codes."""
    for terminal, wiped in (("xterm", "\x1b[H\x1b[2J\x1b[3J"), ("dumb", "\n" * 25)):
        monkeypatch.setenv("TERM", terminal)
        file = io.StringIO()
        clear(Console(file=file, force_terminal=True, width=80, height=25))
        assert file.getvalue() == wiped


def test_a_pipe_is_not_wiped() -> None:
    """What goes into a file stays readable."""
    file = io.StringIO()
    clear(Console(file=file, force_terminal=False))
    assert file.getvalue() == ""


@pytest.mark.parametrize("language", languages())
def test_help_stays_readable_on_a_narrow_screen(language: str) -> None:
    """Commands stand above their meaning where there is no room beside them; none is lost."""
    shown = []
    for compact, width in ((False, 80), (True, 40)):
        console = Console(file=io.StringIO(), width=width, record=True)
        console.print(help_text(Look(compact=compact), Speaker(language)))
        shown.append(console.export_text())
    assert sorted(shown[0].split()) == sorted(shown[1].split())
    assert max(len(line.rstrip()) for line in shown[1].splitlines()) <= 40
