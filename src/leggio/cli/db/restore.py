"""`leggio db restore FILE`: a backup back into a database, of either kind."""

import time
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.db.progress import watched
from leggio.cli.files import unreadable
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.speech import FIRST
from leggio.storage.backup import BackupFile
from leggio.storage.restore import restore as restored


def restore(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Put a backup back into a database."""
    say = Speaker(lang)

    async def put_back(engine: AsyncEngine) -> dict[str, int]:
        with watched(say("restore.reading")) as status:
            return await restored(
                engine,
                _whole(file),
                now=time.time_ns() // 1_000_000,
                force=force,
                progress=lambda table, rows: status.update(say("restore.progress", table=table, rows=rows)),
            )

    counts = with_database(database, put_back, must_exist=False)
    typer.echo(say("restore.done", file=file, tables=counts.get("tables", 0), entries=counts.get("entries", 0)))


def _whole(file: Path) -> BackupFile:
    """A backup that was read to its end once: what is wrong with it is known before the database is touched."""
    try:
        backup = BackupFile(file)
        backup.verify()
    except OSError as error:
        raise unreadable(file, error) from None
    return backup
