"""Commands that arrive at two servers at the same moment: one wins, the other is told so by a clear code."""

import asyncio
import os
import random
from typing import Any

from support.checked import checked
from support.clients import Place
from support.databases import Database
from support.online.evenings import seat_two
from support.online.promises import Ledgers
from support.online.random_player import wish
from support.online.two_nodes import at_both
from support.quick_servers import QuickServer

ROUNDS = int(os.environ.get("LEGGIO_RACES", "20"))


async def race(
    places: list[Place], commands: list[dict[str, Any]], keys: list[str]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Send both commands at once, each to its server; those that were acknowledged, and those that were refused."""
    seq = await level(places)
    entered = zip(places, commands, keys, strict=True)
    answers = await asyncio.gather(*(place.do(command, seq, key=key) for place, command, key in entered))
    return (
        [answer for answer in answers if answer["type"] == "ack"],
        [answer for answer in answers if answer["type"] == "refused"],
    )


async def level(places: list[Place]) -> int:
    """Wait until all see the same; the last event."""
    while True:
        seqs = [place.view["seq"] if place.view else 0 for place in places]
        if len(set(seqs)) == 1:
            return seqs[0]
        for place in places:
            await place.news_of(max(seqs))


def holds(database: Database) -> None:
    """Every log in the store is sound."""
    told = checked(database)
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_same_move_twice(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """One key at both servers: it happens once, and both are told the same."""

    async def scenario() -> None:
        table, guests = await asyncio.to_thread(seat_two, nodes, 0, ("verbum", "verbum", {"starter": 0}))
        async with at_both(guests[0], nodes, table) as anna, at_both(guests[1], nodes, table) as bea:
            done = 0
            for number in range(ROUNDS):
                mover = (anna, bea)[number % 2]
                acknowledged, refused = await race(
                    mover, [{"command": "draw", "pile": "b"}] * 2, [f"draw-{number}"] * 2
                )
                assert not refused
                assert acknowledged[0]["seq"] == acknowledged[1]["seq"]
                for place in (*anna, *bea):
                    await place.news_of(acknowledged[0]["seq"])
                assert mover[0].view is not None
                card = mover[0].view["hand"][0]
                given, _ = await race(mover, [{"command": "discard", "card": card}] * 2, [f"discard-{number}"] * 2)
                assert len({answer["seq"] for answer in given}) == 1
                for place in (*anna, *bea):
                    await place.news_of(given[0]["seq"])
                done += 2
        ledgers = Ledgers(postgresql_database.url)
        keys = [entry.idempotency_key for entry in await ledgers.entries(table) if entry.idempotency_key]
        await ledgers.close()
        assert len(keys) == len(set(keys)) == done

    asyncio.run(scenario())
    holds(postgresql_database)


def test_two_moves_at_once(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """Two moves of one player upon the same event: one stands, the other is stale."""

    async def scenario() -> None:
        table, guests = await asyncio.to_thread(seat_two, nodes, 0, ("verbum", "verbum", {"starter": 0}))
        async with at_both(guests[0], nodes, table) as anna, at_both(guests[1], nodes, table) as bea:
            for number in range(ROUNDS):
                mover = (anna, bea)[number % 2]
                for step in ("draw", "discard"):
                    await level(mover)
                    assert mover[0].view is not None
                    commands: list[dict[str, Any]] = (
                        [{"command": "draw", "pile": "b"}] * 2
                        if step == "draw"
                        else [{"command": "discard", "card": card} for card in mover[0].view["hand"][:2]]
                    )
                    keys = [f"{step}-{number}-{place}" for place in range(2)]
                    acknowledged, refused = await race(mover, commands, keys)
                    assert [answer["code"] for answer in refused] == ["table.stale"]
                    assert len(acknowledged) == 1
                    for place in (*anna, *bea):
                        await place.news_of(acknowledged[0]["seq"])

    asyncio.run(scenario())
    holds(postgresql_database)


def test_a_challenge_against_an_acceptance(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """Of both at once one counts (art. 28, 31); the other is stale, and changes nothing."""
    winners: list[str] = []

    async def scenario() -> None:
        table, guests = await asyncio.to_thread(seat_two, nodes, 0, ("scrabble", "figs", {"starter": 0}))
        chance = random.Random("races")
        async with at_both(guests[0], nodes, table) as anna, at_both(guests[1], nodes, table) as bea:
            everyone = (*anna, *bea)
            for number in range(ROUNDS):
                mover, other = ((anna, bea), (bea, anna))[number % 2]
                if not await lays(mover[0], everyone, chance):
                    continue
                assert other[0].view is not None
                words = [each["word"].upper() for each in other[0].view["pending"]["words"]][:1]
                commands: list[dict[str, Any]] = [{"command": "accept"}, {"command": "challenge", "words": words}]
                chance.shuffle(commands)
                keys = [f"{command['command']}-{number}" for command in commands]
                acknowledged, refused = await race(other, commands, keys)
                assert [answer["code"] for answer in refused] == ["table.stale"]
                assert len(acknowledged) == 1
                winners.append(acknowledged[0]["key"].partition("-")[0])
                for place in everyone:
                    await place.news_of(acknowledged[0]["seq"])
                if everyone[0].view is not None and everyone[0].view["phase"] == "over":
                    break

    asyncio.run(scenario())
    assert len(winners) > ROUNDS // 4
    holds(postgresql_database)


async def lays(place: Place, everyone: tuple[Place, ...], chance: random.Random) -> bool:
    """Lay tiles, or pass where they do not fit; whether any lie there now."""
    await level(list(everyone))
    assert place.view is not None
    you = place.welcome["you"]
    for _ in range(200):
        command = wish("scrabble", place.view, you, chance)
        if command is not None and command["command"] == "lay_tiles":
            answer = await place.do(command, place.view["seq"], key=f"lay-{chance.random()}")
            if answer["type"] == "ack":
                for each in everyone:
                    await each.news_of(answer["seq"])
                return True
    answer = await place.do({"command": "pass"}, place.view["seq"], key=f"pass-{chance.random()}")
    for each in everyone:
        await each.news_of(answer["seq"])
    return False
