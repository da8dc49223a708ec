"""The games with a board, for the commands that think about positions."""

from typing import Annotated

import typer

from leggio.cli.options import one_of
from leggio.core.letters import JOLLY
from leggio.engine.registry import board_games, rules_of
from leggio.notation.errors import NotationError

RULES_OF = board_games()  # the words and the board of each
BoardGameOption = Annotated[str, typer.Option("--game", parser=one_of(RULES_OF), metavar=f"<{'|'.join(RULES_OF)}>")]


def of_another_game(game: str, line: int) -> NotationError:
    """A position that is well-formed, but with a board or a rack that this game does not have."""
    rules = rules_of(RULES_OF[game])
    has = {"size": rules.layout.size, "tiles": rules.rack_size, "jollies": rules.tiles.counts[JOLLY]}
    return NotationError(line, "position.other_game", **has)
