"""A crowd at one table: it is told together, in order, and costs nobody else their time."""

import asyncio
import time
from collections import Counter

from leggio.table.audience import Audience, Client, Send
from leggio.table.delivery import SLICE, Delivery
from leggio.table.frames import You
from leggio.table.records import Role, Visitor
from support.databases import Database
from support.online.club import Club, Person, at_a_club, scrabble, two_letters, until, visitor

CROWD = 2 * SLICE + 50


async def _spectators(the_club: Club, table: str) -> list[Person]:
    people = [Person(visitor(f"Spettatore {number}"), table) for number in range(CROWD)]
    return [await person.come(the_club.hub) for person in people]


def test_comings_and_goings_are_told_together(sqlite_database: Database) -> None:
    """Each of hundreds who come is not told to all the others: after the last, everyone knows how many they are."""

    async def scenario(the_club: Club) -> None:
        began = time.monotonic()
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        crowd = await _spectators(the_club, anna.table)
        await until(lambda: all(_watching(person) == CROWD for person in (anna, crowd[0], crowd[-2])))
        for person in crowd[1:]:
            await person.go()
        await until(lambda: _watching(anna) == _watching(crowd[0]) == 1)
        few_times_a_second = 2 + 4 * (time.monotonic() - began)
        assert len(crowd[0].got("table")) < few_times_a_second

    at_a_club(sqlite_database, scenario)


def test_a_crowd_sees_every_move_in_order(sqlite_database: Database) -> None:
    """It is told a slice at a time, and misses nothing; what is said comes where it was said."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        crowd = await _spectators(the_club, anna.table)
        await anna.do("play", **two_letters(anna))
        await bea.say("Bella!")
        await bea.do("accept")
        await bea.do("pass")
        await until(lambda: all(person.seq == anna.seq for person in crowd))
        for person in crowd:
            told = [frame["type"] for frame in person.frames if frame["type"] in ("update", "said")]
            assert told == ["update", "said", "update", "update"]
            seqs = [frame["seq"] for frame in person.got("update")]
            assert seqs == sorted(set(seqs))

    at_a_club(sqlite_database, scenario)


def test_others_get_a_word_in_between() -> None:
    """Between two slices of a crowd whatever else is ready goes on; whoever plays does not wait for the crowd."""

    async def scenario() -> list[str]:
        order: list[str] = []
        crowd = [_client(Role.SPECTATOR, lambda _: order.append("crowd")) for _ in range(3 * SLICE)]
        player = _client(Role.PLAYER, lambda _: order.append("player"))
        Delivery().send(b"{}", [*crowd, player])
        asyncio.get_running_loop().call_soon(order.append, "other table")
        while len(order) < len(crowd) + 2:
            await asyncio.sleep(0)
        return order

    order = asyncio.run(scenario())
    assert order[0] == "player"
    assert order.index("other table") <= 1 + SLICE


def test_an_audience_is_counted_as_it_comes_and_goes() -> None:
    """Somebody with two screens is there until both are gone; whoever sits down is no spectator any more."""
    audience = Audience()
    screens = [_client(Role.PLAYER, lambda _: None, "anna") for _ in range(2)]
    zoe = _client(Role.SPECTATOR, lambda _: None, "zoe")
    for client in (*screens, zoe):
        audience.add(client)
    assert (set(audience.present), audience.watching) == ({"anna"}, 1)
    audience.discard(screens[0])
    audience.discard(screens[0])
    assert audience.present == {"anna"}
    audience.reseat(lambda person: You(role=Role.PLAYER, seat=0) if person == "zoe" else You(role=Role.SPECTATOR))
    assert (set(audience.present), audience.watching) == ({"zoe"}, 1)
    assert Counter(client.visitor.person for client in audience) == {"anna": 1, "zoe": 1}


def _client(role: Role, send: Send, person: str = "p") -> Client:
    return Client(Visitor(person, person), You(role=role, seat=0 if role is Role.PLAYER else None), send)


def _watching(person: Person) -> int:
    told = person.got("table")
    return told[-1]["table"].get("watching", 0) if told else -1
