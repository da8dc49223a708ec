"""Pictures of games at a real server: only once a game is over, limited, and nothing of a table on an invitation."""

import asyncio

import pytest

from leggio.server.security.ratelimit import BY_ADDRESS, Act
from support.clients import Guest
from support.servers import Server

PNG = b"\x89PNG\r\n\x1a\n"


async def resigned(anna: Guest, table: str) -> None:
    """Give a game up."""
    async with anna.at(table) as place:
        assert place.view is not None
        answer = await place.do({"command": "resign"}, place.view["seq"])
        assert answer["type"] == "ack", answer


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Guest, str]:
    """A private game that two people play."""
    anna, bea = Guest(server, "Anna"), Guest(server, "Bea")
    opened = anna.open("scrabble", "figs", 2)
    assert bea.join(opened["id"], opened["code"]).status_code == 201
    return anna, str(opened["id"])


def test_a_game_that_goes_on_has_no_picture(table: tuple[Guest, str]) -> None:
    """Neither for those who play nor for anybody else; once it is over whoever has its id sees it."""
    anna, game = table
    for what in ("picture", "animation", "picture?turn=1"):
        refused = anna.http.get(f"/api/tables/{game}/{what}")
        assert (refused.status_code, refused.json()["code"]) == (409, "log.not_over")
    asyncio.run(resigned(anna, game))
    anna.http.cookies.clear()
    for what in ("picture", "animation"):
        shown = anna.http.get(f"/api/tables/{game}/{what}?lang=en")
        assert shown.status_code == 200, shown.text
        assert shown.headers["content-type"] == "image/png"
        assert "max-age" in shown.headers["cache-control"]
        assert shown.content.startswith(PNG)
    assert anna.http.get(f"/api/tables/{game}/picture?turn=7").status_code == 404
    assert anna.http.get(f"/api/tables/{game}/picture?turn=0").status_code == 422
    assert anna.http.get(f"/api/tables/{game}/picture?lang=xx").status_code == 422
    assert anna.http.get("/api/tables/nobody-has-this/picture").status_code == 404


def test_cards_of_invitations_are_of_games_alone(server: Server) -> None:
    """The same picture for every table of a game, none of what is no game; how many are asked for is limited."""
    guest = Guest(server, "Gina")
    guest.http.headers["X-Forwarded-For"] = "203.0.113.77"
    assert guest.http.get("/api/cards/verbum").content.startswith(PNG)
    assert guest.http.get("/api/cards/tournament").status_code == 404
    assert guest.http.get("/api/cards/..%2Fsecret").status_code in {404, 422}
    most = BY_ADDRESS[Act.PRINT].capacity
    statuses = [guest.http.get("/api/cards/scrabble").status_code for _ in range(most + 5)]
    assert statuses.count(200) <= most
    assert statuses[-1] == 429
