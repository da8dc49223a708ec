"""Sign-ins and tokens that were revoked, here or at another server: the sockets they opened end within seconds."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from leggio.server.sockets.registry import SocketRegistry
from leggio.table.ports import StoreUnavailableError

LOOK_EVERY_S = 5.0

StillStanding = Callable[[Collection[str]], Awaitable[frozenset[str]]]


async def keep_out_the_revoked(sockets: SocketRegistry, still_standing: StillStanding) -> None:
    """Look again and again, for all sockets at once, whether what opened them still lets anybody in."""
    while True:
        await asyncio.sleep(LOOK_EVERY_S)
        used = sockets.credentials()
        if not used:
            continue
        try:
            standing = await still_standing(used)
        except StoreUnavailableError:
            continue  # nobody is shut out because the store is busy
        sockets.revoke(used - standing)
