"""The subcommands, each imported only when it is asked for: judging a word must not wait for a board."""

from functools import lru_cache
from typing import cast

import typer
from typer.core import TyperGroup
from typer.main import get_command

from leggio.cli.extras import add_command, found
from leggio.cli.helping import with_help

# Each command is a function, but for the groups: Typer applications with commands of their own.
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
    "engine": "leggio.cli.engine:engine",
    "match": "leggio.cli.match.command:match",
    "train": "leggio.cli.train:train_command",
    "db": "leggio.cli.db.app:db",
}
GROUPS = frozenset({"db", "find", "lexicon", "tournament"})


class LazyCommands(TyperGroup):
    """Commands found by name."""

    def list_commands(self, ctx):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        return list(COMMANDS)

    def get_command(self, ctx, cmd_name):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        return _loaded(cmd_name) if cmd_name in COMMANDS else None


@lru_cache
def _loaded(name: str) -> object:
    if name in GROUPS:
        return with_help(get_command(cast("typer.Typer", found(COMMANDS[name]))), name)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    add_command(alone, name, COMMANDS[name])
    return with_help(get_command(alone), name)
