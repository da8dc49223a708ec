"""The commands under `leggio tournament`."""

from leggio.cli.grouping import command_group
from leggio.cli.tournament.founding import calendar, close, new, staff
from leggio.cli.tournament.players import back, players, remove, withdraw
from leggio.cli.tournament.printing import print_sheets
from leggio.cli.tournament.publishing import site
from leggio.cli.tournament.reports import export, ratings, standings
from leggio.cli.tournament.results import correct, result
from leggio.cli.tournament.rounds import fix, pair, show_round, start, swap, unpair
from leggio.cli.tournament.rulings import challenge, punish, rule
from leggio.cli.tournament.verifying import verify

tournament = command_group(
    "tournament",
    {
        "new": new,
        "staff": staff,
        "calendar": calendar,
        "players": players,
        "withdraw": withdraw,
        "back": back,
        "remove": remove,
        "pair": pair,
        "round": show_round,
        "unpair": unpair,
        "fix": fix,
        "swap": swap,
        "start": start,
        "result": result,
        "correct": correct,
        "challenge": challenge,
        "rule": rule,
        "punish": punish,
        "standings": standings,
        "ratings": ratings,
        "export": export,
        "print": print_sheets,
        "site": site,
        "close": close,
        "verify": verify,
    },
)
