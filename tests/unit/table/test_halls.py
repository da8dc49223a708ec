"""Halls: a desk leads, any number of people come, play and go, and each hears what concerns them."""

import asyncio
from typing import Any

import pytest

from leggio.core.board import Direction
from leggio.engine import Position, word_graph
from leggio.table import broadcast
from leggio.table.frames import Refused
from leggio.table.records import Role, Settings
from support.databases import Database
from support.invented_words import WORDS
from support.online.club import Club, Person, at_a_club, expect, until, visitor

GRAPH = word_graph(WORDS)


def duplicate(**options: Any) -> Settings:
    """A Duplicate."""
    return Settings(game="duplicate", rules="figs", seats=0, options=options)


async def hall(the_club: Club, *names: str, **options: Any) -> tuple[Person, list[Person]]:
    """The desk, and players who came in by its code."""
    info = expect(await the_club.hub.create(duplicate(**options), visitor("Dora")))
    assert info.phase == "playing"
    for name in names:
        expect(await the_club.hub.join(info.code or "", visitor(name)))
    desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
    return desk, [await Person(visitor(name), info.id).come(the_club.hub) for name in names]


def slip(view: dict[str, Any], place: int = 0) -> dict[str, Any]:
    """A good slip for what somebody sees: the best one, or one further down."""
    board = "/".join(view["board"])
    position = Position.from_cgp(f"{_cgp(board)} {view['rack']}/ 0/0 0", GRAPH)
    play = position.best(place + 1)[-1]
    cells = position.board
    letters = [
        cells.at(play.square.step(play.direction, step)) if tile == "." else tile
        for step, tile in enumerate(play.tiles)
    ]
    return {"square": play.square.name, "direction": Direction(play.direction).value, "word": "".join(letters)}


def _cgp(rows: str) -> str:
    """Rows with a dot for a free square, as CGP wants them."""
    out, run = [], 0
    for cell in rows + "/":
        if cell == ".":
            run += 1
            continue
        out.append((str(run) if run else "") + cell)
        run = 0
    return "".join(out).removesuffix("/")


def test_people_come_in_at_any_time(sqlite_database: Database) -> None:
    """A hall opens at once with its creator at the desk; seats are given in the order people come, rounds or not."""

    async def scenario(the_club: Club) -> None:
        desk, (anna, bea) = await hall(the_club, "Anna", "Bea")
        assert desk.got("welcome")[0]["you"] == {"role": "desk"}
        assert anna.got("welcome")[0]["you"] == {"role": "player", "seat": 0}
        assert (await desk.do("draw"))["type"] == "ack"
        info = expect(await the_club.hub.info(desk.table, visitor("Dora")))
        assert info.code
        assert info.referee_code
        expect(await the_club.hub.join(info.code, visitor("Carla")))
        again = expect(await the_club.hub.join(info.code, visitor("Carla")))
        assert again.your_turn
        carla = await Person(visitor("Carla"), desk.table).come(the_club.hub)
        assert carla.got("welcome")[0]["you"] == {"role": "player", "seat": 2}
        assert carla.view["rack"] == bea.view["rack"]
        helper = expect(await the_club.hub.join(info.referee_code, visitor("Elio")))
        assert helper.referee_code, "whoever sits at the desk may let others sit there"

    at_a_club(sqlite_database, scenario)


def test_people_of_one_name(sqlite_database: Database) -> None:
    """Names are told apart by a number, and each person has their own seat."""

    async def scenario(the_club: Club) -> None:
        info = expect(await the_club.hub.create(duplicate(), visitor("Dora")))
        people = [visitor("Anna"), type(visitor("Anna"))("person-other", "anna")]
        await asyncio.gather(*(the_club.hub.join(info.code or "", each) for each in people))
        came = [await Person(each, info.id).come(the_club.hub) for each in people]
        assert sorted(each.got("welcome")[0]["you"]["seat"] for each in came) == [0, 1]
        desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
        assert len({each["player"].casefold() for each in desk.view["desk"]}) == 2

    at_a_club(sqlite_database, scenario)


