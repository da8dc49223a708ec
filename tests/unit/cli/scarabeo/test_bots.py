"""Bots at Scarabeo's table in the terminal."""

from pathlib import Path

from leggio.games.scarabeo import replay
from leggio.games.scarabeo.events import Played
from leggio.games.scarabeo.state import Phase, State
from leggio.notation.log import read_log
from support.terminal import run


def played(log: Path) -> State:
    """The table a log leads to."""
    state: State = replay(read_log(log.read_bytes()).events)
    return state


def test_bots_among_themselves(tmp_path: Path) -> None:
    """Two bots need nobody: the game is told to its end, and the log holds."""
    log = tmp_path / "log"
    options = ("--game", "scarabeo", "--bot", "forte", "--bot", "facile", "--seed", 2, "--log", log)
    result = run("play", *options)
    assert result.code == 0
    assert played(log).phase is Phase.OVER
    assert run("verify", log).code == 0


def test_a_person_and_a_bot(tmp_path: Path) -> None:
    """One person is asked at once, without being called to the screen; the bot plays in between, its rack unseen."""
    log = tmp_path / "log"
    options = ("--game", "scarabeo", "Anna", "--bot", "Gino:medio", "--starter", "Anna", "--seed", 3, "--log", log)
    result = run("play", *options, typed="passa\n\nesci\n")
    assert result.code == 0
    state = played(log)
    assert state.players == ("Anna", "Gino [medio]")
    assert any(isinstance(event, Played) and event.seat == 1 for event in read_log(log.read_bytes()).events)
    assert "premi Invio" not in result.out.split("Comincia")[0]
    again = run("play", "--resume", log, typed="passa\n\nesci\n")
    assert again.code == 0
    assert len(played(log).sheet) > len(state.sheet)


def test_bots_stop_when_people_want_to(tmp_path: Path) -> None:
    """Nobody answers for a bot at the keyboard."""
    options = ("--game", "scarabeo", "Anna", "--bot", "medio", "--starter", "Anna", "--log", tmp_path / "log")
    result = run("play", *options, typed="basta\n")
    assert "sei d’accordo" not in result.out
    assert "Partita annullata" in result.out
