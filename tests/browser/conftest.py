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

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "src" / "leggio" / "web" / "index.html"
HANGS_AFTER = 300  # seconds; none takes half of it on a busy machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser that answers no more ends the process that waits for it; what failed is tried once more.

    The usual way, an exception out of a signal, may be caught by Playwright's event loop, and the wait would go on.

    When Chromium draws is its own affair: a test may look at a page a moment too soon. One that passes only the second
    time is listed at the end of the run, and is to be mended like one that fails. Tests without a browser have no
    second try: there a failure is one of ours.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.timeout(HANGS_AFTER, method="thread"))
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    assert BUILT.exists(), "the web app is not built: scripts/web build"
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium; people have contexts of their own in it.

    It ends with this folder: as long as Playwright is there no other test of this process may run an event loop.
    """
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
