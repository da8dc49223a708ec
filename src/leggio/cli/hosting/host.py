"""Whoever opens a table at this terminal, or takes up a game again: the dictionary, the journal, the parting."""

from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import Console

from leggio.cli.dictionaries import Dictionary, bundled, of_edition, of_list, recorded
from leggio.cli.failure import fail
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.hosting.parting import parting
from leggio.cli.hosting.resuming import check_fits
from leggio.cli.hosting.session import SharedSession
from leggio.cli.hosting.table import HostedTable
from leggio.cli.journal import Journal
from leggio.cli.speech import Speaker
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge

TableT = TypeVar("TableT", bound=HostedTable[Any, Any, Any])


class SharedHost(Generic[TableT]):
    """Where people play, and the dictionary that was asked for: none given is ours, unless people want none.

    A game says what its tables and sessions are.
    """

    game: ClassVar[str]
    longest: ClassVar[int]  # letters of the longest word in a list of one's own

    def __init__(self, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self.console = console
        self.say = say.of_game(self.game)
        self.keyboard = keyboard
        self._no_words = False
        self._words: Path | None = None
        self._given: Dictionary | None = None

    # -- what a game says ------------------------------------------------------------------------

    def _table(self, journal: Journal, judge: Judge | None, state: Any = None, chance: Chance | None = None) -> TableT:
        raise NotImplementedError

    def _judge(self, dictionary: Dictionary, options: Any) -> Judge:  # noqa: ARG002 - for games that judge by more
        """Who judges by this dictionary."""
        return dictionary.judge

    def _session(self, table: TableT, dictionary: Dictionary | None) -> SharedSession[Any]:
        raise NotImplementedError

    def _no_judge(self, state: Any) -> Rejected | None:
        """The refusal of going on without a judge, where a game needs one."""
        raise NotImplementedError

    def _resumption(self) -> Any:
        """The command that takes a game up again."""
        raise NotImplementedError

    # -- opening and going on --------------------------------------------------------------------

    def choose_words(self, words: Path | None, edition: str | None, *, no_words: bool) -> None:
        """Go by a list or an edition, or by no dictionary at all."""
        self._no_words = no_words
        self._words = words
        if words is not None:
            self._given = of_list(words, self.say, self.longest)
        elif edition is not None:
            self._given = of_edition(edition, self.say)

    def dictionary(self) -> Dictionary | None:
        """The dictionary of a new game, introduced."""
        found = None if self._no_words else self._given or bundled(self.game, self.say)
        self._introduce(found)
        return found

    def open(self, command: Any, dictionary: Dictionary | None, log: Path, chance: Chance | None) -> None:
        """Open a table and play."""
        with Journal.prepare(log, self.game) as journal:
            judge = self._judge(dictionary, command.options) if dictionary else None
            table = self._table(journal, judge, chance=chance)
            opening = table.do(command)
            if isinstance(opening, Rejected):
                fail(self.say.refusal(opening))
            if dictionary is None:
                self.console.print(self.say("play.no_words"))
            self._play(table, opening, dictionary)

    def go_on(self, log: Path) -> None:
        """Take up a game again."""
        journal, state = Journal.resume(log, self.game)
        with journal:
            dictionary = None if self._no_words else self._given or recorded(state.lexicon, self.game, self.say)
            self._introduce(dictionary)
            check_fits(state, dictionary, self.say, self._no_judge(state))
            self.console.print(self.say("play.resumed", file=log), soft_wrap=True)
            judge = self._judge(dictionary, state.options) if dictionary else None
            table = self._table(journal, judge, state)
            resumed = table.do(self._resumption()) if state.suspended is not None else ()
            self._play(table, () if isinstance(resumed, Rejected) else resumed, dictionary)

    def _introduce(self, dictionary: Dictionary | None) -> None:
        for line in dictionary.told if dictionary else ():
            self.console.print(line)

    def _play(self, table: TableT, opening: tuple[Any, ...], dictionary: Dictionary | None) -> None:
        finished = self._session(table, dictionary).run(opening)
        wanted: list[str | Path] = [] if self._words is None else ["--words", self._words]
        self.console.print(parting(table.journal.path, wanted, self.say, finished=finished), soft_wrap=True)
