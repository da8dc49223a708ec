"""Doubts at one keyboard: the dictionary where it decides, secret votes where people do. Par. 3."""

from pathlib import Path

import pytest

from leggio.games.verbum.events import Agreed, Contested, Ruled, Voted
from support.keyboard import ENTER, stack
from support.terminal import run
from support.verbum.keyboard import events_of, table_of, words_of

TWO = ("play", "--game", "verbum", "Anna", "Bea")
THREE = ("play", "--game", "verbum", "Anna", "Bea", "Carlo", "--no-words")
LAID = f"{ENTER}b\nNACE\n"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; Anna holds CANE and an R."""
    stack(monkeypatch, "CANER", "IELOA", "TTTRR", "S", "I")
    return tmp_path / "log"


def test_votes_are_secret_until_all_are_in(log: Path) -> None:
    """Verbum, par. 3: everyone but who laid the word says what they found; how shows once the last one has."""
    result = run(*THREE, "--log", log, typed=f"{LAID}Carlo contesta\nvoto no\nboh\nno\n")
    during, after = result.out.split("Voti: ")
    assert "Carlo mette in dubbio NACE." in during
    assert "Bea ha votato." in during
    assert "Bea no" not in during
    assert "Anna, quando" not in during
    assert "Rispondi sì o no." in during
    assert after.startswith("Bea no, Carlo no.")
    assert "Anna riprende in mano NACE, che non vale" in after
    assert [(event.seat, event.valid) for event in events_of(log, Voted)] == [(1, False), (2, False)]
    assert words_of(log) == []


def test_what_one_typed_is_not_before_the_next_voter(log: Path) -> None:
    """Every voter is asked on a screen drawn anew, and by name."""
    result = run(*THREE, "--log", log, typed=f"{LAID}Bea contesta 1\nno\nno\n")
    questions = [f"{name}, quando davanti allo schermo ci sei solo tu: NACE vale?" for name in ("Bea", "Carlo")]
    first, second = (result.out.index(question) for question in questions)
    assert "mazzo A" in result.out[first:second]


def test_leaving_during_a_vote_keeps_the_votes(log: Path) -> None:
    """The game goes on with the voters who are missing."""
    run(*THREE, "--log", log, typed=f"{LAID}Bea contesta\nno\naiuto\nfoglio\nesci\n")
    result = run("play", "--resume", log, typed="sì\n")
    assert "Carlo, quando davanti allo schermo ci sei solo tu" in result.out
    assert "Voti: Bea no, Carlo sì." in result.out
    assert "Anna tiene NACE, che vale" in result.out, "a tie leaves the word"


def test_doubts_last_until_ones_own_turn_is_over(log: Path) -> None:
    """Verbum, par. 3: Bea may contest in her turn and no more after it; Carlo, named, while she plays and after."""
    turn = f"{ENTER}b\npassa\n"
    result = run(*THREE, "--log", log, typed=f"{LAID}{turn}Bea contesta 1\nAnna contesta 1\nCarlo contesta 1\n")
    assert "Puoi contestare fino alla fine del tuo turno: 1 NACE" in result.out
    assert result.out.count("Non ci sono parole da accettare o da contestare (par. 3).") == 2
    assert [event.seat for event in events_of(log, Contested)] == [2]
    late = log.with_name("late")
    result = run(*THREE, "--log", late, typed=f"{LAID}{turn}{turn}Carlo contesta 1\n")
    assert not events_of(late, Contested)


def test_the_last_words_are_answered_by_all(log: Path, tmp_path: Path) -> None:
    """Verbum, par. 3, 15: nobody has a turn after them, so everyone is asked; Enter accepts for all who may doubt."""
    deck = tmp_path / "mazzo.txt"
    deck.write_text("name tre\nplayers 3\nC 1\nA 2\nN 1\nE 2\nI 2\nL 1\nO 1\nT 3\nR 3\nS 1\n")
    short = (*THREE, "--deck", deck)
    passes = f"{ENTER}passa\n"
    typed = f"{ENTER}b\npassa\n{passes}{passes}{ENTER}CANE\npassa\n"
    result = run(*short, "--log", log, typed=f"{typed}boh\ncontesta\nZoe\nBea accetta\nBea contesta\n{ENTER}")
    assert "Va bene 1 CANE? Invio per accettare, oppure Bea contesta 1" in result.out
    assert "Chi lo chiede?" in result.out
    assert "Non ho capito «Zoe»" in result.out
    assert "Queste parole le hai già accettate (par. 3)." in result.out
    assert [event.seat for event in events_of(log, Agreed)] == [1, 2]
    assert "Vince Anna." in result.out


def test_with_two_the_dictionary_says_why(log: Path) -> None:
    """Verbum, par. 3: our lexicon decides and tells its reasons, citing nothing of another game's book."""
    result = run(*TWO, "--log", log, typed=f"{LAID}{ENTER}contesta\nb\npassa\n{ENTER}b\nCANE\n{ENTER}contesta\n")
    assert "NACE non è ammessa - " in result.out
    assert "Anna riprende in mano NACE, che non vale." in result.out
    assert "CANE è ammessa - cane" in result.out
    assert "(art." not in result.out
    assert [event.valid for event in events_of(log, Ruled)] == [False, True]
    assert words_of(log) == ["CANE"]


def test_what_the_dictionary_does_not_know_is_put_to_the_vote(log: Path) -> None:
    """Verbum, par. 2-3: mountains are in no list of ours."""
    options = (*TWO, "--category", "parole", "--category", "monti", "--log", log)
    result = run(*options, typed=f"{LAID}{ENTER}contesta\nno\n")
    assert "Il vocabolario non conosce NACE: si vota (par. 3)." in result.out
    assert "Voti: Bea no." in result.out, "of two, the doubter's finding decides"
    assert "Anna riprende in mano NACE, che non vale" in result.out


def test_words_may_be_checked_at_once(log: Path) -> None:
    """House rule: `--challenges void` refuses a word as it is laid, and there is nothing to contest."""
    options = (*TWO, "--challenges", "void", "--log", log)
    result = run(*options, typed=f"{ENTER}b\nNACE\nCANE\n{ENTER}contesta\n")
    assert "Non ammessa: NACE (par. 3). Prova con un’altra." in result.out
    assert "A questo tavolo le parole si controllano subito: non c’è nulla da contestare." in result.out
    assert words_of(log) == ["CANE"]


def test_too_many_cards_once_words_came_back(log: Path) -> None:
    """Verbum, par. 5: with eleven cards again their owner discards to ten."""
    turns = f"{ENTER}b\npassa\n{ENTER}b\npassa\n" * 5
    doubt = f"{ENTER}contesta\nb\nscarta A\n"
    result = run(*TWO, "--log", log, typed=f"{turns}{ENTER}b\nNACE\n{doubt}{ENTER}passa\nscarta R\n")
    assert "Anna ha troppe carte, ora che una parola è tornata in mano: scarta (par. 5)." in result.out
    assert "Anna, scarta: il massimo è 10 carte" in result.out
    assert "le carte sono troppe: scartane finché restano 10 (par. 5)." in result.out
    assert len(table_of(log).hands[0]) == 10


def test_votes_in_english(log: Path) -> None:
    """The same in English, with English words."""
    result = run(*THREE, "--lang", "en", "--log", log, typed=f"{ENTER}b\nNACE\nCarlo contest\nvote yes\nno\n")
    assert "Votes: Bea yes, Carlo no." in result.out
    assert "Anna keeps NACE, which is good" in result.out
    for italian in ("mazzo", "carte", "Invio", "mano"):
        assert italian not in result.out
