"""`leggio play --game scarabeo`: a new game, or one that goes on."""

from pathlib import Path

from rich.console import Console

from leggio.cli.dictionaries import Dictionary, bundled, of_edition, of_list, recorded
from leggio.cli.failure import fail
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.hosting.parting import parting
from leggio.cli.journal import Journal
from leggio.cli.play.bots import bots_of
from leggio.cli.scarabeo.desk import Desk
from leggio.cli.scarabeo.options import Choices, options_of
from leggio.cli.scarabeo.resuming import check_fits, resume_table
from leggio.cli.scarabeo.session import Session
from leggio.cli.scarabeo.table import GAME, Table
from leggio.cli.speech import Speaker
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.games.scarabeo import SCARABEO, AnyEvent, State
from leggio.games.scarabeo.commands import Open


class Host:
    """Where people play, and the dictionary that was asked for: none given is ours, unless people want none."""

    def __init__(self, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self.console = console
        self.say = say.of_game(GAME)
        self._keyboard = keyboard
        self._no_words = False
        self._words: Path | None = None
        self._given: Dictionary | None = None

    def choose_words(self, words: Path | None, edition: str | None, *, no_words: bool) -> None:
        """Go by a list or an edition, or by no dictionary at all."""
        self._no_words = no_words
        self._words = words
        if words is not None:
            self._given = of_list(words, self.say, SCARABEO.layout.size)
        elif edition is not None:
            self._given = of_edition(edition, self.say)

    def begin(self, names: tuple[str, ...], choices: Choices, log: Path, chance: Chance | None) -> None:
        """Open a table and play."""
        dictionary = None if self._no_words else self._given or bundled(SCARABEO.name, self.say)
        self._introduce(dictionary)
        options = options_of(choices, SCARABEO, names, self.say)
        label = dictionary.label if dictionary else ""
        command = Open(rules=SCARABEO.name, players=names, options=options, lexicon=label)
        with Journal.prepare(log, GAME) as journal:
            table = Table(journal, dictionary.judge if dictionary else None, chance=chance)
            opening = table.do(command)
            if isinstance(opening, Rejected):
                fail(self.say.refusal(opening))
            if dictionary is None:
                self.console.print(self.say("play.no_words"))
            self._play(table, opening, dictionary)

    def go_on(self, log: Path) -> None:
        """Take up a game again."""
        journal, found = Journal.resume(log, GAME)
        state: State = found
        with journal:
            dictionary = None if self._no_words else self._given or recorded(state.lexicon, SCARABEO.name, self.say)
            self._introduce(dictionary)
            check_fits(state, dictionary, self.say)
            self.console.print(self.say("play.resumed", file=log), soft_wrap=True)
            table, events = resume_table(journal, state, dictionary.judge if dictionary else None)
            self._play(table, events, dictionary)

    def _introduce(self, dictionary: Dictionary | None) -> None:
        for line in dictionary.told if dictionary else ():
            self.console.print(line)

    def _play(self, table: Table, opening: tuple[AnyEvent, ...], dictionary: Dictionary | None) -> None:
        bots = bots_of(table.state.players, dictionary, SCARABEO.name)
        finished = Session(Desk(table, self.console, self._keyboard, self.say), bots).run(opening)
        wanted: list[str | Path] = [] if self._words is None else ["--words", self._words]
        self.console.print(parting(table.journal.path, wanted, self.say, finished=finished), soft_wrap=True)
