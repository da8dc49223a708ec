"""How each game is told once it is on paper: its board or its table of words, its sheet, its end."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec
from rich.console import Console, Group, RenderableType

from leggio.cli.board import Look, board_text, look_for
from leggio.cli.duplicate import screen as duplicate_screen
from leggio.cli.ending import tell_end
from leggio.cli.scarabeo import ending as scarabeo_ending
from leggio.cli.scarabeo import sheet as scarabeo_sheet
from leggio.cli.screen import sheet_table
from leggio.cli.speech import Speaker
from leggio.cli.verbum import ending as verbum_ending
from leggio.cli.verbum import screen as verbum_screen
from leggio.cli.verbum import sheet as verbum_sheet
from leggio.core.board import Board, Layout
from leggio.core.tiles import Distribution
from leggio.games import duplicate, verbum
from leggio.games.figs.rules import FIGS
from leggio.games.scarabeo import SCARABEO


class Teller(Protocol):
    """The words and drawings of one game; the table handed in is of that game, the speaker may be of none."""

    def table(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """What lies on the table."""

    def sheet(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The score sheet."""

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""


class BoardTeller(msgspec.Struct, frozen=True):
    """A game on a board."""

    game: str
    layout: Layout
    tiles: Distribution
    scarabs: bool = False

    def look(self, console: Console) -> Look:
        """The look of the game on a console."""
        return look_for(console, self.layout.size, scarabs=self.scarabs)

    def board(self, board: Board, console: Console, say: Speaker) -> RenderableType:
        """A board of this game."""
        return board_text(tuple(board.rows), self.layout, self.tiles, frozenset(), self.look(console), say)

    def table(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The board."""
        return self.board(state.board, console, say)

    def sheet(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The score sheet."""
        rows = scarabeo_sheet.sheet_table if self.scarabs else sheet_table
        return rows(state.sheet, state.players, self.look(console), say.of_game(self.game))

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""
        ending = scarabeo_ending.tell_end if self.scarabs else tell_end
        return ending(state.ended, state.players, say.of_game(self.game))


class VerbumTeller:
    """Verbum, which has words on the table and no board."""

    game = "verbum"

    def table(self, state: verbum.State, console: Console, say: Speaker) -> RenderableType:
        """Piles, players and words; all hands once the game is over."""
        view = verbum.view(state, verbum.Watcher.SPECTATOR, state.now)
        # The sheet follows below: beside the words it would stand twice.
        width = min(console.width, verbum_screen.SHEET_BESIDE - 1)
        return verbum_screen.table_screen(view, self._look(state, console), width, say.of_game(self.game))

    def sheet(self, state: verbum.State, console: Console, say: Speaker) -> RenderableType:
        """The record of the turns."""
        look = self._look(state, console)
        return verbum_sheet.sheet_table(state.sheet, state.players, look, say.of_game(self.game))

    def end(self, state: verbum.State, say: Speaker) -> Iterable[RenderableType]:
        """The count and the places."""
        return verbum_ending.tell_end(state, say.of_game(self.game))

    def _look(self, state: verbum.State, console: Console) -> Look:
        return verbum_screen.look_of(console.width, len(state.words), colour=look_for(console).colour)


class DuplicateTeller:
    """Duplicate, which has rounds and a field instead of turns."""

    game = "duplicate"

    def table(self, state: duplicate.State, console: Console, say: Speaker) -> RenderableType:
        """The board."""
        return duplicate_screen.board_screen(state.rules, state.board, console, say)

    def sheet(self, state: duplicate.State, console: Console, say: Speaker) -> RenderableType:  # noqa: ARG002 - as tellers are called
        """The rounds and the standings."""
        own = say.of_game(self.game)
        return Group(duplicate_screen.rounds_table(state, own), "", duplicate_screen.standings_table(state, own))

    def end(self, state: duplicate.State, say: Speaker) -> Iterable[RenderableType]:
        """Why it is over, and who won."""
        return duplicate_screen.tell_end(state, say.of_game(self.game))


SCRABBLE = BoardTeller("scrabble", FIGS.layout, FIGS.tiles)
BOARD_TELLERS = (SCRABBLE, BoardTeller("scarabeo", SCARABEO.layout, SCARABEO.tiles, scarabs=True))
TELLERS: Mapping[str, Teller] = {
    **{teller.game: teller for teller in BOARD_TELLERS},
    "verbum": VerbumTeller(),
    "duplicate": DuplicateTeller(),
}
