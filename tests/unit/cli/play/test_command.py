"""`leggio play` from the outside: typed lines in, screens and a log out."""

from pathlib import Path

import pytest

from leggio.cli.journal import Journal
from leggio.games.figs import MINUTE
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
    result = run("play", "--no-words", "--log", log)
    assert result.code == 0
    assert "sacchetto 106" in result.out
    assert f"leggio play --resume {log}" in result.out
    assert played(log).players == ("Uno", "Due")


def test_six_passes_end_a_game_with_its_sheet(log: Path) -> None:
    """art. 39b: a game of passes comes to its end, settled and verified."""
    result = run("play", "--no-words", "Anna", "Bea", "--log", log, typed=f"{ENTER}passa\n" * 6)
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
    assert "ME: ammessa. Anna paga 1 (art. 30)." in result.out
    state = played(log)
    assert state.totals == (-1, 8)


def test_a_refusal_is_a_sentence_and_the_turn_goes_on(log: Path) -> None:
    """art. 3: a play that does not fit is explained with its article and can be tried again."""
    typed = f"{ENTER}1A CE\n8H CASA\n8H CE\nesci\n"
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert "La prima parola passa per la casella centrale, H8 (art. 3)." in result.out
    assert "Non hai sul leggio: A (art. 3)." in result.out
    assert [event.words[0].word for event in read_log(log.read_bytes()).events if isinstance(event, Played)] == ["CE"]


def test_people_rule_where_there_is_no_list(log: Path) -> None:
    """art. 28: without words the people at the keyboard rule, and only a clear yes or no counts."""
    typed = f"{ENTER}8H CE\n{ENTER}contesta\nforse\nn\nesci\n"
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert result.out.count("CE è ammessa? (s/n)") == 2
    assert "Bea ritira la giocata e paga 1 (art. 30)." in result.out


def test_racks_do_not_show_while_the_keyboard_changes_hands(log: Path) -> None:
    """Between turns the screen shows the board, and no rack until the next player asks for theirs."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\n")
    first_hand_over, own_screen, second_hand_over = (
        result.out.split("premi Invio")[0],
        *result.out.split("premi Invio")[1:],
    )
    assert "leggio  " not in first_hand_over
    assert "leggio  " in own_screen
    assert second_hand_over.strip().startswith("›")


def test_a_game_is_resumed_where_it_stopped(log: Path) -> None:
    """What was played is there after leaving, and the game goes on in the same log."""
    run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\nesci\n")
    result = run("play", "--no-words", "--resume", log, typed=f"{ENTER}accetta\nabbandona\ns\n")
    assert "Bea accetta" not in result.out
    assert "Anna accetta." in result.out
    assert "Vince Bea." in result.out
    assert isinstance(read_log(log.read_bytes()).events[-1], Ended)


def test_a_forged_log_is_not_resumed(log: Path) -> None:
    """A log that does not hold is refused with its event, and left as it is."""
    run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H CE\nesci\n")
    forged = log.read_bytes().replace(b'"score":6', b'"score":60')
    log.write_bytes(forged)
    result = run("play", "--no-words", "--resume", log)
    assert (result.code, log.read_bytes()) == (3, forged)
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
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed)
    assert "preferisce continuare." in result.out
    assert "Partita annullata d’accordo fra tutti" in result.out


def test_the_lists_are_for_the_current_edition_only(log: Path, words: Path) -> None:
    """art. 24: the short words show on request in one's turn, and not at all under the previous edition."""
    now = run("play", "Anna", "Bea", "--words", words, "--log", log, typed=f"{ENTER}due\n")
    assert "CE" in now.out.split("premi Invio")[1]
    before = run(
        "play", "Anna", "Bea", "--words", words, "--rules", "figs-previous", "--log", f"{log}2", typed=f"{ENTER}due\n"
    )
    assert "non stanno sul tavolo (art. 24)" in before.out


def test_a_late_player_arrives(log: Path) -> None:
    """art. 38: the game waits for the absent player, whose clock runs."""
    result = run("play", "--no-words", "Anna", "Bea", "--absent", "Bea", "--log", log, typed="boh\nBea\n")
    assert "Manca Bea" in result.out
    assert "Bea è al tavolo." in result.out


