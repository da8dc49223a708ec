"""`leggio play --game verbum`: a new game, or one that goes on."""

from pathlib import Path

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.host import SharedHost
from leggio.cli.journal import Journal
from leggio.cli.lexicons import lexicon_of
from leggio.cli.verbum.bots import bots_of
from leggio.cli.verbum.desk import Desk
from leggio.cli.verbum.options import Choices, deck_of, options_of
from leggio.cli.verbum.session import Session
from leggio.cli.verbum.table import GAME, Table
from leggio.cli.words import LONGEST_WORD
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.verbum import VERBUM, Options, State
from leggio.games.verbum.commands import AnyCommand, Open, Resume
from leggio.games.verbum.refusals import refuse
from leggio.lexicon.agreed import CategoryJudge


class Host(SharedHost[Table]):
    """Opens tables of Verbum, and takes games up again."""

    game = GAME
    longest = LONGEST_WORD

    def begin(self, names: tuple[str, ...], choices: Choices, log: Path, chance: Chance | None) -> None:
        """Open a table and play."""
        options = options_of(choices, names, self.say)
        deck = None
        if choices.deck is not None and len(names) in VERBUM.seats:
            deck = deck_of(choices.deck, len(names), self.say)
        dictionary = self.dictionary()
        label = dictionary.label if dictionary else ""
        command = Open(rules=VERBUM.name, players=names, options=options, deck=deck, lexicon=label)
        self.open(command, dictionary, log, chance)

    def _table(
        self, journal: Journal, judge: Judge | None, state: State | None = None, chance: Chance | None = None
    ) -> Table:
        return Table(journal, judge, state, chance)

    def _judge(self, dictionary: Dictionary, options: Options) -> Judge:
        """The dictionary for common words, our lists for the other kinds (par. 2)."""
        return CategoryJudge(lexicon_of(GAME), options.categories, dictionary.judge)

    def _session(self, table: Table, dictionary: Dictionary | None) -> Session:
        bots = bots_of(table.state.players, dictionary, table.state.options.categories)
        return Session(Desk(table, self.console, self.keyboard, self.say), bots)

    def _no_judge(self, state: State) -> Rejected | None:
        return refuse("open.no_judge") if state.options.needs_judge else None

    def _resumption(self) -> AnyCommand:
        return Resume()
