"""The commands under `leggio db`."""

import typer

from leggio.cli.db.backup import backup
from leggio.cli.db.check import check
from leggio.cli.db.restore import restore

db = typer.Typer(
    name="db",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for _name, _command in (("backup", backup), ("restore", restore), ("check", check)):
    db.command(_name)(_command)
