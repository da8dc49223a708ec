"""A tournament at the table layer: the desk and the players come in, each acts in their own name, all see the same."""

from typing import Any

import msgspec
import pytest

from leggio.core.auditing import Finding
from leggio.storage.engine import open_engine
from leggio.storage.integrity import check
from leggio.storage.location import read_url
from leggio.storage.problems import Problem
from leggio.table.frames import Refused, TableInfo
from leggio.table.records import Phase, Settings, Visitor
from leggio.tournament import audit
from leggio.tournament.log import read_tournament
from support.databases import Database
from support.online.club import Club, Person, at_a_club, come_to_the_desk, expect, until, visitor

SWISS = [{"system": "swiss", "rounds": 2}]


def evening(**options: Any) -> Settings:
    """A club's evening of two Swiss rounds."""
    options = {"name": "Serata", "calendar": SWISS} | options
    return Settings(game="tournament", rules="figs", seats=0, options=options)


async def opened(the_club: Club, *players: str) -> tuple[Person, TableInfo]:
    """The director, connected, with these players on the list."""
    info = expect(await the_club.hub.create(evening(), visitor("Dora")))
    desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
    if players:
        assert (await desk.do("enter", entries=[{"name": name} for name in players]))["type"] == "ack"
    return desk, info


async def come(the_club: Club, info: TableInfo, name: str, player: int | None = None) -> Person:
    """Somebody comes in, as a player of the list or to the desk."""
    if player is None:
        expect(await come_to_the_desk(the_club.hub, info.id, visitor(name)))
    else:
        expect(await the_club.hub.join(info.code or "", visitor(name), player))
    return await Person(visitor(name), info.id).come(the_club.hub)


def test_who_opens_it_directs(sqlite_database: Database) -> None:
    """Whoever announces a tournament is its director (art. 42); no code but the players' leads to it."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        assert (info.phase, bool(info.code), info.referee_code) == ("playing", True, None)
        assert desk.got("welcome")[0]["you"] == {"role": "desk"}
        assert (desk.view["name"], desk.view["director"]) == ("Serata", "Dora")
        assert [player["name"] for player in desk.view["players"]] == ["Anna", "Bea"]

    at_a_club(sqlite_database, scenario)


def test_players_are_who_they_claim_first(sqlite_database: Database) -> None:
    """A player of the list is whoever claims them first; the desk, and nobody else, can undo it."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        anna = await come(the_club, info, "Annina", 1)
        assert anna.got("welcome")[0]["you"] == {"role": "player", "seat": 1}
        for wrong in (None, 3, 0):
            answer = await the_club.hub.join(info.code or "", visitor("Zoe"), wrong)
            assert isinstance(answer, Refused)
            assert answer.code == "claim.whom"
        taken = await the_club.hub.join(info.code or "", visitor("Zoe"), 1)
        assert isinstance(taken, Refused)
        assert taken.code == "claim.taken"
        table = await the_club.hub.tournament(info.id)
        assert not isinstance(table, Refused)
        refused = await the_club.hub.release(table, anna.visitor, 1)
        assert isinstance(refused, Refused)
        assert refused.code == "claim.desk_only"
        assert expect(await the_club.hub.info(info.id, visitor("Zoe"))).claimed == (1,)
        assert expect(await the_club.hub.release(table, desk.visitor, 1)).claimed == ()
        again = await the_club.hub.release(table, desk.visitor, 1)
        assert isinstance(again, Refused)
        assert again.code == "claim.unclaimed"
        zoe = await come(the_club, info, "Zoe", 1)
        assert zoe.got("welcome")[0]["you"] == {"role": "player", "seat": 1}
        assert (await anna.do("report", round=1, table=1, first=1, second=2))["code"] == "command.not_yours"

    at_a_club(sqlite_database, scenario)


