"""Coming back to a table: what one missed, event by event, or the whole view where that is too long ago."""

import pytest

from leggio.table import event_log
from support.databases import Database
from support.online.club import Club, Person, at_a_club, scrabble, visitor


def test_what_was_missed_is_told(sqlite_database: Database) -> None:
    """A client names the last event it knows and hears all that came after, as it may know it."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        known = bea.seq
        await bea.go()
        await anna.do("exchange", tiles=anna.view["rack"][:2])
        again = await Person(visitor("Bea"), anna.table).come(the_club.hub, after=known)
        missed = again.got("welcome")[0]["missed"]
        assert [told["event"] for told in missed] == ["exchanged"]
        assert "given" not in missed[0]["data"]
        assert again.view["turn"] == 1

    at_a_club(sqlite_database, scenario)


def test_who_missed_nothing_is_told_nothing(sqlite_database: Database) -> None:
    """An empty list is not the same as none."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        again = await Person(visitor("Bea"), anna.table).come(the_club.hub, after=bea.seq)
        assert again.got("welcome")[0]["missed"] == []

    at_a_club(sqlite_database, scenario)


def test_who_is_too_far_behind_takes_the_view(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also whoever names an event that never was."""
    monkeypatch.setattr(event_log, "REMEMBERED", 3)

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        start = bea.seq
        for player in (anna, bea, anna, bea):
            assert (await player.do("pass"))["type"] == "ack"
        missed = {}
        for after in (start, start + 1, 10_000, -1):
            again = await Person(visitor("Bea"), anna.table).come(the_club.hub, after=after)
            missed[after] = again.got("welcome")[0].get("missed")
        assert [len(each) if each is not None else None for each in missed.values()] == [None, 3, None, None]

    at_a_club(sqlite_database, scenario)


def test_spectators_are_not_heard_by_players_before_the_end(sqlite_database: Database) -> None:
    """They see more than a player may; afterwards everyone reads everything."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        carla = await Person(visitor("Carla"), anna.table).come(the_club.hub)
        dora = await Person(visitor("Dora"), anna.table).come(the_club.hub)
        await anna.say("  ciao\ta   tutti ")
        await carla.say("guarda in H8!")
        assert [line["text"] for line in bea.got("said")] == ["ciao a tutti"]
        assert [line["text"] for line in dora.got("said")] == ["ciao a tutti", "guarda in H8!"]
        again = await Person(visitor("Bea"), anna.table).come(the_club.hub)
        assert [line["text"] for line in again.got("welcome")[0]["chat"]] == ["ciao a tutti"]
        await anna.do("resign")
        after = await Person(visitor("Bea"), anna.table).come(the_club.hub)
        assert len(after.got("welcome")[0]["chat"]) == 2

    at_a_club(sqlite_database, scenario)


def test_what_cannot_be_said(sqlite_database: Database) -> None:
    """Nothing, and too much."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await anna.say("   ")
        assert anna.frames[-1]["code"] == "chat.empty"
        await anna.say("x" * 301)
        assert anna.frames[-1]["code"] == "chat.too_long"

    at_a_club(sqlite_database, scenario)
