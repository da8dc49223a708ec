"""What every table of a server shares."""

import secrets
from collections.abc import Callable

import msgspec

from leggio.core.bag import Seal
from leggio.core.chance import Chance, SeededChance
from leggio.table.observer import Observer
from leggio.table.ports import BotRunner, Bus, EventStore, Judges
from leggio.table.signs import Signs
from leggio.table.unserved import Unserved


class SystemChance:
    """A bag that nobody can know beforehand. Most commands open none, and no randomness is taken for them."""

    def seal(self, tiles: str) -> Seal:
        """Fix an order that no other bag has."""
        return SeededChance(secrets.token_bytes(32)).seal(tiles)


def system_chance() -> Chance:
    """Chance for one command."""
    return SystemChance()


class Dependencies(msgspec.Struct, frozen=True, kw_only=True):
    """The world as tables see it."""

    store: EventStore
    bus: Bus
    judges: Judges
    bots: BotRunner
    now: Callable[[], int]
    unserved: Unserved  # when nobody could be served, by what `now` says
    not_before: Callable[[int], None]  # sets what `now` says forward, where another server's clock is ahead
    signs: Signs  # of other servers' lives
    node: str
    observer: Observer
    bot_pace_ms: int
    chance: Callable[[], Chance]
