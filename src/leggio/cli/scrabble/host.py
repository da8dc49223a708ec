"""`leggio play`: a new game of Scrabble, or one that goes on."""

from pathlib import Path

from leggio.cli.dictionaries import Dictionary
from leggio.cli.failure import fail
from leggio.cli.hosting.bot_players import bots_at
from leggio.cli.hosting.host import SharedHost
from leggio.cli.hosting.orders import is_player
from leggio.cli.scrabble.desk import Desk, Table
from leggio.cli.scrabble.options import Choices, check_referee, options_of
from leggio.cli.scrabble.session import Session
from leggio.cli.words import LONGEST_WORD
from leggio.core.outcome import Rejected
from leggio.games.figs import find_rules
from leggio.games.scrabble.commands import Open, refuse
from leggio.games.scrabble.options import Arbiter, Challenges
from leggio.games.scrabble.state import State

_WHO_RULES = {Arbiter.REFEREE: "play.no_words_referee", Arbiter.PANEL: "play.no_words_panel"}


class Host(SharedHost[Table, State, Choices]):
    """Opens tables of Scrabble, and takes games up again."""

    choices = Choices
    longest = LONGEST_WORD

    def _opening(self, choices: Choices, names: tuple[str, ...], dictionary: Dictionary | None) -> Open:
        rules = find_rules(self._rules)
        if rules is None:
            fail(self.say("open.rules", rules=self._rules))
        options = options_of(choices, rules, names, self.say, has_words=dictionary is not None)
        label = dictionary.label if dictionary else ""
        return Open(rules=rules.name, players=names, options=options, lexicon=label)

    def _session(self, table: Table, choices: Choices, dictionary: Dictionary | None) -> Session:
        bots = bots_at(self.game.name, table.state.players, table.state.options, dictionary)
        return Session(Desk(table, self.console, self.keyboard, self.say), bots, choices.referee or "")

    def _without_words(self, choices: Choices, command: Open) -> str:  # type: ignore[override] # its own opening
        referee = choices.referee
        return self.say(_WHO_RULES[command.options.arbiter] if referee else "play.no_words", name=referee or "")

    def _no_judge(self, state: State) -> Rejected | None:
        """Where a dictionary decides, and no person does (art. 28)."""
        needs_judge = state.options.arbiter is Arbiter.JUDGE or state.options.challenges is Challenges.VOID
        return refuse("open.no_judge") if needs_judge else None

    def _check_resumed(self, state: State, choices: Choices) -> None:
        """Whoever rules now must be who ruled at the beginning: a person or none, at the table or beside it."""
        check_referee(choices, self.say)
        referee = choices.referee or ""
        plays = is_player(referee, state.players)
        match state.options.arbiter:
            case Arbiter.JUDGE if referee:
                fail(self.say("option.no_referee", name=referee))
            case Arbiter.PANEL if referee and not plays:
                fail(self.say("option.panel_rules", name=referee))
            case Arbiter.REFEREE if plays:
                fail(self.say("ruling.player", art=self.say.article("28")))
            case Arbiter.REFEREE if state.lexicon and not referee:
                # With nobody to be called to the screen the judge's opinion would show to the players.
                fail(self.say("option.referee_missing"))
            case _:
                return

    def _wanted_again(self, state: State, choices: Choices) -> list[str | Path]:
        """The panel says who it is at each ruling."""
        if choices.referee and state.options.arbiter is Arbiter.REFEREE:
            return ["--referee", choices.referee]
        return []
