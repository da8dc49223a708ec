"""`leggio play --game verbum`: a new game, or one that goes on."""

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.bot_players import bots_at
from leggio.cli.hosting.host import SharedHost
from leggio.cli.lexicons import lexicon_of
from leggio.cli.verbum.desk import Desk, Table
from leggio.cli.verbum.options import Choices, deck_of, options_of
from leggio.cli.verbum.session import Session
from leggio.cli.words import LONGEST_WORD
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.verbum import VERBUM
from leggio.games.verbum.commands import Open, refuse
from leggio.games.verbum.rules import Options
from leggio.games.verbum.state import State
from leggio.games.verbum.word_lists import own_lists
from leggio.lexicon.agreed import CategoryJudge


class Host(SharedHost[Table, State, Choices]):
    """Opens tables of Verbum, and takes games up again."""

    choices = Choices
    longest = LONGEST_WORD

    def _opening(self, choices: Choices, names: tuple[str, ...], dictionary: Dictionary | None) -> Open:
        options = options_of(choices, names, self.say, has_words=dictionary is not None)
        deck = None
        if choices.deck is not None and len(names) in VERBUM.seats:
            deck = deck_of(choices.deck, len(names), self.say)
        label = dictionary.label if dictionary else ""
        return Open(rules=VERBUM.name, players=names, options=options, deck=deck, lexicon=label)

    def _judge(self, dictionary: Dictionary, options: Options) -> Judge:
        """The dictionary for common words, our lists for the other kinds (par. 2)."""
        lexicon = dictionary.lexicon or lexicon_of(VERBUM.name)
        own = own_lists(options.lists)
        return CategoryJudge(lexicon, options.categories, dictionary.judge, own=own, shortest=options.minimum)

    def _session(self, table: Table, choices: Choices, dictionary: Dictionary | None) -> Session:  # noqa: ARG002 - all in the log
        bots = bots_at(self.game.name, table.state.players, table.state.options, dictionary)
        return Session(Desk(table, self.console, self.keyboard, self.say), bots)

    def _no_judge(self, state: State) -> Rejected | None:
        return refuse("open.no_judge") if state.options.needs_judge else None
