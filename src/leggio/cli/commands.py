"""The subcommands, each imported only when it is asked for: judging a word must not wait for a board."""

from functools import lru_cache
from typing import cast

import typer
from typer._click.shell_completion import CompletionItem  # typer has no name of its own for it
from typer.core import TyperGroup
from typer.main import get_command

from leggio.cli.extras import add_command, found
from leggio.cli.helping import told, with_help
from leggio.cli.locales import usual_language
from leggio.cli.speaking import Speaker

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
    "completion": "leggio.cli.completion:completion",
    "train": "leggio.cli.train:train_command",
    "db": "leggio.cli.db.app:db",
    "ratings": "leggio.cli.ratings.app:ratings",
}
GROUPS = frozenset({"db", "find", "lexicon", "ratings", "tournament"})


class LazyCommands(TyperGroup):
    """Commands found by name."""

    def list_commands(self, ctx):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        return list(COMMANDS)

    def get_command(self, ctx, cmd_name):  # type: ignore[no-untyped-def]  # noqa: ARG002, D102
        # Its options tell what they are if nobody says: the language that is usual now.
        return _loaded(cmd_name, usual_language()) if cmd_name in COMMANDS else None

    def shell_complete(self, ctx, incomplete):  # type: ignore[no-untyped-def]
        """The names that begin so, without loading what is behind them, and the options."""
        say = Speaker(usual_language())
        names = [
            CompletionItem(name, help=told(f"help.{name}", say).partition("\n")[0])
            for name in COMMANDS
            if name.startswith(incomplete)
        ]
        return names + (super().shell_complete(ctx, incomplete) if incomplete.startswith("-") else [])


@lru_cache
def _loaded(name: str, usual: str) -> object:  # noqa: ARG001 - a part of the key
    if name in GROUPS:
        return with_help(get_command(cast("typer.Typer", found(COMMANDS[name]))), name)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    add_command(alone, name, COMMANDS[name])
    return with_help(get_command(alone), name)
