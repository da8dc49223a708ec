"""Boards and tiles: wide and compact, with colours and without."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from leggio.cli.board import Look, board_text, look_for, rack_text, tile_text
from leggio.cli.speaking import Speaker
from leggio.core.board import Square
from leggio.games.figs import FIGS

ROWS = (*("." * 15,) * 7, "." * 7 + "CaSA" + "." * 4, *("." * 15,) * 7)
FRESH = frozenset({Square(7, 7), Square(7, 8)})


def board(look: Look, language: str = "it") -> Text:
    """A board with a word on it, of which two tiles are fresh."""
    return board_text(ROWS, FIGS.layout, FIGS.tiles, FRESH, look, Speaker(language))


@pytest.mark.parametrize(("compact", "width"), [(False, 51), (True, 33)])
@pytest.mark.parametrize("colour", [True, False])
def test_width(compact: bool, width: int, colour: bool) -> None:
    """A compact board is 33 columns wide, the other 51, whatever stands on it."""
    _, *rows, _ = board(Look(compact=compact, colour=colour)).plain.splitlines()
    assert len(rows) == 15
    assert {len(row) for row in rows} == {width}


def test_without_colours_signs_tell_tiles_apart() -> None:
    """Fresh tiles are marked and jollies are small letters where no colour can say so."""
    assert "[C][a] S₂ A₁" in board(Look(colour=False)).plain
    assert "C*a* S A" in board(Look(colour=False, compact=True)).plain
    assert " C₂ A  S₂ A₁" in board(Look()).plain


def test_with_colours_a_fresh_jolly_is_both() -> None:
    """A jolly of a pending play keeps its own colour on the wood of the pending."""
    style = str(tile_text("a", FIGS.tiles, Look(), is_fresh=True).style)
    assert ("#B3261E" in style, "#F7C948" in style) == (True, True)


def test_labels_by_language() -> None:
    """Premium squares are labelled as players of the language know them."""
    assert {"3P", "2P", "3L", "2L"} <= set(board(Look()).plain.split())
    assert {"3W", "2W", "3L", "2L"} <= set(board(Look(), "en").plain.split())


def test_a_rack_always_has_its_values() -> None:
    """Seven tiles with their values fit beside their label in 40 columns."""
    rack = rack_text("AQ?BCDE", FIGS.tiles, Look(compact=True))
    assert "Q₁₀" in rack.plain
    assert len(rack.plain) == 27


def test_the_look_fits_the_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """Narrow consoles get compact boards; no colour where the user or the console has none."""

    def console(width: int, colours: str | None = "truecolor") -> Console:
        return Console(file=io.StringIO(), width=width, force_terminal=True, color_system=colours)  # type: ignore[arg-type]

    assert look_for(console(52)) == Look()
    assert look_for(console(51)) == Look(compact=True)
    assert look_for(console(80, None)) == Look(colour=False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert look_for(console(80)) == Look(colour=False)
