"""What every table of a server shares."""

import secrets
from collections.abc import Callable, Sequence

import msgspec

from leggio.core.bag import Seal
from leggio.core.chance import Chance, SeededChance
from leggio.table.observer import Observer
from leggio.table.ports import BotRunner, Bus, EventStore, Judges
from leggio.table.records import Outage


class SystemChance:
    """A bag that nobody can know beforehand. Most commands open none, and no randomness is taken for them."""

    def seal(self, tiles: str) -> Seal:
        """Fix an order that no other bag has."""
        return SeededChance(secrets.token_bytes(32)).seal(tiles)


def system_chance() -> Chance:
    """Chance for one command."""
    return SystemChance()


# The times to leave out after a moment, of a table that has been looked after here from a moment on.
Gaps = Callable[[int, int], Sequence[Outage]]


def no_gaps(since: int, known_from: int) -> Sequence[Outage]:  # noqa: ARG001 - there are none
    """Of a clock that never stops."""
    return ()


class Dependencies(msgspec.Struct, frozen=True, kw_only=True):
    """The world as tables see it."""

    store: EventStore
    bus: Bus
    judges: Judges
    bots: BotRunner
    now: Callable[[], int]
    gaps: Gaps  # in what `now` says: nobody could be served meanwhile
    node: str
    observer: Observer
    bot_pace_ms: int
    chance: Callable[[], Chance]
