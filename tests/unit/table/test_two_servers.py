"""Two servers on one store: whoever is first wins, the other hears of it, and nobody notices when one dies."""

import asyncio
from typing import Any

import msgspec
import pytest

from leggio.table.chat import chat_for
from leggio.table.event_writer import LATE_MS
from leggio.table.records import Outage
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, scrabble, until, visitor, wall_clock


async def in_step(*people: Person) -> None:
    """Wait until all have heard the same."""
    await until(lambda: len({person.seq for person in people}) == 1)


async def across(the_club: Club) -> tuple[Person, Person]:
    """Anna at the first server, Bea at the second, at one table."""
    anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
    await bea.go()
    return anna, await Person(visitor("Bea"), anna.table).come(the_club.hubs[1])


def first_play(player: Person) -> dict[str, Any]:
    """Two tiles through the centre."""
    rack = player.view["rack"].replace("?", "")
    return {"square": "H8", "direction": "across", "word": rack[:2]}


def test_a_move_at_one_server_is_seen_at_the_other(database: Database) -> None:
    """And answered there."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await across(the_club)
        await anna.do("play", **first_play(anna))
        await in_step(anna, bea)
        assert (await bea.do("accept"))["type"] == "ack"
        await in_step(anna, bea)
        assert anna.view["pending"] is None

    at_a_club(database, scenario, servers=2)


def test_of_two_commands_at_once_one_wins(database: Database) -> None:
    """An acceptance and a challenge at the same moment at both servers: one happens, the other gets a clear code."""

    async def scenario(the_club: Club) -> None:
        for round_ in range(15):
            anna, bea = await across(the_club)
            play = first_play(anna)
            await anna.do("play", **play)
            await in_step(anna, bea)
            twin = await Person(visitor("Bea"), anna.table).come(the_club.hubs[0])
            answers = await asyncio.gather(
                bea.do("accept", key=f"a{round_}"), twin.do("challenge", key=f"c{round_}", words=[play["word"]])
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] == "table.stale"
            await in_step(anna, bea)

    # Time stands still: news that came late would be a third to write at that moment, and both may be refused then.
    at_a_club(database, scenario, servers=2, now=lambda: 1_800_000_000_000)


def test_the_same_command_at_both_servers_happens_once(database: Database) -> None:
    """A client that changed servers in the middle sends it again: both answer alike."""

    async def scenario(the_club: Club) -> None:
        for round_ in range(15):
            anna, bea = await across(the_club)
            twin = await Person(visitor("Anna"), anna.table).come(the_club.hubs[1])
            play = first_play(anna)
            answers = await asyncio.gather(
                anna.do("play", key=f"p{round_}", **play), twin.do("play", key=f"p{round_}", **play)
            )
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "ack"
            await in_step(anna, bea)
            entries = await the_club.hub.dependencies.store.entries(anna.table)
            assert sum('"played"' in entry.lines for entry in entries) == 1

    at_a_club(database, scenario, servers=2)


def test_nothing_depends_on_notices(database: Database) -> None:
    """With the bus cut each server finds out by itself: a stale command is refused, and brings the news."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await across(the_club)
        the_club.line.is_cut = True
        await anna.do("play", **first_play(anna))
        answer = await bea.do("pass")
        assert answer["code"] in ("table.stale", "turn.not_yours")
        answer = await bea.do("pass") if answer["code"] != "table.stale" else answer
        again = await Person(visitor("Bea"), anna.table).come(the_club.hubs[1])
        assert again.seq == anna.seq

    at_a_club(database, scenario, servers=2)


def test_people_at_the_other_server_are_present(sqlite_database: Database) -> None:
    """Presence and chat cross servers."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await across(the_club)
        await until(lambda: _present(anna) == [True, True])
        await bea.say("eccomi")
        await until(lambda: anna.got("said"))
        await bea.go()
        await until(lambda: _present(anna) == [True, False])

    at_a_club(sqlite_database, scenario, servers=2)


def _told(person: Person) -> list[str]:
    return [each["event"] for frame in person.got("update") for each in frame["events"]]


def _present(person: Person) -> list[bool]:
    return [seat.get("present", False) for seat in person.got("table")[-1]["table"]["seats"]]


def test_seats_taken_at_both_servers_at_once(database: Database) -> None:
    """The last seat goes to one of those who want it, and the game begins once."""

    async def scenario(the_club: Club) -> None:
        for _ in range(10):
            (anna,) = await the_club.set_up(scrabble(), "Anna")
            code = anna.got("welcome")[0]["table"]["code"]
            answers = await asyncio.gather(
                *(hub.join(code, visitor(name)) for hub in the_club.hubs for name in ("Bea", "Carla"))
            )
            assert sum(type(answer).__name__ == "Refused" for answer in answers) in (1, 2)
            entries = await the_club.hub.dependencies.store.entries(anna.table)
            assert sum('"opened"' in entry.lines for entry in entries) == 1

    at_a_club(database, scenario, servers=2)


def test_whose_turn_it_is_is_told_wherever_they_are(sqlite_database: Database) -> None:
    """Bea looks at none of her tables, and is connected to the server that has not even loaded this one."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await bea.go()
        heard: list[bytes] = []
        the_club.hubs[1].follow(bea.visitor.person, heard.append)
        await anna.do("play", **first_play(anna))
        await until(lambda: heard)
        assert [msgspec.json.decode(frame) for frame in heard] == [
            {"type": "turn", "table": anna.table, "your_turn": True}
        ]
        assert the_club.hubs[1].tables_loaded == 0

    at_a_club(sqlite_database, scenario, servers=2)


