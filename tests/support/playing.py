"""People of tests who play whole games at a real server: each sees its own view and asks the engine what to do."""

import asyncio
import threading
from typing import Any

import msgspec

from leggio.engine.minds import Minds, bots_of
from support.clients import Guest, Place

# A game that has not ended by then never will.
MOST_FRAMES = 4000
_ONE_AT_A_TIME = threading.Lock()


async def play(guest: Guest, table: str, minds: Minds, level: str, share: str = "") -> dict[str, Any]:
    """Play at a table until the game is over, with a share in its bag where one is given; the last view."""
    async with guest.at(table) as place:
        if share:
            await place.mix(share)
        player = Player(place, minds, level)
        for _ in range(MOST_FRAMES):
            if place.view is not None and place.view["phase"] == "over":
                return place.view
            try:
                await player.act()
            except TimeoutError:
                raise AssertionError(f"nothing happens any more: {place.view}") from None
        raise AssertionError(f"no end: {place.view}")


class Player:
    """Acts on what the table says last."""

    def __init__(self, place: Place, minds: Minds, level: str) -> None:
        self._place = place
        self._minds = minds
        self._level = level
        self._game = place.welcome["table"]["settings"]["game"]
        self._seat: int = place.welcome["you"]["seat"]

    async def act(self) -> None:
        """Do what there is to do, else wait for news."""
        # Elsewhere: the first thought may have to wait for its words, and pings want an answer meanwhile.
        command = await asyncio.to_thread(self._wanted)
        if command is None or self._place.view is None:
            await self._place.next("update")
            return
        seq = self._place.view["seq"]
        answer = await self._place.do(command, seq)
        if answer["type"] == "ack":
            await self._place.news_of(answer["seq"])
            return
        # Another was faster, and the news of it are here or on their way. Anything else the engine should have known.
        assert answer["code"] == "table.stale", answer
        await self._place.news_of(seq + 1)

    def _wanted(self) -> dict[str, Any] | None:
        if self._place.view is None:
            return None
        view = msgspec.convert(self._place.view, bots_of(self._game).view)
        with _ONE_AT_A_TIME:
            command = self._minds.want(self._game, self._level, self._seat, view)
        if command is None:
            return None
        plain = msgspec.to_builtins(command)
        return {name: value for name, value in plain.items() if name != "seat"}


async def play_all(guests: list[Guest], table: str, minds: Minds, level: str) -> list[dict[str, Any]]:
    """Everyone plays; their last views."""
    return list(await asyncio.gather(*(play(guest, table, minds, level) for guest in guests)))