def test_slips_do_not_get_in_each_others_way(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has not heard of another's slip hands in all the same; and nobody hears of it but the desk."""
    monkeypatch.setattr(broadcast, "_TOGETHER_S", 3)  # time enough for three commits, however slow the disk

    async def scenario(the_club: Club) -> None:
        desk, players = await hall(the_club, "Anna", "Bea", "Carla")
        await desk.do("draw")
        seen = [len(each.frames) for each in players]
        best = slip(players[0].view)
        answers = await asyncio.gather(*(each.do("hand_in", **best) for each in players))
        assert [answer["type"] for answer in answers] == ["ack"] * 3
        for each, before in zip(players, seen, strict=True):
            assert [frame["type"] for frame in each.frames[before:]] == ["ack", "update"]
            assert each.view["own"]["slip"] == best
            assert each.view["desk"] is None
        await until(lambda: [row["slip"] for row in desk.view["desk"]] == [best] * 3)
        together = [frame["events"] for frame in desk.got("update")][-1]
        assert [event["data"]["seat"] for event in together] == [0, 1, 2], "the desk hears of them in one go"
        assert (await desk.do("close_round"))["type"] == "ack"
        assert {each.view["own"]["rounds"][0]["points"] for each in players} == {desk.view["top_total"]}

    at_a_club(sqlite_database, scenario)


def test_a_slip_of_the_last_round_is_not_taken_for_one_of_this(sqlite_database: Database) -> None:
    """What was written for other letters is refused: the hall has moved on for everyone."""

    async def scenario(the_club: Club) -> None:
        desk, (anna, _) = await hall(the_club, "Anna", "Bea")
        await desk.do("draw")
        late = {**slip(anna.view), "draw": anna.view["draw"]}
        await desk.do("close_round")
        await desk.do("draw")
        answer = await anna.do("hand_in", **late)
        assert (answer["type"], answer["code"]) == ("refused", "slip.other_letters")

    at_a_club(sqlite_database, scenario)


def test_who_may_do_what(sqlite_database: Database) -> None:
    """Players do not lead, the desk does not play, the large screen does neither; only the desk speaks to all."""

    async def scenario(the_club: Club) -> None:
        desk, (anna,) = await hall(the_club, "Anna")
        screen = await Person(visitor("Schermo"), desk.table).come(the_club.hub)
        assert screen.got("welcome")[0]["you"] == {"role": "spectator"}
        for person, command in ((anna, "draw"), (desk, "hand_in"), (screen, "draw"), (screen, "hand_in")):
            assert (await person.do(command))["code"] == "command.not_yours"
        assert (await anna.do("join", player="Zoe"))["code"] == "command.unknown"
        await anna.say("ciao")
        assert [frame["code"] for frame in anna.got("refused")][-1] == "chat.desk_only"
        await desk.say("Si comincia")
        assert anna.got("said")[0]["text"] == "Si comincia"

    at_a_club(sqlite_database, scenario)


def test_gone_home_and_back(sqlite_database: Database) -> None:
    """Whoever had left plays again from the same seat, with the same code."""

    async def scenario(the_club: Club) -> None:
        desk, (anna, _) = await hall(the_club, "Anna", "Bea")
        info = expect(await the_club.hub.info(desk.table, visitor("Dora")))
        await anna.do("leave")
        await until(lambda: desk.view["playing"] == 1)
        expect(await the_club.hub.join(info.code or "", visitor("Anna")))
        expect(await the_club.hub.join(info.code or "", visitor("Anna")))
        await until(lambda: desk.view["playing"] == 2)
        assert len(desk.view["desk"]) == 2

    at_a_club(sqlite_database, scenario)


def test_time_is_up_by_itself(sqlite_database: Database) -> None:
    """The stopwatch is the server's: no slip is taken after it, and the desk closes the round."""

    async def scenario(the_club: Club) -> None:
        desk, (anna,) = await hall(the_club, "Anna", round_ms=1000, warning_ms=0)
        await desk.do("draw")
        best = slip(anna.view)
        await until(lambda: anna.view["phase"] == "checking")
        assert (await anna.do("hand_in", **best))["type"] == "refused"
        assert (await desk.do("close_round"))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_two_servers_one_hall(database: Database) -> None:
    """People of one hall at two servers: every slip counts once, whichever server took it."""

    async def scenario(the_club: Club) -> None:
        desk, players = await hall(the_club, "Anna", "Bea", "Carla", "Dino")
        for each in players[:2]:
            await each.go()
            await each.come(the_club.hubs[1])
        await desk.do("draw")
        await until(lambda: all(each.view.get("phase") == "playing" for each in players))
        best = slip(players[0].view)
        answers = await asyncio.gather(*(each.do("hand_in", **best) for each in players))
        assert [answer["type"] for answer in answers] == ["ack"] * 4
        await until(lambda: all(row["slip"] for row in desk.view["desk"]))
        await desk.do("close_round")
        assert desk.view["rounds"][0]["slips"] == 4

    at_a_club(database, scenario, servers=2)


def test_a_hall_is_set_up_as_one(sqlite_database: Database) -> None:
    """No seats, no bots, no correspondence; and when it is over nobody comes in any more."""

    async def scenario(the_club: Club) -> None:
        cases: list[tuple[dict[str, Any], str]] = [
            ({"seats": 2}, "settings.seats"),
            ({"days_per_move": 3}, "settings.days"),
        ]
        for fields, code in cases:
            wrong = Settings(**{"game": "duplicate", "rules": "figs", "seats": 0, **fields})
            answer = await the_club.hub.create(wrong, visitor("Dora"))
            assert isinstance(answer, Refused)
            assert answer.code == code
        desk, (anna,) = await hall(the_club, "Anna")
        info = expect(await the_club.hub.info(desk.table, visitor("Dora")))
        await desk.do("end_game")
        assert anna.view["phase"] == "over"
        late = await the_club.hub.join(info.code or "", visitor("Zoe"))
        assert isinstance(late, Refused)
        assert late.code == "table.over"
        assert desk.got("welcome")[0]["you"]["role"] == Role.DESK

    at_a_club(sqlite_database, scenario)
