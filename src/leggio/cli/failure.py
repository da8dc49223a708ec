"""Ending a command with a sentence on standard error."""

from typing import NoReturn

import typer
from rich.console import Console

from leggio.cli.speech import Speaker


def complain(sentence: str) -> None:
    """Say what is wrong."""
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(sentence)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong, and leave with exit code 1."""
    complain(sentence)
    raise typer.Exit(1)


def at_event(event: int, reason: str, say: Speaker) -> str:
    """What is wrong with an event of a log; the header is the first line, so the event stands one line further."""
    return say("verify.at_event", event=event, line=event + 1, reason=reason)
