"""A tournament's game at a table online: one table for the two, its end is the result, and nobody else gets in."""

import asyncio

import pytest

from leggio.table.frames import Refused, TableInfo
from leggio.table.hub import Hub
from leggio.table.online_games import OnlineGames
from leggio.table.records import Settings
from leggio.table.table import Table
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, until, visitor


async def paired(the_club: Club, rules: str = "figs") -> tuple[Person, TableInfo]:
    """A tournament of Anna and Bea, both there, whose first round is on; its director."""
    calendar = [{"system": "swiss", "rounds": 1}]
    settings = Settings(
        game="tournament", rules=rules, seats=0, options={"name": "Serata", "calendar": calendar, "judge_online": True}
    )
    info = expect(await the_club.hub.create(settings, visitor("Dora")))
    desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
    await desk.do("enter", entries=[{"name": "Anna"}, {"name": "Bea"}])
    for number, name in enumerate(("Anna", "Bea"), start=1):
        expect(await the_club.hub.join(info.code or "", visitor(name), number))
    assert (await desk.do("waive"))["type"] == "ack"
    assert (await desk.do("pair"))["type"] == "ack"
    return desk, info


async def tournament(hub: Hub, info: TableInfo) -> Table:
    """The tournament's own table."""
    found = await hub.tournament(info.id)
    assert isinstance(found, Table), found
    return found


def first_name(desk: Person) -> str:
    """Who starts at table 1."""
    game = desk.view["rounds"][0]["games"][0]
    return str(desk.view["players"][game["first"] - 1]["name"])


def test_the_end_of_the_game_is_the_result(sqlite_database: Database) -> None:
    """Results from a table online (art. 25: who starts is named): who gives up has lost, and the desk sees it."""

    async def scenario(the_club: Club) -> None:
        desk, info = await paired(the_club)
        hosted = await tournament(the_club.hub, info)
        both = await asyncio.gather(*(the_club.hub.play_online(hosted, visitor(name)) for name in ("Anna", "Bea")))
        tables = {expect(each).id for each in both}
        assert len(tables) == 1, "one table for the two, even if both ask at once"
        (online,) = tables
        starts = first_name(desk)
        people = {name: await Person(visitor(name), online).come(the_club.hub) for name in ("Anna", "Bea")}
        await until(lambda: bool(people[starts].view))
        assert people[starts].view["players"][0] == starts
        assert people[starts].view["turn"] == 0
        replies = next(name for name in people if name != starts)
        assert (await people[replies].do("resign"))["type"] == "ack"
        await until(lambda: desk.view["rounds"][0]["games"][0]["result"] is not None)
        result = desk.view["rounds"][0]["games"][0]["result"]
        assert (result["winner"], result["source"], result["reference"]) == ("first", "online", online)

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(("rules", "game"), [("figs-1", "scrabble"), ("scarabeo", "scarabeo"), ("verbum", "verbum")])
def test_played_at_the_game_of_the_rules(sqlite_database: Database, rules: str, game: str) -> None:
    """Whatever game the tournament is of, its table is one of that game and begins with the two."""

    async def scenario(the_club: Club) -> None:
        _, info = await paired(the_club, rules)
        hosted = await tournament(the_club.hub, info)
        for name in ("Anna", "Bea"):
            online = expect(await the_club.hub.play_online(hosted, visitor(name)))
        assert (online.settings.game, online.settings.rules, online.phase) == (game, rules, "playing")

    at_a_club(sqlite_database, scenario)


def test_a_result_nobody_was_told_of_is_found_later(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server may end between the end of a game and its report: whoever comes to the tournament next finds it."""
    monkeypatch.setattr(OnlineGames, "moved_on", lambda _self, _table: None)

    async def scenario(the_club: Club) -> None:
        desk, info = await paired(the_club)
        hosted = await tournament(the_club.hub, info)
        online = expect(await the_club.hub.play_online(hosted, visitor("Anna"))).id
        expect(await the_club.hub.play_online(hosted, visitor("Bea")))
        anna = await Person(visitor("Anna"), online).come(the_club.hub)
        await until(lambda: bool(anna.view))
        await anna.do("resign")
        assert desk.view["rounds"][0]["games"][0]["result"] is None
        later = await Person(visitor("Zoe"), info.id).come(the_club.hub)
        assert later.view["rounds"][0]["games"][0]["result"]["reference"] == online

    at_a_club(sqlite_database, scenario)


def test_only_the_two_of_a_game_get_in(sqlite_database: Database) -> None:
    """Whoever has no game is told so; a code does not lead to the table, and nobody opens one for a tournament."""

    async def scenario(the_club: Club) -> None:
        _, info = await paired(the_club)
        hosted = await tournament(the_club.hub, info)
        nobody = await the_club.hub.play_online(hosted, visitor("Zoe"))
        assert isinstance(nobody, Refused)
        assert nobody.code == "claim.whom"
        opened = expect(await the_club.hub.play_online(hosted, visitor("Anna")))
        stranger = await the_club.hub.join(opened.code or "", visitor("Zoe"))
        assert isinstance(stranger, Refused)
        assert stranger.code == "code.unknown"
        wanted = Settings(game="scrabble", rules="figs", seats=2, tournament=f"{info.id}/1/1")
        forged = await the_club.hub.create(wanted, visitor("Zoe"))
        assert isinstance(forged, Refused)
        assert forged.detail == {"field": "tournament"}

    at_a_club(sqlite_database, scenario)


def test_a_game_with_a_result_is_not_played_online(sqlite_database: Database) -> None:
    """A result is there once: afterwards there is nothing to play."""

    async def scenario(the_club: Club) -> None:
        desk, info = await paired(the_club)
        await desk.do("set_result", round=1, table=1, first=400, second=300)
        late = await the_club.hub.play_online(await tournament(the_club.hub, info), visitor("Anna"))
        assert isinstance(late, Refused)
        assert late.code == "online.no_game"

    at_a_club(sqlite_database, scenario)
