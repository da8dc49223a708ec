"""Rated tables at a real server: who may sit there, what becomes of the result, and that the book verifies."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from support.clients import Guest
from support.servers import Server, serving
from support.terminal import run

PATIENCE_S = 30
PASSWORD = "una frase lunga assai"  # noqa: S105 - of nobody


def with_account(server: Server, name: str) -> Guest:
    """Somebody with an account."""
    guest = Guest(server, name)
    opened = guest.http.post("/api/account", json={"name": f"{name}-rated".lower(), "password": PASSWORD})
    assert opened.status_code == 201, opened.text
    return guest


async def passed_and_resigned(anna: Guest, bea: Guest, table: str) -> None:
    """Each gives up a turn, then whoever began gives up the game."""
    async with anna.at(table) as first, bea.at(table) as second:
        seats = {place.welcome["you"]["seat"]: place for place in (first, second)}
        view = first.view or (await first.next("update"))["view"]
        starter, seq = view["turn"], view["seq"]
        for seat, command in ((starter, "pass"), (1 - starter, "pass"), (starter, "resign")):
            await seats[seat].news_of(seq)
            answer = await seats[seat].do({"command": command}, seq)
            assert answer["type"] == "ack", answer
            seq = answer["seq"]


def ratings_of(guest: Guest) -> list[dict[str, Any]]:
    """What somebody is told of their ratings, once there is something to tell."""
    give_up = time.monotonic() + PATIENCE_S
    while not (told := guest.http.get("/api/me/ratings").json()) and time.monotonic() < give_up:
        time.sleep(0.1)
    return list(told)


def test_a_rated_game_changes_both_ratings(tmp_path: Path) -> None:
    """One gains what the other loses; both see the game; a deleted account leaves the book whole."""
    data = tmp_path / "data"
    with serving(data) as server:
        anna, bea = with_account(server, "Anna"), with_account(server, "Bea")
        table = anna.open("scrabble", "figs", 2, rated=True, options={"time_ms": 25 * 60_000})
        assert bea.join(table["id"], table["code"]).status_code == 201
        asyncio.run(passed_and_resigned(anna, bea, table["id"]))
        (annas,), (beas,) = ratings_of(anna), ratings_of(bea)
        assert {annas["pace"], beas["pace"]} == {"tournament"}
        assert annas["now"]["games"] == beas["now"]["games"] == 1
        assert annas["now"]["provisional"]
        assert annas["now"]["rating"] + beas["now"]["rating"] == pytest.approx(3000)
        (game,) = anna.http.get("/api/me/rated-games").json()
        assert (game["table"], game["players"]) == (table["id"], 2)
        assert game["before"]["rating"] == 1500
        assert game["after"] == annas["now"]
        assert anna.http.get(f"/api/me/rated-games?before={game['number']}").json() == []
        assert bea.http.get("/api/ratings/scrabble-tournament").json() == []  # all are provisional
        left = bea.http.request("DELETE", "/api/account", json={"password": PASSWORD})
        assert left.status_code == 204
    checked = run("ratings", "verify", "--database", f"sqlite:///{data / 'leggio.db'}")
    assert (checked.code, "1 partita" in checked.out) == (0, True), checked
    listed = run("ratings", "list", "--database", f"sqlite:///{data / 'leggio.db'}")
    assert "Anna" in listed.out
    assert "Bea" not in listed.out


def test_who_may_play_a_rated_game(server: Server) -> None:
    """People with an account, at a table with a clock, without aids; each refusal says what is wrong."""
    anna, guest = with_account(server, "Carla"), Guest(server, "Dino")
    table = anna.open("scrabble", "figs", 2, rated=True)
    assert (table["settings"]["rated"], table["settings"]["aids"]) == (True, False)
    assert guest.join(table["id"], table["code"]).json()["code"] == "table.for_accounts"
    wrong: tuple[tuple[Guest, dict[str, Any], str], ...] = (
        (guest, {}, "table.for_accounts"),
        (anna, {"options": {"time_ms": None}}, "settings.rated_time"),
        (anna, {"aids": True}, "settings.rated_alone"),
        (anna, {"bots": [{"level": "adatto"}]}, "settings.rated_level"),
    )
    for who, settings, code in wrong:
        asked = {"game": "scrabble", "rules": "figs", "seats": 2, "rated": True, **settings}
        assert who.http.post("/api/tables", json={"settings": asked}).json()["code"] == code
    assert anna.http.get("/api/ratings/scrabble-never").json()["code"] == "http.not_found"
