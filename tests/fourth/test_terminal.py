"""The fourth game at the terminal: played by two, put away, taken up again, verified and shown."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from noveper.events import AnyEvent
from noveper.spec import SPEC
from noveper.state import State
from thinking import INSTALLED, find_play

from support.pseudo_terminal import Terminal


def state_of(log: Path) -> State:
    """The table that a log on disk leads to; a line that is being written is not there yet."""
    state: State | None = None
    for line in log.read_text("utf-8").rpartition("\n")[0].splitlines()[1:]:
        state = SPEC.evolve(state, SPEC.codec.decode(_event(json.loads(line))))
    assert state is not None
    return state


def _event(line: dict[str, object]) -> dict[str, object]:
    return {name: line[name] for name in ("event", "version", "data")}


def leggio(*arguments: object) -> "subprocess.CompletedProcess[str]":
    """A command in a process that has the game installed."""
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": INSTALLED},
        capture_output=True,
        text=True,
        check=False,
    )


def take_turns(terminal: Terminal, log: Path, turns: int) -> None:
    """Each sits down before the screen when called, and lays a word, or passes where there is none."""
    for _ in range(turns):
        state = state_of(log)
        if state.ended:
            return
        shown = call_of(terminal, state)
        state = state_of(log)  # whoever is called, all that came before is written
        assert all(other not in shown for other in _racks_of_others(state, shown))
        terminal.type("\r")
        terminal.wait_for("leggio  ")
        found = find_play(state.board.rows, state.racks[state.turn])
        order = "passa" if found is None else f"{found[0]} {'orizz.' if found[1] == 'across' else 'vert.'} {found[2]}"
        terminal.type(f"{order}\r")
        _wait_for_event(terminal, log, state.seq)


def call_of(terminal: Terminal, state: State) -> str:
    """The screen when it calls whoever is on turn: only then are keys for them."""
    return terminal.wait_for(f"Turno di {state.players[state.turn]}.")


def _racks_of_others(state: State, shown: str) -> list[str]:
    """Racks that would be on the screen if they were shown as they are drawn: none may, before anyone sits down."""
    return [" ".join(rack) for rack in state.racks if len(rack) > 2 and " ".join(rack) in shown]


def _wait_for_event(terminal: Terminal, log: Path, seq: int) -> None:
    terminal.wait_until(lambda _: state_of(log).seq > seq, "something happens")
    time.sleep(0.2)  # what one command brings about is one write, of which a reader may have seen the first part


def test_two_play_put_it_away_and_go_on(tmp_path: Path) -> None:
    """A game from the first word to its end, over two sittings; its log verifies, and shows its board."""
    log = tmp_path / "game.jsonl"
    terminal = Terminal("play", "--game", "noveper", "Anna", "Bea", "--log", str(log), PYTHONPATH=INSTALLED)
    terminal.wait_for("Turno di Anna.")
    take_turns(terminal, log, 3)
    call_of(terminal, state_of(log))
    assert terminal.leave() == 0
    assert state_of(log).suspended
    assert leggio("verify", log).returncode == 0

    again = Terminal("play", "--resume", str(log), PYTHONPATH=INSTALLED)
    call_of(again, state_of(log))
    take_turns(again, log, 200)
    assert again.ended() == 0
    final = state_of(log)
    assert final.ended is not None
    verified = leggio("verify", log)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    shown = leggio("show", log)
    assert shown.returncode == 0, shown.stdout + shown.stderr
    assert any(row.word.upper() in shown.stdout for row in final.sheet if row.word)
    assert SPEC.audit(_events(log)) == final


def _events(log: Path) -> list[AnyEvent]:
    lines = log.read_text("utf-8").splitlines()[1:]
    return [SPEC.codec.decode(_event(json.loads(line))) for line in lines]


def test_a_refusal_says_why(tmp_path: Path) -> None:
    """A word that is none is refused in words, and nothing changes."""
    log = tmp_path / "game.jsonl"
    terminal = Terminal("play", "--game", "noveper", "Anna", "Bea", "--log", str(log), PYTHONPATH=INSTALLED)
    terminal.wait_for("Turno di Anna.")
    before = state_of(log)
    terminal.type("\r")
    terminal.wait_for("leggio  ")
    terminal.type("E5 orizz. QWXQ\r")
    terminal.wait_for("Non hai sul leggio")
    assert state_of(log) == before
    assert terminal.leave() == 0


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    """Where it is not installed the game is not offered, and is refused in words."""
    told = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "play", "--game", "noveper", "--log", str(tmp_path / "log"), "A", "B"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode != 0
    assert "noveper" in told.stderr
    assert "Traceback" not in told.stderr
