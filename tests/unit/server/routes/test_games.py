"""What there is to play, over REST."""

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from leggio.server.catalogue import catalogue
from leggio.server.routes.games import GAME_ROUTES


def test_every_game_with_its_figures() -> None:
    """As the catalogue has it; who has it already is told so."""
    with TestClient(Litestar(GAME_ROUTES, openapi_config=None)) as browser:
        first = browser.get("/api/games")
        assert first.json() == msgspec.json.decode(msgspec.json.encode(catalogue()))
        again = browser.get("/api/games", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
