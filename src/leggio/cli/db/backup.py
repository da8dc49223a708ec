"""`leggio db backup FILE`: everything in one file, while servers go on; in a folder, one after the other."""

import os
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, looking_at_database
from leggio.cli.db.progress import watched
from leggio.cli.db.rotation import let_go, named
from leggio.cli.files import FileError, discard, unwritable
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.speech import FIRST
from leggio.storage.backup import write_backup


def backup(
    file: Annotated[Path, typer.Argument()],
    keep: Annotated[int | None, typer.Option(min=1)] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Copy everything to a file, even while people play."""
    say = Speaker(lang)
    now = datetime.now(UTC)
    folder = file if file.is_dir() else None
    if folder is not None:
        file = named(folder, now)
    elif keep is not None:
        raise FileError("backup.keep_needs_folder", file=file)
    if file.exists():
        raise FileError("file.exists", file=file)

    async def write(engine: AsyncEngine) -> dict[str, int]:
        return await _written(engine, file, say)

    counts = looking_at_database(database, write)
    typer.echo(say("backup.written", file=file, tables=counts.get("tables", 0), entries=counts.get("entries", 0)))
    if folder is not None and keep is not None and (gone := let_go(folder, keep, now)):
        typer.echo(say("backup.let_go", count=len(gone), keep=keep))


async def _written(engine: AsyncEngine, file: Path, say: Speaker) -> dict[str, int]:
    # Under its own name only when it is whole and on disk. It holds racks and secrets: for the owner's eyes.
    part = file.with_name(f"{file.name}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise FileError("file.exists", file=part) from None
    except OSError as error:
        raise unwritable(part, error) from None
    try:
        with os.fdopen(descriptor, "wb") as output, watched(say("backup.writing")) as status:
            counts = await write_backup(
                engine,
                output,
                now=time.time_ns() // 1_000_000,
                progress=lambda table, rows: status.update(say("backup.progress", table=table, rows=rows)),
            )
            output.flush()
            os.fsync(output.fileno())
        # A link, not a renaming: it never replaces what somebody else put there meanwhile.
        os.link(part, file)
    except FileExistsError:
        raise FileError("file.exists", file=file) from None
    except OSError as error:
        raise unwritable(file, error) from None
    finally:
        discard(part)
    return counts
