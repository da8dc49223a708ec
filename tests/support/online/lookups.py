"""Who is kept from looking words up, at a club; and games and events that do so."""

from typing import Any

from leggio.table.frames import TableInfo
from leggio.table.hub import Hub
from leggio.table.records import Aid, BotSeat, Settings
from support.online.club import Club, Person, expect, visitor

BOT = (BotSeat("facile"),)
CALENDAR = [{"system": "swiss", "rounds": 2}]
EVENING = Settings(game="tournament", rules="figs", seats=0, options={"name": "Serata", "calendar": CALENDAR})


async def held(hub: Hub, name: str, aid: Aid = Aid.WORDS, **more: Any) -> str | None:
    """The code that somebody is refused with; None: they may ask."""
    refused = await hub.lookups.refused(visitor(name), aid, **more)
    return refused.code if refused else None


def duplicate(**options: Any) -> Settings:
    """A Duplicate."""
    return Settings(game="duplicate", rules="figs", seats=0, options=options)


async def evening(the_club: Club, *names: str) -> tuple[Person, TableInfo]:
    """A tournament with these on its list, whose first round is not paired yet; its director Dora."""
    info = expect(await the_club.hub.create(EVENING, visitor("Dora")))
    desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
    assert (await desk.do("enter", entries=[{"name": name} for name in names]))["type"] == "ack"
    assert (await desk.do("waive"))["type"] == "ack"
    return desk, info
