"""Ending a command with a sentence on standard error."""

from typing import NoReturn

import typer

from leggio.cli.codes import FAILED
from leggio.cli.speaking import Speaker


class SpokenError(Exception):
    """Something the user should know, on its way up to where it becomes a sentence."""

    exit_code = FAILED

    def sentence(self, say: Speaker) -> str:
        """What to say."""
        raise NotImplementedError


def complain(sentence: str) -> None:
    """Say what is wrong."""
    typer.echo(sentence, err=True)


def fail(sentence: str, code: int = FAILED) -> NoReturn:
    """Say what is wrong, and leave."""
    complain(sentence)
    raise typer.Exit(code)


def at_event(event: int, reason: str, say: Speaker) -> str:
    """What is wrong with an event of a log; the header is the first line, so the event stands one line further."""
    return say("verify.at_event", event=event, line=event + 1, reason=reason)
