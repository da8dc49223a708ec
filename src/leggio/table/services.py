"""What every table of a server shares."""

import secrets
from collections.abc import Callable

import msgspec

from leggio.core.chance import Chance, SeededChance
from leggio.table.observing import Observer
from leggio.table.ports import BotRunner, Bus, EventStore, Judges


def system_chance() -> Chance:
    """A bag that nobody can know beforehand."""
    return SeededChance(secrets.token_bytes(32))


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """The world as tables see it."""

    store: EventStore
    bus: Bus
    judges: Judges
    bots: BotRunner
    now: Callable[[], int]
    node: str
    observer: Observer
    bot_pace_ms: int
    chance: Callable[[], Chance] = system_chance
