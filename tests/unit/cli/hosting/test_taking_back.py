"""`riprendi` at a terminal: against bots alone, and the log holds."""

from pathlib import Path

import pytest

from support.terminal import run


@pytest.mark.parametrize(
    ("game", "first", "order"),
    [("scrabble", "passa", "riprendi"), ("scarabeo", "passa", "take back"), ("verbum", "pesca b", "riprendi")],
)
def test_a_person_takes_back_against_a_bot(tmp_path: Path, game: str, first: str, order: str) -> None:
    """The table is as before the last move, the news says so, and the log verifies."""
    log = tmp_path / "game.jsonl"
    options = ("--game", game, "--bot", "facile", "--seed", 1, "--starter", "Anna", "--log", log)
    typed = f"{order}\n{first}\n{order}\n{order}\nabbandona\ns\n"
    result = run("play", "Anna", *options, typed=typed)
    assert "Anna riprende la mossa." in result.out
    assert result.out.count("Non c’è ancora una tua mossa da riprendere.") == 2
    assert "Con una mossa ripresa." in result.out
    assert '"taken_back"' in log.read_text()
    assert run("verify", log).code == 0


def test_nobody_takes_back_among_people(tmp_path: Path) -> None:
    """With a second person there, the table says why not."""
    log = tmp_path / "game.jsonl"
    result = run("play", "Anna", "Bea", "--bot", "facile", "--seed", 1, "--log", log, typed="riprendi\nesci\n")
    assert "A questo tavolo le mosse non si riprendono" in result.out
    assert "takes_back" not in log.read_text()
