"""`leggio play --game scarabeo` from the outside: options, hand-over, leaving and coming back, bad input."""

from pathlib import Path

import pytest

from leggio.games.scarabeo.events import Ended, Ending, Suspended
from leggio.games.scarabeo.rules import Challenges, LetterSquares
from leggio.notation.log import read_log
from support.keyboard import ENTER, stack
from support.scarabeo.keyboard import table_of
from support.terminal import run

NEW = ("play", "--game", "scarabeo")
THREE = (*NEW, "Anna", "Bea", "Carlo", "--starter", "Anna", "--no-words")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "deep" / "game.jsonl"


def test_names_are_asked_and_have_a_default(log: Path) -> None:
    """Without names and without an answer a game starts all the same."""
    result = run(*NEW, "--log", log)
    assert result.code == 0
    assert "Uno" in result.out
    assert "sacchetto 114" in result.out
    assert f"leggio play --resume {log}" in result.out


def test_the_draw_for_the_start_is_told(log: Path) -> None:
    """art. 4: who drew what, and who begins."""
    result = run(*NEW, "Anna", "Bea", "Carlo", "--seed", 3, "--log", log)
    assert "Sorteggio: Anna pesca S, Bea pesca F, Carlo pesca T. Comincia Bea (art. 4)." in result.out


def test_racks_do_not_show_while_the_keyboard_changes_hands(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the player who pressed Enter sees tiles; while the others answer there is no rack either."""
    stack(monkeypatch, "CONTAREN", "ZZHHQQVV", "BBDDFFGG")
    result = run(*THREE, "--log", log, typed=f"{ENTER}9E CONTARE\n{ENTER}")
    before, own, answers, after = result.out.split(" › ")[:4]
    assert "leggio  " not in before + answers + after
    assert "leggio  " in own
    assert "Z₈" not in result.out


def test_the_points_of_a_play_are_explained(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """art. 15-16, 24-29: the first word and its doubling, each prize and what it grows by, then words that cross."""
    stack(monkeypatch, "CONTAREN", "SSTAMPAE", "BBDDFFGG")
    typed = f"{ENTER}9E CONTARE\n{ENTER}{ENTER}D9 orizz. SCONTARE\n{ENTER}"
    result = run(*THREE, "--log", log, typed=typed)
    assert "Anna gioca CONTARE in E9 orizz.: 56 punti." in result.out
    assert "  CONTARE: 8 × 2 = 16, doppia perché è la prima (art. 24)" in result.out
    assert "  7 tessere: premio di 30, e 10 senza scarabei (art. 26, 29)" in result.out
    assert "  SCONTARE: 9, con le caselle 10\n" in result.out


def test_eight_vowels_are_shown_and_changed(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """art. 23: everyone sees what goes back."""
    stack(monkeypatch, "AEIOUAEI", "CONTAREN", "BBDDFFGG")
    result = run(*THREE, "--log", log, typed=f"{ENTER}cambia\n{ENTER}cambia\n")
    assert "Anna mostra A A E E I I O U e cambia tutto (art. 23)." in result.out
    assert "Si cambia solo con otto vocali o con otto consonanti (art. 23)." in result.out


def test_a_game_goes_on_where_it_stopped(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--resume` alone knows the game; the pending play is still pending."""
    stack(monkeypatch, "CONTAREN", "AEAEAEAE", "OIOIOIOI")
    run(*THREE, "--log", log, typed=f"{ENTER}9E CONTARE\nesci\n")
    assert isinstance(read_log(log.read_bytes()).events[-1], Suspended)
    result = run(
        "play", "--resume", log, "--no-words", typed=f"{ENTER}abbandona\nn\nabbandona\ns\n{ENTER}abbandona\ns\n"
    )
    assert "Si riprende" in result.out
    assert "Bea, abbandoni davvero? (s/n)" in result.out
    ended = read_log(log.read_bytes()).events[-1]
    assert isinstance(ended, Ended)
    assert ended.reason is Ending.RESIGNED
    assert "Vince Anna." in result.out
    again = run("play", "--resume", log, "--no-words")
    assert (again.code, again.err) == (1, "Questa partita è già finita.\n")


def test_the_list_of_a_game_is_wanted_again(log: Path, tmp_path: Path) -> None:
    """Going on needs the words the game began with, and the command that is printed has them."""
    words, others = tmp_path / "parole.txt", tmp_path / "altre.txt"
    words.write_text("contare\nprecipitevolissime\n")
    others.write_text("cantare\n")
    left = run(*NEW, "Anna", "Bea", "--words", words, "--log", log)
    assert f"--resume {log} --words {words}" in left.out
    assert "Questa partita vuole il suo elenco" in run("play", "--resume", log, "--words", others).err
    assert "dammele con --words" in run("play", "--resume", log).err
    assert run("play", "--resume", log, "--words", words).code == 0


def test_a_list_may_have_words_as_long_as_the_board(log: Path, tmp_path: Path) -> None:
    """Seventeen letters fit on this board, and are no line to skip."""
    words = tmp_path / "parole.txt"
    words.write_text("INTERNAZIONALIZZA\nCASA\n")
    assert "2 parole da" in run(*NEW, "Anna", "Bea", "--words", words, "--log", log).out


def test_choices_are_recorded(log: Path) -> None:
    """What the table chose is in the log."""
    chosen = ("--challenges", "dictionary", "--letters", "placed", "--starter", "bea", "--minutes", 4)
    run(*NEW, "Anna", "Bea", *chosen, "--log", log)
    options = table_of(log).options
    assert (options.challenges, options.letter_squares) == (Challenges.DICTIONARY, LetterSquares.PLACED)
    assert (options.starter, options.glass_ms) == (1, 120_000)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("Anna",), "A Scarabeo si gioca in 2, 3 o 4: qui c’è un giocatore solo (art. 1)."),
        (("Anna", "anna"), "un nome suo"),
        (("Anna", "Bea", "--rules", "figs"), "per lo Scarabeo c’è scarabeo"),
        (("Anna", "Bea", "--minutes", "0"), "da 1 a 60"),
        (("Anna", "Bea", "--starter", "Ciro"), "«Ciro» non va bene per --starter"),
        (("Anna", "Bea", "--no-words"), "Qui sulle parole decide un vocabolario, e non c’è (art. 12)"),
        (("Anna", "Bea", "Carlo", "--challenges", "void", "--no-words"), "togli --no-words"),
        (("Anna", "Bea", "--challenges", "figs"), "Scegli tra: book, dictionary, void"),
        (("Anna", "Bea", "--words", "/does/not/exist"), "Non riesco a leggere /does/not/exist"),
        (("Anna", "Bea", "--referee", "Dora"), "--referee non è un’opzione di questo gioco."),
        (("Anna", "Bea", "--clock-by-hand"), "--clock-by-hand non è"),
        (("Anna", "Bea", "--absent", "Bea"), "--absent non è"),
        (("Anna", "Bea", "--no-clock", "--minutes", "3"), "--no-clock e --minutes non vanno insieme"),
    ],
)
def test_bad_options_get_a_sentence(arguments: tuple[str, ...], sentence: str, log: Path) -> None:
    """A wrong option ends with a sentence, exit code 1 and no file."""
    result = run(*NEW, *arguments, "--log", log)
    assert result.code == 1
    assert sentence in result.err
    assert not log.exists()


