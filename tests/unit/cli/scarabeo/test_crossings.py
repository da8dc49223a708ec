"""Crossings doubted at one keyboard in a later turn, and a look at the vocabulary during votes. Art. 8, 14."""

from pathlib import Path

import pytest

from leggio.games.scarabeo.state import Entry
from support.keyboard import ENTER, stack
from support.scarabeo.keyboard import table_of
from support.terminal import run

TWO = ("play", "--game", "scarabeo", "Anna", "Bea", "--starter", "Anna", "--no-clock")
THREE = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "--starter", "Anna", "--no-clock")
LAID = f"{ENTER}E9 orizz. CONTARE\n{ENTER}{ENTER}D9 vert. STAMPA\n{ENTER}"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; Anna holds CONTARE, Bea STAMPA."""
    stack(monkeypatch, "CONTAREN", "STAMPAEI", "OIOIOIOI")
    return tmp_path / "log"


def words(tmp_path: Path, *listed: str) -> Path:
    """A list of words of one's own."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(listed), encoding="utf-8")
    return path


def test_two_players_ask_the_dictionary(log: Path, tmp_path: Path) -> None:
    """art. 14: SCONTARE is no word of this list: the letters of STAMPA go to the bag, the points stay."""
    known = words(tmp_path, "contare", "stampa")
    result = run(*TWO, "--words", known, "--log", log, typed=f"{LAID}incrocio\nincrocio D9 orizz.\n")
    assert "Incroci che si possono rivedere (art. 14): SCONTARE D9 orizz." in result.out
    assert "Anna mette in dubbio SCONTARE D9 orizz. (art. 14)." in result.out
    assert (
        "SCONTARE non ha senso: le lettere S T A M P A tornano nel sacchetto; i punti restano (art. 14)." in result.out
    )
    table = table_of(log)
    assert table.board.rows[8][3:5] == ".C"
    assert table.totals[1] == 50
    assert table.sheet[-1].entry is Entry.REMOVED


def test_more_are_asked_one_after_the_other(log: Path) -> None:
    """art. 14: everyone but whoever doubts it; all agree, and it goes."""
    result = run(*THREE, "--no-words", "--log", log, typed=f"{LAID}Carlo incrocio D9 orizz.\nno\nno\n")
    assert "SCONTARE D9 orizz. ha senso?" in result.out
    assert "Voti: Anna no, Bea no." in result.out
    assert "tornano nel sacchetto" in result.out
    assert table_of(log).board.rows[8][3:5] == ".C"


def test_a_word_somebody_composed_is_refused(log: Path) -> None:
    """art. 14: STAMPA itself counts; a place with no word is none."""
    result = run(
        *THREE, "--no-words", "--log", log, typed=f"{LAID}incrocio D9 vert.\nincrocio A1 vert.\nincrocio boh\n"
    )
    assert "STAMPA è una parola che qualcuno ha composto" in result.out
    assert "In A1 non c’è una parola in quella direzione (art. 14)." in result.out
    assert "boh" in result.out


def test_nothing_to_doubt_yet(log: Path) -> None:
    """art. 14: before anything crosses there is nothing to look at again."""
    result = run(*THREE, "--no-words", "--log", log, typed=f"{ENTER}incrocio\n")
    assert "Non ci sono incroci da rivedere (art. 14)." in result.out


def test_voters_look_the_word_up(log: Path, tmp_path: Path) -> None:
    """art. 8: during a vote `vocabolario` tells what the dictionary says; at other times it does not."""
    known = words(tmp_path, "contare")
    typed = f"{ENTER}vocabolario\nE9 orizz. CONTARE\nBea contesta\nvocabolario\nsì\nsì\nsì\n"
    result = run(*THREE, "--words", known, "--log", log, typed=typed)
    before, after = result.out.split("Si vota su CONTARE", 1)
    assert "Il vocabolario si guarda quando si vota su una parola (art. 8)." in before
    assert "CONTARE è ammessa" in after.split("La giocata vale")[0]


def test_without_a_dictionary_nobody_looks(log: Path) -> None:
    """art. 8, 12: where people vote without one they are told so."""
    result = run(*THREE, "--no-words", "--log", log, typed=f"{ENTER}E9 orizz. CONTARE\nBea contesta\nvocabolario\nsì\n")
    assert "Qui non c’è un vocabolario da guardare" in result.out


def test_the_stricter_reading_is_a_flag(log: Path) -> None:
    """art. 5: `--joining hold` refuses a word that only lengthens another."""
    result = run(*THREE, "--no-words", "--joining", "hold", "--log", log, typed=LAID)
    assert "STAMPA si affianca soltanto" in result.out
