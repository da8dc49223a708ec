"""A referee who is named rules on challenges, whatever the word list says. Art. 28-29."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import Ruled
from leggio.notation.log import read_log
from support.terminal import run

CHALLENGED = "\n8H CE\n\ncontesta\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "log"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A list that does not know CE."""
    path = tmp_path / "parole.txt"
    path.write_text("casa\n")
    return path


def ruling(log: Path) -> Ruled:
    """The last ruling of a game."""
    return next(event for event in reversed(read_log(log.read_bytes()).events) if isinstance(event, Ruled))


def test_a_referee_sees_the_opinion_and_rules(log: Path, words: Path) -> None:
    """The judge's opinion shows once the referee sits there; the ruling is theirs, and carries their name."""
    given = ("--words", words, "--referee", "Dora", "--seed", 3)
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=f"{CHALLENGED}\ns\nesci\n")
    called, ruled = result.out.index("Chiamate Dora."), result.out.index("Dora, CE è ammessa? (s/n)")
    assert called < result.out.index("Il giudice: CE non è ammessa") < ruled
    assert (ruling(log).valid, ruling(log).name) == (True, "Dora")
    assert run("verify", log).code == 0


def test_a_referee_without_a_list(log: Path) -> None:
    """Without words the referee rules all the same, with nothing to go by."""
    result = run("play", "Anna", "Bea", "--referee", "Dora", "--seed", 3, "--log", log, typed=f"{CHALLENGED}\nn\n")
    assert "sulle contestazioni decide Dora." in result.out
    assert "Il giudice:" not in result.out
    assert ruling(log).name == "Dora"


def test_a_referee_of_a_game_that_goes_on(log: Path, words: Path) -> None:
    """The name is given again on resuming."""
    run("play", "Anna", "Bea", "--words", words, "--referee", "Dora", "--seed", 3, "--log", log, typed=CHALLENGED)
    run("play", "--resume", log, "--words", words, "--referee", "Elio", typed="\nn\n")
    assert ruling(log).name == "Elio"


def test_where_the_list_rules_there_is_no_referee(log: Path, words: Path) -> None:
    """Who rules cannot change in the midst of a game."""
    run("play", "Anna", "Bea", "--words", words, "--log", log)
    result = run("play", "--resume", log, "--words", words, "--referee", "Dora")
    assert (result.code, "senza --referee (Dora)" in result.err) == (1, True)


@pytest.mark.parametrize("name", ["", " ", "x" * 81])
def test_a_referee_has_a_name(log: Path, name: str) -> None:
    """A name that cannot go into a log is refused before the game."""
    result = run("play", "Anna", "Bea", "--referee", name, "--log", log)
    assert (result.code, log.exists()) == (1, False)
    assert "80 lettere" in result.err
