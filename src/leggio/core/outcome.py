"""What a command comes to: events that happened, or a refusal. Both are values; exceptions are for bugs."""

from typing import Any, Generic, TypeVar

import msgspec

Happening_co = TypeVar("Happening_co", covariant=True)


class Accepted(msgspec.Struct, Generic[Happening_co], frozen=True):
    """The command stands, and this is what happened; the table after it, where whoever decided has it at hand."""

    events: tuple[Happening_co, ...]
    state: Any = None


class Rejected(msgspec.Struct, frozen=True):
    """The command is refused and nothing has changed.

    The code is stable and translatable (`play.not_connected`); the article is the one of the rule book, empty
    where the book has none; the detail is data for a sentence, never the sentence.
    """

    code: str
    article: str = ""
    detail: dict[str, Any] = {}


class RefusedError(Exception):
    """The rules refuse this; the game is as it was. Raised only to scripts, by the wrappers made for them.

    >>> import leggio
    >>> game = leggio.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    >>> try:
    ...     game.play("A1", "MICIO")
    ... except leggio.RefusedError as refused:
    ...     print(refused.code, refused.article)
    ...     print(refused)
    play.first_off_centre 3
    The first word covers the centre square, H8 (art. 3).
    """

    cites = "art."  # what the book's numbers stand for

    def __init__(self, refusal: Rejected, sentence: str = "") -> None:
        cited = f"{self.cites} {refusal.article}" if refusal.article[:1].isdigit() else refusal.article
        article = f" ({cited})" if cited else ""
        detail = f" {refusal.detail}" if refusal.detail else ""
        super().__init__(sentence or f"{refusal.code}{article}{detail}")
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The stable code: `play.not_connected`."""
        return self.refusal.code

    @property
    def article(self) -> str:
        """The article of the rule book, empty where it has none."""
        return self.refusal.article

    @property
    def detail(self) -> dict[str, Any]:
        """What the refusal is about, as data."""
        return self.refusal.detail
