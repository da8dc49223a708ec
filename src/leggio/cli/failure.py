"""Ending a command with a sentence on standard error."""

from typing import NoReturn

import typer
from rich.console import Console


def complain(sentence: str) -> None:
    """Say what is wrong."""
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(sentence)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong, and leave with exit code 1."""
    complain(sentence)
    raise typer.Exit(1)
