"""Whoever opens a table at this terminal, or takes up a game again: the dictionary, the journal, the parting."""

from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from rich.console import Console

from leggio.cli.dictionaries import Dictionary, bundled, of_edition, of_list, recorded
from leggio.cli.failure import fail
from leggio.cli.hosting.asked import Asked
from leggio.cli.hosting.beginning import chance_of, default_log, names_of
from leggio.cli.hosting.bots import seated_with
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.hosting.parting import parting
from leggio.cli.hosting.resuming import check_fits
from leggio.cli.hosting.session import SharedSession
from leggio.cli.hosting.table import AnyTable, HostedTable
from leggio.cli.journal import Journal
from leggio.cli.speaking import Speaker
from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.house_options import HouseOptions
from leggio.games.common.spec import AnyGame
from leggio.games.common.state import changed

TableT = TypeVar("TableT", bound=AnyTable)
ChoicesT = TypeVar("ChoicesT", bound=msgspec.Struct)
StateT = TypeVar("StateT")


class SharedHost(Generic[TableT, StateT, ChoicesT]):
    """Where people play, and the dictionary that was asked for: none given is ours, unless people want none.

    A game says which choices it has, how they open a table, and what a session of it is.
    """

    choices: type[ChoicesT]  # its fields are flags of the command line
    longest: ClassVar[int]  # letters of the longest word in a list of one's own

    def __init__(self, game: AnyGame, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self.game = game
        self.console = console
        self.say = say.of_game(game.name)
        self.keyboard = keyboard
        self._asked: Asked

    # -- what a game says ------------------------------------------------------------------------

    def _opening(self, choices: ChoicesT, names: tuple[str, ...], dictionary: Dictionary | None) -> msgspec.Struct:
        """The command that opens the table; what makes no sense ends with a sentence."""
        raise NotImplementedError

    def _session(self, table: TableT, choices: ChoicesT, dictionary: Dictionary | None) -> SharedSession[Any]:
        raise NotImplementedError

    def _no_judge(self, state: StateT) -> Rejected | None:
        """The refusal of going on without a judge, where a game needs one."""
        raise NotImplementedError

    def _judge(self, dictionary: Dictionary, options: Any) -> Judge:  # noqa: ARG002 - for games that judge by more
        """Who judges by this dictionary."""
        return dictionary.judge

    def _check_resumed(self, state: StateT, choices: ChoicesT) -> None:
        """End with a sentence where a game cannot go on with these choices."""

    def _wanted_again(self, state: StateT, choices: ChoicesT) -> list[str | Path]:  # noqa: ARG002 - for games that want more
        """The flags, beside the words, without which the game does not go on."""
        return []

    def _without_words(self, choices: ChoicesT, command: msgspec.Struct) -> str:  # noqa: ARG002 - for games that say more
        """What people read where no dictionary rules."""
        return self.say("play.no_words")

    # -- opening and going on --------------------------------------------------------------------

    def play(self, asked: Asked) -> None:
        """Begin a game with the choices of that game, or go on with one."""
        self._asked = asked
        picked = {name: asked.flags[name] for name in self.choices.__struct_fields__ if name in asked.flags}
        choices = self.choices(**picked)
        if self.game.rulebook.find(self._rules) is None:
            fail(self.say("open.rules", rules=asked.rules))
        given = self._given()
        if asked.resume is not None:
            self._go_on(asked.resume, choices, given)
        else:
            self._begin(choices, given)

    @property
    def _rules(self) -> str:
        """The rules that were asked for, or the usual ones."""
        return self._asked.rules or self.game.rulebook.names[0]

    def _given(self) -> Dictionary | None:
        """The dictionary named on the command line, if one is."""
        asked = self._asked
        if asked.words is not None:
            return of_list(asked.words, self.say, self.longest)
        return None if asked.edition is None else of_edition(asked.edition, self.say, self._rules)

    def _begin(self, choices: ChoicesT, given: Dictionary | None) -> None:
        asked = self._asked
        if asked.family and not asked.bots:
            fail(self.say("option.no_bots", option="--family"))
        dictionary = None if asked.no_words else given or bundled(self._rules, self.say)
        self._introduce(dictionary)
        people = names_of(asked.players, len(asked.bots), self.keyboard, self.say)
        names = seated_with(people, asked.bots, self.say)
        command = self._by_house_rules(self._opening(choices, names, dictionary), people)
        if dictionary is None:
            self.console.print(self._without_words(choices, command))
        with Journal.prepare(asked.log or default_log(names), self.game.name) as journal:
            judge = self._judge(dictionary, getattr(command, "options", None)) if dictionary else None
            table = self._table(journal, judge, chance=chance_of(asked.seed))
            opening = table.do(command)
            if isinstance(opening, Rejected):
                fail(self.say.refusal(opening))
            self._play(table, opening, choices, dictionary)

    def _by_house_rules(self, command: msgspec.Struct, people: tuple[str, ...]) -> msgspec.Struct:
        """With bots: the words they lay, and where one person plays against bots alone, moves may be taken back."""
        options = getattr(command, "options", None)
        if not self._asked.bots or not isinstance(options, HouseOptions):
            return command
        if self._asked.family:
            options = changed(options, family=True)
        if len(people) <= 1 and self.game.abilities.arbiter(msgspec.to_builtins(options)) is None:
            options = changed(options, takes_back=0)  # bots take the last seats
        return changed(command, options=options)

    def _go_on(self, log: Path, choices: ChoicesT, given: Dictionary | None) -> None:
        journal, state = Journal.resume(log, self.game.name)
        with journal:
            dictionary = None if self._asked.no_words else given or recorded(state.lexicon, state.rules.name, self.say)
            self._introduce(dictionary)
            check_fits(state, dictionary, self.say, self._no_judge(state))
            self._check_resumed(state, choices)
            self.console.print(self.say("play.resumed", file=log), soft_wrap=True)
            judge = self._judge(dictionary, state.options) if dictionary else None
            table = self._table(journal, judge, state)
            resumed = table.do(self.game.commands.resume()) if state.suspended is not None else ()
            self._play(table, () if isinstance(resumed, Rejected) else resumed, choices, dictionary)

    def _table(self, journal: Journal, judge: Judge | None, state: Any = None, chance: Chance | None = None) -> Any:
        return HostedTable(self.game, journal, judge, state, chance)

    def _introduce(self, dictionary: Dictionary | None) -> None:
        for line in dictionary.told if dictionary else ():
            self.console.print(line)

    def _play(
        self, table: TableT, opening: tuple[Event, ...], choices: ChoicesT, dictionary: Dictionary | None
    ) -> None:
        finished = self._session(table, choices, dictionary).run(opening)
        wanted: list[str | Path] = [] if self._asked.words is None else ["--words", self._asked.words]
        wanted += self._wanted_again(table.state, choices)
        self.console.print(parting(table.journal.path, wanted, self.say, finished=finished), soft_wrap=True)
