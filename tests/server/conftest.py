"""Servers that tests of a file share, and two at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.databases import Database
from support.online.two_nodes import two_nodes
from support.quick_servers import QuickServer
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
    with two_nodes(tmp_path, postgresql_database.url, services.redis) as both:
        yield both
