"""Verbum once it was played: words on the table and no board."""

from collections.abc import Iterable

from rich.console import Console, RenderableType

from leggio.cli.board import Look, look_for
from leggio.cli.speaking import Speaker
from leggio.cli.verbum.ending import tell_end
from leggio.cli.verbum.screen import SHEET_BESIDE, look_of, table_screen
from leggio.cli.verbum.sheet import sheet_table
from leggio.games.verbum.state import State
from leggio.games.verbum.view import Watcher, view

GAME = "verbum"


class VerbumTeller:
    """Verbum, which has words on the table and no board."""

    def table(self, state: State, console: Console, say: Speaker) -> RenderableType:
        """Piles, players and words; all hands once the game is over."""
        seen = view(state, Watcher.SPECTATOR, state.now)
        # The sheet follows below: beside the words it would stand twice.
        width = min(console.width, SHEET_BESIDE - 1)
        return table_screen(seen, self._look(state, console), width, say.of_game(GAME))

    def sheet(self, state: State, console: Console, say: Speaker) -> RenderableType:
        """The record of the turns."""
        return sheet_table(state.sheet, state.players, self._look(state, console), say.of_game(GAME))

    def end(self, state: State, say: Speaker) -> Iterable[RenderableType]:
        """The count and the places."""
        return tell_end(state, say.of_game(GAME))

    def _look(self, state: State, console: Console) -> Look:
        return look_of(console.width, len(state.words), colour=look_for(console).colour)
