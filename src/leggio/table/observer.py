"""For whoever measures: what happened, how long it took, never what it was about."""

from typing import Protocol


class Observer(Protocol):
    """Is told of every command, commit, broadcast and thought."""

    def commanded(self, game: str, outcome: str) -> None:
        """A command was answered: `accepted`, `repeated`, or the code it was refused with."""

    def committed(self, seconds: float) -> None:
        """An entry was written."""

    def broadcast(self, seconds: float, clients: int) -> None:
        """Everyone at a table was told."""

    def thought(self, level: str, seconds: float) -> None:
        """A bot has made up its mind."""

    def failed(self, what: str, error: BaseException) -> None:
        """Something went wrong that nobody was waiting for."""


class Unobserved:
    """Nobody measures."""

    def commanded(self, game: str, outcome: str) -> None:
        """Nothing to do."""

    def committed(self, seconds: float) -> None:
        """Nothing to do."""

    def broadcast(self, seconds: float, clients: int) -> None:
        """Nothing to do."""

    def thought(self, level: str, seconds: float) -> None:
        """Nothing to do."""

    def failed(self, what: str, error: BaseException) -> None:
        """Nothing to do."""
