"""`leggio show`: one command for logs, GCG and CGP, at any width."""

from pathlib import Path

import pytest

from leggio.notation.log import write_log
from support.relogs import write_forged
from support.tables import stacked_game
from support.terminal import run

CGP = "15/15/15/15/15/15/15/7CaSA4/15/15/15/15/15/15/15 ABC/QZ? 35/28 2 lex x;"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game in its middle, with a jolly on the board."""
    game = stacked_game("MICI?AB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIo")
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", game.log))
    return path


def test_a_game_in_its_middle(log: Path) -> None:
    """Board and sheet are shown, and that the game is not over."""
    shown = run("show", log).out
    assert "M₃ I₁ C₂ I₁ o " in shown
    assert "Partita non finita." in shown


def test_a_position(tmp_path: Path) -> None:
    """A CGP shows board, racks with the player to move first, and scoreless turns."""
    path = tmp_path / "position"
    path.write_text(CGP)
    shown = run("show", path, "--lang", "en").out
    assert "3W" in shown
    assert "▶   35   A₁  B₅  C₂" in shown
    assert "28  Q₁₀  Z₈  ?" in shown
    assert "2 turns in a row without points." in shown


def test_a_narrow_terminal_gets_a_narrow_board(log: Path) -> None:
    """At 40 columns the board fits into 33, and no line is longer than the terminal."""
    lines = run("show", log, width=40).out.splitlines()
    assert max(len(line) for line in lines[:17]) == 33
    assert max(len(line) for line in lines) <= 40


def test_a_finding_names_players(tmp_path: Path) -> None:
    """Whose turn it was is told by name, by every command that reads logs."""
    path = write_forged(tmp_path / "forged.jsonl")
    for command in (("show", path), ("verify", path), ("export", path), ("play", "--resume", path)):
        result = run(*command)
        assert result.code == 3
        assert "il turno è di Anna" in result.err