def test_who_is_struck_off_comes_in_as_another(sqlite_database: Database) -> None:
    """A name that the desk struck off speaks for nobody, not even for a namesake; its browser may be somebody else."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea", "Carla")
        anna = await come(the_club, info, "Anna", 1)
        await desk.do("remove", player=1)
        await desk.do("enter", entries=[{"name": "Anna"}])
        await desk.do("waive")
        await desk.do("pair")
        told = await anna.do("report", round=1, table=1, first=1, second=2)
        assert told["code"] == "command.not_yours"
        again = await come(the_club, info, "Anna", 4)
        assert again.got("welcome")[0]["you"] == {"role": "player", "seat": 4}

    at_a_club(sqlite_database, scenario)


def test_rights_come_with_a_link_and_go_with_it(sqlite_database: Database) -> None:
    """Art. 42-43: who has a name's link has its rights, whatever they are called; revoked, they look on at once."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        false = await Person(Visitor("person-other", "Dora"), info.id).come(the_club.hub)
        assert (await false.do("pair"))["code"] == "command.not_yours"
        await desk.do("appoint_referee", name="Anna")
        expect(await the_club.hub.join(info.code or "", visitor("Zoe"), 1))
        zoe = await Person(visitor("Zoe"), info.id).come(the_club.hub)
        assert (await zoe.do("rule", case=1, valid={}))["code"] == "command.not_yours", "a name of the list is no right"
        taken = await come_to_the_desk(the_club.hub, info.id, visitor("Zoe"), "Bea")
        assert isinstance(taken, Refused)
        assert (taken.code, taken.detail) == ("desk_link.another", {"name": "Anna"})
        other = Visitor("person-other", "Annina")
        expect(await come_to_the_desk(the_club.hub, info.id, other, "Anna"))
        anna = await Person(other, info.id).come(the_club.hub)
        assert anna.got("welcome")[0]["table"]["name"] == "Anna"
        assert (await anna.do("rule", case=1, valid={}))["code"] == "ruling.unknown"
        table = await the_club.hub.tournament(info.id)
        assert not isinstance(table, Refused)
        await the_club.hub.leave_desk(table, "Anna")
        assert anna.got("welcome")[-1]["you"] == {"role": "spectator"}
        assert (await anna.do("rule", case=1, valid={}))["code"] == "command.not_yours"
        await the_club.hub.leave_desk(table, "Dora")
        assert (await desk.do("waive"))["type"] == "ack", "whoever opened it stays"
        assert (await desk.do("pair"))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize("field", ["by", "opinion", "source", "reference"])
def test_nobody_speaks_for_another(sqlite_database: Database, field: str) -> None:
    """The table fills in who speaks, what the judge thinks and where a result comes from."""

    async def scenario(the_club: Club) -> None:
        desk, _ = await opened(the_club, "Anna", "Bea")
        said: dict[str, Any] = {field: "online"}
        answer = await desk.do("set_result", round=1, table=1, first=1, second=2, **said)
        assert (answer["code"], answer["detail"]["field"]) == ("command.bad", field)

    at_a_club(sqlite_database, scenario)


