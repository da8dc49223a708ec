"""The limits that the processes of a server have in common: by Redis, in memory that peers share, or none alone."""

from leggio.server.peer_channel import PeerChannel
from leggio.server.security.shared_limits import SharedLimits
from leggio.server.settings import SettingsError


def limits_for(redis_url: str | None, channel: PeerChannel | None = None) -> SharedLimits | None:
    """Those of an address, or of a channel where there is none; SettingsError if it cannot be read."""
    if redis_url is not None:
        from leggio.storage.redis_limits import RedisLimits  # noqa: PLC0415 - slow to load, and a server alone needs none

        try:
            return RedisLimits(redis_url)
        except ValueError:
            raise SettingsError("settings.url", name="LEGGIO_REDIS_URL", known=("redis",)) from None
    if channel is not None:
        from leggio.server.peer_limits import PeerLimits  # noqa: PLC0415 - of systems that have such channels

        return PeerLimits.of(channel)
    return None
