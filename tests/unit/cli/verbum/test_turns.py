"""Turns of Verbum typed in: draws, words, thieves, jollies, hands that change places. Par. 5-8, 11-15."""

from pathlib import Path

import pytest

from leggio.games.verbum.events import Discarded, Drew, HandsSwapped, JollySwapped, Restored, Stole
from support.keyboard import stack
from support.terminal import Run, run
from support.verbum.keyboard import events_of, table_of, words_of

NEW = ("play", "--game", "verbum")
TWO = (*NEW, "Anna", "Bea")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "game.jsonl"


def play(log: Path, *lines: str, options: tuple[object, ...] = TWO) -> Run:
    """Type lines; an empty one is Enter."""
    return run(*options, "--log", log, typed="".join(f"{line}\n" for line in lines))


def test_hands_do_not_show_while_the_keyboard_changes_hands(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 5: only whoever pressed Enter sees cards; Bea's Z stays hers."""
    stack(monkeypatch, "CANER", "ZZHQF", "T", "S")
    result = play(log, "", "b", "CANE")
    before, own, drawn, after = result.out.split(" › ")[:4]
    assert "in mano" not in before
    assert "in mano [A] [C] [E] [N] [R]" in own
    assert "in mano [A] [C] [E] [N] [R] [S]*" in drawn
    assert "in mano" not in after
    assert "Turno di Bea." in after
    assert "[Z]" not in result.out


def test_orders_about_a_hand_wait_until_it_is_looked_at(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal at the hand-over would tell what somebody else holds."""
    stack(monkeypatch, "CANER", "ZZHQF")
    result = play(log, "b", "CANE", "scarta C", "ruba 1 C", "jolly", "scambia Bea", "aiuto")
    assert result.out.count("Prima guarda le tue carte: premi Invio.") == 6
    assert "pesca a · pesca b" in result.out
    assert not events_of(log, Drew)


def test_the_example_of_the_book(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 7-8, 12: CANE, the thief takes its C, CIELO with it, and the turn is over each time."""
    stack(monkeypatch, "CANER", "IELO!", "T", "S", "MMT", "N", "AAAE", "C")
    anna, bea = ("", "b", "CANE"), ("", "b", "ruba 1 C", "scarta O", "ERO", "CIELO")
    result = play(log, *anna, *bea, "", "a", "rimetti", "passa", "", "b", "passa", "", "b", "rimetti 1", "passa")
    assert "Bea, posa una parola con C, oppure passa" in result.out
    assert "La scelta di questo turno è fatta: ora posa una parola con C, o passa (par. 6)." in result.out
    assert "In questo turno hai preso C: puoi posare una sola parola, e che lo usi (par. 8)." not in result.out
    assert "Bea pesca dal mazzo B; ruba C a Anna, e resta !ANE; posa CIELO; completa la mano (+4)." in result.out
    assert "1 !ANE (manca C)" in result.out
    assert "Per scacciare il ladro serve la carta C, e non ce l’hai (par. 12)." in result.out
    assert [len(each) for each in (events_of(log, Stole), events_of(log, Restored))] == [1, 0]
    assert words_of(log) == ["!ANE", "CIELO"]


def test_a_letter_is_put_back(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 12: whoever was robbed gives the letter and has the thief."""
    stack(monkeypatch, "CANER", "IELO!", "C")
    result = play(log, "", "b", "CANE", "", "b", "ruba CANE C", "passa", "", "a", "rimetti", "scarta ladro")
    assert "Anna prende C dal mazzo A; rimette C in CANE e si prende il ladro.\n" in result.out
    assert "Turno di Bea." in result.out.rpartition("si prende il ladro")[2]
    assert words_of(log) == ["CANE"]
    assert not events_of(log, Discarded), "putting a letter back is the choice of a turn"


def test_a_free_turn(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """House rule: with --free-turn a letter is put back, the thief discarded, words laid, all in one turn."""
    stack(monkeypatch, "CANER", "IELO!", "C")
    lines = ("", "b", "CANE", "passa", "", "b", "ruba CANE C", "passa", "", "a", "rimetti", "scarta ladro")
    result = play(log, *lines, options=(*TWO, "--free-turn"))
    assert "Anna, posa, scarta o passa" in result.out
    assert "Anna pesca dal mazzo B; posa CANE; completa la mano (+3); passa." in result.out
    assert "Anna prende C dal mazzo A; rimette C in CANE e si prende il ladro; scarta ladro.\n" in result.out
    assert [event.card for event in events_of(log, Discarded)] == ["!"]


def test_the_double_jolly_is_swapped_and_replayed(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 14: (ZZ) of PE(ZZ)O for two Zs, and laid again at once; one Z is not enough."""
    stack(monkeypatch, "PE%OR", "ZZAAE", "T", "S", "LLI", "R")
    lines = ("", "b", "PE(ZZ)O", "", "b", "jolly 1", "scarta R", "RE(AA)", "", "contesta", "contesta 1")
    result = play(log, *lines, options=(*TWO, "--no-words"))
    assert "Bea, posa una parola con doppio, oppure passa" in result.out
    assert "Bea pesca dal mazzo B; prende il doppio da PEZZO." in result.out
    assert [event.letters for event in events_of(log, JollySwapped)] == ["ZZ"]
    assert words_of(log) == ["PEZZO", "RE(AA)"]
    assert "La scelta di questo turno è fatta: ora posa una parola con doppio, o passa (par. 6)." in result.out
    assert "Anna mette in dubbio RE(AA)." in result.out


def test_hands_are_swapped(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 11: taken from A it waits for the next turn; then hands change places and it lies on A."""
    stack(monkeypatch, "CANER", "IELOA", "&", "SST")
    result = play(log, "", "a", "scambia Bea", "passa", "", "b", "passa", "", "b", "scambia")
    assert "L’hai appena presa dal mazzo A: si può usare dal tuo prossimo turno (par. 11)." in result.out
    assert "Anna pesca dal mazzo B; scambia le carte con Bea." in result.out
    assert events_of(log, HandsSwapped)
    state = table_of(log)
    assert (sorted(state.hands[0]), state.pile_a[-1]) == (sorted("IELOAS"), "&")
    assert "mazzo A [cambio]" in result.out


def test_the_eleventh_card(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 5: with eleven cards one cannot pass."""
    stack(monkeypatch, "CANER", "IELOA")
    turns = [line for _ in range(5) for line in ("", "b", "passa", "", "b", "passa")]
    result = play(log, *turns, "", "b", "passa", "scarta R")
    assert "Anna, una scelta: posa, scarta o una carta speciale; il massimo è 10 carte" in result.out
    assert "Hai 11 carte e il massimo è 10: scartane una o posa una parola (par. 5)." in result.out
    assert len(table_of(log).hands[0]) == 10


def test_open_hands(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 5: everyone's cards lie open, so nobody is called to the screen."""
    stack(monkeypatch, "CANER", "IELOA")
    result = play(log, "b", "passa", "b", "passa", options=(*TWO, "--open-hands"))
    assert "premi Invio" not in result.out
    assert "in mano [A] [E] [I] [L] [O]" in result.out
    assert len(events_of(log, Drew)) == 2


def test_orders_that_say_too_little_get_a_hint(log: Path) -> None:
    """What is missing is said, and how to write it."""
    result = play(
        log, "", "pesca", "b", "ruba", "scarta", "rimetti", "jolly", "cane", options=(*NEW, "Ada", "Bo", "Ci")
    )
    assert "Da quale mazzo? Scrivi pesca a oppure pesca b." in result.out
    assert "Scrivi il numero della parola e la lettera: ruba 3 C." in result.out
    assert "Quale carta? Scrivi per esempio scarta E" in result.out
    assert "Scrivi il numero: rimetti 3." in result.out
    assert "Scrivi il numero: jolly 3." in result.out
    assert "Una parola da posare si scrive maiuscola: CANE." in result.out


def test_refusals_name_cards(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of cards are for files: people read their names."""
    stack(monkeypatch, "CANER", "IELOA", "T", "S")
    result = play(log, "", "b", "CaNE", "scarta ladro", "posa", "CANE!", "X(ZZ)")
    assert "Non hai in mano: jolly (par. 6)." in result.out
    assert "Non hai in mano «ladro» (par. 6)." in result.out
    assert "Quali parole? Scrivi per esempio posa CANE (par. 6)." in result.out
    assert "Non hai in mano: doppio, X (par. 6)." in result.out


def test_the_end_in_the_middle_of_a_refill(log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 7, 15: B has two cards for a refill of three; everyone lays what they hold, and it counts."""
    deck = tmp_path / "mazzo.txt"
    deck.write_text("name piccolo\nplayers 2\nC 1\nA 2\nN 1\nE 2\nR 2\nO 2\nI 1\nS 1\nT 1\nladro 1\n")
    stack(monkeypatch, "CANER", "REAO!", "T", "S", "IO")
    anna, bea = ("", "b", "CANE"), ("", "b", "ruba 1 C", "REO", "passa")
    lines = (*anna, *bea, "contesta", "", "OSI", "passa")
    result = play(log, *lines, "accetta", options=(*TWO, "--deck", deck))
    assert "Anna pesca dal mazzo B; posa CANE; completa la mano (+2)." in result.out
    assert "Bea, va bene 3 OSI? Invio per accettare, oppure contesta 3" in result.out
    assert "Il mazzo B è finito: ognuno posa le parole che gli restano in mano (par. 15)." in result.out
    assert "Bea, posa le ultime parole, poi passa" in result.out
    assert "Il mazzo B è finito: ora si posano soltanto le parole che hai in mano (par. 15)." in result.out
    ended = table_of(log).ended
    assert ended is not None
    assert ended.scores == (7, 3)
    assert "Vince Anna." in result.out
