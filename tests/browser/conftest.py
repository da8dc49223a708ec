"""What the tests in a real browser share: a server with the built web app, Chromium, an engine to think with."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from leggio.engine.minds import Minds
from support.browsers import Person, chromium
from support.servers import Server, serving

BUILT = Path(__file__).parents[2] / "src" / "leggio" / "web" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    assert BUILT.exists(), "the web app is not built: scripts/web build"
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


# Not for the whole session: as long as Playwright is open its event loop counts as running in this process, and other
# tests that the process goes on to could start none of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium; people have contexts of their own in it."""
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="session")
def minds() -> Minds:
    """What people of tests think with."""
    return Minds(Path(os.environ["LEGGIO_CACHE"]))


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at a browser of their own."""
    people: list[Person] = []

    def come(name: str, **context: Any) -> Person:
        people.append(Person(browser, server.url, name, **context))
        return people[-1]

    yield come
    for each in people:
        each.close()
