"""One person at two servers of one database."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from support.clients import Guest, Place
from support.quick_servers import QuickServer


@asynccontextmanager
async def at_both(guest: Guest, nodes: list[QuickServer], table: str) -> AsyncIterator[list[Place]]:
    """One person who is connected to both servers at once."""
    async with AsyncExitStack() as connected:
        places = []
        for node in nodes:
            guest.server = node
            places.append(await connected.enter_async_context(guest.at(table)))
        yield places
