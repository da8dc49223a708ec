"""The games with a board, for the commands that think about positions."""

from enum import StrEnum
from typing import Annotated

import typer

from leggio.games.scarabeo import SCARABEO
from leggio.games.scrabble.rules import FIGS


class BoardGame(StrEnum):
    """The games that have positions."""

    SCRABBLE = "scrabble"
    SCARABEO = "scarabeo"


BoardGameOption = Annotated[BoardGame, typer.Option("--game", help="Il gioco. / The game.")]
RULES_OF = {BoardGame.SCRABBLE: FIGS.name, BoardGame.SCARABEO: SCARABEO.name}  # the words and the board of each
