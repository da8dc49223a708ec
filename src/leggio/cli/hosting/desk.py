"""The shared screen and keyboard: what is asked and answered, what happened since, and nothing left to be found."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

import msgspec
from rich.console import Console
from rich.text import Text

from leggio.cli.board import ACCENT, Look, rack_text
from leggio.cli.hosting.hangup import hangup_leaves
from leggio.cli.hosting.keyboard import DueError, Keyboard
from leggio.cli.hosting.table import HostedTable, StateT
from leggio.cli.screen import clear
from leggio.cli.speaking import Speaker
from leggio.core.machine import CommandT, EventT, ViewT, WatcherT
from leggio.core.outcome import Rejected
from leggio.core.tiles import Distribution
from leggio.speech.printable import printable

YES_NO = {
    **dict.fromkeys(("s", "si", "sì", "y", "yes"), True),
    **dict.fromkeys(("n", "no"), False),
}
LONGEST_SHORT_NAME = 12


class LeftError(Exception):
    """People left the keyboard."""


class SharedDesk(Generic[StateT, EventT, CommandT, ViewT, WatcherT]):
    """Asks people, and hands what they want to the table. A game says what it shows, and how it tells events."""

    def __init__(
        self,
        table: HostedTable[StateT, EventT, CommandT, ViewT, WatcherT],
        console: Console,
        keyboard: Keyboard,
        say: Speaker,
    ) -> None:
        self.table = table
        self.console = console
        self.say = say
        self.news: list[str] = []
        self.rack = ""  # as arranged on the screen
        self._keyboard = keyboard

    # -- what a game says ------------------------------------------------------------------------

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the rack of the player who sits before the screen, if one does."""
        raise NotImplementedError

    def show_sheet(self) -> None:
        """The score sheet."""
        raise NotImplementedError

    def show_help(self) -> None:
        """Every command, and what it does."""
        raise NotImplementedError

    def _toolbar(self) -> str:
        raise NotImplementedError

    def _told(self, event: EventT) -> Iterable[str]:
        raise NotImplementedError

    def _wants_to_leave(self, line: str) -> bool:
        raise NotImplementedError

    def _is_due(self) -> bool:
        """Whether something happened by itself that whoever is typing should know at once."""
        return False

    def spelt(self, letters: str) -> Sequence[str]:
        """Tiles or cards as sentences of this game have them."""
        return tuple(letters)

    def hint_details(self, command: msgspec.Struct) -> Mapping[str, object]:  # noqa: ARG002 - for games that say more
        """What else a sentence needs that tells somebody to do this."""
        return {}

    # -- showing ---------------------------------------------------------------------------------

    def wipe(self) -> None:
        """Nothing is left on the screen."""
        clear(self.console)

    def tell_news(self) -> None:
        """What happened since the last time."""
        for sentence in self.news:
            self.console.print(Text(sentence, style=ACCENT))
        self.news.clear()

    def _arrange(self, rack: str) -> None:
        """Keep the order on the screen while the tiles are the same."""
        if sorted(self.rack) != sorted(rack):
            self.rack = rack

    def _show_rack(self, rack: str, tiles: Distribution, look: Look) -> None:
        """The rack of whoever sits before the screen, in the order they left it in."""
        self._arrange(rack)
        label = "" if look.compact else f"{self.say('play.rack')}  "  # no room for it beside the tiles
        self.console.print(Text.assemble((label, "dim"), rack_text(self.rack, tiles, look)))

    def _fitted(self, parts: list[str]) -> str:
        """The toolbar: what matters most stands first, the rest is there as long as there is room for it."""
        while len(parts) > 1 and len("  ·  ".join(parts)) > self.console.width:
            parts.pop()
        return "  ·  ".join(parts)

    # -- asking and doing ------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        """One line of answer; what fell due meanwhile has happened. Empty, if that cut the question short."""
        try:
            with hangup_leaves():
                answer = self._keyboard.ask(question, self._toolbar, self._is_due)
        except DueError:
            answer = ""
        except (EOFError, KeyboardInterrupt, OSError):  # the last where the terminal itself is gone
            raise LeftError from None
        self.note(self.table.tick())
        return answer.strip()

    def confirmed(self, question: str) -> bool:
        """Yes or no, and nothing else: a slip must not become a ruling."""
        while True:
            answer = self.ask(question).lower()
            if answer in YES_NO:
                return YES_NO[answer]
            if self._wants_to_leave(answer):
                raise LeftError

    def do(self, command: CommandT) -> bool:
        """Carry out a command: True if it was, else the refusal is in the news."""
        outcome = self.table.do(command)
        if isinstance(outcome, Rejected):
            self.news.append(self._refusal(command, outcome))
            return False
        self.note(outcome)
        return True

    def _refusal(self, command: CommandT, rejected: Rejected) -> str:  # noqa: ARG002 - for games that say more
        return self.say.refusal(rejected, self.table.state.players)

    def note(self, events: tuple[EventT, ...]) -> None:
        """Put what happened into the news."""
        self.news += [sentence for event in events for sentence in self._told(event)]

    def too_late(self, line: str) -> None:
        """A line that was meant for another moment; whoever wanted to leave still leaves."""
        if self._wants_to_leave(line):
            raise LeftError
        if line:
            self.news.append(self.say("play.too_late", text=line[:40]))

    def puzzled(self, line: str) -> None:
        """A line that makes no sense; an empty one needs no answer."""
        if line:
            self.news.append(self.say("play.what", text=line[:40]))


AnyDesk: TypeAlias = SharedDesk[Any, Any, Any, Any, Any]  # of whatever game


def short_name(name: str, longest: int = LONGEST_SHORT_NAME) -> str:
    """A name that leaves room for the others."""
    shown = printable(name)
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"
