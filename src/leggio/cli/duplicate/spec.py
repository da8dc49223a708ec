"""Duplicate at the terminal: it has a command of its own; here is how its events are told."""

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType

from leggio.cli.duplicate.screen import board_screen, rounds_table, standings_table, tell_end
from leggio.cli.hosting.spec import TerminalSpec
from leggio.cli.speaking import Speaker
from leggio.games.duplicate.state import State

GAME = "duplicate"


class DuplicateTeller:
    """Duplicate, which has rounds and a field instead of turns."""

    def table(self, state: State, console: Console, say: Speaker) -> RenderableType:
        """The board."""
        return board_screen(state.rules, state.board, console, say)

    def sheet(self, state: State, console: Console, say: Speaker) -> RenderableType:  # noqa: ARG002 - as tellers are called
        """The rounds and the standings."""
        own = say.of_game(GAME)
        return Group(rounds_table(state, own), "", standings_table(state, own))

    def end(self, state: State, say: Speaker) -> Iterable[RenderableType]:
        """Why it is over, and who won."""
        return tell_end(state, say.of_game(GAME))


TERMINAL = TerminalSpec(teller=DuplicateTeller())
