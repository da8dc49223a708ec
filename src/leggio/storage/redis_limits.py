"""Limits of all servers of one Redis: token buckets and counts, changed by scripts that Redis runs one at a time.

Everything there ends by itself: a bucket when it is full again, and what a server has some seconds after it was last
heard of. Names are given: no address and no person's id comes to Redis. While it is away each server counts for itself.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import uuid4

from leggio.core.ratelimit import RateLimit, Taken
from leggio.storage.redis_reach import RedisReach, Together

_BUCKET = b"leggio.bucket.1."
_SERVERS = b"leggio.limits.servers.1"  # by when each is forgotten
_COUNTS = b"leggio.counts.1."  # of one server, by name

_ALL = b""  # a name that is there as long as nothing of them was lost

BEAT_S = 5.0
LIVES_MS = 20_000  # after it was last heard of

# KEYS: buckets. ARGV, of each: what is owed as far as the server knows, the cost of a token, the depth.
# As RateLimit.draw has it; by the clock of Redis, for those of servers differ.
_TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local answers = {}
for i, key in ipairs(KEYS) do
  local told, cost, depth = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local owed = math.max(0, told, tonumber(redis.call('GET', key) or 0) - now)
  owed = math.min(owed, depth + cost)
  local taken = owed <= depth
  if taken then owed = owed + cost end
  redis.call('SET', key, string.format('%.0f', now + owed), 'PX', owed)
  answers[2 * i - 1], answers[2 * i] = owed, taken and 1 or 0
end
return answers
"""

# KEYS: the servers, the counts of this one. ARGV: this one, what keys of counts begin with, how long they live; then
# changes: + or -, how many names, each name and how many there may be. Answers to each change whether it was made.
_CHANGE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local servers = redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')
local function sum(name)
  local found = 0
  for _, server in ipairs(servers) do
    found = found + tonumber(redis.call('HGET', ARGV[2] .. server, name) or 0)
  end
  return found
end
local answers, at = {}, 4
while ARGV[at] do
  local sign, names, fits = ARGV[at], tonumber(ARGV[at + 1]), true
  at = at + 2
  if sign == '+' then
    for i = at, at + 2 * names - 1, 2 do fits = fits and sum(ARGV[i]) < tonumber(ARGV[i + 1]) end
  end
  if fits then
    for i = at, at + 2 * names - 1, 2 do
      local left = redis.call('HINCRBY', KEYS[2], ARGV[i], sign == '+' and 1 or -1)
      if left <= 0 then redis.call('HDEL', KEYS[2], ARGV[i]) end
    end
  end
  answers[#answers + 1] = fits and 1 or 0
  at = at + 2 * names
end
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return answers
"""

# KEYS: the servers, the counts of this one. ARGV: this one, how long it lives. Whether all its counts are still there.
_BEAT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return redis.call('HEXISTS', KEYS[2], '')
"""


class _Draw(NamedTuple):
    name: bytes
    owed: int
    limit: RateLimit


class _Change(NamedTuple):
    by: int
    limits: Mapping[bytes, int]


class RedisLimits:
    """One server among those that count together; implements the port SharedLimits. ValueError: no such address."""

    def __init__(self, url: str) -> None:
        self.counts = RedisCounts(url)
        self.buckets = RedisBuckets(self.counts.reach)

    async def start(self) -> None:
        """Be known to the others."""
        self.counts.start()

    async def close(self) -> None:
        """Be known no more."""
        await self.buckets.close()
        await self.counts.close()


class RedisBuckets:
    """Token buckets of all servers."""

    def __init__(self, reach: RedisReach) -> None:
        self._reach = reach
        self._script = reach.redis.register_script(_TAKE)
        self._together: Together[_Draw, Taken] = Together(self._draw)

    async def take(self, name: bytes, owed: int, limit: RateLimit) -> Taken | None:
        """Take a token; None while Redis is away."""
        return None if self._reach.is_away else await self._together.ask(_Draw(name, owed, limit))

    async def close(self) -> None:
        """Answer whoever waits."""
        await self._together.close()

    async def _draw(self, draws: Sequence[_Draw]) -> list[Taken] | None:
        keys = [_BUCKET + each.name for each in draws]
        arguments = [number for each in draws for number in (each.owed, each.limit.cost, each.limit.depth)]
        answers = await self._reach.ask(lambda: self._script(keys, arguments))
        if answers is None:
            return None
        return [Taken(owed, is_taken=bool(taken)) for owed, taken in zip(answers[::2], answers[1::2], strict=True)]


class RedisCounts:
    """What every server has, as each tells; and what this one has, which it tells anew when Redis had forgotten."""

    def __init__(self, url: str) -> None:
        self.reach = RedisReach(url, self._tell_all)
        self._server = uuid4().hex.encode()
        self._keys = [_SERVERS, _COUNTS + self._server]
        self._own: Counter[bytes] = Counter()
        self._change_script = self.reach.redis.register_script(_CHANGE)
        self._beat_script = self.reach.redis.register_script(_BEAT)
        self._together: Together[_Change, bool] = Together(self._change)
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to be heard of."""
        self._beating = asyncio.create_task(self._beat())

    async def enter(self, limits: Mapping[bytes, int]) -> bool:
        """One more of each, unless there are as many as may be."""
        change = _Change(1, limits)
        if self.reach.is_away:
            self._count(change)
            return True
        answer = self._together.ask(change)
        try:
            made = await asyncio.shield(answer)
        except asyncio.CancelledError:
            answer.add_done_callback(lambda made: self.leave(limits.keys()) if made.result() is not False else None)
            raise
        return made is not False

    def leave(self, names: Collection[bytes]) -> None:
        """One fewer of each."""
        change = _Change(-1, dict.fromkeys(names, 0))
        if self.reach.is_away:
            self._count(change)
        else:
            self._together.ask(change)

    async def close(self) -> None:
        """Take all that is left along."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await self._together.close()
        await self.reach.ask(lambda: self.reach.redis.delete(self._keys[1]))
        await self.reach.close()

    async def _change(self, changes: Sequence[_Change]) -> list[bool] | None:
        arguments: list[bytes | int] = [self._server, _COUNTS, LIVES_MS]
        for by, limits in changes:
            arguments += [b"+" if by > 0 else b"-", len(limits)]
            arguments += [part for limit in limits.items() for part in limit]
        answers = await self.reach.ask(lambda: self._change_script(self._keys, arguments))
        made = [True] * len(changes) if answers is None else [bool(answer) for answer in answers]
        for change, is_made in zip(changes, made, strict=True):
            if is_made:
                self._count(change)
        return made

    def _count(self, change: _Change) -> None:
        for name in change.limits:
            self._own[name] += change.by
            if self._own[name] <= 0:
                del self._own[name]

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # one beat that fails is nothing: the next one tells all
                await self.reach.ask(self._tell)
            await asyncio.sleep(BEAT_S)

    async def _tell(self) -> None:
        if not await self._told():
            await self._tell_all()

    async def _told(self) -> bool:
        return bool(await self._beat_script(self._keys, [self._server, LIVES_MS]))

    async def _tell_all(self) -> None:
        told: dict[Any, int] | None = None
        while told != self._own:  # who comes meanwhile is counted here
            told = dict(self._own)
            async with self.reach.redis.pipeline(transaction=True) as pipeline:
                pipeline.delete(self._keys[1])
                pipeline.hset(self._keys[1], mapping={_ALL: 0, **told})
                await pipeline.execute()
            await self._told()
