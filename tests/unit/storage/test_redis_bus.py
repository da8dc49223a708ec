"""The bus of many servers, over a real Redis: everybody else hears, and hears again after Redis was away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from leggio.storage.redis_bus import CHANNEL, RedisBus
from leggio.table.ports import Notice
from support.restartable_redis import RestartableRedis

PATIENCE = 30


class Ear:
    """A bus, what it heard, and how often it was told to look everywhere."""

    def __init__(self, url: str) -> None:
        self.heard: list[Notice] = []
        self.returns = 0
        self.bus = RedisBus(url, on_return=self._returned)

    async def hear(self, notice: Notice) -> None:
        """Remember it."""
        if notice.kind == "trouble":
            raise RuntimeError("whoever hears this stumbles")
        self.heard.append(notice)

    async def _returned(self) -> None:
        self.returns += 1


@asynccontextmanager
async def ears(url: str, count: int) -> AsyncIterator[list[Ear]]:
    """So many servers, listening."""
    all_ears = [Ear(url) for _ in range(count)]
    listening = [asyncio.create_task(ear.bus.listen(ear.hear)) for ear in all_ears]
    try:
        async with asyncio.timeout(PATIENCE):
            for ear in all_ears:
                await ear.bus.listening.wait()
            yield all_ears
    finally:
        for ear in all_ears:
            await ear.bus.close()
        await asyncio.gather(*listening)


def notice(number: int, kind: str = "entry") -> Notice:
    """A notice like no other."""
    return Notice(table=f"table-{number}", node="a", kind=kind, data={"seq": number, "label": "è"})


async def until_heard(ear: Ear, count: int) -> None:
    """Wait for notices; the test's patience ends it otherwise."""
    while len(ear.heard) < count:
        await asyncio.sleep(0.01)


def test_everybody_else_hears_in_order(own_redis: RestartableRedis) -> None:
    """Each server hears the others, once and in the order of telling, and not itself."""

    async def scenario() -> None:
        async with ears(own_redis.url, 3) as (first, second, third):
            told = [notice(number) for number in range(700)]
            for each in told:
                first.bus.publish(each)
            second.bus.publish(notice(1000))
            await until_heard(third, 701)
            await until_heard(second, 700)
            await until_heard(first, 1)
            assert second.heard == told
            assert first.heard == [notice(1000)]
            assert [each for each in third.heard if each != notice(1000)] == told
            assert (first.returns, second.returns, third.returns) == (0, 0, 0)

    asyncio.run(scenario())


def test_servers_hear_again_when_redis_is_back(own_redis: RestartableRedis) -> None:
    """Redis is killed and started anew, twice: they are told to look everywhere, and hear what comes next."""

    async def scenario() -> None:
        async with ears(own_redis.url, 2) as (first, second):
            for turn in range(1, 3):
                own_redis.kill()
                first.bus.publish(notice(turn, "lost"))  # nobody can hear it, and it must not hurt
                while first.bus.listening.is_set() or second.bus.listening.is_set():
                    await asyncio.sleep(0.01)
                own_redis.start()
                await first.bus.listening.wait()
                await second.bus.listening.wait()
                while (first.returns, second.returns) != (turn, turn):
                    await asyncio.sleep(0.01)
                first.bus.publish(notice(turn))
                while notice(turn) not in second.heard:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_server_may_start_before_redis(own_redis: RestartableRedis) -> None:
    """It listens as soon as Redis is there."""

    async def scenario() -> None:
        own_redis.kill()
        ear = Ear(own_redis.url)
        listening = asyncio.create_task(ear.bus.listen(ear.hear))
        await asyncio.sleep(0.1)
        own_redis.start()
        async with asyncio.timeout(PATIENCE):
            await ear.bus.listening.wait()
        await ear.bus.close()
        await listening

    asyncio.run(scenario())


def test_what_cannot_be_understood_is_passed_over(
    own_redis: RestartableRedis, caplog: pytest.LogCaptureFixture
) -> None:
    """Garbage, a message of another version, a notice that makes its hearer stumble: the next one is heard."""

    async def scenario() -> None:
        async with ears(own_redis.url, 2) as (first, second):
            stranger = Redis.from_url(own_redis.url)
            for garbage in (b"", b"\xff\x00", b"{}", b'{"sender":"x","notice":{"table":1}}'):
                await stranger.publish(CHANNEL, garbage)
            await stranger.aclose()
            first.bus.publish(notice(1, "trouble"))
            first.bus.publish(notice(2))
            await until_heard(second, 1)
            assert second.heard == [notice(2)]

    asyncio.run(scenario())
    assert "bus.hearing_failed" in caplog.text


def test_a_closed_bus_says_nothing(own_redis: RestartableRedis) -> None:
    """Closing lets out what waits; later notices are dropped."""

    async def scenario() -> None:
        async with ears(own_redis.url, 2) as (first, second):
            first.bus.publish(notice(1))
            await first.bus.close()
            first.bus.publish(notice(2))
            await until_heard(second, 1)
            assert second.heard == [notice(1)]

    asyncio.run(scenario())


def test_listening_ends_whenever_it_is_cancelled(own_redis: RestartableRedis) -> None:
    """Also while the client connects, where it may swallow a cancellation: a server could not end otherwise."""

    async def scenario() -> None:
        for number in range(60):
            bus = RedisBus(own_redis.url)
            listening = asyncio.create_task(bus.listen(Ear(own_redis.url).hear))
            for _ in range(number):
                await asyncio.sleep(0)
            listening.cancel()
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([listening])
            await bus.close()

    asyncio.run(scenario())
