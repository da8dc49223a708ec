"""From what somebody asks at a tournament to a command: people speak in their own name, players for themselves."""

from collections.abc import Mapping
from typing import get_args

import msgspec

from leggio.table.frames import Refused, You
from leggio.table.hosts.command_parsing import filled_in, find_command
from leggio.table.records import Role
from leggio.table.refusals import refuse
from leggio.tournament import State, commands

# Filled in by the table; a client that names them is refused.
_OURS = frozenset({"by", "opinion", "source", "reference"})
# Commands that nobody sends: tables and the server give them.
_NOT_SENT = (commands.Open, commands.OpenOnline, commands.GoOn)
# What players do for themselves; everything else is for the desk, where rights go by the name of one's link.
_FOR_PLAYERS = frozenset({"report", "challenge"})

SENT: dict[str, type[msgspec.Struct]] = {
    str(each.__struct_config__.tag): each for each in get_args(commands.AnyCommand) if each not in _NOT_SENT
}


def read_order(state: State, raw: Mapping[str, object], you: You, name: str) -> msgspec.Struct | Refused:
    """The command of somebody at the desk or of a player, who both speak only in their own name."""
    found = find_command(SENT, raw, _OURS)
    if isinstance(found, Refused):
        return found
    tag, command = found
    who: dict[str, object] = {"by": name}
    # The list may have been corrected since they came.
    player = state.entrant(you.seat) if you.role is Role.PLAYER and you.seat is not None else None
    if player is not None:
        who = {"by": player.name}
    if player is not None and tag in _FOR_PLAYERS:
        if "player" in raw:
            return refuse("command.bad", field="player")
        who["player"] = player.number
    elif you.role is not Role.DESK:
        return refuse("command.not_yours", command=tag, role=you.role)
    return filled_in(command, raw, who)
