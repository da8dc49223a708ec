"""`leggio duplicate` from the outside: alone against the top, put away, taken up, replayed against a field."""

from pathlib import Path

import pytest

from leggio.games.duplicate import audit
from leggio.games.duplicate.commands import Resign
from leggio.games.duplicate.state import State
from leggio.notation.log import read_log, write_log
from support.duplicate.halls import WORDS, in_round
from support.keyboard import Sand, stack, typed_slowly
from support.terminal import run


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A short list of words."""
    path = tmp_path / "parole.txt"
    path.write_text("\n".join(WORDS))
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "duplicato.jsonl"


@pytest.fixture(autouse=True)
def _known_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    stack(monkeypatch, "MICIOABCASAEES")


def hall_of(log: Path) -> State:
    """The hall a log leads to."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state


def test_a_slip_and_the_top(words: Path, log: Path) -> None:
    """Premise: one's own points against the top, which is laid; the log verifies and is shown."""
    result = run("duplicate", "Anna", "--words", words, "--log", log, "--rounds", 1, typed="8F MICIO\n\n")
    assert result.code == 0
    assert "Turno 1 · 0 punti" in result.out
    assert "Consegnata: MICIO" in result.out
    assert "16 punti, 72,72% del top." in result.out
    assert "Il top: MICIO D8 orizz. 22, MICIO H4 vert. 22." in result.out
    assert "Finito: i turni stabiliti sono stati giocati." in result.out
    state = hall_of(log)
    assert (state.players, state.roll[0].points, state.rounds[0].seat) == (("Anna",), 16, None)
    verified = run("verify", log)
    assert verified.code == 0
    assert "Il registro è integro" in verified.out
    assert "72,73%" in verified.out
    shown = run("show", log, "--lang", "en")
    assert "MICIO D8 across 22" in shown.out
    assert "Over: the rounds agreed on have been played." in shown.out


def test_a_changed_log_is_found(words: Path, log: Path) -> None:
    """A point more in one line, and verify names the line."""
    run("duplicate", "Anna", "--words", words, "--log", log, "--rounds", 1, typed="8F MICIO\n\n")
    log.write_text(log.read_text().replace('"score":16', '"score":17'))
    result = run("verify", log)
    assert result.code == 3
    assert "Evento 4 (riga 5)" in result.err


def test_a_later_slip_takes_the_place_of_an_earlier_one(words: Path, log: Path) -> None:
    """Premise: until the round is closed; with --own-play what one found is laid."""
    typed = "8F MICIO\n8D MICIO\n\nfine\n"
    result = run("duplicate", "--words", words, "--log", log, "--own-play", typed=typed)
    assert "22 punti, 100,00% del top." in result.out
    assert "Finito: si resta ai turni giocati." in result.out
    state = hall_of(log)
    assert (state.players, state.rounds[0].seat) == (("Tu",), 0)


def test_what_scores_nothing_is_explained(words: Path, log: Path) -> None:
    """Premise, art. 3-4: nothing handed in, a word nobody knows, a word in the wrong place."""
    typed = "\n8F AMACI\n\nfine\n"
    result = run("duplicate", "Anna", "--words", words, "--log", log, typed=typed)
    assert "Nessuna cedola: 0 punti." in result.out
    assert "0 punti. " in result.out
    assert "(art. " in result.out


def test_nonsense_is_answered(words: Path, log: Path) -> None:
    """Help, shuffling, lines that mean nothing: the round goes on."""
    typed = "aiuto\nmescola\nzzz\n8F MI\x07\nfine\n"
    result = run("duplicate", "Anna", "--words", words, "--log", log, "--lang", "en", typed=typed)
    assert result.code == 0
    assert "hand in; another play takes its place" in result.out
    assert "I do not understand “zzz”" in result.out
    assert "I cannot read the slip" in result.out
    assert result.out.count("Round 1 · 0 points") == 2


def test_leaving_and_coming_back(words: Path, log: Path) -> None:
    """House rule: at the end of input it is put away, with the command that takes it up; the slip is still there."""
    left = run("duplicate", "Anna", "--words", words, "--log", log, typed="8F MICIO\n")
    assert f"leggio duplicate --resume {log} --words {words}" in left.out
    assert hall_of(log).suspended is not None
    back = run("duplicate", "--resume", log, "--words", words, typed="\nfine\n")
    assert back.code == 0
    assert hall_of(log).roll[0].points == 16
    again = run("duplicate", "--resume", log, "--words", words)
    assert again.code == 1


