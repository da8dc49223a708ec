"""Which words `leggio play` goes by: the bundled lexicon, an edition, a list or nobody's."""

import shutil
from pathlib import Path

import pytest

from leggio.games.scrabble import audit
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import State
from leggio.notation.log import read_log
from leggio.speech import Speaker
from support.lexicons import bundled
from support.terminal import run

ENTER = "\n"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the lists of the test are kept."""
    monkeypatch.setenv("LEGGIO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "game.jsonl"


def club(tmp_path: Path, *words: str, name: str = "club", replace: bool = False) -> None:
    """Import an edition."""
    path = tmp_path / f"{name}.txt"
    path.write_text("\n".join(words), "utf-8")
    assert run("lexicon", "import", path, "--name", name, *(["--replace"] if replace else [])).code == 0


def played(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state


def test_the_bundled_lexicon_is_the_default(log: Path) -> None:
    """Art. 14 and 28: the judge rules by it and the game records its label; nobody takes it for the official one."""
    typed = f"{ENTER}8H ce\n{ENTER}contesta\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed, width=200)
    words = Speaker().number(len(bundled()))
    assert f"Vocabolario {bundled().label}: {words} parole. È libero, non è quello ufficiale" in result.out
    assert "CE: ammessa. Anna paga 1 (art. 30)." in result.out
    state = played(log)
    assert state.lexicon == bundled().label
    assert state.options.arbiter is Arbiter.JUDGE


def test_a_rejected_word_comes_with_its_reason(log: Path) -> None:
    """Art. 28: players read why, as the judge would say it; seed 3 gives Bea ?CCEEMS and the first turn."""
    typed = f"{ENTER}8H cem\n{ENTER}contesta\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=typed, width=200)
    assert result.code == 0
    assert "non è nel vocabolario (art. 14)" in result.out


def test_the_lists_of_short_words_are_its_own(log: Path) -> None:
    """Art. 24: they show on request."""
    result = run("play", "Anna", "Bea", "--log", log, typed=f"{ENTER}due\nesci\n", width=200)
    assert {*bundled().of_length(2)} <= {*result.out.split()}


def test_an_edition_decides_alone(log: Path, tmp_path: Path) -> None:
    """Art. 14: a club's words, and nothing else, whatever ours say."""
    club(tmp_path, "cem", "sec")
    typed = f"{ENTER}8H cem\n{ENTER}contesta\nesci\n"
    result = run("play", "Anna", "Bea", "--seed", 3, "--edition", "club", "--log", log, typed=typed, width=200)
    assert "Edizione «club» 1: 2 parole (club.1-" in result.out
    assert "CEM: ammessa. Anna paga 1 (art. 30)." in result.out
    assert played(log).lexicon.startswith("club.1-")


def test_an_edition_that_is_not_there_starts_no_game(log: Path) -> None:
    """A sentence, exit code 1 and no log."""
    for name in ("club", "", "../club"):
        result = run("play", "Anna", "Bea", "--edition", name, "--log", log)
        assert (result.code, log.exists()) == (1, False)
        assert f"«{name}»" in result.err


def test_people_rule_without_words(log: Path) -> None:
    """Art. 28: no label, no judge, and the screen says so."""
    result = run("play", "Anna", "Bea", "--no-words", "--log", log)
    assert "Senza vocabolario: sulle contestazioni decidete voi." in result.out
    state = played(log)
    assert (state.lexicon, state.options.arbiter) == ("", Arbiter.REFEREE)


@pytest.mark.parametrize(
    "pair", [("--words", "x", "--edition", "y"), ("--words", "x", "--no-words"), ("--edition", "y", "--no-words")]
)
def test_only_one_dictionary_at_a_time(log: Path, pair: tuple[str, ...]) -> None:
    """Two of them make no sense together."""
    result = run("play", "Anna", "Bea", *pair, "--log", log)
    assert (result.code, log.exists()) == (1, False)
    assert "non vanno insieme" in result.err


def test_a_game_goes_on_with_the_bundled_lexicon(log: Path) -> None:
    """Its label is found again, nothing has to be said."""
    run("play", "Anna", "Bea", "--seed", 3, "--log", log, typed=f"{ENTER}8H ce\nesci\n")
    result = run("play", "--resume", log, typed=f"{ENTER}contesta\nesci\n", width=200)
    assert (result.code, result.err) == (0, "")
    assert f"Vocabolario {bundled().label}" in result.out
    assert "CE: ammessa." in result.out


def test_a_game_goes_on_with_its_edition(log: Path, tmp_path: Path) -> None:
    """By the label it recorded: not by the name, for the same words may be called otherwise now."""
    club(tmp_path, "cem")
    run("play", "Anna", "Bea", "--seed", 3, "--edition", "club", "--log", log, typed=f"{ENTER}8H cem\nesci\n")
    shutil.rmtree(tmp_path / "data" / "editions" / "club")
    club(tmp_path, "gatto", name="altro")
    club(tmp_path, "cem", name="nuovo")
    result = run("play", "--resume", log, typed=f"{ENTER}contesta\nesci\n", width=200)
    assert (result.code, result.err) == (0, "")
    assert "Edizione «nuovo» 1: 1 parola (nuovo.1-" in result.out
    assert "CEM: ammessa." in result.out


def test_a_damaged_edition_is_no_obstacle_to_other_games(log: Path, tmp_path: Path) -> None:
    """Nor is a file with a name no edition has."""
    club(tmp_path, "cem", name="guasta")
    club(tmp_path, "sec", name="sana")
    run("play", "Anna", "Bea", "--edition", "sana", "--log", log)
    editions = tmp_path / "data" / "editions"
    (editions / "guasta.lexicon").write_bytes(b"no")
    (editions / "A B.lexicon").write_bytes(b"no")
    result = run("play", "--resume", log)
    assert (result.code, result.err) == (0, "")
    assert "Edizione «sana»" in result.out


def test_a_game_does_not_go_on_with_other_words(log: Path, tmp_path: Path) -> None:
    """An edition as it is now, another one, or none: the labels of both are told and the log stays as it is."""
    club(tmp_path, "cem")
    club(tmp_path, "gatto", name="altro")
    run("play", "Anna", "Bea", "--seed", 3, "--edition", "club", "--log", log)
    label = played(log).lexicon
    club(tmp_path, "sec", replace=True)
    before = log.read_bytes()
    for arguments in (("--no-words",), ("--edition", "altro"), ("--edition", "club")):
        result = run("play", "--resume", log, *arguments)
        assert (result.code, log.read_bytes()) == (1, before)
        assert label in result.err
    # The version it began with is kept: the game goes on by that.
    assert run("play", "--resume", log, typed="esci\n", width=200).out.startswith(
        f"Edizione «club» 1: 1 parola ({label})"
    )


def test_a_game_without_words_stays_without(log: Path) -> None:
    """Nobody slips a dictionary into it, not even by default."""
    run("play", "Anna", "Bea", "--no-words", "--log", log)
    assert "Vocabolario" not in run("play", "--resume", log).out
    (log.parent / "words.txt").write_text("casa\n")
    assert run("play", "--resume", log, "--words", log.parent / "words.txt").code == 1
