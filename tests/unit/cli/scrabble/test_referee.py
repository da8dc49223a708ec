"""A referee who is named rules on challenges, whatever the word list says. Art. 28-29."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import Exchanged, Ruled, RulingCorrected
from leggio.notation.log import read_log, write_log
from support.tables import stacked_game
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
    result = run(
        "play", "--no-words", "Anna", "Bea", "--referee", "Dora", "--seed", 3, "--log", log, typed=f"{CHALLENGED}\nn\n"
    )
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
    result = run("play", "--no-words", "Anna", "Bea", "--referee", name, "--log", log)
    assert (result.code, log.exists()) == (1, False)
    assert "80 lettere" in result.err


@pytest.mark.parametrize(
    ("options", "missing"), [((), "--words"), (("--referee", "Dora"), "--words"), (("--words",), "--referee")]
)
def test_going_on_wants_list_and_referee(log: Path, words: Path, options: tuple[str, ...], missing: str) -> None:
    """Without a referee to call the judge's opinion would show to the players: the sentence says what is missing."""
    run("play", "Anna", "Bea", "--words", words, "--referee", "Dora", "--log", log)
    before = log.read_bytes()
    given = [each for option in options for each in ((option, words) if option == "--words" else (option,))]
    result = run("play", "--resume", log, *given)
    assert (result.code, log.read_bytes()) == (1, before)
    assert missing in result.err


def test_a_referee_who_plays_leaves_the_ruling_to_the_panel(log: Path, words: Path) -> None:
    """art. 28: in the referee's own game a member of the panel rules, by name, and no player can be that member."""
    given = ("--words", words, "--referee", "anna", "--seed", 3)
    typed = f"{CHALLENGED}BEA\n \n{'x' * 81}\nElio\nn\n"
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=typed)
    assert "Chi gioca a questo tavolo non può giudicare: decide un membro del collegio (art. 28)." in result.out
    assert "80 lettere" in result.out
    assert result.out.index("scrivi il tuo nome") < result.out.index("Il giudice:")
    assert (ruling(log).name, ruling(log).valid) == ("Elio", False)
    assert run("verify", log).code == 0


def test_a_game_of_the_panel_goes_on(log: Path) -> None:
    """Whoever rules is asked at each ruling: a referee from outside is refused, one who plays changes nothing."""
    opened = run(
        "play", "--no-words", "Anna", "Bea", "--referee", "Anna", "--seed", 3, "--log", log, typed=f"{CHALLENGED}esci\n"
    )
    assert "Anna gioca: decide il collegio (art. 28)." in opened.out
    refused = run("play", "--no-words", "--resume", log, "--referee", "Dora")
    assert (refused.code, "senza --referee (Dora)" in refused.err) == (1, True)
    run("play", "--no-words", "--resume", log, "--referee", "Anna", typed="Elio\nn\n")
    assert ruling(log).name == "Elio"


def test_a_player_does_not_become_referee(log: Path) -> None:
    """art. 28: nor can a player take a game up again as its referee."""
    run("play", "--no-words", "Anna", "Bea", "--referee", "Dora", "--log", log)
    result = run("play", "--no-words", "--resume", log, "--referee", "BEA")
    assert (result.code, "non può giudicare" in result.err) == (1, True)


def test_a_list_may_be_renamed(log: Path, words: Path) -> None:
    """The same words under another file name are the same list."""
    run("play", "Anna", "Bea", "--words", words, "--log", log)
    renamed = words.rename(words.with_name("altro-nome.txt"))
    assert run("play", "--resume", log, "--words", renamed).code == 0


def test_a_game_of_a_script_goes_on_with_any_list(log: Path, words: Path) -> None:
    """A game whose judge had no file takes the list it is given."""
    log.write_text(write_log("scrabble", stacked_game("MICIOAB", "ARMONAE", words="micio").log))
    assert run("play", "--no-words", "--resume", log).code == 1
    assert run("play", "--resume", log, "--words", words).code == 0


@pytest.mark.parametrize("referee", ["Dora", "Anna"])
def test_leaving_before_whoever_rules_has_come(log: Path, words: Path, referee: str) -> None:
    """Players who leave while the referee or the panel is called do not see the judge's opinion."""
    given = ("--words", words, "--referee", referee, "--seed", 3)
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=f"{CHALLENGED}esci\n")
    assert "Il giudice:" not in result.out


def test_a_ruling_is_put_right(log: Path, words: Path) -> None:
    """Art. 32: `correggi` calls the referee back, who sees what was ruled; everyone reads that it was put right."""
    given = ("--words", words, "--referee", "Dora", "--seed", 3)
    typed = f"{CHALLENGED}\ns\ncorreggi\n\nn\nesci\n"
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=typed)
    told = result.out.index("Il giudizio dato: CE ammessa.")
    assert told < result.out.rindex("Chiamate Dora.") < result.out.rindex("Il giudice: CE non è ammessa")
    assert "Il giudizio viene corretto prima che la partita vada avanti (art. 32)." in result.out
    assert (ruling(log).valid, ruling(log).name) == (False, "Dora")
    assert run("verify", log).code == 0


def test_not_once_the_game_has_gone_on(log: Path) -> None:
    """Art. 32: after the next move the ruling stands, and with no ruling there is nothing to put right."""
    given = ("--no-words", "--referee", "Dora", "--seed", 3)
    typed = f"correggi\n{CHALLENGED}\ns\n\npassa\ncorreggi\nesci\n"
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=typed)
    assert result.out.count("Non c’è nessuna contestazione da decidere") == 2
    assert ruling(log).valid


def test_the_same_ruling_puts_nothing_right(log: Path) -> None:
    """Art. 32: it is refused, and the game goes on as it was."""
    given = ("--no-words", "--referee", "Dora", "--seed", 3)
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=f"{CHALLENGED}\ns\ncorreggi\n\ns\nesci\n")
    assert "È già il giudizio dato (art. 32)." in result.out


def test_no_player_puts_the_panels_ruling_right(log: Path) -> None:
    """Art. 28, 32: another of the panel may, for it rules as a panel; nobody who plays."""
    given = ("--no-words", "--referee", "Anna", "--seed", 3)
    typed = f"{CHALLENGED}Elio\ns\ncorreggi\nBea\nFlora\nn\nesci\n"
    result = run("play", "Anna", "Bea", *given, "--log", log, typed=typed)
    assert "Chi gioca a questo tavolo non può giudicare" in result.out
    assert (ruling(log).valid, ruling(log).name) == (False, "Flora")


def test_the_referee_has_time_before_a_bot_goes_on(log: Path, words: Path) -> None:
    """Art. 32: a bot that is on turn after a ruling waits for the word to go on, or for a correction."""
    given = ("--words", words, "--bot", "campione", "--referee", "Dora", "--seed", 3)
    typed = "8G TOLA\n\nn\ncorreggi\n\ns\n\nesci\n"
    result = run("play", "Anna", *given, "--log", log, typed=typed)
    assert result.out.count("Invio per andare avanti; «correggi»") == 2
    assert (ruling(log).valid, ruling(log).name) == (True, "Dora")
    kinds = [type(event) for event in read_log(log.read_bytes()).events]
    assert kinds.index(RulingCorrected) < len(kinds) - 1 - kinds[::-1].index(Exchanged), "the bot went on after it"
