"""The commands under `leggio lexicon`."""

import typer

from leggio.cli.lexicon.build import build
from leggio.cli.lexicon.check import check
from leggio.cli.lexicon.diff import diff
from leggio.cli.lexicon.export import export
from leggio.cli.lexicon.importing import import_list
from leggio.cli.lexicon.lists import lists
from leggio.cli.lexicon.reports import reports
from leggio.cli.lexicon.stats import stats

lexicon = typer.Typer(
    name="lexicon",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for _name, _command in (
    ("stats", stats),
    ("check", check),
    ("build", build),
    ("diff", diff),
    ("import", import_list),
    ("export", export),
    ("lists", lists),
    ("reports", reports),
):
    lexicon.command(_name)(_command)
