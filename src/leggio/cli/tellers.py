"""How each game is told once it is on paper: its board, its sheet, its end."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, RenderableType

from leggio.cli.board import Look, look_for
from leggio.cli.ending import tell_end
from leggio.cli.files import FileError
from leggio.cli.scarabeo import ending as scarabeo_ending
from leggio.cli.scarabeo import sheet as scarabeo_sheet
from leggio.cli.screen import sheet_table
from leggio.cli.speech import Speaker
from leggio.core.board import Layout
from leggio.core.tiles import Distribution
from leggio.games.scarabeo import SCARABEO
from leggio.games.scrabble import FIGS


class Teller(msgspec.Struct, frozen=True):
    """The words and drawings of one game; the table handed in is of that game."""

    game: str
    layout: Layout
    tiles: Distribution
    rows: Callable[..., RenderableType]
    ending: Callable[..., Iterable[RenderableType]]
    scarabs: bool = False

    def look(self, console: Console) -> Look:
        """The look of the game on a console."""
        return look_for(console, self.layout.size, scarabs=self.scarabs)

    def sheet(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The score sheet."""
        return self.rows(state.sheet, state.players, self.look(console), say.of_game(self.game))

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""
        return self.ending(state.ended, state.players, say.of_game(self.game))


def teller_of(game: str, file: Path) -> Teller:
    """How the game of a file is told; one that has no words of its own yet ends with a sentence."""
    if game not in TELLERS:
        raise FileError("file.other_game", file=file, game=game)
    return TELLERS[game]


TELLERS: Mapping[str, Teller] = {
    teller.game: teller
    for teller in (
        Teller("scrabble", FIGS.layout, FIGS.tiles, sheet_table, tell_end),
        Teller(
            "scarabeo",
            SCARABEO.layout,
            SCARABEO.tiles,
            scarabeo_sheet.sheet_table,
            scarabeo_ending.tell_end,
            scarabs=True,
        ),
    )
}
