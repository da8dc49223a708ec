"""The bus between the processes of one server: what is told arrives, in order, and none is kept waiting by another."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from leggio.server.peer_bus import PeerBus
from leggio.server.peer_channel import PeerChannel
from leggio.table.ports import Notice


def notice(number: int, size: int = 0) -> Notice:
    """Something to tell."""
    return Notice(table=f"table-{number}", node="n", kind="entry", data={"seq": number, "more": "x" * size})


class Process:
    """One of several: its channel, its bus, what it heard."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.channel = PeerChannel(folder, number, count)
        self.bus = PeerBus(self.channel)
        self.heard: list[Notice] = []

    async def hear(self, told: Notice) -> None:
        """Something comes."""
        self.heard.append(told)

    async def heard_of(self, count: int) -> None:
        """Wait for so many."""
        async with asyncio.timeout(30):
            while len(self.heard) < count:
                await asyncio.sleep(0.005)


@asynccontextmanager
async def processes(folder: Path, count: int, begun: int) -> AsyncIterator[list[Process]]:
    """So many, of which the first few have begun."""
    those = [Process(folder, number, count) for number in range(count)]
    listening = [asyncio.create_task(each.bus.listen(each.hear)) for each in those]
    for each in those[:begun]:
        each.channel.listen(_no_connection)
    yield those
    for each in those:
        await each.bus.close()
        each.channel.close()
    await asyncio.gather(*listening)


def _no_connection(connection: socket.socket, _head: bytes) -> None:
    connection.close()
    raise AssertionError("nobody hands anything over here")


def test_everyone_else_hears_it_in_order(tmp_path: Path) -> None:
    """And nobody their own; far more at once than the system keeps for one who does not read."""

    async def scenario() -> None:
        async with processes(tmp_path, 3, 3) as (first, second, third):
            for number in range(5_000):
                first.bus.publish(notice(number))
            second.bus.publish(notice(9_999))
            await third.heard_of(5_001)
            await second.heard_of(5_000)
            await first.heard_of(1)
            assert second.heard == [notice(number) for number in range(5_000)]
            assert sorted(third.heard, key=lambda each: each.data["seq"]) == [*second.heard, notice(9_999)]
            assert first.heard == [notice(9_999)]

    asyncio.run(scenario())


def test_long_ones_are_divided(tmp_path: Path) -> None:
    """Each message is one that the system takes: those of a hall with thousands of people too."""

    async def scenario() -> None:
        async with processes(tmp_path, 2, 2) as (first, second):
            told = [notice(number, size) for number, size in enumerate((9_000, 20_000, 1, 300_000, 15_000, 15_000))]
            for each in told:
                first.bus.publish(each)
            await second.heard_of(len(told))
            assert second.heard == told

    asyncio.run(scenario())


def test_who_is_not_there_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The others hear, and the one that comes later hears what is told from then on."""

    async def scenario() -> None:
        async with processes(tmp_path, 3, 2) as (first, second, third):
            first.bus.publish(notice(1))
            await second.heard_of(1)
            third.channel.listen(_no_connection)
            first.bus.publish(notice(2))
            await third.heard_of(1)
            assert third.heard == [notice(2)]

    asyncio.run(scenario())


def test_one_that_comes_in_the_middle_of_a_message(tmp_path: Path) -> None:
    """It hears what is told from the next message on, and nothing by halves; the same when the one who tells dies."""

    async def scenario() -> None:
        async with processes(tmp_path, 2, 1) as (first, second):
            whole = b'[{"table":"t","node":"n","kind":"seats"}]'
            second.channel.listen(_no_connection)
            end_of_one, one_in_full, beginning_of_one = b"\2}]", b"\3" + whole, b'\1[{"table":'
            in_pieces = (b"\1" + whole[:9], b"\0" + whole[9:20], b"\2" + whole[20:])
            for news in (end_of_one, one_in_full, beginning_of_one, *in_pieces):
                assert first.channel.tell(1, news)
            await second.heard_of(2)
            assert second.heard == [Notice(table="t", node="n", kind="seats")] * 2

    asyncio.run(scenario())


def test_who_does_not_keep_up_is_told_to_look_everywhere(tmp_path: Path) -> None:
    """What waits for one is bounded: then the oldest are forgotten, and it is told so."""

    async def scenario() -> None:
        async with processes(tmp_path, 2, 2) as (first, second):
            for number in range(25_000):
                first.bus.publish(notice(number))
            await second.heard_of(1)
            async with asyncio.timeout(30):
                while second.heard[-1] != notice(24_999):
                    await asyncio.sleep(0.005)
            assert second.heard[0].kind == "lost"
            assert len(second.heard) < 11_000

    asyncio.run(scenario())