def test_scrabble_has_no_options_of_scarabeo(log: Path) -> None:
    """And the other way round."""
    letters = run("play", "Anna", "Bea", "--letters", "placed", "--log", log)
    assert "--letters non è un’opzione di questo gioco." in letters.err
    assert "Scegli tra: figs, void" in run("play", "Anna", "Bea", "--challenges", "book", "--log", log).err


def test_a_log_of_another_game_is_not_resumed(log: Path) -> None:
    """The game one names and the game of the log must agree."""
    run("play", "Anna", "Bea", "--log", log)
    assert "contiene un altro gioco: scrabble" in run("play", "--game", "scarabeo", "--resume", log).err


@pytest.mark.parametrize(
    "line",
    [
        "boh",
        "9Z CASA",
        "Z9 orizz. CASA",
        "9I C4SA",
        "9I",
        "gioca",
        "gioca 9I",
        "99I CASA",
        "scarabeo 99",
        "contesta",
        "contesta X",
        "accetta",
        "voto",
        "voto boh",
        "voto no",
        "Carlo",
        "Carlo passa",
        "mescola",
        "?",
        "foglio",
        "\x1b[31m",
        "e\u0301" * 30,
        "9I " + "A" * 500,
    ],
)
@pytest.mark.parametrize("language", ["it", "en"])
def test_whatever_is_typed_is_no_traceback(log: Path, line: str, language: str) -> None:
    """At the hand-over, before one's rack, while others answer: a sentence at worst, and the game goes on."""
    options = (*NEW, "Anna", "Bea", "Carlo", "--no-words", "--seed", 3, "--lang", language, "--log", log)
    result = run(*options, typed=f"{line}\n{ENTER}{line}\n9I CE\n{line}\nesci\n")
    assert result.code == 0
    assert "--resume" in result.out
    assert table_of(log).suspended is not None


def test_bytes_that_are_no_text_are_no_traceback(log: Path) -> None:
    """Whatever comes through a pipe, it is at worst not understood."""
    result = run(*THREE, "--log", log, typed=b"\n\xff\xfe\nesci\n")
    assert result.code == 0
    assert "Non ho capito" in result.out


def test_stopping_by_agreement(log: Path) -> None:
    """House rule: everyone is asked, and after a no everyone anew; the game is annulled only if all agree."""
    result = run(*THREE, "--log", log, typed=f"{ENTER}basta\ns\nn\nbasta\ns\ns\n")
    assert "preferisce continuare." in result.out
    assert "Partita annullata d’accordo fra tutti" in result.out
    assert "Vince" not in result.out


def test_help_in_both_languages(log: Path) -> None:
    """Every command is named, with its English word in English."""
    italian = run(*THREE, "--log", log, typed="aiuto\n").out
    assert all(word in italian for word in ("scarabeo F9", "contesta PAROLA", "cambia", "abbandona · basta"))
    english = run(*THREE, "--lang", "en", "--log", f"{log}2", typed="help\n").out
    assert all(word in english for word in ("scarab F9", "challenge WORD", "exchange", "resign · stop"))
