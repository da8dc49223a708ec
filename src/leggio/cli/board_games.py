"""The games with a board, for the commands that think about positions."""

from enum import StrEnum
from typing import Annotated

import typer

from leggio.core.letters import JOLLY
from leggio.games.figs.rules import FIGS
from leggio.games.scarabeo import SCARABEO
from leggio.notation.errors import NotationError


class BoardGame(StrEnum):
    """The games that have positions."""

    SCRABBLE = "scrabble"
    SCARABEO = "scarabeo"


BoardGameOption = Annotated[BoardGame, typer.Option("--game", help="Il gioco. / The game.")]
RULES_OF = {BoardGame.SCRABBLE: FIGS.name, BoardGame.SCARABEO: SCARABEO.name}  # the words and the board of each


def of_another_game(game: BoardGame, line: int) -> NotationError:
    """A position that is well-formed, but with a board or a rack that this game does not have."""
    rules = SCARABEO if game is BoardGame.SCARABEO else FIGS
    has = {"size": rules.layout.size, "tiles": rules.rack_size, "jollies": rules.tiles.counts[JOLLY]}
    return NotationError(line, "position.other_game", **has)
