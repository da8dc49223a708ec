"""How often something may be done: so many times at once, and so many in a time for good.

Each bucket is one number: the moment it will be full again. It is as exact as counting drops, and costs one number
wherever it is kept, in memory or in a store.
"""

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """So many at once, refilled evenly in so many milliseconds."""

    at_once: int
    refilled_in: int

    @property
    def cost(self) -> int:
        """What one takes, in milliseconds of refilling."""
        return -(-self.refilled_in // self.at_once)

    @property
    def depth(self) -> int:
        """How far ahead of now the moment of being full may lie, for one more to fit."""
        return self.cost * (self.at_once - 1)


def spent(full_at: int, now: int, pace: Pace) -> int | None:
    """When the bucket is full again after taking one; None: there is none to take."""
    return None if full_at > now + pace.depth else max(full_at, now) + pace.cost


def wait_for(full_at: int, now: int, pace: Pace) -> int:
    """How long until there is one to take again, in milliseconds."""
    return max(0, full_at - pace.depth - now)
