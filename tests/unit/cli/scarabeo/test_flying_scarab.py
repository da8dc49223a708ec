"""The scarab at the keyboard: played for a letter, taken off the board, played again. Art. 21."""

from pathlib import Path

import pytest

from support.keyboard import ENTER, stack
from support.scarabeo.keyboard import table_of
from support.terminal import run

GAME = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "--starter", "Anna", "--no-words")
PLAY = f"{ENTER}E9 orizz. CoNTARe\n{ENTER}"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; Anna holds both scarabs, Bea the letters they stand for."""
    stack(monkeypatch, "C?NTAR?I", "OEDAAIII", "NNEEEEEE", "BCFGLMP")
    return tmp_path / "log"


def rows_of(log: Path) -> list[str]:
    """The board a log leads to."""
    return list(table_of(log).board.rows)


def test_both_scarabs_fly_and_are_played_at_once(log: Path) -> None:
    """art. 21: O and E take their places, the turn goes on, and both stand for other letters now."""
    typed = f"{PLAY}{ENTER}scarabeo F9\nprendi k9\nI9 vert. ANDRA\n{ENTER}"
    result = run(*GAME, "--log", log, typed=typed)
    assert "Bea mette la O in F9 e prende lo scarabeo (art. 21)." in result.out
    assert "Ж   Ж   A₁  A₁  D₄  I₁  I₁  I₁" in result.out
    rows = rows_of(log)
    assert table_of(log).totals == (46, 9, 0)
    assert rows[8][4:11] == "CONTARE"
    assert "".join(row[8] for row in rows[8:13]) == "AnDrA"


def test_a_scarab_shows_as_a_small_letter_with_its_value(log: Path) -> None:
    """On the board it is the letter it stands for, small, worth as much."""
    result = run(*GAME, "--log", log, typed=PLAY)
    assert "C₁ o₁ N₂ T₁ A₁ R₁ e₁" in result.out


def test_a_scarab_steps_in_by_itself(log: Path) -> None:
    """A letter that is not on the rack is a scarab while there is one."""
    run(*GAME, "--log", log, typed=f"{ENTER}9E contare\n{ENTER}")
    assert rows_of(log)[8][4:11] == "CoNTARe"


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("scarabeo E9", "In E9 non c’è uno scarabeo da prendere (art. 21)."),
        ("scarabeo Z99", "In Z99 non c’è uno scarabeo da prendere (art. 21)."),
        ("scarabeo", "non c’è uno scarabeo da prendere (art. 21)."),
        ("Carlo scarabeo F9", "Non tocca a te: la mano è di Bea (art. 5)."),
    ],
)
def test_what_cannot_be_taken_gets_a_sentence(log: Path, order: str, sentence: str) -> None:
    """art. 21: only a scarab, by whoever has the hand."""
    result = run(*GAME, "--log", log, typed=f"{PLAY}{ENTER}{order}\n")
    assert sentence in result.out


@pytest.mark.parametrize("order", ["scarabeo F9", "cambia", "9E CONTARE"])
def test_nobody_tries_letters_on_a_rack_they_do_not_see(log: Path, order: str) -> None:
    """Before the rack shows nothing that depends on it is looked at: a refusal would tell what is missing."""
    result = run(*GAME, "--log", log, typed=f"{PLAY}{order}\n")
    assert "Prima di giocare, cambiare o prendere uno scarabeo guarda il tuo leggio" in result.out
    assert rows_of(log)[8][5] == "o"


def test_letters_that_are_on_no_tile(log: Path) -> None:
    """art. 21: a scarab stands for one of the 21 letters."""
    result = run(*GAME, "--log", log, typed=f"{ENTER}9I kANT\n")
    assert "Lo scarabeo non può fare la K" in result.out
