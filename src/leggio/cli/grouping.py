"""Commands with commands of their own: `leggio db backup` and the like."""

from collections.abc import Callable, Mapping

import typer


def command_group(name: str, commands: Mapping[str, Callable[..., None]] | None = None) -> typer.Typer:
    """A group of commands; alone it shows its help, and what goes wrong is told in our own words."""
    group = typer.Typer(
        name=name,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    for each, command in (commands or {}).items():
        group.command(each)(command)
    return group
