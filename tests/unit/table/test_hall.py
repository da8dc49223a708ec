"""A Duplicate at a server: a desk, any number of players who come and go, slips that cross each other."""

import asyncio
from typing import Any

import pytest

from leggio.table.frames import Refused, TableInfo
from leggio.table.records import BotSeat, Role, Settings
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, until, visitor


def duplicate(**fields: Any) -> Settings:
    """An event."""
    return Settings(**{"game": "duplicate", "rules": "figs", "seats": 0, **fields})


async def opened(the_club: Club) -> tuple[TableInfo, Person]:
    """A hall, and whoever sits at its desk."""
    made = expect(await the_club.hub.create(duplicate(), visitor("Nora"), Role.REFEREE))
    return made, await Person(visitor("Nora"), made.id).come(the_club.hub)


async def come_in(the_club: Club, made: TableInfo, name: str, server: int = 0) -> Person:
    """Somebody with a phone."""
    hub = the_club.hubs[server]
    expect(await hub.join(made.code or "", visitor(name)))
    return await Person(visitor(name), made.id).come(hub)


def some_slip(person: Person) -> dict[str, Any]:
    """Two letters through the centre, whatever they are worth."""
    letters = person.view["rack"].replace("?", "")
    return {"square": "H8", "direction": "across", "word": letters[:2], "draw": person.view["draw"]}


@pytest.mark.parametrize(
    ("fields", "role", "code"),
    [
        ({"seats": 2}, Role.REFEREE, "settings.seats"),
        ({"bots": (BotSeat("forte"),)}, Role.REFEREE, "settings.bots"),
        ({"days_per_move": 2}, Role.REFEREE, "settings.days"),
        ({"options": {"letters": 20}}, Role.REFEREE, "open.option"),
        ({}, Role.PLAYER, "settings.option"),
    ],
)
def test_a_hall_has_no_seats_to_fill(sqlite_database: Database, fields: dict[str, Any], role: Role, code: str) -> None:
    """No seats, no bots, no days for a move; whoever opens it sits at the desk."""

    async def scenario(the_club: Club) -> None:
        answer = await the_club.hub.create(duplicate(**fields), visitor("Nora"), role)
        assert isinstance(answer, Refused)
        assert answer.code == code

    at_a_club(sqlite_database, scenario)


def test_players_come_by_code_as_long_as_it_lasts(sqlite_database: Database) -> None:
    """The hall is open at once; the game gives each their seat, namesakes a number, and the same person one seat."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        assert (made.phase, bool(made.code)) == ("playing", True)
        anna = await come_in(the_club, made, "Anna")
        assert (await desk.do("draw"))["type"] == "ack"
        bea = await come_in(the_club, made, "Bea")
        assert [each.view["own"]["seat"] for each in (anna, bea)] == [0, 1]
        again = expect(await the_club.hub.join(made.code or "", visitor("Anna")))
        assert again.id == made.id
        assert desk.view["playing"] == 2
        assert (await bea.do("leave"))["type"] == "ack"
        expect(await the_club.hub.join(made.code or "", visitor("Bea")))
        assert [each["left"] for each in desk.view["desk"]] == [False, False]
        await desk.do("end_game")
        late = await the_club.hub.join(made.code or "", visitor("Carla"))
        assert isinstance(late, Refused)

    at_a_club(sqlite_database, scenario)


def test_a_crash_at_the_door_gives_nobody_two_seats(sqlite_database: Database) -> None:
    """The game let somebody in and the server died before it noted so: they get the same seat, under the same name."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        await come_in(the_club, made, "Bea")
        await come_in(the_club, made, "Anna")
        await the_club.hub.services.store.leave(made.id, visitor("Anna").person)
        anna = await come_in(the_club, made, "Anna")
        assert anna.view["own"]["seat"] == 1
        assert [each["player"] for each in desk.view["desk"]] == ["Bea", "Anna"]

    at_a_club(sqlite_database, scenario)


