"""The files of a database are their owner's."""

import asyncio
import stat
from pathlib import Path

from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate


def mode_of(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


async def use(file: Path) -> list[int]:
    """Open a database, and see how its files are while it is open."""
    engine = open_engine(read_url(f"sqlite:///{file}"))
    try:
        await migrate(engine)
        return [mode_of(each) for each in file.parent.iterdir() if each.name.startswith(file.name)]
    finally:
        await engine.dispose()


def test_new_ones(tmp_path: Path) -> None:
    """The folder, the file and what SQLite keeps beside it: nobody else reads them, whatever the umask."""
    file = tmp_path / "data" / "l.db"
    assert set(asyncio.run(use(file))) == {0o600}
    assert mode_of(file.parent) == 0o700


def test_old_ones(tmp_path: Path) -> None:
    """What an earlier version left open is closed; a folder that was there may be anybody's."""
    file = tmp_path / "l.db"
    asyncio.run(use(file))
    file.chmod(0o664)
    tmp_path.chmod(0o755)
    assert set(asyncio.run(use(file))) == {0o600}
    assert mode_of(tmp_path) == 0o755
