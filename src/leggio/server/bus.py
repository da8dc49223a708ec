"""The bus of a server process, pub/sub of cluster notices: alone, between peers, or by Redis between machines."""

from collections.abc import Awaitable, Callable

from leggio.server.peer_bus import PeerBus
from leggio.server.peer_channel import PeerChannel
from leggio.server.settings import SettingsError
from leggio.storage.local_bus import LocalBus
from leggio.table.ports import Bus, Notice

Hear = Callable[[Notice], Awaitable[None]]


def bus_for(redis_url: str | None, channel: PeerChannel | None = None) -> Bus:
    """The bus of an address, or of a channel where there is none; SettingsError if it cannot be read."""
    if redis_url is None:
        return LocalBus() if channel is None else PeerBus(channel)
    try:
        return SharedBus(redis_url)
    except ValueError:
        raise SettingsError("settings.url", name="LEGGIO_REDIS_URL", known=("redis",)) from None


class SharedBus:
    """Redis; once it was out of reach, whoever listens is told that something may be missing."""

    is_alone = False

    def __init__(self, url: str) -> None:
        from leggio.storage.redis_bus import RedisBus  # noqa: PLC0415 - slow to load, and a server alone needs none

        self._redis = RedisBus(url, on_return=self._something_may_be_missing)
        self._hear: Hear | None = None

    @property
    def is_silent(self) -> bool:
        """Whether Redis is out of reach."""
        return self._redis.is_silent

    def publish(self, notice: Notice) -> None:
        """Tell all the others."""
        self._redis.publish(notice)

    async def listen(self, hear: Hear) -> None:
        """Call this for what others tell, until the bus is closed."""
        self._hear = hear
        await self._redis.listen(hear)

    async def close(self) -> None:
        """Stop listening."""
        await self._redis.close()

    async def _something_may_be_missing(self) -> None:
        if self._hear is not None:
            await self._hear(Notice(table="", node="", kind="lost"))
