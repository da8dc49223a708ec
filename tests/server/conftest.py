"""Servers that tests of a file share, and two at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.databases import Database
from support.lexicons import bundled
from support.quick_servers import QuickServer, nursery
from support.servers import Server, serving
from support.services import Services


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, for all tests of a file."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def nodes(tmp_path: Path, postgresql_database: Database, services: Services) -> Iterator[list[QuickServer]]:
    """Two servers, running."""
    for rules in ("figs", "scarabeo", "verbum"):
        bundled(rules)
    shared = {
        "LEGGIO_DATABASE_URL": postgresql_database.url,
        "LEGGIO_REDIS_URL": services.redis,
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
