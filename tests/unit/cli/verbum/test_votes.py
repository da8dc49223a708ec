"""Doubts at one keyboard: the dictionary where it decides, secret votes where people do. Par. 3."""

from pathlib import Path

import pytest

from leggio.games.verbum.events import Agreed, Contested, Ruled, Voted
from support.keyboard import ENTER, stack
from support.terminal import run
from support.verbum.keyboard import events_of, table_of, words_of

TWO = ("play", "--game", "verbum", "Anna", "Bea")
THREE = ("play", "--game", "verbum", "Anna", "Bea", "Carlo", "--no-words")
LAID = f"{ENTER}b\nNACE\npassa\n"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; Anna holds CANE and an R."""
    stack(monkeypatch, "CANER", "IELOA", "TTTRR", "S", "I")
    return tmp_path / "log"


def test_votes_are_secret_until_all_are_in(log: Path) -> None:
    """Verbum, par. 3: everyone votes, whoever laid the word too; how shows once the last one has."""
    result = run(*THREE, "--log", log, typed=f"{LAID}Carlo contesta\nvoto sì\nboh\nno\nno\n")
    during, after = result.out.split("Voti: ")
    assert "Carlo mette in dubbio NACE." in during
    assert "Anna ha votato." in during
    assert "Anna sì" not in during
    assert "Rispondi sì o no." in during
    assert after.startswith("Anna sì, Bea no, Carlo no.")
    assert "Anna riprende in mano NACE, che non vale" in after
    assert [(event.seat, event.valid) for event in events_of(log, Voted)] == [(0, True), (1, False), (2, False)]
    assert words_of(log) == []


def test_what_one_typed_is_not_before_the_next_voter(log: Path) -> None:
    """Every voter is asked on a screen drawn anew, and by name."""
    result = run(*THREE, "--log", log, typed=f"{LAID}Bea contesta 1\nno\nno\nno\n")
    questions = [f"{name}, quando davanti allo schermo ci sei solo tu: ammetti NACE?" for name in ("Anna", "Bea")]
    first, second = (result.out.index(question) for question in questions)
    assert "mazzo A" in result.out[first:second]


def test_leaving_during_a_vote_keeps_the_votes(log: Path) -> None:
    """The game goes on with the voters who are missing."""
    run(*THREE, "--log", log, typed=f"{LAID}Bea contesta\nno\naiuto\nfoglio\nesci\n")
    result = run("play", "--resume", log, typed="no\nsì\n")
    assert "Bea, quando davanti allo schermo ci sei solo tu" in result.out
    assert "Voti: Anna no, Bea no, Carlo sì." in result.out


def test_with_three_everyone_is_asked(log: Path) -> None:
    """Enter accepts for all; with a name in front one accepts for oneself; without it is asked who contests."""
    result = run(*THREE, "--log", log, typed=f"{LAID}Bea accetta\nBea contesta\ncontesta\n")
    assert "Va bene 1 NACE? Invio per accettare, oppure Bea contesta 1" in result.out
    assert "Queste parole le hai già accettate (par. 3)." in result.out
    assert [event.seat for event in events_of(log, Contested)] == [2]
    other = log.with_name("other")
    result = run(*THREE, "--log", other, typed=f"{LAID}contesta\nZoe\ncontesta\ncarlo\n")
    assert result.out.count("Chi lo chiede?") == 2
    assert "Non ho capito «Zoe»" in result.out
    third = log.with_name("third")
    run(*THREE, "--log", third, typed=f"{LAID}{ENTER}{ENTER}b\n")
    assert [event.seat for event in events_of(third, Agreed)] == [1, 2]
    fourth = log.with_name("fourth")
    run(*THREE, "--log", fourth, typed=f"{LAID}accetta\n{ENTER}b\n")
    assert [event.seat for event in events_of(fourth, Agreed)] == [1, 2]


def test_with_two_the_dictionary_says_why(log: Path) -> None:
    """Verbum, par. 3: our lexicon decides and tells its reasons, citing nothing of another game's book."""
    result = run(*TWO, "--log", log, typed=f"{LAID}{ENTER}contesta\nb\npassa\n{ENTER}b\nCANE\npassa\n{ENTER}contesta\n")
    assert "NACE non è ammessa - " in result.out
    assert "Anna riprende in mano NACE, che non vale." in result.out
    assert "CANE è ammessa - cane" in result.out
    assert "(art." not in result.out
    assert [event.valid for event in events_of(log, Ruled)] == [False, True]
    assert words_of(log) == ["CANE"]


def test_the_next_player_answers_by_drawing(log: Path) -> None:
    """Verbum, par. 3: Bea sees what she may contest; her draw lets it stand."""
    result = run(*TWO, "--log", log, typed=f"{LAID}{ENTER}b\n")
    assert "Puoi contestare: 1 NACE" in result.out
    assert "Bea, pesca: a o b" in result.out
    assert words_of(log) == ["NACE"]


def test_what_the_dictionary_does_not_know_is_put_to_the_vote(log: Path) -> None:
    """Verbum, par. 2-3: mountains are in no list of ours."""
    options = (*TWO, "--category", "parole", "--category", "monti", "--log", log)
    result = run(*options, typed=f"{LAID}{ENTER}contesta\nsì\nno\n")
    assert "Il vocabolario non conosce NACE: si vota (par. 3)." in result.out
    assert "Voti: Anna sì, Bea no." in result.out
    assert "Anna tiene NACE, che vale" in result.out


def test_words_may_be_checked_at_once(log: Path) -> None:
    """House rule: `--challenges void` refuses a word as it is laid, and there is nothing to contest."""
    options = (*TWO, "--challenges", "void", "--log", log)
    result = run(*options, typed=f"{ENTER}b\nNACE\nCANE\npassa\n{ENTER}contesta\n")
    assert "Non ammessa: NACE (par. 3). Prova con un’altra." in result.out
    assert "A questo tavolo le parole si controllano subito: non c’è nulla da contestare." in result.out
    assert words_of(log) == ["CANE"]


def test_too_many_cards_once_words_came_back(log: Path) -> None:
    """Verbum, par. 5: with eleven cards again their owner discards to ten."""
    turns = f"{ENTER}b\npassa\n{ENTER}b\npassa\n" * 5
    result = run(*TWO, "--log", log, typed=f"{turns}{ENTER}b\nNACE\npassa\n{ENTER}contesta\n{ENTER}passa\nscarta R\n")
    assert "Anna, scarta: il massimo è 10 carte" in result.out
    assert "le carte sono troppe: scartane finché restano 10 (par. 5)." in result.out
    assert len(table_of(log).hands[0]) == 10


def test_votes_in_english(log: Path) -> None:
    """The same in English, with English words."""
    result = run(
        *THREE, "--lang", "en", "--log", log, typed=f"{ENTER}b\nNACE\npass\nCarlo contest\nvote yes\nno\nyes\n"
    )
    assert "Votes: Anna yes, Bea no, Carlo yes." in result.out
    assert "Anna keeps NACE, which is good" in result.out
    for italian in ("mazzo", "carte", "Invio", "mano"):
        assert italian not in result.out
