"""Time at live tables: windows close by themselves, clocks stand still while no server runs, days pass."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from leggio.storage.event_store import SqlEventStore
from leggio.table.dependencies import Dependencies
from leggio.table.frames import Pong
from leggio.table.heartbeat import Heartbeat
from leggio.table.lag import MOST_ALLOWANCE_MS, LagMeter
from leggio.table.records import Outage, Settings
from leggio.table.signs import FALLEN_MS, Signs
from leggio.table.table_cache import TableCache
from leggio.table.unserved import Unserved
from support.databases import Database
from support.online.club import Club, Person, at_a_club, club, scrabble, until, visitor, wall_clock
from support.system_clocks import System

DAY = 86_400_000


class Clock:
    """A clock that stands still until it is put forward: no load of the machine is ever charged to a player."""

    def __init__(self) -> None:
        self.started = wall_clock()
        self.ahead = 0

    def __call__(self) -> int:
        """Now, as it sees it."""
        return self.started + self.ahead


def first_play(player: Person) -> dict[str, Any]:
    """Two tiles through the centre."""
    rack = player.view["rack"].replace("?", "")
    return {"square": "H8", "direction": "across", "word": rack[:2]}


def test_a_window_closes_by_itself(sqlite_database: Database) -> None:
    """Art. 31: when nobody says anything in time the play stands, and everyone hears of it."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(options={"grace_ms": 50}), "Anna", "Bea")
        await anna.do("play", **first_play(anna))
        await until(lambda: anna.view["pending"] is None)
        told = bea.got("update")[-1]["events"][0]
        assert (told["event"], told["data"]["how"]) == ("play_stood", "expired")

    at_a_club(sqlite_database, scenario)


def test_a_table_nobody_looks_at_keeps_time(sqlite_database: Database) -> None:
    """Art. 37: overtime is claimed by the table itself, also when all have gone and the server was another."""

    async def first(the_club: Club) -> None:
        options = {"time_ms": 300, "auto_claim": True}
        anna, bea = await the_club.set_up(scrabble(options=options), "Anna", "Bea")
        await anna.go()
        await bea.go()
        tables.append(anna.table)

    async def second(the_club: Club) -> None:
        await asyncio.sleep(0)
        store = the_club.hub.dependencies.store

        async def claimed() -> bool:
            return any('"time_claimed"' in entry.lines for entry in await store.entries(tables[0]))

        for _ in range(400):
            if await claimed():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("nobody claimed the time")

    tables: list[str] = []
    at_a_club(sqlite_database, first)
    at_a_club(sqlite_database, second)


def test_time_when_no_server_ran_is_charged_to_nobody(sqlite_database: Database) -> None:
    """A clock shows after an outage what it showed before, to the millisecond; the log says why."""
    clock = Clock()
    seen: list[int] = []
    tables: list[str] = []

    async def first() -> None:
        async with club(sqlite_database, now=clock) as the_club:
            anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
            await anna.do("play", **first_play(anna))
            await bea.do("accept")
            seen.append(bea.view["time_left_ms"][1])
            tables.append(anna.table)
            clock.ahead += 7_000  # Bea thinks, and then the server stops

    async def second() -> None:
        async with club(sqlite_database, now=clock) as the_club:
            bea = await Person(visitor("Bea"), tables[0]).come(the_club.hub)
            assert not bea.view["suspended"]
            assert bea.view["time_left_ms"][1] == seen[0] - 7_000
            entries = await the_club.hub.dependencies.store.entries(tables[0])
            assert [part for part in ('"suspended"', '"resumed"') if part in entries[-1].lines] == [
                '"suspended"',
                '"resumed"',
            ]

    asyncio.run(first())
    clock.ahead += 10 * 60_000
    asyncio.run(second())


