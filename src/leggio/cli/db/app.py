"""The commands under `leggio db`; they come with a server."""

from leggio.cli.grouping import command_group

db = command_group(
    "db",
    {
        "backup": "leggio.cli.db.backup:backup",
        "restore": "leggio.cli.db.restore:restore",
        "check": "leggio.cli.db.check:check",
    },
)
