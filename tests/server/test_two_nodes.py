"""Two servers on one PostgreSQL and one Redis: whichever dies, games go on at the other."""

import asyncio
import os

from support.clients import Guest
from support.databases import Database
from support.online.evenings import Evening, Kind, seat_two
from support.online.promises import Ledgers
from support.quick_servers import QuickServer

KILLS = int(os.environ.get("LEGGIO_NODE_KILLS", "12"))
KINDS: list[Kind] = [
    ("scrabble", "figs", {"challenges": "void"}),
    ("scrabble", "figs", {}),
    ("scarabeo", "scarabeo", {}),
    ("verbum", "verbum", {"turn_ms": 60_000}),
    ("verbum", "verbum", {"contests": "vote"}),
]


def test_games_go_on_at_the_other(nodes: list[QuickServer], postgresql_database: Database) -> None:
    """Killed in turn while everyone plays: players go to the other node, and nothing that was acknowledged is lost."""

    def alive() -> list[QuickServer]:
        up = [node for node in nodes if node.pid]
        return [up[0], up[-1]]

    async def scenario() -> None:
        ledgers, evening = Ledgers(postgresql_database.url), Evening(KINDS * 2, alive)
        for kill in range(KILLS):
            dying, other = nodes[kill % 2], nodes[1 - kill % 2]
            await evening.acknowledge(5)
            await asyncio.to_thread(dying.kill)
            for person in evening.people:
                person.guest.server = other
            await evening.acknowledge(5)
            await ledgers.check(evening.people)
            await asyncio.to_thread(dying.start)
        await evening.close()
        await ledgers.check(evening.people)
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
        table, (anna, _) = await asyncio.to_thread(seat_two, [nodes[0], nodes[0]], 0, ("scrabble", "figs", options))
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