def test_english(log: Path) -> None:
    """The whole screen speaks English when asked."""
    result = run(
        "play", "--no-words", "Ann", "Ben", "--lang", "en", "--log", log, typed=f"{ENTER}nonsense\nhelp\nquit\n"
    )
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
        (("Anna", "Bea", "--challenges", "void", "--no-words"), "Manca un elenco di parole"),
        (("Anna", "Bea", "--words", "/does/not/exist"), "Non riesco a leggere /does/not/exist"),
    ],
)
def test_bad_options_get_a_sentence(arguments: tuple[str, ...], sentence: str, log: Path) -> None:
    """A wrong option ends with a sentence, exit code 1 and no file."""
    result = run("play", *arguments, "--log", log)
    assert result.code == 1
    assert sentence in result.err
    assert not log.exists()


def test_a_second_session_of_the_same_game_is_refused(log: Path) -> None:
    """Two sessions would write over each other: the log is locked while one is on, and no other file is made."""
    run("play", "--no-words", "Anna", "Bea", "--log", log)
    before = log.read_bytes()
    with Journal.resume(log)[0]:
        result = run("play", "--no-words", "--resume", log)
    assert (result.code, log.read_bytes()) == (1, before)
    assert "è aperto altrove" in result.err
    assert list(log.parent.iterdir()) == [log]


@pytest.mark.parametrize("name", ["x" * 300, "folder/" + "x" * 300])
def test_a_log_that_cannot_be_gets_a_sentence(tmp_path: Path, name: str) -> None:
    """A name that no file can have is refused before the game."""
    result = run("play", "--no-words", "Anna", "Bea", "--log", tmp_path / name)
    assert result.code == 1
    assert "Non riesco a scrivere" in result.err


def test_bytes_that_are_no_text_are_no_traceback(log: Path) -> None:
    """Whatever comes through a pipe, it is at worst not understood."""
    result = run("play", "--no-words", "Anna", "Bea", "--log", log, typed=b"\n\xff\xfe\nesci\n")
    assert result.code == 0
    assert "Non ho capito" in result.out


def test_the_result_is_told_once(log: Path) -> None:
    """At the end one reads the result once, after the sheet."""
    result = run("play", "--no-words", "Anna", "Bea", "--log", log, typed=f"{ENTER}passa\n" * 6)
    assert result.out.count("(art. 39b)") == 1
    assert result.out.index("Formulario") < result.out.index("(art. 39b)")


@pytest.mark.parametrize(
    ("arguments", "time", "limit"),
    [
        ((), 25, 75),
        (("--minutes", "25"), 25, 75),
        (("--minutes", "24"), 24, None),
        (("--no-clock",), None, None),
    ],
)
def test_the_limit_goes_with_the_own_time_of_the_rules(
    log: Path, arguments: tuple[str, ...], time: int | None, limit: int | None
) -> None:
    """art. 37: 25 minutes are the default however they are asked for; other times set the 75 aside."""
    run("play", "--no-words", "Anna", "Bea", *arguments, "--log", log)
    options = played(log).options
    assert options.time_ms == (time and time * MINUTE)
    assert options.limit_ms == (limit and limit * MINUTE)


def test_stopping_can_be_proposed_again(log: Path) -> None:
    """House rule: after a no, the same player may ask the others again before any move."""
    result = run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}basta\nn\nbasta\ns\n")
    assert result.out.count("sei d’accordo a smettere") == 2
    ended = played(log).ended
    assert ended is not None
    assert ended.reason is Ending.ABANDONED


def test_lists_want_words(log: Path) -> None:
    """art. 24: without a word list there are no lists to show, which is not the edition's fault."""
    result = run("play", "--no-words", "Anna", "Bea", "--log", log, typed=f"{ENTER}due\n")
    assert "serve un elenco di parole" in result.out
    assert "edizione" not in result.out


def test_a_path_can_be_pasted_into_a_shell(tmp_path: Path) -> None:
    """The command that goes on with a game works as it is printed."""
    log = tmp_path / "la partita di Anna.jsonl"
    result = run("play", "--no-words", "Anna", "Bea", "--log", log)
    assert f"leggio play --resume '{log}'" in result.out


def test_an_existing_log_is_never_overwritten(log: Path) -> None:
    """A file that is there stays as it is."""
    log.parent.mkdir()
    log.write_text("mine")
    result = run("play", "--no-words", "Anna", "Bea", "--log", log)
    assert (result.code, log.read_text()) == (1, "mine")
    assert "c’è già" in result.err


def test_a_wide_screen_shows_the_sheet_once_at_the_end(log: Path) -> None:
    """During the game the sheet stands beside the board; at the end the whole of it follows below, and only there."""
    result = run(
        "play", "--no-words", "Anna", "Bea", "--log", log, typed=f"{ENTER}passa\n{ENTER}abbandona\ns\n", width=130
    )
    assert result.out.split("abbandoni davvero")[1].count("Formulario") == 1
