"""Asking people: with a line that shows the clocks running on a terminal, plainly where there is none."""

import asyncio
import sys
from collections.abc import Callable
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.formatted_text import HTML
from prompt_toolkit.history import DummyHistory
from rich.console import Console
from rich.text import Text

Toolbar = Callable[[], str]
IsDue = Callable[[], bool]

LOOKS_EVERY_S = 0.2


class DueError(Exception):
    """Something happened by itself while people were typing: the question is no longer the one to ask."""


def never() -> bool:
    """Nothing happens by itself."""
    return False


class Keyboard(Protocol):
    """Where answers come from. Raises EOFError or KeyboardInterrupt when people leave, DueError when time does."""

    has_person: bool  # someone sits there: the end of input is their wish to leave

    def ask(self, question: str, toolbar: Toolbar, is_due: IsDue = never) -> str:
        """One line of answer."""


class TerminalKeyboard:
    """A terminal: the clocks go on running below the line one types in."""

    has_person = True

    def ask(self, question: str, toolbar: Toolbar, is_due: IsDue = never) -> str:
        """Ask with live clocks; nothing typed is kept, for the next player must not find it."""
        # A session for each question: prompt_toolkit would offer the last player's line to the next one.
        session: PromptSession[str] = PromptSession(history=DummyHistory())
        bold = HTML("<b>{}</b> › ").format(question)
        return session.prompt(bold, bottom_toolbar=toolbar, refresh_interval=0.5, pre_run=lambda: _watch(is_due))


def _watch(is_due: IsDue) -> None:
    """Leave the question as soon as something is due."""
    app = get_app()

    async def wait() -> None:
        while not is_due():
            await asyncio.sleep(LOOKS_EVERY_S)
        if app.future is not None and not app.future.done():
            app.exit(exception=DueError())

    if is_due is not never:
        app.create_background_task(wait())


class PlainKeyboard:
    """Answers from a pipe, a file or a terminal that knows no escape codes: no clocks, the question is printed."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.has_person = sys.stdin.isatty()

    def ask(self, question: str, toolbar: Toolbar, is_due: IsDue = never) -> str:  # noqa: ARG002 - nobody watches a pipe
        """Ask on the console, read a line; nothing interrupts the reading."""
        self._console.print(Text.assemble((question, "bold"), " › "), end="")
        line = sys.stdin.readline()
        if not line:
            self._console.print()
            raise EOFError
        return line.rstrip("\n")


def keyboard_for(console: Console) -> Keyboard:
    """The keyboard that fits where we run."""
    interactive = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
    return TerminalKeyboard() if interactive else PlainKeyboard(console)
