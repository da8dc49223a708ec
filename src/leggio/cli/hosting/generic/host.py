"""`leggio play --game …`: a game that brings no terminal of its own, or one of it that goes on."""

import msgspec

from leggio.cli.dictionaries import Dictionary
from leggio.cli.failure import fail
from leggio.cli.hosting.bot_players import BotPlayers
from leggio.cli.hosting.generic.desk import Desk
from leggio.cli.hosting.generic.session import Session
from leggio.cli.hosting.host import SharedHost
from leggio.cli.hosting.table import AnyTable, HostedState
from leggio.cli.words import LONGEST_WORD
from leggio.core.outcome import Rejected
from leggio.games.common.spec import Material


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """No flag makes a table of a game that nobody knows beforehand: it has its usual options."""


class GenericHost(SharedHost[AnyTable, HostedState, Choices]):
    """Opens tables of any board game, and takes games up again."""

    choices = Choices
    longest = LONGEST_WORD

    def _opening(self, choices: Choices, names: tuple[str, ...], dictionary: Dictionary | None) -> msgspec.Struct:  # noqa: ARG002 - there are none
        if self._asked.bots:
            fail(self.say("option.not_of_game", option="--bot"))
        book = self.game.rulebook
        label = dictionary.label if dictionary else ""
        options = book.options(book.find(self._rules))
        command: msgspec.Struct = self.game.commands.open(
            rules=self._rules, players=names, options=options, lexicon=label
        )
        return command

    def _session(self, table: AnyTable, choices: Choices, dictionary: Dictionary | None) -> Session:  # noqa: ARG002 - all in the log
        return Session(
            Desk(table, self._material(table), self.console, self.keyboard, self.say), BotPlayers(self.game.name, {})
        )

    def _material(self, table: AnyTable) -> Material:
        material = self.game.rulebook.material
        if material is None:
            raise TypeError(f"{self.game.name} has no board")
        return material(table.state.rules)

    def _no_judge(self, state: HostedState) -> Rejected | None:
        """A game that was opened with a dictionary goes on with one."""
        return Rejected("open.no_judge") if state.lexicon else None
