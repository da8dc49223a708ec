"""Commands with commands of their own: `leggio db backup` and the like."""

from collections.abc import Mapping

import typer

from leggio.cli.extras import Command, add_command


def command_group(name: str, commands: Mapping[str, Command | str] | None = None) -> typer.Typer:
    """A group of commands, a function each or `module:function` for one that may not be installed.

    Alone it shows its help, and what goes wrong is told in our own words.
    """
    group = typer.Typer(
        name=name,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    for each, command in (commands or {}).items():
        add_command(group, each, command)
    return group