def test_players_act_for_themselves_only(sqlite_database: Database) -> None:
    """A player reports and challenges, as themselves; the rest is the desk's, and whoever only looks does nothing."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        await desk.do("waive")
        await desk.do("pair")
        anna = await come(the_club, info, "Anna", 1)
        looker = await Person(visitor("Zoe"), info.id).come(the_club.hub)
        result: dict[str, Any] = {"round": 1, "table": 1, "first": 400, "second": 350}
        assert (await anna.do("set_result", **result))["code"] == "command.not_yours"
        assert (await anna.do("report", player=2, **result))["code"] == "command.bad"
        assert (await looker.do("report", **result))["code"] == "command.not_yours"
        assert (await anna.do("report", **result))["type"] == "ack"
        assert (await anna.do("nonsense"))["code"] == "command.unknown"
        assert (await anna.do("report", round="one"))["code"] == "command.bad"
        assert looker.view["rounds"][0]["games"][0]["reported"] == [1]

    at_a_club(sqlite_database, scenario)


def test_an_evening(sqlite_database: Database) -> None:
    """From the list to the end: both report, the referee rules (art. 28), the log verifies."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        rita = await come(the_club, info, "Rita")
        anna, bea = await come(the_club, info, "Anna", 1), await come(the_club, info, "Bea", 2)
        assert (await desk.do("appoint_referee", name="Rita"))["type"] == "ack"
        assert (await desk.do("pair"))["code"] == "staff.not_named"
        assert (await desk.do("waive"))["type"] == "ack"
        assert (await desk.do("pair"))["type"] == "ack"
        assert (await anna.do("challenge", round=1, table=1, words=["qwerty"]))["type"] == "ack"
        assert rita.view["cases"][0]["opinion"] == [], "it is asked for by whoever rules, and written down nowhere"
        assert "opinion" not in str(bea.got("update")[-1]["events"])
        assert bea.view["cases"][0]["opinion"] == []
        assert (await desk.do("rule", case=1, valid={"QWERTY": False}))["code"] == "staff.referee_only"
        assert (await rita.do("rule", case=1, valid={"QWERTY": False}))["type"] == "ack"
        assert (bea.view["cases"][0]["play_stands"], bea.view["cases"][0]["valid"]) == (False, None)
        for each in (anna, bea):
            assert (await each.do("report", round=1, table=1, first=400, second=350))["type"] == "ack"
        assert bea.view["rounds"][0]["is_over"]
        corrected = await desk.do("correct", round=1, table=1, first=350, second=400, reason="formulario")
        assert corrected["type"] == "ack"
        table = await the_club.hub.tournament(info.id)
        assert not isinstance(table, Refused)
        log = read_tournament((await table.writer.whole_log()).encode())
        assert not isinstance(audit(log.events), Finding)
        assert log.events[-1].by == "Dora"

    at_a_club(sqlite_database, scenario)


def test_two_servers_host_it(sqlite_database: Database) -> None:
    """What is done at one server is seen at another, and a command sent twice happens once."""

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        there = await Person(visitor("Zoe"), info.id).come(the_club.hubs[1])
        await desk.do("waive")
        first = await desk.do("pair", key="once")
        assert await desk.do("pair", key="once") == first
        await until(lambda: len(there.view["rounds"]) == 1)

    at_a_club(sqlite_database, scenario, servers=2)


def test_what_cannot_be_announced(sqlite_database: Database) -> None:
    """A tournament without a name or with a calendar that makes no sense is not opened (art. 42)."""

    async def scenario(the_club: Club) -> None:
        cases: list[tuple[dict[str, Any], str]] = [
            ({"name": ""}, "tournament.name"),
            ({"name": 3}, "settings.option"),
            ({"calendar": []}, "tournament.option"),
            ({"calendar": [{"system": "lottery"}]}, "settings.option"),
            ({"nonsense": 1}, "settings.option"),
        ]
        for options, code in cases:
            answer = await the_club.hub.create(evening(**options), visitor("Dora"))
            assert isinstance(answer, Refused)
            assert answer.code == code
        seats = await the_club.hub.create(msgspec.structs.replace(evening(), seats=2), visitor("Dora"))
        assert isinstance(seats, Refused)
        assert seats.code == "settings.seats"

    at_a_club(sqlite_database, scenario)


def test_the_check_of_the_database_knows_it(sqlite_database: Database) -> None:
    """A tournament with players is sound; and its end is the end of its table."""
    found: list[Problem] = []

    async def scenario(the_club: Club) -> None:
        desk, info = await opened(the_club, "Anna", "Bea")
        await come(the_club, info, "Anna", 1)
        await desk.do("waive")
        await desk.do("pair")
        await desk.do("set_result", round=1, table=1, first=400, second=350)
        assert (await desk.do("close"))["type"] == "ack"
        assert expect(await the_club.hub.info(info.id, desk.visitor)).phase is Phase.OVER
        engine = open_engine(read_url(sqlite_database.url))
        found.extend([problem async for problem in check(engine, progress=lambda _: None)])
        await engine.dispose()

    at_a_club(sqlite_database, scenario)
    assert found == []
