"""`suggerimento` at a terminal: where, with which letters, the play; against bots alone, and never in the log."""

import re
from pathlib import Path

import pytest

from support.pseudo_terminal import Terminal
from support.terminal import run

GAMES = ["scrabble", "scarabeo", "verbum"]
# What comes before the first word, and how the last hint says what to type.
BEFORE = {"scrabble": "", "scarabeo": "", "verbum": "pesca b\n"}
WHOLE = {
    "scrabble": r"› (\w+ \w+): scrivi così",
    "scarabeo": r"› (\w+ \w+): scrivi così",
    "verbum": r"Scrivi (posa [^,]+), se ti piace",
}
FIRST = {"scrabble": "Guarda le caselle ", "scarabeo": "Guarda le caselle ", "verbum": "Hai di che mettere "}


def game_at(log: Path, game: str, *more: object) -> tuple[object, ...]:
    """The options of a game against a bot."""
    return ("Anna", "--game", game, "--bot", "facile", "--seed", 5, "--starter", "Anna", "--log", log, *more)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_in_three_steps(tmp_path: Path, game: str) -> None:
    """Each time one asks there is more, until all is told; what it says to type is a play, and the log has no hint."""
    log, once_more = tmp_path / "game.jsonl", tmp_path / "once-more.jsonl"
    result = run("play", *game_at(log, game), typed=BEFORE[game] + "suggerimento\nhint\nsuggerisci\nhint\nesci\n")
    where, letters, whole, again = [line for line in result.out.splitlines() if "›" in line][-5:-1]
    assert FIRST[game] in where
    assert "Per le lettere scrivi ancora suggerimento." in where
    assert " Con " in letters
    assert "Per il resto scrivi ancora suggerimento." in letters
    typed = re.search(WHOLE[game], whole)
    assert typed
    assert again == whole
    assert "hint" not in log.read_text()
    run("play", *game_at(once_more, game), typed=f"{BEFORE[game]}{typed[1]}\nesci\n")
    assert {"scrabble": '"played"', "scarabeo": '"played"', "verbum": '"laid"'}[game] in once_more.read_text()


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_moves_back_in_a_game_taken_up_again(tmp_path: Path, game: str) -> None:
    """Put away and resumed, one asks as before, for all at once if one likes, and takes the last move back."""
    log = tmp_path / "game.jsonl"
    first = {"scrabble": "passa", "scarabeo": "passa", "verbum": "pesca b"}[game]
    run("play", *game_at(log, game), typed=f"{first}\nesci\n")
    result = run("play", "--resume", log, typed=f"riprendi\n{BEFORE[game]}suggerimento 3\nesci\n")
    assert "Anna riprende la mossa." in result.out
    assert re.search(WHOLE[game], result.out)
    assert '"taken_back"' in log.read_text()
    assert run("verify", log).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_among_people_there_are_no_hints(tmp_path: Path, game: str) -> None:
    """With a second person at the keyboard the screen says so, bot or no bot."""
    log = tmp_path / "game.jsonl"
    with_a_bot = run("play", "Bea", *game_at(log, game), typed="\nsuggerimento\nesci\n")
    assert "solo dove una persona gioca contro il computer" in with_a_bot.out
    alone = run("play", "Anna", "Bea", "--game", game, "--log", tmp_path / "alone.jsonl", typed="\nhint\nesci\n")
    assert "solo dove una persona gioca contro il computer" in alone.out


def test_what_a_bot_laid_is_answered_first(tmp_path: Path) -> None:
    """Scarabeo art. 14: while the others are asked the hint is about that, with nothing more to tell."""
    log = tmp_path / "game.jsonl"
    options = ("Anna", "--game", "scarabeo", "--bot", "medio", "--seed", 3, "--starter", "Anna", "--log", log)
    result = run("play", *options, "--lang", "en", typed="pass\nhint\nquit\n")
    assert "Let it stand: type accept." in result.out
    assert "type hint again" not in result.out


def test_on_a_terminal(tmp_path: Path) -> None:
    """On a real screen the hint stands below the board, and nothing is left of the line that said it was thinking."""
    given = [str(each) for each in game_at(tmp_path / "game.jsonl", "verbum")]
    terminal = Terminal("play", *given)
    try:
        terminal.wait_for("Anna, pesca")
        terminal.type("b\r")
        terminal.wait_for("una scelta")
        terminal.type("suggerimento\r")
        shown = terminal.wait_for("Hai di che mettere")
        assert "Ci penso" not in shown
        assert terminal.leave() == 0
    finally:
        terminal.stop()
