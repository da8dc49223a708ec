"""Bots at the terminal: they move by themselves, keep their racks to themselves, and come back with a game."""

from pathlib import Path

import pytest

from leggio.cli.hosting.bots import level_of
from leggio.games.scrabble import audit
from leggio.games.scrabble.events import Challenged, Ended, Ending, Exchanged, Played, PlayStood
from leggio.games.scrabble.state import State
from leggio.notation.log import read_log
from support.terminal import run


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "game.jsonl"


def played(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state


def plays_of(log: Path) -> list[tuple[str, str]]:
    """Where each play began, and its tiles."""
    events = read_log(log.read_bytes()).events
    return [(event.square, event.tiles) for event in events if isinstance(event, Played)]


def test_a_game_against_a_bot(log: Path) -> None:
    """One person passes three times; the bot plays, says so, and is never asked anything."""
    result = run("play", "Anna", "--bot", "medio", "--seed", 1, "--log", log, typed="passa\n" * 3 + "esci\n")
    assert "Marta [medio] gioca" in result.out
    assert "Marta [medio]: «" in result.out
    assert "Turno di" not in result.out  # nobody else sits there: no handing over
    events = read_log(log.read_bytes()).events
    assert {event.seat for event in events if isinstance(event, Played)} == {1}
    assert played(log).players == ("Anna", "Marta [medio]")


def test_seconds_of_thinking_that_are_none(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that names the variable and what it says."""
    monkeypatch.setenv("LEGGIO_THINKING", "nan")
    result = run("play", "Anna", "--bot", "campione", "--seed", 1, "--log", log, "--lang", "en", typed="pass\n" * 3)
    assert result.code == 1
    assert "LEGGIO_THINKING has to be a number of seconds from 0 to 600: “nan” is none." in result.err


def test_bots_among_themselves_show_no_rack(log: Path) -> None:
    """A whole game without people ends by the rules; racks are nobody's business."""
    result = run("play", "--bot", "forte", "--bot", "facile", "--seed", 2, "--log", log, "--lang", "en")
    assert "rack  " not in result.out
    assert "Furio [forte] plays" in result.out
    ended = played(log).ended
    assert ended is not None
    assert ended.reason is Ending.WENT_OUT


def test_only_ones_own_rack_is_shown(log: Path) -> None:
    """Everything that the screen shows as a rack was the person's, and nothing of the bot's tiles is said."""
    result = run("play", "Anna", "--bot", "forte", "--seed", 3, "--log", log, typed="passa\npassa\nesci\n")
    lines = [line for line in result.out.splitlines() if line.startswith("leggio ")]
    shown = {"".join(sorted(sign for sign in line[6:] if sign.isupper() or sign == "?")) for line in lines}
    own, others = ("".join(sorted(rack)) for rack in played(log).racks)
    assert shown == {own}
    assert others not in result.out


def test_a_game_with_a_bot_goes_on(log: Path) -> None:
    """The level is in the name, so --resume needs no more; the bot decides as it would have."""
    run("play", "Anna", "--bot", "Gino:esperto", "--seed", 4, "--log", log, typed="passa\nesci\n")
    before = len(read_log(log.read_bytes()).events)
    result = run("play", "--resume", log, typed="passa\nesci\n")
    assert result.code == 0
    assert "Gino [esperto] gioca" in result.out
    after = read_log(log.read_bytes()).events
    assert any(isinstance(event, Played) and event.seat == 1 for event in after[before:])
    whole = log.with_name("whole.jsonl")
    run("play", "Anna", "--bot", "Gino:esperto", "--seed", 4, "--log", whole, typed="passa\npassa\nesci\n")
    assert plays_of(log) == plays_of(whole)


def test_a_champion_contests_what_is_no_word(log: Path) -> None:
    """art. 28-30: a play of letters that make no word is taken back at once; seed 3 gives the first seat BHIITZZ."""
    options = ("--starter", "Anna", "--seed", 3, "--log", log)
    result = run("play", "Anna", "--bot", "campione", *options, typed="8H ZZT\nesci\n")
    assert "Cosimo [campione] contesta ZZT." in result.out
    assert "Questa non la conosco: contesto." in result.out
    assert any(isinstance(event, Challenged) and event.seat == 1 for event in read_log(log.read_bytes()).events)


@pytest.mark.parametrize(("answer", "stands"), [("contesta\nn\n", False), ("Anna contesta\nn\n", False), ("", True)])
def test_people_are_asked_before_a_bot_moves(log: Path, answer: str, stands: bool) -> None:
    """art. 31: with two people and a bot, who is not on turn may still challenge; seed 3 gives Bea BHIITZZ."""
    options = ("--starter", "Bea", "--seed", 3, "--log", log, "--no-words")
    typed = f"\n8H BIT\nMarta [medio] passa\nboh\n{answer}\nesci\n"
    result = run("play", "Anna", "Bea", "--bot", "medio", *options, typed=typed)
    assert "Marta [medio] aspetta. Qualcuno contesta BIT? Invio per andare avanti" in result.out
    assert "Marta [medio] decide da sé." in result.out
    assert ("Bea ritira la giocata" not in result.out) is stands
    assert "Marta [medio] gioca" in result.out
    assert (played(log).totals[1] > 0) is stands


def test_a_bot_speaks_for_itself(log: Path) -> None:
    """Nobody passes or resigns for a bot; and it stops when people want to."""
    typed = "Marta [medio] abbandona\nMarta [medio] passa\nbasta\n"
    result = run("play", "Anna", "--bot", "medio", "--seed", 1, "--log", log, typed=typed)
    assert result.out.count("Marta [medio] decide da sé.") == 2
    ended = read_log(log.read_bytes()).events[-1]
    assert isinstance(ended, Ended)
    assert ended.reason is Ending.ABANDONED


def test_a_bot_goes_by_the_list_of_the_game(log: Path, tmp_path: Path) -> None:
    """With a list of two words it knows no others, and changes tiles rather than invent some."""
    words = tmp_path / "parole.txt"
    words.write_text("qanat\nzufolo\n")
    typed = "passa\n" * 3
    run("play", "Anna", "--bot", "campione", "--words", words, "--seed", 1, "--log", log, typed=typed)
    events = read_log(log.read_bytes()).events
    assert not any(isinstance(event, Played) for event in events)
    assert any(isinstance(event, Exchanged) and event.seat == 1 for event in events)


def test_a_bot_with_clocks_by_hand(log: Path) -> None:
    """art. 27: the bot turns the board and presses the clock; people do their part."""
    options = ("--clock-by-hand", "--starter", "Anna", "--seed", 1, "--log", log)
    result = run("play", "Anna", "--bot", "facile", *options, typed="gira\npassa\norologio\ngira\npassa\nesci\n")
    assert "Fabio [facile] fa partire l’orologio." in result.out
    assert "Fabio [facile] gira il tavoliere." in result.out
    assert "Fabio [facile] gioca" in result.out


def test_a_play_of_a_bot_can_be_accepted(log: Path) -> None:
    """The window is the person's, as with anybody."""
    run("play", "Anna", "--bot", "medio", "--seed", 1, "--log", log, typed="passa\naccetta\nesci\n")
    assert any(isinstance(event, PlayStood) for event in read_log(log.read_bytes()).events)


def test_names_of_bots() -> None:
    """A level in brackets at the end makes a bot; anything else is a person."""
    found = level_of("Marta [medio]")
    assert (found is not None, level_of("Marta"), level_of("Marta (medio)"), level_of("[x]")) == (
        True,
        None,
        None,
        None,
    )


def test_several_bots_of_a_level_have_their_names(log: Path) -> None:
    """Each takes a free one."""
    run("play", "Anna", "--bot", "medio", "--bot", "medio", "--bot", "Milo:medio", "--log", log)
    assert played(log).players == ("Anna", "Marta [medio]", "Mina [medio]", "Milo [medio]")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("Anna", "--bot", "genio"), "«genio» non va bene per --bot. Scegli tra: principiante, facile, medio"),
        (("Anna [medio]", "Bea"), "«Anna [medio]» è un nome da bot"),
        (("--bot", "Ugo:medio", "--bot", "Ugo:medio"), "Ogni giocatore vuole un nome suo"),
    ],
)
def test_what_makes_no_sense_is_a_sentence(log: Path, arguments: tuple[str, ...], told: str) -> None:
    """Unknown levels, people with a bot's name, the same bot twice."""
    result = run("play", *arguments, "--log", log)
    assert result.code == 1
    assert told in result.err
    assert not log.exists()


def test_with_one_bot_and_no_names_one_is_asked(log: Path) -> None:
    """`leggio play --bot medio` asks for one's name."""
    result = run("play", "--bot", "medio", "--seed", 1, "--log", log, typed="Lia\nesci\n")
    assert "Come ti chiami?" in result.out
    assert played(log).players == ("Lia", "Marta [medio]")
