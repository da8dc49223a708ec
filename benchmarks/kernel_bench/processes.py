"""The child run as it is, or under valgrind to count its instructions."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

CHILD = Path(__file__).with_name("child.py")


class Work(msgspec.Struct, frozen=True):
    """How much of each: rounds over all plays, rounds over the best, games, and how often these once more."""

    all: int
    best: int
    games: int
    game_rounds: int = 0


def measured(graph: Path, positions: Path, work: Work, threads: int = 1) -> dict[str, Any]:
    """What the child printed."""
    done = subprocess.run(_command(graph, positions, work, threads), check=True, capture_output=True, text=True)  # noqa: S603 - our own script
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def instructions(graph: Path, positions: Path, count: int) -> dict[str, float] | None:
    """Instructions a position and a game, from what more work adds to less; None without valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None

    def total(work: Work) -> int:
        command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *_command(graph, positions, work)]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)  # noqa: S603 - our own script
        found = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
        return int(found[1]) if found else 0

    base = total(Work(1, 1, 2))
    return {
        "all": (total(Work(3, 1, 2)) - base) / (2 * count),
        "best": (total(Work(1, 3, 2)) - base) / (2 * count),
        "games": (total(Work(1, 1, 6)) - base) / 4,
    }


def _command(graph: Path, positions: Path, work: Work, threads: int = 1) -> list[str]:
    figures = (work.all, work.best, work.games, work.game_rounds, threads)
    return [sys.executable, str(CHILD), str(graph), str(positions), *(str(figure) for figure in figures)]
