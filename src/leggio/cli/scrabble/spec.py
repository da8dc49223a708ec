"""Scrabble at the terminal: its host, its flags, how its games are told."""

from leggio.cli.ending import tell_end
from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.spec import TerminalSpec, flag
from leggio.cli.scrabble.host import Host
from leggio.cli.screen import sheet_table
from leggio.games.common.spec import Material
from leggio.games.figs import FIGS

TERMINAL = TerminalSpec(
    host=Host,
    teller=BoardTeller(
        "scrabble",
        Material(layout=FIGS.layout, tiles=FIGS.tiles, rack_size=FIGS.rack_size),
        sheet_table,
        tell_end,
    ),
    usual={"challenges": "figs", "minutes": "25"},
    flags={
        "referee": flag(str | None),
        "clock_by_hand": flag(bool, "--clock-by-hand", default=False),
        "auto_claim": flag(bool, "--auto-claim", default=False),
        "deduct_at_limit": flag(bool, "--deduct-at-limit", default=False),
        "absent": flag(list[str] | None),
    },
)
