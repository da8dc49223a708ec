"""From what a client asks to a command of the game: the table fills in who it is, and nobody speaks for another."""

from typing import Any

import msgspec

from leggio.games.common.spec import AnyGame
from leggio.table.frames import Refused, You
from leggio.table.records import Role
from leggio.table.refusals import refuse

_FIELD = "command"
# Filled in by the table; a client that names them is refused.
_OURS = frozenset({"seat", "role", "name"})


def read_command(kind: AnyGame, raw: dict[str, Any], you: You, name: str, arbiter: str | None) -> Any | Refused:
    """The command, if this person may give it. `arbiter` is the role that rules at this table, if a person does."""
    tag = raw.get(_FIELD)
    known = kind.commands.sent
    if not isinstance(tag, str) or tag not in known:
        return refuse("command.unknown", command=tag[:40] if isinstance(tag, str) else None)
    if ours := sorted(_OURS & raw.keys()):
        return refuse("command.bad", field=ours[0])
    who = _who(known[tag], you, name, arbiter)
    if who is None:
        return refuse("command.not_yours", command=tag, role=you.role)
    try:
        return msgspec.convert({**raw, **who}, known[tag])
    except msgspec.ValidationError as error:
        return refuse("command.bad", cause=str(error)[:200])


def _who(command: Any, you: You, name: str, arbiter: str | None) -> dict[str, Any] | None:
    if "seat" in command.__struct_fields__:
        return {"seat": you.seat} if you.role is Role.PLAYER else None
    return {"role": arbiter, "name": name} if you.role in (Role.REFEREE, Role.DESK) and arbiter else None
