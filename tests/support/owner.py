"""The owner of a server at a terminal, while it runs."""

import os
import sys
from pathlib import Path
from subprocess import run


def lexicon(*arguments: str, data: Path) -> tuple[int, str]:
    """Run `leggio lexicon` on the database of a server."""
    database = f"sqlite:///{data / 'leggio.db'}"
    done = run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "lexicon", *arguments, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LEGGIO_DATA": str(data), "LEGGIO_DATABASE_URL": database, "COLUMNS": "200"},
    )
    return done.returncode, done.stdout + done.stderr
