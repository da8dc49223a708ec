"""The games with a board, for the commands that think about positions."""

from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.options import one_of
from leggio.cli.speaking import Speaker
from leggio.core.letters import JOLLY
from leggio.engine.registry import board_games, rules_of
from leggio.notation.errors import NotationError

RULES_OF = board_games()  # the words and the board of each
BoardGameOption = Annotated[str, typer.Option("--game", parser=one_of(RULES_OF), metavar=f"<{'|'.join(RULES_OF)}>")]
HOUSE = sorted({name for rules in RULES_OF.values() for name in rules_of(rules).house_rules})
HouseOption = Annotated[list[str] | None, typer.Option("--house", parser=one_of(HOUSE), metavar=f"<{'|'.join(HOUSE)}>")]


def house_rules(game: str, house: list[str] | None, say: Speaker) -> tuple[str, ...]:
    """Choices of a table that plays depend on; ends the program for one that this game does not have."""
    for name in house or ():
        if name not in rules_of(RULES_OF[game]).house_rules:
            fail(say("option.house", game=game, house=name))
    return tuple(dict.fromkeys(house or ()))


def of_another_game(game: str, line: int) -> NotationError:
    """A position that is well-formed, but with a board or a rack that this game does not have."""
    rules = rules_of(RULES_OF[game])
    has = {"size": rules.layout.size, "tiles": rules.rack_size, "jollies": rules.tiles.counts[JOLLY]}
    return NotationError(line, "position.other_game", **has)
