"""A game that somebody else has installed: tables need nothing of it but its spec."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from leggio.notation.log import read_log
from leggio.storage.engine import open_engine
from leggio.storage.integrity import check
from leggio.storage.location import read_url
from leggio.table.frames import Refused
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import BotSeat, Outage, Settings
from support import heap_game
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, until, visitor


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    """For as long as a test lasts."""
    with heap_game.installed():
        yield


def heap(seats: int = 2, **options: Any) -> Settings:
    """A table of it."""
    return Settings(game=heap_game.NAME, rules=heap_game.NAME, seats=seats, options=options)


def test_played_to_its_end(sqlite_database: Database) -> None:
    """Commands with what the table fills in, refusals with the game's own codes, acknowledgements, and the log."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(heap(heap=5), "Anna", "Bea")
        assert (await bea.do("take", count=1))["code"] == "heap.not_your_turn"
        refused = await anna.do("take", count=4)
        assert (refused["code"], refused["article"], refused["detail"]) == ("heap.too_many", "2", {"most": 3})
        assert (await anna.do("take", count=1, seat=1))["code"] == "command.bad"
        assert (await anna.do("suspend"))["code"] == "command.unknown"
        acknowledged = await anna.do("take", count=3, key="once")
        assert (await anna.do("take", count=3, key="once")) == acknowledged, "a repeated key is answered, not repeated"
        assert (await bea.do("take", count=1, seq=1))["code"] == "table.stale"
        await bea.do("take", count=2)
        assert (anna.view["phase"], anna.view["heap"]) == ("over", 0)
        log = await the_club.hub.log(anna.table)
        assert isinstance(log, str)
        read = read_log(log.encode())
        state = heap_game.audit(read.events)
        assert isinstance(state, heap_game.State)
        assert state.ended == heap_game.Ended((1, 0), ((0,), (1,)))

    at_a_club(sqlite_database, scenario)


def test_everyone_sees_their_own_secret(sqlite_database: Database) -> None:
    """Views and events are the game's, for each seat and for those who watch."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(heap(), "Anna", "Bea")
        watching = await Person(visitor("Zoe"), anna.table).come(the_club.hub, after=0)
        assert anna.view["secret"] != bea.view["secret"]
        assert watching.view["secret"] is None
        await anna.do("take", count=1)
        await until(lambda: watching.view["heap"] == 9)
        missed = watching.got("welcome")[0]["missed"]
        assert [(event["event"], sorted(event["data"])) for event in missed] == [
            ("opened", ["at", "options", "players"])
        ]

    at_a_club(sqlite_database, scenario)


def test_described_to_those_who_come(sqlite_database: Database) -> None:
    """What it can do and its figures travel with the welcome: a page knows nothing of it beforehand."""

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(heap(), "Anna", "Bea")
        welcome = anna.got("welcome")[0]
        assert welcome["game"] == {"name": "heap", "abilities": [], "commands": ["take"]}
        assert welcome["rules"]["figures"]["most"] == 3
        assert "board" not in welcome["rules"]

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": 4}, "settings.seats"),
        ({"rules": "figs"}, "settings.rules"),
        ({"bots": (BotSeat("campione"),)}, "settings.bots"),
        ({"days_per_move": 2}, "settings.days"),
        ({"options": {"heap": "tall"}}, "settings.option"),
        ({"options": {"heap": 0}}, "heap.empty"),
    ],
)
def test_settings_that_do_not_fit(sqlite_database: Database, wrong: dict[str, Any], code: str) -> None:
    """Seats of the rules, no bots where the engine has none, no correspondence where there is none, its own options."""

    async def scenario(the_club: Club) -> None:
        wanted = {"game": "heap", "rules": "heap", "seats": 2, **wrong}
        answer = await the_club.hub.create(Settings(**wanted), visitor("Anna"))
        assert isinstance(answer, Refused)
        assert answer.code == code

    at_a_club(sqlite_database, scenario)


def test_what_is_due_happens_by_itself(sqlite_database: Database) -> None:
    """The clock is the table's, the deadline the game's."""

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(heap(heap=2, turn_ms=100), "Anna", "Bea")
        await until(lambda: anna.view["phase"] == "over")

    at_a_club(sqlite_database, scenario)


def test_gone_on_with_after_an_outage(sqlite_database: Database) -> None:
    """Another server takes the table over, and the time when none ran is left out; the database is sound."""
    tables: list[str] = []

    async def first(the_club: Club) -> None:
        anna, _ = await the_club.set_up(heap(turn_ms=600_000), "Anna", "Bea")
        await anna.do("take", count=3)
        tables.append(anna.table)
        store = the_club.hub.dependencies.store
        (entry,) = [each for each in await store.entries(anna.table) if each.idempotency_key]
        await store.record_outage(Outage(entry.at + 1, entry.at + 2))

    async def later(the_club: Club) -> None:
        bea = await Person(visitor("Bea"), tables[0]).come(the_club.hub, after=0)
        assert [event["event"] for event in bea.got("welcome")[0]["missed"]] == ["opened", "taken", "paused", "resumed"]
        assert (await bea.do("take", count=1))["type"] == "ack"

    async def sound() -> None:
        engine = open_engine(read_url(sqlite_database.url))
        assert [problem async for problem in check(engine, progress=lambda _: None)] == []
        await engine.dispose()

    at_a_club(sqlite_database, first)
    at_a_club(sqlite_database, later)
    asyncio.run(sound())


def test_once_more(sqlite_database: Database) -> None:
    """A rematch is a table with the same settings."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(heap(heap=1), "Anna", "Bea")
        await anna.do("take", count=1)
        for each in (anna, bea):
            await each.attached.rematch()
        again = expect(await the_club.hub.info(anna.table, visitor("Anna"))).rematch
        assert again
        for name in ("Anna", "Bea"):
            await Person(visitor(name), again).come(the_club.hub)
        assert expect(await the_club.hub.info(again, visitor("Anna"))).phase == "playing"

    at_a_club(sqlite_database, scenario)


def test_a_game_no_longer_installed(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables stay in the store; lists leave them out, and whoever comes is told that there is no such table."""

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(heap(), "Anna", "Bea")
        code = expect(await the_club.hub.create(heap(), visitor("Carla"))).code or ""
        hub = the_club.hubs[1]
        monkeypatch.setattr("leggio.games.registry._found", dict)
        assert heap_game.NAME not in HOSTED
        assert await hub.tables_of(visitor("Anna")) == []
        for answer in (await hub.info(anna.table, visitor("Anna")), await hub.join(code, visitor("Dora"))):
            assert isinstance(answer, Refused)
            assert answer.code == "table.unknown"

    at_a_club(sqlite_database, scenario, servers=2)