def test_the_way_back_from_a_server_that_fell_is_charged_to_nobody(
    sqlite_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one serves after three seconds, and she is there after five more; who comes late pays from then on."""
    clock = Clock()
    monkeypatch.setattr("leggio.table.hub.Signs", lambda: Signs(clock))
    tables: list[str] = []

    async def first() -> None:
        async with club(sqlite_database, servers=2, now=clock) as the_club:
            anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
            await anna.do("play", **first_play(anna))
            await bea.do("accept")
            clock.ahead += 7_000
            tables.append(anna.table)

    async def second(way: int) -> int:
        async with club(sqlite_database, now=clock) as the_club:
            the_club.hub.dependencies.signs.fallen_ms = FALLEN_MS
            await the_club.hub.load(tables[0])  # somebody else looks, and the table is there
            clock.ahead += way
            bea = await Person(visitor("Bea"), tables[0]).come(the_club.hub)
            await until(lambda: not bea.view["suspended"])
            return int(bea.view["time_used_ms"][1])

    asyncio.run(first())
    clock.ahead += 3_000
    assert asyncio.run(second(5_000)) == 7_000
    clock.ahead += 3_000
    assert asyncio.run(second(30_000)) == 37_000


def test_time_when_the_server_was_frozen_is_charged_to_nobody(sqlite_database: Database) -> None:
    """Whether a command or the clock itself finds the gap first: it is left out, the log says so, everyone is told."""
    system = System()
    clock = system.clock()

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await anna.do("play", **first_play(anna))
        await bea.do("accept")
        left, seq = bea.view["time_left_ms"][1], bea.seq
        system.go(1_000)
        clock()
        system.go(20_000)
        answer = await bea.do("pass", seq=seq)  # known to her before the gap, and not stale for it
        assert answer["type"] == "ack"
        assert anna.view["time_left_ms"][1] == left - 1_000
        told = [each["event"] for frame in anna.got("update") for each in frame["events"]]
        assert told[-3:] == ["suspended", "resumed", "passed"]
        left = anna.view["time_left_ms"][0]
        system.go(600, wall=600_600)  # somebody sets the clock of the machine
        await until(lambda: anna.seq == bea.seq == answer["seq"] + 2)
        assert not anna.view["suspended"]
        assert anna.view["time_left_ms"][0] == left

    at_a_club(sqlite_database, scenario, now=clock, gaps=clock.gaps)


def test_a_gap_is_known_to_whoever_takes_over(sqlite_database: Database) -> None:
    """A clock is set forward and its server killed before any table has left that out: the store knows."""
    system = System()
    clock = system.clock()

    async def scenario(store: SqlEventStore) -> None:
        dependencies = cast(
            "Dependencies", SimpleNamespace(now=clock, unserved=Unserved(clock, clock.gaps), store=store, node="one")
        )
        beating = asyncio.create_task(Heartbeat(dependencies, cast("TableCache", ())).keep_up_heartbeats())
        await asyncio.sleep(0)  # it begins
        began = clock()
        system.go(600, wall=600_600)
        async with asyncio.timeout(30):
            while await store.last_heartbeat() is None:
                await asyncio.sleep(0.01)
        beating.cancel()
        assert await store.outages(began) == [Outage(began, began + 600_600)]

    sqlite_database.run(scenario)


def test_by_correspondence_whoever_lets_the_days_go_by_gives_up(sqlite_database: Database) -> None:
    """House rule: three days a move, and the one who does not move has lost."""
    clock = Clock()

    async def scenario() -> None:
        async with club(sqlite_database, now=clock) as the_club:
            anna, bea = await the_club.set_up(scrabble(days_per_move=3), "Anna", "Bea")
            await anna.do("pass")
            clock.ahead += 3 * DAY - 60_000
            assert (await bea.do("pass"))["type"] == "ack"
            clock.ahead += 3 * DAY + 60_000
            await until(lambda: anna.view["phase"] == "over")
            assert anna.view["ended"]["reason"] == "resigned"
            assert anna.view["resigned"] == [0]

    asyncio.run(scenario())


def test_correspondence_checks_words_as_they_are_laid(sqlite_database: Database) -> None:
    """Nobody sits there to challenge, in any of the games."""

    async def scenario(the_club: Club) -> None:
        for game, rules, field, value in (
            ("scrabble", "figs", "challenges", "void"),
            ("scarabeo", "scarabeo", "challenges", "void"),
            ("verbum", "verbum", "contests", "checked"),
        ):
            settings = Settings(game=game, rules=rules, seats=2, days_per_move=2)
            anna, _bea = await the_club.set_up(settings, "Anna", "Bea")
            assert anna.view["options"][field] == value

    at_a_club(sqlite_database, scenario)


def test_lag_is_measured_and_bounded() -> None:
    """What the way takes is given back, up to a bound that is not worth cheating for."""
    meter = LagMeter()
    assert meter.allowance_ms == 0
    for trip in (40, 60, 50):
        number = meter.ping(1000)
        meter.pong(number, 1000 + trip)
    assert (meter.lag_ms, meter.allowance_ms) == (50, 50)
    for _ in range(5):
        meter.pong(meter.ping(0), 9_000)
    assert meter.allowance_ms == MOST_ALLOWANCE_MS
    before = meter.lag_ms
    meter.pong(12345, 0)
    assert meter.lag_ms == before


def test_a_command_is_credited_with_its_way(sqlite_database: Database) -> None:
    """The clock of a player stops when they moved, not when we heard of it."""
    clock = Clock()

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        anna.attached.ping()
        number = anna.got("ping")[-1]["n"]
        clock.ahead += 200
        anna.attached.pong(Pong(n=number))
        clock.ahead += 300
        await anna.do("pass")
        assert anna.view["time_used_ms"][0] == 300

    at_a_club(sqlite_database, scenario, now=clock)