def test_time_runs_out(monkeypatch: pytest.MonkeyPatch, words: Path, log: Path) -> None:
    """Premise: a slip after the time is not taken; what was handed in before counts."""
    sand = Sand(monkeypatch)
    lines = [(10, "8F MICIO"), (60, "8D MICIO"), (1, "fine")]
    result = typed_slowly(
        monkeypatch, sand, lines, "duplicate", "Anna", "--words", words, "--log", log, "--seconds", 60
    )
    assert "Tempo scaduto." in result.out
    assert "16 punti" in result.out
    assert hall_of(log).roll[0].points == 16


def test_no_stopwatch(monkeypatch: pytest.MonkeyPatch, words: Path, log: Path) -> None:
    """Option: one may think for a day."""
    sand = Sand(monkeypatch)
    lines = [(86_000, "8F MICIO"), (86_000, ""), (1, "fine")]
    result = typed_slowly(monkeypatch, sand, lines, "duplicate", "Anna", "--words", words, "--log", log, "--no-clock")
    assert "Tempo scaduto." not in result.out
    assert hall_of(log).roll[0].points == 16


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """The log of an event with a field of four."""
    game = in_round("Anna", "Bea", "Carlo", "Dino", tiles="MICIOABCASAEES")
    game.hand_in(0, "8F", "MICIO")
    game.hand_in(1, "8D", "MICIO")
    game.hand_in(2, "8F", "MICI")
    game.close()
    game.do(Resign(seat=3))
    path = tmp_path / "serata.jsonl"
    path.write_text(write_log("duplicate", game.log))
    return path


def test_a_past_event_against_its_field(words: Path, evening: Path) -> None:
    """Premise: the same letters on the same board; one's place among those who were there, and a percentile."""
    result = run("duplicate", "--replay", evening, "--words", words, typed="8F MICIO\n\n")
    assert result.code == 0
    assert "Allora giocavano in 4, per un turno." in result.out
    assert "trovato da 1 su 4" in result.out
    assert "Hai 16 punti su 22: saresti al posto 2 di 5, percentile 62,50%." in " ".join(result.out.split())


def test_a_past_event_left_half_way(words: Path, evening: Path) -> None:
    """Who stops before the first round is closed is compared with nobody."""
    result = run("duplicate", "--replay", evening, "--words", words, typed="8F MICIO\nesci\n")
    assert result.code == 0
    assert "percentile" not in result.out


def test_logs_that_are_no_past_event(words: Path, log: Path, tmp_path: Path) -> None:
    """Another game, no round at all, no file: a sentence each, no traceback."""
    run("play", "Anna", "Bea", "--no-words", "--log", tmp_path / "altro.jsonl")
    other = run("duplicate", "--replay", tmp_path / "altro.jsonl", "--words", words)
    assert (other.code, "contiene un altro gioco" in other.err) == (1, True)
    run("duplicate", "Anna", "--words", words, "--log", log, typed="")
    empty = run("duplicate", "--replay", log, "--words", words)
    assert (empty.code, "nessun turno concluso" in empty.err) == (1, True)
    missing = run("duplicate", "--replay", tmp_path / "manca.jsonl", "--words", words)
    assert (missing.code, "Traceback" in missing.err) == (1, False)


def test_options_that_do_not_go_together(words: Path, log: Path, evening: Path) -> None:
    """Each pair is named; an event of many is not resumed by one."""
    assert "--replay e --log" in run("duplicate", "--replay", evening, "--log", log).err
    assert "--words e --edition" in run("duplicate", "--words", words, "--edition", "club").err
    many = run("duplicate", "--resume", evening, "--words", words)
    assert many.code == 1
    assert "4 giocatori" in many.err
    assert run("duplicate", "x" * 41, "--words", words, "--log", log).code == 1
    assert not log.exists()


def test_export_says_why_not(words: Path, log: Path) -> None:
    """GCG has two players and turns: a Duplicate has neither."""
    run("duplicate", "Anna", "--words", words, "--log", log, typed="")
    result = run("export", log)
    assert (result.code, "Un duplicato ha un campo di giocatori" in result.err) == (1, True)


def test_the_lexicon_decides_where_no_list_is_given(log: Path) -> None:
    """Art. 14-23: our own, with its label in the log."""
    result = run("duplicate", "Anna", "--log", log, "--rounds", 1, typed="8F MICIO\n\n")
    assert result.code == 0
    assert hall_of(log).lexicon
    assert hall_of(log).roll[0].points == 16
