"""The commands under `leggio db`."""

from leggio.cli.db.backup import backup
from leggio.cli.db.check import check
from leggio.cli.db.restore import restore
from leggio.cli.grouping import command_group

db = command_group("db", {"backup": backup, "restore": restore, "check": check})
