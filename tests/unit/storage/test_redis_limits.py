"""Limits of all servers of a Redis, over a real one: counted together, and each alone while it is away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from leggio.core.ratelimit import RateLimit
from leggio.storage import redis_limits
from leggio.storage.redis_limits import RedisLimits
from support.restartable_redis import RestartableRedis

PATIENCE = 60
# It refills too slowly for any test to see it.
LIMIT = RateLimit(capacity=3, refill_ms=3 * 3_600_000)
NAME, OTHER = b"a name", b"another"


@asynccontextmanager
async def servers(url: str, count: int = 2) -> AsyncIterator[list[RedisLimits]]:
    """So many servers."""
    all_servers = [RedisLimits(url) for _ in range(count)]
    async with asyncio.timeout(PATIENCE):
        for each in all_servers:
            await each.start()
        try:
            yield all_servers
        finally:
            for each in all_servers:
                await each.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait; the test's patience ends it otherwise."""
    while not await is_so():
        await asyncio.sleep(0.01)


async def take(limits: RedisLimits, name: bytes = NAME, owed: int = 0) -> bool | None:
    """Take a token; None: nobody can say."""
    taken = await limits.buckets.take(name, owed, LIMIT)
    return None if taken is None else taken.is_taken


def test_a_bucket_is_one_for_all(own_redis: RestartableRedis) -> None:
    """However many ask at once; it ends by itself, and nothing in Redis is an address."""

    async def scenario() -> None:
        async with servers(own_redis.url) as (one, other):
            taken = await asyncio.gather(*(take(each) for each in (one, other) * 20))
            assert sorted(map(bool, taken)) == [False] * 37 + [True] * 3
            assert None not in taken
            assert await take(other, OTHER)
            redis = Redis.from_url(own_redis.url)
            buckets = [key async for key in redis.scan_iter(b"leggio.bucket.*")]
            assert len(buckets) == 2
            for key in buckets:
                assert 0 < await redis.pttl(key) <= LIMIT.refill_ms
            await redis.aclose()

    asyncio.run(scenario())


def test_what_one_counted_alone_counts(own_redis: RestartableRedis) -> None:
    """Where it knows of more than Redis does; what makes no sense is bounded."""

    async def scenario() -> None:
        async with servers(own_redis.url) as (one, other):
            assert await take(one, owed=2 * LIMIT.cost)
            assert not await take(other)
            assert not await take(one, OTHER, owed=10**15)
            taken = await other.buckets.take(OTHER, 0, LIMIT)
            assert taken is not None
            assert taken.owed <= LIMIT.refill_ms

    asyncio.run(scenario())


def test_nobody_waits_for_a_redis_that_is_away(own_redis: RestartableRedis) -> None:
    """Killed, or frozen with every connection open: each counts alone, and together again when it is back."""

    async def scenario() -> None:
        async with servers(own_redis.url) as (one, other):
            for away, back in ((own_redis.kill, own_redis.start), (own_redis.freeze, own_redis.thaw)):
                assert await one.counts.enter({NAME: 3})
                away()
                assert await take(one, OTHER) is None
                assert await one.counts.enter({NAME: 1})  # nobody can say
                assert one.counts.reach.is_away  # so that nobody asks, and waits, again
                back()

                async def found() -> bool:
                    return await take(one, b"to see") is not None and await take(other, b"to see") is not None

                await until(found)
                # Both of its own are known there again, though Redis had forgotten them.
                assert await other.counts.enter({NAME: 3})
                assert not await other.counts.enter({NAME: 3})
                other.counts.leave([NAME])
                one.counts.leave([NAME])
                one.counts.leave([NAME])

    asyncio.run(scenario())


def test_so_many_over_all_servers(own_redis: RestartableRedis) -> None:
    """However many come at once; one that is too many is counted nowhere, and whoever goes makes room."""

    async def scenario() -> None:
        async with servers(own_redis.url) as (one, other):
            came = await asyncio.gather(*(each.counts.enter({NAME: 3, OTHER: 100}) for each in (one, other) * 10))
            assert sum(came) == 3
            assert await one.counts.enter({OTHER: 4})
            assert not await other.counts.enter({OTHER: 4})
            (one if came[0] else other).counts.leave([NAME, OTHER])
            assert await other.counts.enter({NAME: 3})
            assert not await one.counts.enter({NAME: 3})

    asyncio.run(scenario())


def test_a_server_that_ends_takes_its_own_along(own_redis: RestartableRedis) -> None:
    """And who gave up waiting to be let in is not counted either."""

    async def scenario() -> None:
        async with servers(own_redis.url, 1) as (one,):
            async with servers(own_redis.url, 1) as (other,):
                assert await other.counts.enter({NAME: 1})
                assert not await one.counts.enter({NAME: 1})
            waiting = asyncio.create_task(one.counts.enter({NAME: 1}))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait([waiting])
            await until(lambda: one.counts.enter({NAME: 1}))

    asyncio.run(scenario())


def test_a_server_that_died_is_forgotten(own_redis: RestartableRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it had ends some seconds after it was last heard of; one that was only frozen tells all of it again."""
    monkeypatch.setattr(redis_limits, "LIVES_MS", 200)
    monkeypatch.setattr(redis_limits, "BEAT_S", 3_600)

    async def scenario() -> None:
        async with servers(own_redis.url, 1) as (silent,):
            assert await silent.counts.enter({NAME: 1})
            monkeypatch.setattr(redis_limits, "BEAT_S", 0.05)
            async with servers(own_redis.url, 2) as (one, late):
                assert await one.counts.enter({OTHER: 1})
                await until(lambda: one.counts.enter({NAME: 1}))
                await silent.start()

                async def is_known_again() -> bool:
                    if await late.counts.enter({NAME: 2}):
                        late.counts.leave([NAME])
                        return False
                    return True

                await until(is_known_again)
                assert not await late.counts.enter({OTHER: 1})

    asyncio.run(scenario())
