"""The check that people run: `leggio db check`, as a program."""

import os
import subprocess
import sys

from support.databases import Database
from support.services import Services


def checked(database: Database) -> "subprocess.CompletedProcess[str]":
    """What it says of a database: every log replayed and audited."""
    return subprocess.run(
        [sys.executable, "-m", "leggio", "db", "check", "--lang", "en"],
        env={**os.environ, "LEGGIO_DATABASE_URL": database.url},
        capture_output=True,
        text=True,
        check=False,
    )


def environment_of(database: Database, services: Services | None) -> dict[str, str]:
    """What a server on this database is told; on PostgreSQL it has a Redis too."""
    redis = {} if database.kind == "sqlite" or services is None else {"LEGGIO_REDIS_URL": services.redis}
    return {"LEGGIO_DATABASE_URL": database.url, **redis}
