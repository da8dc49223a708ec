"""`leggio completion SHELL`: what a shell needs to complete commands, options and their values."""

import os
from enum import StrEnum
from typing import Annotated

import typer

COMPLETE = "_LEGGIO_COMPLETE"  # a shell that wants to know asks by this variable


class Shell(StrEnum):
    """Shells that can ask."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def completion(shell: Annotated[Shell, typer.Argument()]) -> None:
    """Print the script of a shell."""
    from typer._completion_shared import get_completion_script  # noqa: PLC0415 - typer shows it to nobody

    typer.echo(get_completion_script(prog_name="leggio", complete_var=COMPLETE, shell=shell.value))


def is_asked() -> bool:
    """Whether a shell asks, and not a person."""
    return COMPLETE in os.environ


def listen() -> None:
    """Make ready to answer a shell."""
    from typer._completion_classes import completion_init  # noqa: PLC0415 - as above

    completion_init()
