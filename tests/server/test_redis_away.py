"""Redis away with players on two machines: news travel by the store, and nobody pays for what they were not shown."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.clients import Place
from support.databases import Database
from support.online.evenings import seat_two
from support.online.promises import Ledgers
from support.online.two_nodes import two_nodes
from support.quick_servers import QuickServer
from support.restartable_redis import RestartableRedis

CHARGED_MS = 1_000


@pytest.fixture
def apart(tmp_path: Path, postgresql_database: Database, own_redis: RestartableRedis) -> Iterator[list[QuickServer]]:
    """Two servers that have nothing but this Redis and the store between them."""
    with two_nodes(tmp_path, postgresql_database.url, own_redis.url) as both:
        yield both


async def is_said(place: Place, *, late: bool) -> None:
    """Wait until the table says that news come late, or no longer."""
    while [frame for frame in place.frames if "table" in frame][-1]["table"].get("late", False) is not late:
        await place.next("table")


async def pass_to(mover: Place, other: Place) -> int:
    """One passes, the other answers as soon as they see it: what that cost the other."""
    assert mover.view is not None
    assert other.view is not None
    seat = mover.view["turn"]
    answer = await mover.do({"command": "pass"}, mover.view["seq"])
    assert answer["type"] == "ack", answer
    before = other.view["time_left_ms"][1 - seat]
    await other.news_of(answer["seq"])
    while (answer := await other.do({"command": "pass"}, other.view["seq"]))["type"] != "ack":
        assert answer["code"] == "table.stale", answer  # the time that was left out has just been written
        await other.news_of(answer["seq"])
    await other.news_of(answer["seq"])
    await mover.news_of(answer["seq"])
    cost: int = before - other.view["time_left_ms"][1 - seat]
    return cost


def test_news_travel_by_the_store(
    apart: list[QuickServer], postgresql_database: Database, own_redis: RestartableRedis
) -> None:
    """Killed, and frozen with every connection open: moves arrive, the page says why late, clocks do not pay."""

    async def scenario() -> None:
        game = ("scrabble", "figs", {"starter": 0})
        table, (anna, bea) = await asyncio.to_thread(seat_two, apart, 0, game)
        async with anna.at(table) as one, bea.at(table) as other:
            for away, back in ((own_redis.kill, own_redis.start), (own_redis.freeze, own_redis.thaw)):
                away()
                assert await pass_to(one, other) <= CHARGED_MS
                await asyncio.gather(is_said(one, late=True), is_said(other, late=True))
                back()
                await asyncio.gather(is_said(one, late=False), is_said(other, late=False))
        ledgers = Ledgers(postgresql_database.url)
        lines = "".join(entry.lines for entry in await ledgers.entries(table, 0))
        await ledgers.close()
        assert lines.count('"suspended"') == lines.count('"resumed"') >= 1

    asyncio.run(scenario())
