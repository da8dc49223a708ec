"""A short history on either store, from one seed: hours of them are run by `scripts/faults history`."""

import asyncio
from pathlib import Path

from faults.checker import findings
from faults.history import History
from faults.laboratory import run
from faults.machines import two_machines
from support.checked import checked
from support.databases import Database

SECONDS = 6.0
# A second is what hours on a machine of one's own are held to; this one may be busy with other tests.
TOLERANCE_S = 8.0


def test_two_machines(postgresql_database: Database, tmp_path: Path) -> None:
    """Two servers, one PostgreSQL, one Redis: killed, frozen, cut off from each other and from their stores."""

    async def play() -> tuple[History, int, list[str]]:
        async with two_machines(tmp_path, postgresql_database.url, owns_store=False) as site:
            history, nemeses = await run(
                site, "ci", [["kill"], ["pause", "partition", "cut"]], SECONDS, pace=0.5, least=20
            )
            return history, sum(len(nemesis.struck) for nemesis in nemeses), site.faults

    history, struck, faults = asyncio.run(play())
    assert struck > 3
    assert faults == []
    assert findings(history, TOLERANCE_S) == []
    told = checked(postgresql_database)
    assert told.returncode == 0, told.stdout + told.stderr
