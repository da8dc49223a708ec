"""`leggio play --game scarabeo`: a new game, or one that goes on."""

from pathlib import Path

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.host import SharedHost
from leggio.cli.journal import Journal
from leggio.cli.play.bots import bots_of
from leggio.cli.scarabeo.desk import Desk
from leggio.cli.scarabeo.options import Choices, options_of
from leggio.cli.scarabeo.session import Session
from leggio.cli.scarabeo.table import GAME, Table
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scarabeo import SCARABEO, State
from leggio.games.scarabeo.commands import AnyCommand, Open, Resume
from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.refusals import refuse


class Host(SharedHost[Table]):
    """Opens tables of Scarabeo, and takes games up again."""

    game = GAME
    longest = SCARABEO.layout.size

    def begin(self, names: tuple[str, ...], choices: Choices, log: Path, chance: Chance | None) -> None:
        """Open a table and play."""
        dictionary = self.dictionary()
        options = options_of(choices, SCARABEO, names, self.say)
        label = dictionary.label if dictionary else ""
        command = Open(rules=SCARABEO.name, players=names, options=options, lexicon=label)
        self.open(command, dictionary, log, chance)

    def _table(
        self, journal: Journal, judge: Judge | None, state: State | None = None, chance: Chance | None = None
    ) -> Table:
        return Table(journal, judge, state, chance)

    def _session(self, table: Table, dictionary: Dictionary | None) -> Session:
        bots = bots_of(table.state.players, dictionary, SCARABEO.name)
        return Session(Desk(table, self.console, self.keyboard, self.say), bots)

    def _no_judge(self, state: State) -> Rejected | None:
        """Where a dictionary decides, and people do not vote (art. 12)."""
        needs_judge = state.options.challenges is not Challenges.BOOK or len(state.players) < state.rules.voters_from
        return refuse("open.no_judge") if needs_judge else None

    def _resumption(self) -> AnyCommand:
        return Resume()
