"""Two servers on one PostgreSQL and one Redis: whichever dies, games go on at the other."""

import asyncio
import os
from typing import Any

from support.clients import Guest
from support.databases import Database
from support.online.promises import Ledgers
from support.online.regulars import House, Regular
from support.online.two_nodes import seat_two
from support.quick_servers import QuickServer

KILLS = int(os.environ.get("LEGGIO_NODE_KILLS", "12"))
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("scrabble", "figs", {"challenges": "void"}),
    ("scrabble", "figs", {}),
    ("scarabeo", "scarabeo", {}),
    ("verbum", "verbum", {"turn_ms": 60_000}),
    ("verbum", "verbum", {"contests": "vote"}),
]


def test_games_go_on_at_the_other(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """Killed in turn while everyone plays: players go to the other node, and nothing that was acknowledged is lost."""

    async def scenario() -> None:
        house, ledgers = House(), Ledgers(postgresql_database.url)
        house.is_open.set()
        people: list[Regular] = []
        staying: list[asyncio.Task[None]] = []

        def sit_down(game: str, rules: str, options: dict[str, Any]) -> None:
            table, guests = seat_two(nodes, len(people), game, rules, options)
            people.extend(Regular(guest, table, game, house, guest.nickname) for guest in guests)

        async def more(acknowledged: int) -> None:
            enough = house.acknowledged + acknowledged
            while house.acknowledged < enough:
                for task in staying:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

        for kind in TABLES * 2:
            await asyncio.to_thread(sit_down, *kind)
        staying.extend(asyncio.create_task(person.stay()) for person in people)
        for kill in range(KILLS):
            dying, other = nodes[kill % 2], nodes[1 - kill % 2]
            await more(5)
            await asyncio.to_thread(dying.kill)
            for person in people:
                person.guest.server = other
            await more(5)
            await ledgers.check(people)
            await asyncio.to_thread(dying.start)
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        await ledgers.check(people)
        await ledgers.close()

    asyncio.run(scenario())


async def entry_after(database: Database, table: str, seq: int, what: str) -> str:
    """Wait until something happened at a table, looking only into the store."""
    ledgers = Ledgers(database.url)
    try:
        async with asyncio.timeout(60):
            while True:
                lines = "".join(entry.lines for entry in await ledgers.entries(table, seq))
                if what in lines:
                    return lines
                await asyncio.sleep(0.1)
    finally:
        await ledgers.close()


def test_a_window_is_closed_by_the_other(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """Time for challenges runs out (art. 26) though the server that had the table is dead and nobody is connected."""

    async def scenario() -> None:
        options = {"starter": 0, "grace_ms": 1000}
        table, (anna, _) = await asyncio.to_thread(seat_two, [nodes[0], nodes[0]], 0, "scrabble", "figs", options)
        async with anna.at(table) as place:
            assert place.view is not None
            rack = [tile for tile in place.view["rack"] if tile != "?"]
            laid = {"command": "lay_tiles", "tiles": [["H8", rack[0]], ["I8", rack[1]]]}
            answer = await place.do(laid, place.view["seq"])
            assert answer["type"] == "ack", answer
            nodes[0].kill()
        await entry_after(postgresql_database, table, answer["seq"], "expired")

    asyncio.run(scenario())
    nodes[0].start()


def test_a_bot_moves_at_the_other(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """The bot was thinking at the server that died: another one lets it think, though nobody is connected."""

    async def scenario() -> None:
        anna = await asyncio.to_thread(Guest, nodes[0], "Anna")
        game = await asyncio.to_thread(
            anna.open, "verbum", "verbum", 2, bots=[{"level": "principiante"}], options={"starter": 0}
        )
        async with anna.at(game["id"]) as place:
            assert place.view is not None
            drawn = await place.do({"command": "draw", "pile": "b"}, place.view["seq"])
            await place.news_of(drawn["seq"])
            given = {"command": "discard", "card": place.view["hand"][0]}
            answer = await place.do(given, drawn["seq"])
            assert answer["type"] == "ack", answer
            nodes[0].kill()
        await entry_after(postgresql_database, game["id"], answer["seq"], '"seat":1')

    asyncio.run(scenario())
    nodes[0].start()
