"""Counting with other processes, and alone while nobody can say what they took."""

import asyncio

from leggio.core.ratelimit import RateLimit, Taken
from leggio.server.security.limit_counter import LimitCounter
from leggio.server.security.ratelimit import Act
from leggio.server.security.shared_limits import LimitNames

LIMIT = RateLimit(capacity=4, refill_ms=40_000)
ME = "home 203.0.113.9"


class OneBucket:
    """Shared by whoever asks, on a clock that stands still; it can be out of reach."""

    def __init__(self) -> None:
        self.owed = 0
        self.is_away = False
        self.asked: list[tuple[bytes, int]] = []

    async def take(self, name: bytes, owed: int, limit: RateLimit) -> Taken | None:
        """As a store would."""
        if self.is_away:
            return None
        self.asked.append((name, owed))
        taken = limit.draw(max(owed, self.owed))
        self.owed = taken.owed
        return taken


def process(shared: OneBucket) -> LimitCounter:
    """One of several."""
    return LimitCounter(lambda: 1_000, LimitNames("secret"), shared)


async def tries(counter: LimitCounter, times: int) -> list[int]:
    """How long each is told to wait."""
    return [await counter.take(Act.SIGN_IN, ME, LIMIT) for _ in range(times)]


def test_processes_count_as_one() -> None:
    """Whoever was refused by one is refused by the other; a bucket known to be empty is not asked for."""

    async def scenario() -> None:
        shared = OneBucket()
        one, other = process(shared), process(shared)
        assert await tries(one, 2) + await tries(other, 2) == [0, 0, 0, 0]
        assert await tries(one, 3) == [10_000] * 3
        assert await tries(other, 3) == [10_000] * 3
        assert len(shared.asked) == 5
        assert len({name for name, _ in shared.asked}) == 1

    asyncio.run(scenario())


def test_alone_it_goes_on_from_what_it_knew() -> None:
    """It is never without a limit; and what it took meanwhile the others hear of."""

    async def scenario() -> None:
        shared = OneBucket()
        one, other = process(shared), process(shared)
        assert await tries(one, 1) + await tries(other, 1) == [0, 0]
        shared.is_away = True
        assert await tries(other, 4) == [0, 0, 10_000, 10_000]
        assert await tries(one, 4) == [0, 0, 0, 10_000]  # it had heard of its own one only
        shared.is_away, shared.owed = False, 0  # Redis was started anew
        assert await tries(one, 2) == [10_000, 10_000]
        assert await tries(process(shared), 1) == [10_000]

    asyncio.run(scenario())


def test_what_it_counted_alone_it_tells() -> None:
    """With its next question, so that who comes to the others finds less."""

    async def scenario() -> None:
        shared = OneBucket()
        shared.is_away = True
        one = process(shared)
        assert await tries(one, 2) == [0, 0]
        shared.is_away = False
        assert await tries(one, 1) == [0]
        assert shared.asked[0][1] == 20_000
        assert await tries(process(shared), 2) == [0, 10_000]

    asyncio.run(scenario())


def test_names_say_nothing_of_an_address() -> None:
    """Without the secret nobody can try them all; each act and each caller has another."""
    names = LimitNames("secret")
    assert names("read", ME) == LimitNames("secret")("read", ME) != LimitNames("another")("read", ME)
    assert (
        len({names("read", ME), names("write", ME), names("read", "home 203.0.113.10"), names("read home", "x")}) == 4
    )
    assert ME.encode() not in names("read", ME)
