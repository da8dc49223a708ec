"""`leggio play` from the outside: typed lines in, screens and a log out."""

from pathlib import Path

import pytest

from leggio.games.scrabble import audit
from leggio.games.scrabble.events import Ended, Ending, Played
from leggio.games.scrabble.state import State
from leggio.notation.log import read_log
from support.terminal import run

ENTER = "\n"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A small word list, with accents and capitals of all sorts."""
    path = tmp_path / "parole.txt"
    path.write_text("# parole\nTORRÒ\nce\nsé\nme\nem\n", encoding="utf-8")
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "deep" / "game.jsonl"


def played(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state


def test_names_are_asked_and_have_a_default(log: Path) -> None:
    """Without names and without an answer a game starts all the same."""
    result = run("play", "--log", log)
    assert result.code == 0
    assert "sacchetto 106" in result.out
    assert f"leggio play --resume {log}" in result.out
    assert played(log).players == ("Uno", "Due")


def test_six_passes_end_a_game_with_its_sheet(log: Path) -> None:
    """art. 39b: a game of passes comes to its end, settled and verified."""
    result = run("play", "Anna", "Bea", "--log", log, typed=f"{ENTER}passa\n" * 6)
    assert "tre passi o cambi di fila a testa (art. 39b)" in result.out
    assert "tessere rimaste" in result.out
    assert f"leggio verify {log}" in result.out
    ended = played(log).ended
    assert ended is not None
    assert ended.reason is Ending.SCORELESS


def test_a_jolly_steps_in_and_a_challenge_is_ruled_by_the_list(log: Path, words: Path) -> None:
    """art. 28-30: with a word list the judge rules; seed 3 gives Bea ?CCEEMS and the first turn."""
    typed = f"{ENTER}8H me\n{ENTER}contesta\npassa\n{ENTER}8H eta\n{ENTER}contesta eta\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--words", words, "--log", log, typed=typed)
    assert "5 parole da" in result.out
    assert "ME: tutto ammesso. Anna paga 1 (art. 30)." in result.out
    state = played(log)
    assert state.totals == (-1, 8)


def test_a_refusal_is_a_sentence_and_the_turn_goes_on(log: Path) -> None:
    """art. 3: a play that does not fit is explained with its article and can be tried again."""
    typed = f"{ENTER}1A CE\n8H CASA\n8H CE\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert "La prima parola passa per la casella centrale, H8 (art. 3)." in result.out
    assert "Non hai sul leggio: A (art. 3)." in result.out
    assert [event.words[0].word for event in read_log(log.read_bytes()).events if isinstance(event, Played)] == ["CE"]


def test_people_rule_where_there_is_no_list(log: Path) -> None:
    """art. 28: without words the people at the keyboard rule, and only a clear yes or no counts."""
    typed = f"{ENTER}8H CE\n{ENTER}contesta\nforse\nn\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert result.out.count("CE è ammessa? (s/n)") == 2
    assert "Bea ritira la giocata e paga 1 (art. 30)." in result.out


def test_racks_do_not_show_while_the_keyboard_changes_hands(log: Path) -> None:
    """Between turns the screen shows the board, and no rack until the next player asks for theirs."""
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\n")
    first_hand_over, own_screen, second_hand_over = (
        result.out.split("premi Invio")[0],
        *result.out.split("premi Invio")[1:],
    )
    assert "leggio  " not in first_hand_over
    assert "leggio  " in own_screen
    assert second_hand_over.strip().startswith("›")


def test_a_game_is_resumed_where_it_stopped(log: Path) -> None:
    """What was played is there after leaving, and the game goes on in the same log."""
    run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\nesci\n")
    result = run("play", "--resume", log, typed=f"{ENTER}accetta\nabbandona\ns\n")
    assert "Bea accetta" not in result.out
    assert "Anna accetta." in result.out
    assert "Vince Bea." in result.out
    assert isinstance(read_log(log.read_bytes()).events[-1], Ended)


def test_a_log_cut_by_a_crash_is_mended(log: Path) -> None:
    """Wherever a crash cuts the last write, the game resumes from the last command that was shown."""
    run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\nesci\n")
    shown = log.read_bytes()
    run("play", "--resume", log, typed=f"{ENTER}passa\n")
    whole = log.read_bytes()
    assert whole.count(b"\n") - shown.count(b"\n") == 3
    for cut in range(len(shown) + 1, len(whole), 40):
        log.write_bytes(whole[:cut])
        assert run("play", "--resume", log).code == 0
        assert log.read_bytes() == shown


def test_a_forged_log_is_not_resumed(log: Path) -> None:
    """A log that does not hold is refused with its event, and left as it is."""
    run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\nesci\n")
    forged = log.read_bytes().replace(b'"score":6', b'"score":60')
    log.write_bytes(forged)
    result = run("play", "--resume", log)
    assert (result.code, log.read_bytes()) == (1, forged)
    assert "riga 7" in result.err.lower()


def test_three_players_and_a_challenge_from_the_side(log: Path, words: Path) -> None:
    """With three players anyone may challenge, by putting their name in front."""
    typed = f"{ENTER}8H EC\n{ENTER}Carla contesta EC\nesci\n"
    result = run(
        "play", "Anna", "Bea", "Carla", "--starter", "Bea", "--seed", 3, "--words", words, "--log", log, typed=typed
    )
    assert "Carla contesta EC." in result.out or "Non hai sul leggio" in result.out


def test_stopping_by_agreement(log: Path) -> None:
    """House rule: everyone at the keyboard is asked, and the game is annulled only if all agree."""
    typed = f"{ENTER}basta\nn\nbasta\npassa\n{ENTER}basta\ns\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert "Non siete tutti d'accordo: si continua." in result.out
    assert "Partita annullata d'accordo fra tutti" in result.out


def test_the_lists_are_for_the_current_edition_only(log: Path, words: Path) -> None:
    """art. 24: the short words show on request in one's turn, and not at all under the previous edition."""
    now = run("play", "Anna", "Bea", "--words", words, "--log", log, typed=f"{ENTER}due\n")
    assert "CE" in now.out.split("premi Invio")[1]
    before = run(
        "play", "Anna", "Bea", "--words", words, "--rules", "figs-previous", "--log", f"{log}2", typed=f"{ENTER}due\n"
    )
    assert "non sono disponibili (art. 24)" in before.out


