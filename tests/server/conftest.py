"""Servers that tests of a file share."""

from collections.abc import Iterator

import pytest

from support.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, for all tests of a file."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
