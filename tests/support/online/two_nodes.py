"""Two servers of one database, and one person at both."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from support.clients import Guest, Place
from support.lexicons import bundled
from support.quick_servers import QuickServer, nursery


@asynccontextmanager
async def at_both(guest: Guest, nodes: list[QuickServer], table: str) -> AsyncIterator[list[Place]]:
    """One person who is connected to both servers at once."""
    async with AsyncExitStack() as connected:
        places = []
        for node in nodes:
            guest.server = node
            places.append(await connected.enter_async_context(guest.at(table)))
        yield places


@contextmanager
def two_nodes(tmp_path: Path, database: str, redis: str) -> Iterator[list[QuickServer]]:
    """Two servers on these, as on two machines; nothing must have gone wrong when they end."""
    for rules in ("figs", "scarabeo", "verbum"):
        bundled(rules)
    shared = {
        "LEGGIO_DATABASE_URL": database,
        "LEGGIO_REDIS_URL": redis,
        "LEGGIO_SECRET": "nobody's secret but the one of both nodes",
        # Slow enough that a bot is still thinking when its server is killed.
        "LEGGIO_BOT_PACE_MS": "3000",
    }
    with nursery() as born:
        both = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            both.append(QuickServer(born, tmp_path / name, **shared))
        for node in both:
            node.start()
        yield both
        for node in both:
            node.stop()
            node.closing.close()
        assert [fault for node in both for fault in node.faults] == []
