"""What dealing with people takes: a store, a hasher, chance and a clock, all handed in."""

from collections.abc import Callable

import msgspec

from leggio.people.keys import RandomBytes
from leggio.people.passwords import Passwords
from leggio.people.ports import PeopleStore


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """The world as the services of this package need it."""

    store: PeopleStore
    passwords: Passwords
    random: RandomBytes
    now: Callable[[], int]  # milliseconds since 1970
