"""An evening: tables at which people play whatever happens to the server, one game after the other."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from support.clients import AnyServer, Guest
from support.online.regulars import House, Regular

# A game, its rules and options.
Kind = tuple[str, str, dict[str, Any]]


def seat_two(servers: Sequence[AnyServer], number: int, kind: Kind) -> tuple[str, list[Guest]]:
    """A table of two, connected to one server each."""
    game, rules, options = kind
    guests = [Guest(server, f"Guest {number}.{each}") for each, server in enumerate(servers)]
    table = guests[0].open(game, rules, 2, options=options)
    assert guests[1].join(table["id"], table["code"]).status_code == 201
    return str(table["id"]), guests


class Evening:
    """A table for each kind given. People may be fast and servers slow: nobody is ever left without a game."""

    def __init__(self, kinds: Sequence[Kind], servers: Callable[[], Sequence[AnyServer]], seed: str = "") -> None:
        self.house = House()
        self.people: list[Regular] = []
        self._tables: list[tuple[Kind, list[Regular]]] = [(kind, []) for kind in kinds]
        self._servers = servers
        self._seed = seed
        self._tasks: dict[Regular, asyncio.Task[None]] = {}

    async def fill(self) -> None:
        """Begin a game wherever there is none, or one that is over."""
        for kind, seated in self._tables:
            if all(person.is_done for person in seated):
                seated[:] = await asyncio.to_thread(self._sit_down, kind)
                for person in seated:
                    self._tasks[person] = asyncio.create_task(person.stay())
                self.people.extend(seated)
        self.house.is_open.set()

    async def acknowledge(self, count: int) -> None:
        """Wait until so many more commands were acknowledged."""
        enough = self.house.acknowledged + count
        while self.house.acknowledged < enough:
            self.raise_what_failed()
            await self.fill()
            await asyncio.sleep(0.005)

    def raise_what_failed(self) -> None:
        """Whatever a person found wrong."""
        for task in self._tasks.values():
            if task.done():
                task.result()

    async def close(self) -> None:
        """Everybody goes home."""
        self.house.is_open.clear()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _sit_down(self, kind: Kind) -> list[Regular]:
        number = len(self.people)
        table, guests = seat_two(self._servers(), number, kind)
        return [Regular(guest, table, kind[0], self.house, f"{self._seed} {guest.nickname}") for guest in guests]
