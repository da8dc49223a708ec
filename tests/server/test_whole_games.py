"""Whole games over the network: people and bots at a real server, to the end, and a log that holds."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from leggio.core.auditing import Finding
from leggio.engine.minds import Minds
from leggio.notation.log import read_log
from leggio.table.event_log import REMEMBERED
from support.checked import checked, environment_of
from support.clients import Guest
from support.databases import Database
from support.described import check, event_of
from support.playing import play_all
from support.servers import Server, serving
from support.services import Services


@pytest.fixture(scope="module")
def minds() -> Minds:
    """What people of tests think with."""
    return Minds(Path(os.environ["LEGGIO_CACHE"]))


@pytest.fixture(scope="module")
def server(shared_database: Database, services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on either store; when all games are played, everything in the store is checked."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, **environment_of(shared_database, services)) as running:
        yield running
        told = checked(shared_database)
        assert told.returncode == 0, told.stdout + told.stderr


GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("scrabble", "figs", 2, {}),
    ("scrabble", "figs-previous", 2, {"bots": [{"level": "facile"}, {"level": "campione", "name": "Ugo"}]}),
    ("scarabeo", "scarabeo", 2, {"bots": [{"level": "medio"}]}),
    ("scarabeo", "scarabeo", 2, {"options": {"challenges": "void"}}),
    ("verbum", "verbum", 2, {"bots": [{"level": "medio"}]}),
    ("verbum", "verbum", 3, {"options": {"contests": "vote"}}),
]


@pytest.mark.parametrize(("game", "rules", "people", "more"), GAMES)
def test_a_whole_game(server: Server, minds: Minds, game: str, rules: str, people: int, more: dict[str, Any]) -> None:
    """Everyone sees the same end, the log holds, and replays to it."""
    guests = [Guest(server, f"Guest {number}") for number in range(people)]
    seats = people + len(more.get("bots", ()))
    table = guests[0].open(game, rules, seats, **more)
    for guest in guests[1:]:
        assert guest.join(table["id"], table["code"]).status_code == 201
    views = asyncio.run(play_all(guests, table["id"], minds, "forte"))
    assert {view["phase"] for view in views} == {"over"}
    assert all(view["ended"] == views[0]["ended"] for view in views)
    log = guests[0].http.get(f"/api/tables/{table['id']}/log")
    assert log.status_code == 200, log.text
    read = read_log(log.content)
    final = read.game.audit(read.events)
    assert not isinstance(final, Finding), final
    assert final.seq == views[0]["seq"]
    assert guests[0].http.get(f"/api/tables/{table['id']}").json()["phase"] == "over"
    for guest in (guests[0], Guest(server, "Zoe")):
        asyncio.run(is_as_described(guest, table["id"], game))


async def is_as_described(guest: Guest, table: str, game: str) -> None:
    """A game as a player, or somebody who watches, is told of it has the form that the protocol describes."""
    async with guest.at(table) as place:
        check("Welcome", place.welcome)
        check(f"{game.capitalize()}View", place.welcome["view"])
    # Who is further behind is told the view alone.
    async with guest.at(table, after=max(0, place.welcome["seq"] - REMEMBERED)) as place:
        assert len(place.welcome["missed"]) == min(REMEMBERED, place.welcome["seq"])
        for told in place.welcome["missed"]:
            check(event_of(game, told["event"]), told["data"])


def test_gcg_of_a_finished_game(server: Server, minds: Minds) -> None:
    """A game of Scrabble for two can be had as GCG and on paper; three not as GCG; not before its end."""
    anna, bea = Guest(server, "Anna"), Guest(server, "Bea")
    table = anna.open("scrabble", "figs", 2)
    for what in ("gcg", "sheet"):
        assert anna.http.get(f"/api/tables/{table['id']}/{what}").json()["code"] == "log.not_over"
    bea.join(table["id"], table["code"])
    asyncio.run(play_all([anna, bea], table["id"], minds, "campione"))
    answer = anna.http.get(f"/api/tables/{table['id']}/gcg")
    assert answer.status_code == 200
    assert answer.text.startswith("#character-encoding UTF-8")
    printed = [anna.http.get(f"/api/tables/{table['id']}/sheet", params={"lang": lang}) for lang in ("it", "en")]
    assert [each.headers["Content-Type"] for each in printed] == ["application/pdf"] * 2
    assert all(each.content.startswith(b"%PDF-") for each in printed)
    assert printed[0].content != printed[1].content
    three = anna.open("scrabble", "figs", 3, bots=[{"level": "campione"}, {"level": "campione"}])
    asyncio.run(play_all([anna], three["id"], minds, "campione"))
    refused = anna.http.get(f"/api/tables/{three['id']}/gcg")
    assert (refused.status_code, refused.json()["code"]) == (409, "export.no_gcg")
