"""A Redis that may be away: whoever asks is told so at once, and nobody waits for it twice.

One question is on its way at a time; what is asked meanwhile goes together with the next. Once Redis does not answer
it is looked for in the background, and asked no more until it is found.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

_ANSWER_S = 1.0
_PAUSE_S = 0.25  # between attempts to find it
_AT_ONCE = 200  # questions that go together

_log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class RedisReach:
    """The way to one Redis. `returned` is called when it is found again, before anybody else asks."""

    def __init__(self, url: str, returned: Callable[[], Awaitable[None]]) -> None:
        # An address that cannot be read raises ValueError here, before anything runs.
        self.redis = Redis.from_url(url, socket_connect_timeout=_ANSWER_S, retry=Retry(NoBackoff(), 0))
        self._returned = returned
        self._turn = asyncio.Lock()
        self._finding: asyncio.Task[None] | None = None

    @property
    def is_away(self) -> bool:
        """Whether it did not answer the last time."""
        return self._finding is not None

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """What comes of something that is asked of Redis; None: it is away."""
        async with self._turn:
            if self.is_away:
                return None
            try:
                async with asyncio.timeout(_ANSWER_S):
                    return await question()
            except (RedisError, OSError) as error:
                _log.warning("limits.alone", extra={"cause": type(error).__name__})
                self._finding = asyncio.create_task(self._find())
                return None

    async def close(self) -> None:
        """Ask no more."""
        if self._finding is not None:
            self._finding.cancel()
            await asyncio.gather(self._finding, return_exceptions=True)
        await self.redis.aclose()

    async def _find(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE_S)
            try:
                async with asyncio.timeout(_ANSWER_S):
                    await self._returned()
            except (RedisError, OSError):
                continue
            _log.warning("limits.together")
            self._finding = None
            return


class Together(Generic[Asked, Answer]):
    """Questions of one kind, put together to one where several wait."""

    def __init__(self, put: Callable[[Sequence[Asked]], Awaitable[Sequence[Answer] | None]]) -> None:
        self._put = put
        self._waiting: list[tuple[Asked, asyncio.Future[Answer | None]]] = []
        self._asking: asyncio.Task[None] | None = None

    def ask(self, asked: Asked) -> "asyncio.Future[Answer | None]":
        """The answer in time; None: there is none."""
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return answer

    async def close(self) -> None:
        """Whoever waits is answered, if only that there is no answer."""
        if self._asking is not None:
            await asyncio.wait([self._asking], timeout=_ANSWER_S)

    async def _ask(self) -> None:
        some: list[tuple[Asked, asyncio.Future[Answer | None]]] = []
        try:
            while some := self._waiting[:_AT_ONCE]:
                del self._waiting[:_AT_ONCE]
                answers = await self._put([asked for asked, _ in some])
                if answers is not None:
                    for (_, future), answer in zip(some, answers, strict=True):
                        _tell(future, answer)
                for _, future in some:
                    _tell(future, None)
        finally:
            self._asking = None
            for _, future in [*some, *self._waiting]:  # whatever went wrong, nobody waits without end
                _tell(future, None)
            self._waiting.clear()


def _tell(future: "asyncio.Future[Answer | None]", answer: Answer | None) -> None:
    if not future.done():  # whoever asked may have gone
        future.set_result(answer)
