"""A whole game of Verbum typed in at the terminal, and its log in other commands."""

from pathlib import Path

import pytest

from support.keyboard import ENTER, stack
from support.terminal import Run, run
from support.verbum.keyboard import table_of

DECK = "name piccolo\nplayers 2\nC 1\nA 2\nN 3\nE 2\nR 1\nI 1\nL 1\nO 3\nS 1\nT 1\nladro 1\n"
ANNA = f"{ENTER}b\nCANE\npassa\n"
BEA = f"{ENTER}b\nruba 1 C\nCIELO\npassa\n"
LAST = f"{ENTER}b\npassa\n{ENTER}accetta\nNON\npassa\n{ENTER}passa\naccetta\n"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; the deck is the book's example."""
    (tmp_path / "mazzo.txt").write_text(DECK)
    stack(monkeypatch, "CANER", "IELO!", "T", "S", "AOO")
    return tmp_path / "log"


def play(log: Path, *options: object, typed: str = ANNA + BEA + LAST) -> Run:
    """The whole game: CANE robbed of its C, CIELO, and the end in the middle of a refill."""
    deck = log.with_name("mazzo.txt")
    return run("play", "--game", "verbum", "Anna", "Bea", "--deck", deck, "--log", log, *options, typed=typed)


def test_a_game_is_played_to_its_end(log: Path) -> None:
    """Verbum, par. 12, 15: CANE counts nothing, its cards are set aside, and Bea wins."""
    result = play(log)
    assert result.code == 0
    end = result.out[result.out.index("si contano le carte") :]
    assert "Anna 0: nessuna parola; annullata dal ladro: !ANE" in end
    assert "Vince Bea." in end
    ended = table_of(log).ended
    assert ended is not None
    assert ended.places[0] == (1,)
    assert f"leggio verify {log}" in end


def test_the_end_in_english(log: Path) -> None:
    """The same game for people who read English: nothing Italian is left but words and names."""
    english = (ANNA + BEA + LAST).replace("passa", "pass").replace("ruba", "steal").replace("accetta", "accept")
    result = play(log, "--lang", "en", typed=english)
    assert "Pile B is used up: cards are counted, a point each (par. 15)." in result.out
    assert "Anna 0: no words; voided by the thief: !ANE" in result.out
    for italian in ("mazzo ", "carte", "Invio", "posa", "in mano"):
        assert italian not in result.out


@pytest.mark.parametrize(("language", "told"), [("it", "Il registro è integro"), ("en", "The log is sound")])
def test_the_log_is_verified_and_shown(log: Path, language: str, told: str) -> None:
    """`verify` and `show` read a log of Verbum as they do the others': turns, words on the table, count."""
    play(log)
    verified = run("verify", log, "--lang", language)
    assert verified.code == 0
    assert told in verified.out
    assert "ANE" in verified.out
    shown = run("show", log, "--lang", language)
    assert shown.code == 0
    assert "1 !ANE" in shown.out
    assert "2 CIELO" in shown.out
    assert ("Vince Bea." if language == "it" else "Bea wins.") in shown.out


def test_an_unfinished_log_shows_no_hands(log: Path) -> None:
    """Whoever looks at a game that goes on sees what spectators see."""
    play(log, typed=ANNA)
    shown = run("show", log)
    assert shown.code == 0
    assert "Partita non finita." in shown.out
    assert "[L]" not in shown.out
    assert "La partita non è finita." in run("verify", log).out


@pytest.mark.parametrize("form", ["gcg", "cgp"])
@pytest.mark.parametrize(("language", "told"), [("it", "descrive un tavoliere"), ("en", "describes a board")])
def test_boards_have_no_room_for_cards(log: Path, form: str, language: str, told: str) -> None:
    """`export` says why it cannot, and writes nothing."""
    play(log)
    refused = run("export", log, "--format", form, "--lang", language)
    assert (refused.code, refused.out) == (1, "")
    assert form.upper() in refused.err
    assert told in refused.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'"letter":"C"', b'"letter":"A"', "l’impronta non torna"),
        (b'"commitment":"', b'"commitment":"0', "Evento 1"),
    ],
)
def test_a_forged_log_is_found(log: Path, old: bytes, new: bytes, told: str) -> None:
    """Any change of a line is found, and told in the words of the game."""
    play(log)
    content = log.read_bytes()
    assert old in content
    log.write_bytes(content.replace(old, new, 1))
    result = run("verify", log)
    assert result.code == 3
    assert told in result.err
