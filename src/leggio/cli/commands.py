"""The subcommands, each imported only when it is asked for: judging a word must not wait for a board."""

from functools import lru_cache
from importlib import import_module

import typer
from typer.core import TyperGroup
from typer.main import get_command

from leggio.cli.helping import with_help

# Each command is a function, or a Typer application with commands of its own.
COMMANDS = {
    "play": "leggio.cli.play.command:play",
    "duplicate": "leggio.cli.duplicate.command:duplicate",
    "serve": "leggio.cli.serve:serve",
    "judge": "leggio.cli.judge:judge",
    "find": "leggio.cli.find:find",
    "study": "leggio.cli.study.command:study",
    "lexicon": "leggio.cli.lexicon.app:lexicon",
    "tournament": "leggio.cli.tournament.app:tournament",
    "verify": "leggio.cli.verify:verify",
    "export": "leggio.cli.export:export",
    "show": "leggio.cli.show:show",
    "analyze": "leggio.cli.analyze.command:analyze",
    "moves": "leggio.cli.moves:moves",
    "perft": "leggio.cli.perft:perft",
    "autoplay": "leggio.cli.autoplay:autoplay",
    "train": "leggio.cli.train:train_command",
    "db": "leggio.cli.db.app:db",
}


class LazyCommands(TyperGroup):
    """Commands found by name."""

    def list_commands(self, ctx):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        return list(COMMANDS)

    def get_command(self, ctx, cmd_name):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        return _loaded(cmd_name) if cmd_name in COMMANDS else None


@lru_cache
def _loaded(name: str) -> object:
    module, _, attribute = COMMANDS[name].partition(":")
    target = getattr(import_module(module), attribute)
    if isinstance(target, typer.Typer):
        return with_help(get_command(target), name)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    alone.command(name)(target)
    return with_help(get_command(alone), name)