def test_a_table_nobody_looks_at_is_read_when_somebody_does(sqlite_database: Database) -> None:
    """The second server has the table in memory and nobody at it: it follows no move, and knows all when asked."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        second = the_club.hubs[1]
        assert not expect(await second.info(anna.table, bea.visitor)).your_turn
        heard: list[bytes] = []
        second.follow(bea.visitor.person, heard.append)
        await anna.do("play", **first_play(anna))
        await until(lambda: heard)
        assert [each.your_turn for each in await second.tables_of(bea.visitor)] == [True]
        assert expect(await second.info(anna.table, bea.visitor)).your_turn
        again = await Person(bea.visitor, anna.table).come(second)
        await in_step(anna, again)
        await bea.do("accept")
        await in_step(anna, again)

    at_a_club(sqlite_database, scenario, servers=2)


def test_a_move_elsewhere_while_somebody_comes(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes after the table was read and before she is there: she hears of it all the same."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        second = the_club.hubs[1]
        turns: list[bytes] = []
        second.follow(bea.visitor.person, turns.append)

        async def meanwhile(*given: Any) -> Any:
            await anna.do("play", **first_play(anna))
            await until(lambda: turns)
            return await chat_for(*given)

        monkeypatch.setattr("leggio.table.hub.chat_for", meanwhile)
        again = await Person(bea.visitor, anna.table).come(second)
        assert again.seq == anna.seq
        assert again.view["pending"]["seat"] == 0

    at_a_club(sqlite_database, scenario, servers=2)


def test_news_travel_by_the_store_when_the_bus_is_silent(database: Database) -> None:
    """A move, a word said: seen all the same, with a note that it comes late; whom the table waits for pays nothing."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await across(the_club)
        await until(lambda: _present(anna) == _present(bea) == [True, True])
        the_club.line.is_cut = True
        before = bea.view["time_left_ms"][1]
        await anna.do("play", **first_play(anna))
        await anna.say("Ci sei?")
        await until(lambda: bea.got("said") and bea.got("table")[-1]["table"].get("late"))
        await until(lambda: _told(bea)[-2:] == ["suspended", "resumed"])
        assert before - bea.view["time_left_ms"][1] < 500
        assert _present(bea) == [True, True]  # nobody is known to have gone
        await until(lambda: anna.seq == bea.seq)
        the_club.line.is_cut = False
        await until(lambda: not any(each.got("table")[-1]["table"].get("late") for each in (anna, bea)))

    at_a_club(database, scenario, servers=2)


def test_whoever_goes_away_pays_for_it(sqlite_database: Database) -> None:
    """The bus is silent and Bea's own line is cut: what she did not see then is her own affair."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await across(the_club)
        the_club.line.is_cut = True
        await bea.go()
        await anna.do("play", **first_play(anna))
        await asyncio.sleep(LATE_MS / 1000 + 0.1)
        again = await Person(visitor("Bea"), anna.table).come(the_club.hubs[1])
        await again.do("accept")
        assert "suspended" not in _told(again)

    at_a_club(sqlite_database, scenario, servers=2)


def test_time_that_is_left_out_as_a_table_is_loaded_is_told_at_other_servers(sqlite_database: Database) -> None:
    """Nobody is at the server that leaves it out; those who look at the table elsewhere hear of it."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        store, seq = the_club.hub.dependencies.store, anna.seq
        at = (await store.entries(anna.table))[-1].at
        await until(lambda: wall_clock() > at + 2)
        await store.record_outage(Outage(at + 1, at + 2))
        await the_club.hubs[1].load(anna.table)
        await until(lambda: anna.seq == bea.seq == seq + 2)
        # What she decided upon is not stale for that.
        assert (await anna.do("play", seq=seq, **first_play(anna)))["type"] == "ack"

    at_a_club(sqlite_database, scenario, servers=2)
