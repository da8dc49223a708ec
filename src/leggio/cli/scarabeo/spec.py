"""Scarabeo at the terminal: its host, its flags, how its games are told."""

from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.spec import TerminalSpec, flag
from leggio.cli.scarabeo.ending import tell_end
from leggio.cli.scarabeo.host import Host
from leggio.cli.scarabeo.sheet import sheet_table
from leggio.games.common.spec import Material
from leggio.games.scarabeo import SCARABEO
from leggio.games.scarabeo.rules import Joining, LetterSquares

TERMINAL = TerminalSpec(
    host=Host,
    teller=BoardTeller(
        "scarabeo",
        Material(layout=SCARABEO.layout, tiles=SCARABEO.tiles, rack_size=SCARABEO.rack_size),
        sheet_table,
        tell_end,
        scarabs=True,
    ),
    usual={"challenges": "book", "minutes": "2"},
    flags={
        "letters": flag(LetterSquares | None, show_default="covered"),
        "joining": flag(Joining | None, show_default="lengthen"),
    },
)
