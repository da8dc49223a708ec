"""How the command line speaks: as at a terminal, where flags can be named and no control character may pass."""

from typing import Self

from leggio.speech import Speaker as AnySpeaker
from leggio.speech.printable import printable


class Speaker(AnySpeaker):
    """Says things at a terminal, in one language."""

    medium = "terminal"

    def of_game(self, game: str, brought: str | None = None) -> Self:
        """The same language in the words of a game, which may have brought them with it."""
        from leggio.games.registry import GAMES  # noqa: PLC0415 - judging a word must not wait for a game

        registered = GAMES[game].speech if game in GAMES else None
        return super().of_game(game, brought or registered)

    def text(self, value: object) -> str:
        """A value as it goes into a sentence. Whatever comes from a file passes here."""
        return printable(super().text(value))
