"""Games of Scarabeo typed in: the lines that people type, and the table they lead to."""

from pathlib import Path

from leggio.games.scarabeo import audit
from leggio.games.scarabeo.state import State
from leggio.notation.log import read_log

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs" / "scarabeo"


def settings_of(name: str) -> dict[str, str]:
    """Players, tiles and words of a playthrough."""
    lines = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines[: lines.index("> open")] if ": " in line and line[0] != "#")


def plays_of(name: str) -> list[str]:
    """Where and what was played in a playthrough, in order."""
    lines = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.partition(": play ")[2] for line in lines if line.startswith("> ") and ": play " in line]


def table_of(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state
