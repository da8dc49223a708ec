"""One round at the keyboard, whatever is played against: slips until the round is closed or time is up."""

import random
from collections.abc import Callable
from enum import StrEnum

import msgspec
from rich.console import Console
from rich.text import Text

from leggio.cli.board import ACCENT
from leggio.cli.duplicate.orders import Verb, Writing, parse
from leggio.cli.duplicate.screen import round_screen
from leggio.cli.hosting.hangup import hangup_leaves
from leggio.cli.hosting.keyboard import DueError, Keyboard
from leggio.cli.screen import clock_face
from leggio.cli.speaking import Speaker
from leggio.core.board import Board
from leggio.games.duplicate.rules import RuleSet


class Leaving(StrEnum):
    """How a round is left."""

    CLOSED = "closed"
    ENDED = "ended"  # no more rounds
    GONE = "gone"  # for now


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to play for in a round, and how to hand something in."""

    rules: RuleSet
    board: Board
    rack: str
    heading: str
    left_ms: Callable[[], int | None]  # on the stopwatch; None: there is none
    hand_in: Callable[[str, Writing], str]  # the word with its jollies, and where; what to say to it


class Asker:
    """Asks for slips."""

    def __init__(self, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self.console = console
        self.say = say
        self._keyboard = keyboard

    def tell(self, sentence: str) -> None:
        """Say something that stands out."""
        self.console.print(Text(sentence, style=ACCENT))

    def play(self, bout: Bout) -> Leaving:
        """Show the round, and take what is typed until it is over."""
        rack = bout.rack
        self._show(bout, rack)
        while True:
            line = self._ask(bout)
            if line is None:
                return Leaving.GONE
            if _is_up(bout):
                self.tell(self.say("dup.time_up"))
                return Leaving.GONE if parse(line) is Verb.QUIT else Leaving.CLOSED
            match order := parse(line):
                case Writing():
                    self.tell(bout.hand_in(order.slip_word(bout.board, bout.rack), order))
                case Verb.CLOSE:
                    return Leaving.CLOSED
                case Verb.END:
                    return Leaving.ENDED
                case Verb.QUIT:
                    return Leaving.GONE
                case Verb.SHUFFLE:
                    rack = "".join(random.sample(rack, len(rack)))
                    self._show(bout, rack)
                case Verb.HELP:
                    self.console.print(self.say("dup.help"))
                case None:
                    self.tell(self.say("dup.what", text=line[:40]))

    def _show(self, bout: Bout, rack: str) -> None:
        self.console.print()
        self.console.print(round_screen(bout.rules, bout.board, rack, bout.heading, self.console, self.say))

    def _ask(self, bout: Bout) -> str | None:
        """A line; empty if time cut the question short, None if whoever sat there has left."""

        def toolbar() -> str:
            left = bout.left_ms()
            return bout.heading if left is None else f"{clock_face(left)}  ·  {bout.heading}"

        try:
            with hangup_leaves():
                return self._keyboard.ask(self.say("dup.prompt"), toolbar, lambda: _is_up(bout))
        except DueError:
            return ""
        except (EOFError, KeyboardInterrupt, OSError):  # the last where the terminal itself is gone
            return None


def _is_up(bout: Bout) -> bool:
    left = bout.left_ms()
    return left is not None and left <= 0
