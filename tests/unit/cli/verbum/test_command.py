"""`leggio play --game verbum` from the outside: options, decks, leaving and coming back, bad input."""

from pathlib import Path

import pytest

from leggio.games.verbum.events import Ended, Ending, Suspended
from leggio.games.verbum.rules import Contests
from leggio.notation.log import read_log
from support.keyboard import ENTER, Sand, stack, typed_slowly
from support.terminal import run
from support.verbum.keyboard import events_of, table_of, words_of

NEW = ("play", "--game", "verbum")
THREE = (*NEW, "Anna", "Bea", "Carlo", "--no-words")
DECK = "name nostro\nplayers 2 3\nA 9 12\nE 9 12\nR 9 12\nladro 1 2\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "deep" / "game.jsonl"


def test_names_are_asked_and_have_a_default(log: Path) -> None:
    """Without names and without an answer a game starts all the same; what was agreed on is told."""
    result = run(*NEW, "--log", log)
    assert result.code == 0
    assert "Da due a sei nomi" in result.out
    assert "mazzo B ▒▒▒ 69" in result.out
    assert "Valgono: parole comuni. Almeno 3 lettere; a ogni turno una scelta sola; carte coperte; sui" in result.out
    assert f"leggio play --resume {log}" in result.out


def test_six_people(log: Path) -> None:
    """Verbum, par. 4: five cards each of a deck for six."""
    names = ("Ada", "Bo", "Ciro", "Dea", "Elio", "Fe")
    result = run(*NEW, *names, "--log", log)
    assert "mazzo B ▒▒▒ 163" in result.out
    assert all(f"  {name}" in result.out for name in names[1:])


def test_choices_are_recorded(log: Path, tmp_path: Path) -> None:
    """What the table chose is in the log, the deck included."""
    deck = tmp_path / "mazzo.txt"
    deck.write_text(DECK)
    chosen = (
        "--category",
        "parole",
        "--category",
        "sigle-di-provincia",
        "--category",
        "words",
        "--minimum",
        4,
        "--open-hands",
    )
    more = ("--free-turn", "--challenges", "dictionary-then-vote", "--minutes", 2, "--starter", "bea", "--deck", deck)
    result = run(*NEW, "Anna", "Bea", *chosen, *more, "--log", log)
    assert "Almeno 4 lettere; le sigle 2; turno libero; carte" in result.out
    state = table_of(log)
    options = state.options
    assert (options.categories, options.minimum, options.open_hands) == (("words", "provinces"), 4, True)
    assert (options.minimum_abbreviation, options.free_turn) == (2, True)
    assert (options.contests, options.turn_ms, options.starter) == (Contests.JUDGE_THEN_VOTE, 120_000, 1)
    assert (state.deck.name, len(state.deck.cards)) == ("nostro", 28)


