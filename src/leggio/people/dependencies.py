"""What dealing with people takes: a store, a hasher, chance and a clock, all handed in."""

from collections.abc import Callable

import msgspec

from leggio.people.credentials import RandomBytes
from leggio.people.passwords import Passwords
from leggio.people.ports import PeopleStore


class PeopleDependencies(msgspec.Struct, frozen=True, kw_only=True):
    """The dependencies of the services in this package."""

    store: PeopleStore
    passwords: Passwords
    random: RandomBytes
    now: Callable[[], int]  # milliseconds since 1970
