"""Two servers on one database, and tables whose players are at one each."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from support.clients import Guest, Place
from support.quick_servers import QuickServer


def seat_two(
    nodes: list[QuickServer], number: int, game: str, rules: str, options: dict[str, Any]
) -> tuple[str, list[Guest]]:
    """A table whose players are connected to one node each."""
    guests = [Guest(node, f"Guest {number}.{each}") for each, node in enumerate(nodes)]
    table = guests[0].open(game, rules, 2, options=options)
    assert guests[1].join(table["id"], table["code"]).status_code == 201
    return str(table["id"]), guests


@asynccontextmanager
async def at_both(guest: Guest, nodes: list[QuickServer], table: str) -> AsyncIterator[list[Place]]:
    """One person who is connected to both servers at once."""
    async with AsyncExitStack() as connected:
        places = []
        for node in nodes:
            guest.server = node
            places.append(await connected.enter_async_context(guest.at(table)))
        yield places
