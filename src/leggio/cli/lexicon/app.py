"""The commands under `leggio lexicon`."""

from leggio.cli.grouping import command_group
from leggio.cli.lexicon.build import build
from leggio.cli.lexicon.check import check
from leggio.cli.lexicon.diff import diff
from leggio.cli.lexicon.editions import editions
from leggio.cli.lexicon.export import export
from leggio.cli.lexicon.importing import import_list
from leggio.cli.lexicon.lists import lists
from leggio.cli.lexicon.stats import stats

lexicon = command_group(
    "lexicon",
    {
        "stats": stats,
        "check": check,
        "build": build,
        "diff": diff,
        "editions": editions,
        "import": import_list,
        "export": export,
        "lists": lists,
        # What people report lies in a server's database.
        "reports": "leggio.cli.lexicon.reports:reports",
        "decide": "leggio.cli.lexicon.decide:decide",
        "owner": "leggio.cli.lexicon.owner:owner",
        "offer": "leggio.cli.lexicon.offer:offer",
    },
)
