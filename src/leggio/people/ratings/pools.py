"""Pools: a rating is of one game at one pace, and says nothing of how somebody plays elsewhere."""

import msgspec

from leggio.games.common.rating import Pace


class Pool(msgspec.Struct, frozen=True, order=True):
    """One game at one pace."""

    game: str
    pace: Pace

    @property
    def name(self) -> str:
        """As it is kept and asked for."""
        return f"{self.game}-{self.pace.value}"

    @classmethod
    def named(cls, name: str) -> "Pool":
        """The pool of a name that `name` gave; ValueError."""
        game, _, pace = name.rpartition("-")
        return cls(game, Pace(pace))
