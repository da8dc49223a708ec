"""Three at one keyboard: nobody moves before the others have had their say about the last play. Art. 31."""

from pathlib import Path

import pytest

from leggio.games.scrabble.events import Agreed, AnyEvent, Challenged, Held, Opened, Passed, PlayStood, Ruled, Standing
from leggio.notation.log import read_log
from support.terminal import run

THREE = ("play", "Anna", "Bea", "Carlo", "--starter", "Anna", "--seed", 3)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "log"


@pytest.fixture
def word(tmp_path: Path) -> str:
    """Two letters that Anna has."""
    shown = run(*THREE, "--log", tmp_path / "look", typed="\n")
    rack = shown.out.split("leggio  ")[1].splitlines()[0]
    return "".join([tile.strip()[0] for tile in rack.split() if tile[0] != "?"][:2])


def events(log: Path) -> tuple[AnyEvent, ...]:
    """What happened."""
    read: tuple[AnyEvent, ...] = read_log(log.read_bytes()).events
    return read


def test_the_others_are_asked_before_the_next_player_sits_down(log: Path, word: str) -> None:
    """art. 31: Carlo may still challenge; an empty line says that he does not, and then Bea's move accepts."""
    result = run(*THREE, "--log", log, typed=f"\n8H {word}\n\n\npassa\n")
    assert f"Tocca a Bea. Qualcun altro contesta {word}?" in result.out
    assert [event.seat for event in events(log) if isinstance(event, Agreed)] == [2]
    assert [event.how for event in events(log) if isinstance(event, PlayStood)] == [Standing.MOVED]


def test_whoever_asked_for_time_answers_themselves(log: Path, word: str) -> None:
    """art. 31: an empty line speaks for nobody who holds; Carlo's own word does, and Bea may go on."""
    typed = f"\n8H {word}\nCarlo attendi\n\nCarlo accetta\n\npassa\n"
    result = run(*THREE, "--log", log, typed=typed, width=200)
    assert "prima rispondono gli altri, o passa il loro tempo (si aspetta Carlo) (art. 31)." in result.out
    assert [type(event) for event in events(log) if isinstance(event, Held | Agreed | Passed)] == [Held, Agreed, Passed]


def test_a_lost_challenge_leaves_the_next_player_theirs(log: Path, word: str, tmp_path: Path) -> None:
    """art. 29-31: of a play of one word nothing is left to challenge once it was ruled on, and it stands."""
    (tmp_path / "parole.txt").write_text(f"{word}\n", encoding="utf-8")
    typed = f"\n8H {word}\nCarlo contesta\nBea contesta\n"
    result = run(*THREE, "--words", tmp_path / "parole.txt", "--log", log, typed=typed, width=200)
    assert [event.seat for event in events(log) if isinstance(event, Challenged)] == [2]
    assert [event.valid for event in events(log) if isinstance(event, Ruled)] == [True]
    assert "Non c’è nessuna giocata da accettare o contestare (art. 31)." in result.out


def test_three_have_no_limit(log: Path) -> None:
    """art. 37: the 75 minutes are of the game for two."""
    run(*THREE, "--log", log)
    opened = events(log)[0]
    assert isinstance(opened, Opened)
    assert (opened.rules_version, opened.options.time_ms, opened.options.limit_ms) == (2, 1_500_000, None)


def test_racks_may_be_deducted_at_the_limit(log: Path) -> None:
    """art. 37, 40: organisers who read it so say it at the opening."""
    run("play", "Anna", "Bea", "--deduct-at-limit", "--log", log)
    opened = events(log)[0]
    assert isinstance(opened, Opened)
    assert opened.options.deducts_at_limit


@pytest.mark.parametrize(("typed", "shown"), [("\ndue\n", True), ("due\n", False), ("\nBea due\n", False)])
def test_the_lists_are_for_the_player_on_turn(log: Path, tmp_path: Path, typed: str, shown: bool) -> None:
    """art. 24: Anna, on turn before her rack, may look at the short words; at the hand-over, or Bea, nobody may."""
    (tmp_path / "parole.txt").write_text("xi\nxenia\n", encoding="utf-8")
    result = run(*THREE, "--words", tmp_path / "parole.txt", "--log", log, typed=typed, width=200)
    assert ("XI" in result.out) == shown
    assert ("si consultano nel proprio turno, davanti al proprio leggio (art. 24)" in result.out) != shown
