"""`leggio play --game scarabeo`: a new game, or one that goes on."""

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.bot_players import bots_at
from leggio.cli.hosting.host import SharedHost
from leggio.cli.scarabeo.desk import Desk, Table
from leggio.cli.scarabeo.options import Choices, options_of
from leggio.cli.scarabeo.session import Session
from leggio.core.outcome import Rejected
from leggio.games.scarabeo import SCARABEO
from leggio.games.scarabeo.commands import Open, refuse
from leggio.games.scarabeo.rules import Challenges
from leggio.games.scarabeo.state import State


class Host(SharedHost[Table, State, Choices]):
    """Opens tables of Scarabeo, and takes games up again."""

    choices = Choices
    longest = SCARABEO.layout.size

    def _opening(self, choices: Choices, names: tuple[str, ...], dictionary: Dictionary | None) -> Open:
        options = options_of(choices, SCARABEO, names, self.say)
        label = dictionary.label if dictionary else ""
        return Open(rules=SCARABEO.name, players=names, options=options, lexicon=label)

    def _session(self, table: Table, choices: Choices, dictionary: Dictionary | None) -> Session:  # noqa: ARG002 - all in the log
        bots = bots_at(self.game.name, table.state.players, table.state.options, dictionary)
        return Session(Desk(table, self.console, self.keyboard, self.say), bots)

    def _no_judge(self, state: State) -> Rejected | None:
        """Where a dictionary decides, and people do not vote (art. 12)."""
        needs_judge = state.options.challenges is not Challenges.BOOK or len(state.players) < state.rules.voters_from
        return refuse("open.no_judge") if needs_judge else None