@pytest.mark.parametrize(
    ("chosen", "contests"),
    [
        ((), Contests.JUDGE),
        (("--no-words",), Contests.VOTE),
        (("--challenges", "void"), Contests.CHECKED),
        (("--challenges", "vote"), Contests.VOTE),
        (("--category", "Monti del Lazio"), Contests.JUDGE_THEN_VOTE),
        (("--category", "monti", "--challenges", "vote"), Contests.VOTE),
    ],
)
def test_who_settles_doubts(log: Path, chosen: tuple[str, ...], contests: Contests) -> None:
    """Verbum, par. 3: the dictionary, unless there is none or a kind of words that it does not know."""
    assert run(*NEW, "Anna", "Bea", *chosen, "--log", log).code == 0
    assert table_of(log).options.contests is contests


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("Anna",), "A Verbum si gioca da 2 a 6: qui c’è un giocatore solo."),
        (tuple("ABCDEFG"), "qui i giocatori sono 7."),
        (("Anna", "anna"), "un nome suo"),
        (("Anna", "Bea", "--rules", "figs"), "per Verbum c’è verbum"),
        (("Anna", "Bea", "--minutes", "0"), "da 1 a 60"),
        (("Anna", "Bea", "--minimum", "11"), "da 1 a 10 lettere"),
        (("Anna", "Bea", "--starter", "Ciro"), "«Ciro» non va bene per --starter"),
        (("Anna", "Bea", "--no-words", "--challenges", "dictionary"), "Qui sulle parole decide un vocabolario"),
        (("Anna", "Bea", "--challenges", "book"), "Scegli tra: dictionary, dictionary-then-vote, vote, void"),
        (("Anna", "Bea", "--category", "monti", "--challenges", "void"), "Nessun vocabolario conosce monti"),
        (("Anna", "Bea", "--category", "m" * 31), "ha da 1 a 30 lettere"),
        (("Anna", "Bea", "--category", " "), "ha da 1 a 30 lettere"),
        (("Anna", "Bea", "--words", "/does/not/exist"), "Non riesco a leggere /does/not/exist"),
        (("Anna", "Bea", "--deck", "/does/not/exist"), "Non riesco a leggere /does/not/exist"),
        (("Anna", "Bea", "--referee", "Dora"), "--referee non è un’opzione di questo gioco."),
        (("Anna", "Bea", "--letters", "placed"), "--letters non è un’opzione di questo gioco."),
    ],
)
def test_bad_options_get_a_sentence(arguments: tuple[str, ...], sentence: str, log: Path) -> None:
    """A wrong option ends with a sentence, exit code 1 and no file."""
    result = run(*NEW, *arguments, "--log", log)
    assert result.code == 1
    assert sentence in result.err
    assert not log.exists()


@pytest.mark.parametrize(
    "option", [("--category", "parole"), ("--minimum", "3"), ("--open-hands",), ("--list", "x"), ("--deck", "x")]
)
def test_other_games_have_no_options_of_verbum(log: Path, option: tuple[str, ...]) -> None:
    """And a game that goes on has its own already."""
    refused = run("play", "Anna", "Bea", *option, "--log", log)
    assert refused.err == f"{option[0]} non è un’opzione di questo gioco.\n"
    assert f"--resume e {option[0]} non vanno insieme." in run(*NEW, "--resume", log, *option).err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name x\nplayers 2\nA 9\nB due\n", "riga 4: «due» non è un numero."),
        ("name x\nA 9\n", "riga 2: prima delle carte serve una riga «giocatori»"),
        ("name x\nplayers 2 7\n", "riga 2: i giocatori vanno da 2 a 6"),
        ("name x\nplayers 2\nÀ 9\n", "riga 3: non conosco la carta «À»"),
        ("name x\nplayers 2\nA 3\n", "riga 2: in 2 le carte sono 3: ne servono almeno 12"),
        ("players 2\nA 30\n", "mazzo.txt: il mazzo non ha nome"),
        ("name x\nplayers 3\nA 30\n", "non è per 2 giocatori. È per: 3."),
        ("name leggio-1\nplayers 2\nA 30\n", "Con questo mazzo non si può giocare: il nome è di un altro mazzo"),
        (b"\xff\xfe\x00", "Non riesco a leggere"),
    ],
)
def test_a_deck_file_with_an_error(log: Path, tmp_path: Path, text: str | bytes, told: str) -> None:
    """Refused with the line and the reason, and nothing begins."""
    deck = tmp_path / "mazzo.txt"
    deck.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run(*NEW, "Anna", "Bea", "--deck", deck, "--log", log)
    assert result.code == 1
    assert told in result.err
    assert not log.exists()


def test_every_line_that_is_wrong_is_told(log: Path, tmp_path: Path) -> None:
    """A deck with two errors and one more is told of all three, each with its line."""
    deck = tmp_path / "mazzo.txt"
    deck.write_text("nome x\ngiocatori 2\nA 9\nB due\nÀ 3\nA 4\n")
    told = run(*NEW, "Anna", "Bea", "--deck", deck, "--log", log).err.splitlines()
    assert [line.removeprefix(f"{deck}, ").partition(":")[0] for line in told] == ["riga 4", "riga 5", "riga 6"]