def test_slips_that_cross_each_other_are_all_taken(sqlite_database: Database) -> None:
    """Forty phones at once, each upon what it last saw: nobody is told to try again, and no slip is lost."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        phones = [await come_in(the_club, made, f"P{number}") for number in range(40)]
        await desk.do("draw")
        answers = await asyncio.gather(*(phone.do("hand_in", seq=1, **some_slip(phone)) for phone in phones))
        assert {answer["type"] for answer in answers} == {"ack"}
        assert desk.view["handed_in"] == 40
        assert (await desk.do("close_round"))["type"] == "ack"
        assert [phone.view["round"] for phone in phones] == [1] * 40
        assert len(phones[0].view["rounds"]) == 1
        assert desk.view["rounds"][0]["slips"] == 40

    at_a_club(sqlite_database, scenario)


def test_a_phone_hears_nothing_of_the_others_slips(sqlite_database: Database) -> None:
    """What concerns another player alone is sent to them, the desk and the hall: with hundreds it would be a flood."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        anna, bea = [await come_in(the_club, made, name) for name in ("Anna", "Bea")]
        screen = await Person(visitor("Schermo"), made.id).come(the_club.hub)
        await desk.do("draw")
        heard = {person: len(person.got("update")) for person in (anna, bea, desk, screen)}
        await anna.do("hand_in", **some_slip(anna))
        assert {person: len(person.got("update")) - count for person, count in heard.items()} == {
            anna: 1,
            bea: 0,
            desk: 1,
            screen: 1,
        }
        assert screen.view["handed_in"] == 1
        assert "word" not in screen.got("update")[-1]["events"][0]["data"]
        # Behind by an event that it was not told of, a phone still hands in.
        assert (await bea.do("hand_in", **some_slip(bea)))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_everybody_does_their_own_part(sqlite_database: Database) -> None:
    """Players give no orders of the desk, the desk hands in for others by name only, the screen does nothing."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        anna = await come_in(the_club, made, "Anna")
        screen = await Person(visitor("Schermo"), made.id).come(the_club.hub)
        for person, command, fields in (
            (anna, "draw", {}),
            (anna, "penalise", {"whom": 0, "points": -50, "text": "grazie"}),
            (screen, "close_round", {}),
            (desk, "hand_in", {"square": "H8", "direction": "across", "word": "RE"}),
        ):
            assert (await person.do(command, **fields))["code"] == "command.not_yours"
        assert (await anna.do("join", player="Altra"))["code"] == "command.unknown"
        assert (await desk.do("warn", whom=0, text="Piano", name="Altri"))["code"] == "command.bad"
        assert (await desk.do("warn", whom=0, text="Piano"))["type"] == "ack"
        assert desk.got("update")[-1]["events"][0]["data"]["name"] == "Nora"
        assert anna.view["own"]["warnings"] == ["Piano"]

    at_a_club(sqlite_database, scenario)


def test_two_servers_and_one_hall(sqlite_database: Database) -> None:
    """Slips at both at once: whoever is second at the store tries again by itself."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        phones = [await come_in(the_club, made, f"P{number}", server=number % 2) for number in range(10)]
        await desk.do("draw")
        await until(lambda: all(phone.view.get("rack") for phone in phones))
        answers = await asyncio.gather(*(phone.do("hand_in", **some_slip(phone)) for phone in phones))
        assert {answer["type"] for answer in answers} == {"ack"}
        await until(lambda: desk.view["handed_in"] == 10)

    at_a_club(sqlite_database, scenario, servers=2)


def test_nobody_looks_words_up_while_the_stopwatch_runs(sqlite_database: Database) -> None:
    """Art. 24: not in a round; between rounds one may."""

    async def scenario(the_club: Club) -> None:
        made, desk = await opened(the_club)
        await come_in(the_club, made, "Anna")
        assert await the_club.hub.table_at_move(visitor("Anna")) is None
        await desk.do("draw")
        assert await the_club.hub.table_at_move(visitor("Anna")) == made.id
        assert await the_club.hub.table_at_move(visitor("Nora")) is None
        await desk.do("close_round")
        assert await the_club.hub.table_at_move(visitor("Anna")) is None

    at_a_club(sqlite_database, scenario)
