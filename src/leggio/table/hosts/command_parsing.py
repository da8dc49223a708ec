"""From what a client asks to a command of the game: the table fills in who it is, and nobody speaks for another."""

from collections.abc import Mapping

import msgspec

from leggio.table.frames import Refused, You
from leggio.table.records import Role
from leggio.table.refusals import refuse

_TAG = "command"

Commands = Mapping[str, type[msgspec.Struct]]


def find_command(
    known: Commands, raw: Mapping[str, object], ours: frozenset[str]
) -> tuple[str, type[msgspec.Struct]] | Refused:
    """The command that somebody names; `ours` are fields that the table fills in, and nobody else."""
    tag = raw.get(_TAG)
    if not isinstance(tag, str) or tag not in known:
        return refuse("command.unknown", command=tag[:40] if isinstance(tag, str) else None)
    if named := sorted(ours & raw.keys()):
        return refuse("command.bad", field=named[0])
    return tag, known[tag]


def filled_in(
    command: type[msgspec.Struct], raw: Mapping[str, object], who: Mapping[str, object]
) -> msgspec.Struct | Refused:
    """The command itself, with who gives it."""
    try:
        return msgspec.convert({**raw, **who}, command)
    except msgspec.ValidationError as error:
        return refuse("command.bad", cause=str(error)[:200])


_OURS = frozenset({"seat", "role", "name"})


def read_command(
    known: Commands, raw: Mapping[str, object], you: You, name: str, arbiter: str | None
) -> msgspec.Struct | Refused:
    """The command, if this person may give it. `arbiter` is the role that rules at this table, if a person does."""
    found = find_command(known, raw, _OURS)
    if isinstance(found, Refused):
        return found
    tag, command = found
    who = _who(command, you, name, arbiter)
    return refuse("command.not_yours", command=tag, role=you.role) if who is None else filled_in(command, raw, who)


def _who(command: type[msgspec.Struct], you: You, name: str, arbiter: str | None) -> dict[str, object] | None:
    if "seat" in command.__struct_fields__:
        return {"seat": you.seat} if you.role is Role.PLAYER else None
    return {"role": arbiter, "name": name} if you.role in (Role.REFEREE, Role.DESK) and arbiter else None