LISTS = "fiumi: po, arno, tevere\nadige  # del nord\n"


def test_lists_of_ones_own(log: Path, tmp_path: Path) -> None:
    """Verbum, par. 2-3: a file names kinds and their words; the lists decide on them, and all is told and logged."""
    file = tmp_path / "elenchi.txt"
    file.write_text(LISTS)
    result = run(*NEW, "Anna", "Bea", "--category", "parole", "--list", file, "--log", log)
    assert "Valgono: parole comuni, fiumi (4 parole)." in result.out
    options = table_of(log).options
    assert (options.categories, options.contests) == (("words", "fiumi"), Contests.JUDGE)
    assert options.lists == tuple(LISTS.splitlines())


def test_a_word_of_ones_own_list_is_judged(log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 3: ADIGE is of the list and stays; no vote is needed."""
    file = tmp_path / "elenchi.txt"
    file.write_text("Fiumi: adige")
    stack(monkeypatch, "ADIGE", "TTRRS", "B")
    chosen = ("--category", "fiumi", "--list", file)
    result = run(*NEW, "Anna", "Bea", *chosen, "--log", log, typed="\nb\nposa ADIGE\n\nb\ncontesta 1\nesci\n")
    assert "Valgono: Fiumi (1 parola)." in result.out
    assert words_of(log) == ["ADIGE"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("po arno", "riga 1: prima delle parole scrivi di quale categoria sono"),
        ("fiumi: po\nar0no", "riga 2: «ar0no» non è una parola"),
        ("fiumi:", "riga 1: l’elenco «fiumi» non ha parole."),
        ("fiumi: " + "x" * 10_000, "elenchi.txt: gli elenchi sono troppo lunghi: al massimo 10000 caratteri in tutto."),
        (b"\xff\xfe\x00", "Non riesco a leggere"),
    ],
)
def test_a_file_of_lists_with_an_error(log: Path, tmp_path: Path, text: str | bytes, told: str) -> None:
    """Refused with the line and the reason, and nothing begins."""
    file = tmp_path / "elenchi.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run(*NEW, "Anna", "Bea", "--list", file, "--log", log)
    assert result.code == 1
    assert told in result.err
    assert not log.exists()


def test_one_list_in_two_files(log: Path, tmp_path: Path) -> None:
    """Verbum, par. 2: the same kind twice is refused, as in one file."""
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("fiumi: po\n")
    both = ("--list", tmp_path / "a.txt", "--list", tmp_path / "b.txt")
    result = run(*NEW, "Anna", "Bea", *both, "--log", log)
    assert "Gli elenchi di parole vanno corretti: riga 2: l’elenco «fiumi» c’è già (par. 2)." in result.err
    assert not log.exists()


def test_a_deck_file_with_an_error_in_english(log: Path, tmp_path: Path) -> None:
    """The same in English."""
    deck = tmp_path / "mazzo.txt"
    deck.write_text("name x\nplayers 2\nA 9\nA 9\n")
    result = run(*NEW, "Anna", "Bea", "--deck", deck, "--log", log, "--lang", "en")
    assert result.err == f"{deck}, line 4: the card “A” is there already.\n"


def test_a_game_goes_on_where_it_stopped(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--resume` alone knows the game and its categories; the words are still open to doubt."""
    stack(monkeypatch, "TOREA", "IELOA")
    run(*NEW, "Anna", "Bea", "--category", "sigle-di-provincia", "--log", log, typed=f"{ENTER}b\nTO RE\nesci\n")
    assert isinstance(read_log(log.read_bytes()).events[-1], Suspended)
    result = run("play", "--resume", log, typed=f"{ENTER}contesta 1\ncontesta 2\nabbandona\nn\nabbandona\ns\n")
    assert "Si riprende" in result.out
    assert "TO è ammessa - sigle di provincia, Torino" in result.out
    assert "RE è ammessa - sigle di provincia, Reggio" in result.out
    assert "Bea, abbandoni davvero? (s/n)" in result.out
    assert words_of(log) == ["TO", "RE"]
    assert [event.reason for event in events_of(log, Ended)] == [Ending.RESIGNED]
    assert "Vince Anna." in result.out
    again = run("play", "--resume", log)
    assert (again.code, again.err) == (1, "Questa partita è già finita.\n")


def test_the_list_of_a_game_is_wanted_again(log: Path, tmp_path: Path) -> None:
    """Going on needs the words the game began with, and the command that is printed has them."""
    words, others = tmp_path / "parole.txt", tmp_path / "altre.txt"
    words.write_text("contare\n")
    others.write_text("cantare\n")
    left = run(*NEW, "Anna", "Bea", "--words", words, "--log", log)
    assert f"--resume {log} --words {words}" in left.out
    assert "Questa partita vuole il suo elenco" in run("play", "--resume", log, "--words", others).err
    assert "dammele con --words" in run("play", "--resume", log).err
    assert run("play", "--resume", log, "--words", words).code == 0


def test_a_game_without_words_goes_on_without(log: Path, tmp_path: Path) -> None:
    """A vote stays a vote."""
    words = tmp_path / "parole.txt"
    words.write_text("contare\n")
    run(*THREE, "--log", log)
    assert "riprendila senza --words" in run("play", "--resume", log, "--words", words).err
    assert run("play", "--resume", log).code == 0


@pytest.mark.parametrize(
    "line",
    [
        "boh",
        "C4SA",
        "(ZZ)",
        "posa",
        "posa (",
        "posa " + "A" * 500,
        "scarta",
        "scarta 99",
        "ruba 99999999999999999999 C",
        "ruba ²",
        "rimetti x",
        "jolly 0",
        "scambia Zoe",
        "contesta",
        "contesta 7",
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
    ],
)
@pytest.mark.parametrize("language", ["it", "en"])
def test_whatever_is_typed_is_no_traceback(log: Path, line: str, language: str) -> None:
    """At the hand-over, before drawing, after it, while others answer: a sentence at worst, and the game goes on."""
    options = (*THREE, "--seed", 3, "--lang", language, "--log", log)
    result = run(*options, typed=f"{line}\n{ENTER}{line}\nb\n{line}\nEO\npassa\n{line}\nesci\nesci\n")
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
    assert all(word in italian for word in ("pesca a", "ruba 3 C", "contesta 3", "scambia Bea", "abbandona · basta"))
    english = run(*THREE, "--lang", "en", "--log", f"{log}2", typed="help\n").out
    assert all(word in english for word in ("draw a", "steal 3 C", "contest 3", "swap Bea", "resign · stop"))


def test_the_clock_of_a_turn(monkeypatch: pytest.MonkeyPatch, log: Path) -> None:
    """Verbum, par. 6 and the clock: what is typed after a minute does not count; the table draws and passes."""
    sand = Sand(monkeypatch)
    stack(monkeypatch, "CANER", "IELOA")
    options = (*NEW, "Anna", "Bea", "--minutes", 1, "--log", log)
    result = typed_slowly(monkeypatch, sand, [(5, ""), (20, "b"), (40, "CANE")], *options)
    assert "Anna pesca dal mazzo B; esaurisce il tempo." in result.out
    assert "Nel frattempo il turno è passato: «CANE» non conta." in result.out
    assert words_of(log) == []


def test_a_shuffle_is_for_the_eyes(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand is drawn again in another order, and nothing else happens."""
    stack(monkeypatch, "CANER", "IELOA")
    result = run(*NEW, "Anna", "Bea", "--log", log, typed=f"{ENTER}mescola\n")
    shown = [line for line in result.out.splitlines() if line.startswith("in mano")]
    assert len(shown) == 2
    assert sorted(shown[0]) == sorted(shown[1])
