"""Every frame that crosses the wire, in games played at random: nobody is sent what they may not know.

Thousands of games inside one process are in tests/property/online; here are real sockets of a real server.
LEGGIO_WIRE_GAMES asks for more.
"""

import asyncio
import os
import random
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from leggio.table.records import Settings
from support.clients import Guest, Place
from support.online.fuzzed import TABLES, settings_for
from support.online.leaks import Truth, leaks
from support.online.random_player import wish
from support.servers import Server

GAMES = int(os.environ.get("LEGGIO_WIRE_GAMES", "120"))
AT_ONCE = 6
LONGEST_END = 12  # rounds of giving up
# Rounds of a game before everyone does.
PATIENCE = (4, 8, 12, 20)
PEOPLE = 40


class Seated:
    """Somebody at a table: the connection, and the frames of those before it."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.frames: list[dict[str, Any]] = []
        self._table = table
        self._connected = AsyncExitStack()
        self.place: Place

    async def come(self, after: int | None = None) -> None:
        """Connect."""
        self.place = await self._connected.enter_async_context(self.guest.at(self._table, after))

    async def go(self) -> None:
        """Disconnect; what was heard is kept."""
        await self._connected.aclose()
        self.frames += self.place.frames


async def play(guests: list[Guest], settings: Settings, rng: random.Random) -> tuple[int, list[str]]:
    """A whole game, watched by a spectator; how many frames were sent, and what leaked."""
    referee = bool(settings.options.get("arbiter"))
    chosen = rng.sample(guests, settings.seats + 1 + referee)
    table = await asyncio.to_thread(seated, chosen, settings, referee=referee)
    everyone = [Seated(guest, table) for guest in chosen]
    for person in everyone:
        await person.come()
    latest = everyone[0].place.welcome["seq"]
    for _ in range(rng.choice(PATIENCE)):
        for person in everyone:
            latest = await acts(person.place, settings.game, latest, rng)
        if rng.random() < 0.1:
            lost = rng.choice(everyone)
            await lost.go()
            await lost.come(rng.choice((latest, 0, None)))
    for person in everyone * LONGEST_END:
        for command in ("accept", "resign"):
            latest = await acts(person.place, settings.game, latest, rng, {"command": command})
        # A vote keeps everyone from giving up until all have voted.
        latest = await acts(person.place, settings.game, latest, rng)
        if person.place.view and person.place.view["phase"] == "over":
            break
    for person in everyone:
        await person.place.news_of(latest)
        await person.go()
    log = await asyncio.to_thread(chosen[0].http.get, f"/api/tables/{table}/log")
    assert log.status_code == 200, (log.text, settings)
    truth = Truth(log.text)
    found: list[str] = []
    for person in everyone:
        you = person.place.welcome["you"]
        found += leaks(truth, person.frames, you.get("seat"), you["role"])
    return sum(len(person.frames) for person in everyone), found


def seated(guests: list[Guest], settings: Settings, *, referee: bool) -> str:
    """A table with all its people; the last guest watches."""
    plain = msgspec.to_builtins(settings)
    info = guests[0].open(plain.pop("game"), plain.pop("rules"), plain.pop("seats"), **plain)
    for guest in guests[1 : settings.seats]:
        assert guest.join(info["id"], info["code"]).status_code == 201
    if referee:
        assert guests[settings.seats].join(info["id"], info["referee_code"]).status_code == 201
    return str(info["id"])


async def acts(place: Place, game: str, latest: int, rng: random.Random, command: dict[str, Any] | None = None) -> int:
    """Somebody sees what has happened and does something, or what is asked of them; the last event then."""
    await place.news_of(latest)
    assert place.view is not None
    you = place.welcome["you"]
    command = command or wish(game, place.view, you, rng)
    if command is None or place.view["phase"] == "over":
        return latest
    answer = await place.do(command, place.view["seq"], key=f"{rng.random()}")
    return max(latest, int(answer["seq"]))


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES)
def test_no_frame_on_the_wire_has_what_its_reader_may_not_know(
    server: Server, game: str, rules: str, seats: tuple[int, ...]
) -> None:
    """Art. 1, 24, 28; par. 3-6: racks, hands, the bag, votes and opinions."""
    guests = [Guest(server, f"Guest {number}") for number in range(PEOPLE)]

    async def some(first: int) -> int:
        searched = 0
        for number in range(first, GAMES // len(TABLES), AT_ONCE):
            rng = random.Random(f"wire {game} {rules} {seats} {number}")
            frames, found = await play(guests, settings_for(game, rules, seats, rng), rng)
            assert not found
            searched += frames
        return searched

    async def scenario() -> int:
        return sum(await asyncio.gather(*(some(first) for first in range(AT_ONCE))))

    assert asyncio.run(scenario()) > GAMES // len(TABLES) * 30
    assert server.faults == []