def test_a_late_player_arrives(log: Path) -> None:
    """art. 38: the game waits for the absent player, whose clock runs."""
    result = run("play", "Anna", "Bea", "--absent", "Bea", "--log", log, typed="boh\nBea\n")
    assert "Manca Bea" in result.out
    assert "Bea è al tavolo." in result.out


def test_english(log: Path) -> None:
    """The whole screen speaks English when asked."""
    result = run("play", "Ann", "Ben", "--lang", "en", "--log", log, typed=f"{ENTER}nonsense\nhelp\nquit\n")
    assert "I did not understand “nonsense”." in result.out
    assert "challenge WORD" in result.out
    assert "Turno" not in result.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("Anna",), "Si gioca in 2, 3 o 4"),
        (("Anna", "anna"), "un nome suo"),
        (("Anna", "Bea", "--rules", "fisg"), "Non conosco il regolamento «fisg»"),
        (("Anna", "Bea", "--minutes", "0"), "da 1 a 1440"),
        (("Anna", "Bea", "--starter", "Ciro"), "«Ciro» non va bene per --starter"),
        (("Anna", "Bea", "--challenges", "void"), "Manca un elenco di parole"),
        (("Anna", "Bea", "--words", "/does/not/exist"), "Non riesco a leggere /does/not/exist"),
    ],
)
def test_bad_options_get_a_sentence(arguments: tuple[str, ...], sentence: str, log: Path) -> None:
    """A wrong option ends with a sentence, exit code 1 and no file."""
    result = run("play", *arguments, "--log", log)
    assert result.code == 1
    assert sentence in result.err
    assert not log.exists()


def test_a_broken_word_list_names_its_line(tmp_path: Path, log: Path) -> None:
    """A line that is no word is refused with file, line and text."""
    path = tmp_path / "bad.txt"
    path.write_text("casa\nab-cd\n", encoding="utf-8")
    result = run("play", "Anna", "Bea", "--words", path, "--log", log)
    assert (result.code, "riga 2: «ab-cd»" in result.err) == (1, True)


def test_an_existing_log_is_never_overwritten(log: Path) -> None:
    """A file that is there stays as it is."""
    log.parent.mkdir()
    log.write_text("mine")
    result = run("play", "Anna", "Bea", "--log", log)
    assert (result.code, log.read_text()) == (1, "mine")
    assert "c'è già" in result.err
