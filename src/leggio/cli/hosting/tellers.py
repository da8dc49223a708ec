"""How a game of any kind is told once it is on paper: by its own terminal, or like any board game."""

from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.generic.screen import GenericTeller
from leggio.cli.hosting.spec import Teller, find_terminal, terminals
from leggio.games.common.spec import AnyGame


def teller_of(game: AnyGame) -> Teller:
    """The words and drawings of a game."""
    if terminal := find_terminal(game.name):
        return terminal.teller
    material, rules = game.rulebook.material, game.rulebook.find(game.rulebook.names[0])
    if material is None or rules is None:
        raise LookupError(f"nobody can show a game of {game.name}")
    return GenericTeller(game, material(rules))


def board_tellers() -> dict[str, BoardTeller]:
    """Those of our board games, by name."""
    return {name: spec.teller for name, spec in terminals().items() if isinstance(spec.teller, BoardTeller)}
