"""What links tell before they are opened: where people find the server, how it ended, and never who plays."""

import html
import re
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from leggio.server.container import Container
from leggio.server.routes.pages import pages
from leggio.server.routes.previews import previews
from leggio.server.security.middleware import RequestGuard
from leggio.server.security.ratelimit import BY_ADDRESS, Act
from leggio.server.settings import ServerSettings
from leggio.table.frames import Refused, SeatInfo, TableInfo
from leggio.table.records import Phase, Settings, Visitor
from leggio.table.refusals import refuse

ID = "a-table-that-is-there"
SITE = "http://testserver.local"


class OneTable:
    """A hub with one table, by its code or its id; it counts how often a code is looked up."""

    def __init__(self, game: str, phase: Phase) -> None:
        settings = Settings(game=game, rules="figs", seats=2)
        seats = (SeatInfo(name="Anna"), SeatInfo(name="Bea"))
        self.table = TableInfo(id=ID, settings=settings, phase=phase, seats=seats, created_at=1)
        self.tried = 0

    async def find(self, code: str, _: Visitor) -> TableInfo | Refused:
        """By its code."""
        self.tried += 1
        return self.table if code == "PERAPE" else refuse("code.unknown")

    async def info(self, table: str, _: Visitor) -> TableInfo | Refused:
        """By its id."""
        return self.table if table == ID else refuse("table.unknown")


def browser(folder: Path, hub: OneTable, public_url: str | None = None) -> TestClient[Litestar]:
    """Somebody who only reads the heads of pages; limits go by a clock that stands still."""
    (folder / "index.html").write_text("<html><head></head></html>", "utf-8")
    # All that links need of a server.
    container = cast("Any", Container.__new__(Container))
    container.hub = hub
    container.settings = ServerSettings(data=folder, cache=folder, database_url="sqlite://", public_url=public_url)
    guard = RequestGuard(frozenset(), now=lambda: 0)
    given: dict[str, Any] = {"container": lambda: container, "guard": lambda: guard}
    provided = {name: Provide(get, sync_to_thread=False) for name, get in given.items()}
    doors = [*previews(folder), *pages(folder)]
    return TestClient(Litestar(doors, dependencies=provided, openapi_config=None))


def told(client: TestClient[Litestar], path: str) -> dict[str, str]:
    """What the head of a page tells of it."""
    page = client.get(path, headers={"Accept-Language": "en"})
    assert page.status_code == 200, page.text
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text)
    return {name: html.unescape(content) for name, content in found}


def test_what_lies_below_a_link_is_a_page_too(tmp_path: Path) -> None:
    """The kiosk of a tournament, say: that a link has a door of its own shuts nothing behind it."""
    with browser(tmp_path, OneTable("scrabble", Phase.OVER)) as client:
        for path in (f"/torneo/{ID}/chiosco", f"/t/{ID}/altro", "/j/PERAPE/altro"):
            assert client.get(path).text == "<html><head></head></html>"


def test_links_lead_to_where_people_find_the_server(tmp_path: Path) -> None:
    """LEGGIO_PUBLIC_URL says where that is, whatever host a proxy called; without it, it is the host."""
    hub = OneTable("scrabble", Phase.OVER)
    with browser(tmp_path, hub, "https://leggio.example/") as client:
        card = told(client, f"/t/{ID}")
    assert card["og:url"] == f"https://leggio.example/t/{ID}"
    assert card["og:image"] == f"https://leggio.example/api/tables/{ID}/picture?lang=en"
    with browser(tmp_path, hub) as client:
        assert told(client, f"/t/{ID}")["og:url"] == f"{SITE}/t/{ID}"


def test_codes_are_not_found_by_trying(tmp_path: Path) -> None:
    """Beyond the limit a code is not looked up, and the link tells what Leggio is; nobody guesses an id."""
    hub = OneTable("scrabble", Phase.WAITING)
    most = BY_ADDRESS[Act.PREVIEW].capacity
    with browser(tmp_path, hub) as client:
        assert told(client, "/j/PERAPE")["og:title"] == "A game of Scrabble?"
        for _ in range(most):
            told(client, "/j/ZZZZZZ")
        assert told(client, "/j/PERAPE")["og:title"] == "Leggio"
        assert hub.tried == most
        assert told(client, f"/t/{ID}")["og:title"] == "A game of Scrabble?"


@pytest.mark.parametrize(
    ("game", "path", "title"),
    [("duplicate", f"/t/{ID}", "Duplicate: how it ended"), ("tournament", f"/torneo/{ID}", "Tournament: how it ended")],
)
def test_events_tell_their_result_at_their_end(tmp_path: Path, game: str, path: str, title: str) -> None:
    """While one goes on, a stranger is told that there is one, and no name."""
    picture = f"{SITE}/api/tables/{ID}/picture?lang=en"
    for phase in (Phase.WAITING, Phase.PLAYING):
        with browser(tmp_path, OneTable(game, phase)) as client:
            card = told(client, path)
        assert card["og:image"].startswith(f"{SITE}/api/cards/")
        assert "Anna" not in str(card)
        assert title != card["og:title"]
    with browser(tmp_path, OneTable(game, Phase.OVER)) as client:
        card = told(client, path)
    assert (card["og:title"], card["og:image"]) == (title, picture)
    assert "Anna" not in str(card)
