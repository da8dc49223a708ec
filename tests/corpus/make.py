"""Add to the corpus what it does not hold yet: `PYTHONPATH=tests .venv/bin/python tests/corpus/make.py`.

A log that is there stays as it is, with all that is kept beside it, even if its recipe would give another one today.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from support.corpus import product, recording
from support.corpus.games import scarabeo_games, scrabble_games, verbum_games
from support.corpus.halls import duplicate_halls
from support.corpus.tournaments import tournaments

HERE = Path(__file__).parent
RECIPES: dict[str, Callable[[], Iterator[tuple[str, Callable[[], list[Any]]]]]] = {
    "scrabble": scrabble_games,
    "scarabeo": scarabeo_games,
    "verbum": verbum_games,
    "duplicate": duplicate_halls,
    "tournament": tournaments,
}


def main() -> None:
    """Make what is missing."""
    os.environ.setdefault("LEGGIO_CACHE", str(HERE.parents[1] / "build" / "test-lexicons"))
    os.environ.setdefault("LEGGIO_THINKING", "0")
    for kind, recipes in RECIPES.items():
        for name, play in recipes():
            path = HERE / kind / f"{name}{recording.LOG}"
            if not path.exists():
                add(kind, path, play())


def add(kind: str, path: Path, events: list[Any]) -> None:
    """Write one log and what is kept beside it; only a log that holds."""
    state = product.audit(kind, events)
    if not product.holds(state):
        raise ValueError(f"{path.name}: {state}")
    path.parent.mkdir(exist_ok=True)
    beside = {
        recording.STATE: recording.state_text(state),
        recording.SEEN: recording.seen_text(kind, events),
        recording.TOLD: recording.told_text(kind, events),
    }
    for suffix, text in beside.items():
        path.with_name(path.stem + suffix).write_bytes(recording.packed(text))
    path.write_bytes(product.write(kind, events))


if __name__ == "__main__":
    main()
