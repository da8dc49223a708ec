"""What the generic screen reads of a board game's view: the fields that every board game shows."""

from collections.abc import Mapping
from typing import Protocol

from leggio.core.board import Square


class PendingView(Protocol):
    """A play that the others may still answer."""

    @property
    def seat(self) -> int:
        """Whose it is."""

    @property
    def squares(self) -> tuple[Square, ...]:
        """Where its tiles lie."""

    @property
    def score(self) -> int:
        """What it is worth."""


class BoardView(Protocol):
    """A board game as one person may see it."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""

    @property
    def turn(self) -> int:
        """Whose turn it is."""

    @property
    def board(self) -> tuple[str, ...]:
        """Row by row."""

    @property
    def rack(self) -> str | None:
        """One's own tiles."""

    @property
    def bag_count(self) -> int:
        """How many tiles are left to draw."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""


def pending_of(view: object) -> PendingView | None:
    """The play that waits for answers, in a game that has such plays."""
    pending: PendingView | None = getattr(view, "pending", None)
    return pending


def told_data(data: Mapping[str, object], players: tuple[str, ...]) -> dict[str, object]:
    """What an event tells, with the name of the player it is about and the words it formed as people read them."""
    told = dict(data)
    seat = data.get("seat", data.get("starter"))
    if isinstance(seat, int) and 0 <= seat < len(players):
        told["name"] = players[seat]
    words = data.get("words")
    if isinstance(words, list | tuple):
        formed = [str(word["word"] if isinstance(word, Mapping) else word).upper() for word in words]
        told["words"] = formed
        told["word"] = formed[0] if formed else ""
        told["others"] = formed[1:]
    return told
