"""Challenges at one keyboard: the dictionary where two play, secret votes where more do. Art. 12-14."""

from pathlib import Path

import pytest

from leggio.games.scarabeo.events import Ballot, Challenged, Ruled, Voted
from leggio.notation.log import read_log
from support.keyboard import ENTER, stack
from support.scarabeo.keyboard import table_of
from support.terminal import run

TWO = ("play", "--game", "scarabeo", "Anna", "Bea", "--starter", "Anna")
THREE = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "--starter", "Anna", "--no-words")
FOUR = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "Dino", "--starter", "Anna", "--no-words")
PLAY = f"{ENTER}E9 orizz. CONTARE\n"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log goes; Anna holds CONTARE and an N."""
    stack(monkeypatch, "CONTAREN", "AEAEAEAE", "OIOIOIOI")
    return tmp_path / "log"


def ballots(log: Path) -> list[tuple[int, Ballot]]:
    """Who voted, in order, and how."""
    return [(event.seat, event.ballot) for event in read_log(log.read_bytes()).events if isinstance(event, Voted)]


def test_votes_are_secret_until_all_are_in(log: Path) -> None:
    """art. 12: of three all vote, one after the other; how they did shows once the last one has."""
    typed = f"{PLAY}Carlo contesta\nvoto no\nmi astengo\nboh\nsì\n"
    result = run(*THREE, "--log", log, typed=typed)
    during, after = result.out.split("Voti: ")
    assert "Anna ha votato." in during
    assert "Anna no" not in during
    assert "Rispondi sì, no o mi astengo" in during
    assert after.startswith("Anna no, Bea si astiene, Carlo sì.")
    assert "La giocata vale (art. 12)." in after
    assert ballots(log) == [(0, Ballot.AGAINST), (1, Ballot.ABSTAIN), (2, Ballot.FOR)]


def test_what_one_typed_is_not_before_the_next_voter(log: Path) -> None:
    """Every voter is asked on a screen drawn anew, and by name."""
    result = run(*THREE, "--log", log, typed=f"{PLAY}Bea contesta CONTARE\nno\nno\nno\n")
    questions = [f"{name}, quando davanti allo schermo ci sei solo tu: ammetti CONTARE?" for name in ("Anna", "Bea")]
    first, second = (result.out.index(question) for question in questions)
    assert " A  B  C " in result.out[first:second]


def test_a_rejected_word_is_replaced_while_sand_remains(log: Path) -> None:
    """art. 13: no penalty, the tiles are back, and their player goes on."""
    typed = f"{ENTER}D9 orizz. CONNTARE\nBea contesta\nno\nno\nsì\n{ENTER}E9 orizz. CONTARE\n{ENTER}"
    result = run(*THREE, "--log", log, typed=typed)
    assert "Giocata respinta: le tessere tornano sul leggio, senza penalità (art. 12-13)." in result.out
    assert "Anna, puoi riprovare." in result.out
    assert table_of(log).totals == (56, 0, 0)


def test_of_four_the_player_concerned_does_not_vote(log: Path) -> None:
    """art. 12: the other three do."""
    run(*FOUR, "--log", log, typed=f"{PLAY}Dino contesta\nno\nsì\nno\n")
    assert [seat for seat, _ in ballots(log)] == [1, 2, 3]


def test_of_more_than_one_it_is_asked_who_challenges(log: Path) -> None:
    """Without a name in front the table asks; a name nobody has is no challenge."""
    result = run(*THREE, "--log", log, typed=f"{PLAY}contesta\nZoe\ncontesta\ncarlo\n")
    assert result.out.count("Chi lo chiede?") == 2
    assert "Non ho capito «Zoe»" in result.out
    challenged = [event for event in read_log(log.read_bytes()).events if isinstance(event, Challenged)]
    assert [event.seat for event in challenged] == [2]


def test_with_two_the_dictionary_says_why(log: Path) -> None:
    """art. 12: our lexicon decides, and tells its reasons."""
    result = run(*TWO, "--log", log, typed=f"{ENTER}D9 orizz. CONNTARE\ncontesta\n{ENTER}9E CONTARE\ncontesta\n")
    assert "CONNTARE non è ammessa" in result.out
    assert "CONTARE è ammessa - contare, infinito" in result.out
    ruled = [event.valid for event in read_log(log.read_bytes()).events if isinstance(event, Ruled)]
    assert ruled == [False, True]


def test_the_dictionary_may_decide_for_three(log: Path) -> None:
    """House rule: `--challenges dictionary`, however many play."""
    options = (*THREE[:-1], "--challenges", "dictionary")
    result = run(*options, "--log", log, typed=f"{ENTER}D9 orizz. CONNTARE\nBea contesta\n")
    assert "CONNTARE non è ammessa" in result.out
    assert ballots(log) == []


def test_words_may_be_checked_at_once(log: Path) -> None:
    """House rule: `--challenges void` refuses a word as it is laid, and the turn goes on."""
    typed = f"{ENTER}D9 orizz. CONNTARE\n9E CONTARE\n"
    result = run(*TWO, "--challenges", "void", "--log", log, typed=typed)
    assert "Non ammessa: CONNTARE (art. 6). Prova con un’altra." in result.out
    assert table_of(log).totals == (56, 0)


def test_one_may_accept_for_oneself(log: Path) -> None:
    """art. 14: with a name in front only that player accepts; the others may still challenge."""
    result = run(*THREE, "--log", log, typed=f"{PLAY}Bea accetta\nBea contesta\ncontesta\n")
    assert "Su questa giocata hai già detto la tua (art. 14)." in result.out
    assert "Carlo contesta CONTARE." in result.out


def test_the_mover_waits_for_the_others(log: Path) -> None:
    """art. 12, 14: one's own play is not challenged, and one does not leave before it is settled."""
    result = run(*THREE, "--log", log, typed=f"{PLAY}Anna contesta\nAnna abbandona\ns\n")
    assert "La giocata è tua" in result.out
    assert "La tua giocata aspetta gli altri" in result.out


def test_leaving_during_a_vote_keeps_the_votes(log: Path) -> None:
    """The game goes on with the voters who are missing."""
    run(*THREE, "--log", log, typed=f"{PLAY}Bea contesta\nno\naiuto\nfoglio\nesci\n")
    result = run("play", "--resume", log, "--no-words", typed="no\nno\n")
    assert "Bea, quando davanti allo schermo ci sei solo tu" in result.out
    assert "Voti: Anna no, Bea no, Carlo no." in result.out


def test_votes_in_english(log: Path) -> None:
    """The same in English, with English words."""
    typed = f"{PLAY}Carlo challenge all\nvote yes\nabstain\nno\n"
    result = run(*THREE, "--lang", "en", "--log", log, typed=typed)
    assert "Votes: Anna yes, Bea abstains, Carlo no." in result.out
    assert "The play stands (art. 12)." in result.out
