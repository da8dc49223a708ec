"""A board game that was played: its board, and what its own package says of sheet and end."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType

from leggio.cli.board import Look, board_text, look_for
from leggio.cli.speaking import Speaker
from leggio.core.board import Board
from leggio.games.common.spec import Material

SheetTable = Callable[[Any, tuple[str, ...], Look, Speaker], RenderableType]
TellEnd = Callable[[Any, tuple[str, ...], Speaker], Iterable[RenderableType]]


@dataclass(frozen=True)
class BoardTeller:
    """A game on a board."""

    game: str
    material: Material
    sheet_table: SheetTable
    tell_end: TellEnd
    scarabs: bool = False

    def look(self, console: Console) -> Look:
        """The look of the game on a console."""
        return look_for(console, self.material.layout.size, scarabs=self.scarabs)

    def board(self, board: Board, console: Console, say: Speaker) -> RenderableType:
        """A board of this game."""
        layout, tiles = self.material.layout, self.material.tiles
        return board_text(tuple(board.rows), layout, tiles, frozenset(), self.look(console), say)

    def table(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The board."""
        return self.board(state.board, console, say)

    def sheet(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The score sheet."""
        return self.sheet_table(state.sheet, state.players, self.look(console), say.of_game(self.game))

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""
        return self.tell_end(state.ended, state.players, say.of_game(self.game))
