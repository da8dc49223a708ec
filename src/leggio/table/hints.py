"""Hints at a table: what the strongest bot would do in one's place, told one thing at a time and to nobody else.

Whether one may be told at all is for `lookups.py` to say, which is asked before. Nothing of a hint is in a log, in a
view or in a frame.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, Any

import msgspec

from leggio.engine.minds import bots_of
from leggio.table.frames import Refused
from leggio.table.refusals import refuse
from leggio.table.seating import bot_levels

if TYPE_CHECKING:
    from leggio.table.table import Table


class Step(IntEnum):
    """How much of it one wants to know."""

    WHERE = 1
    LETTERS = 2
    PLAY = 3


class Hint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one could do, as much of it as was asked for."""

    seq: int  # the event it is upon
    deed: str  # what to do: the tag of a command
    where: tuple[str, ...] = ()  # the squares it fills, or what of the table it is about
    letters: str = ""  # of one's own, from the second step on
    command: dict[str, Any] | None = None  # the whole of it: the last step
    is_last: bool = False  # there is nothing more to tell


class Hints:
    """The hints of one table; what was thought of a position is kept until the table has moved on."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thought: dict[int, tuple[int, msgspec.Struct]] = {}  # by seat, with the event it is upon

    async def hint(self, person: str, step: Step) -> Hint | Refused:
        """For a player whom the table waits for."""
        table = self._table
        seat, seq = table.you(person).seat, table.seq
        if not bot_levels(table.host.name):
            return refuse("hint.none")
        if seat is None or seat not in table.writer.waits_for:
            return refuse("hint.not_now")
        command = await self._best(seat, seq)
        if command is None or seq != table.seq:
            return refuse("hint.not_now")
        return self._told(seat, seq, command, step)

    async def _best(self, seat: int, seq: int) -> msgspec.Struct | None:
        kept = self._thought.get(seat)
        if kept is not None and kept[0] == seq:
            return kept[1]
        table, state = self._table, self._table.writer.state
        if state is None:
            return None
        view = table.host.machine.view(state, seat, table.dependencies.now())
        strongest = bot_levels(table.host.name)[-1]
        try:
            command = await table.dependencies.bots.want(table.record.settings, strongest, seat, view)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with a thought, the game goes on
            table.dependencies.observer.failed("hint", error)
            return None
        if command is not None:
            self._thought[seat] = (seq, command)
        return command

    def _told(self, seat: int, seq: int, command: msgspec.Struct, step: Step) -> Hint:
        table = self._table
        view = table.host.machine.view(table.writer.state, seat, table.dependencies.now())
        outline = bots_of(table.host.name).outline(view, command)
        # What takes no letters has no second step: it is told at once.
        is_last = step is Step.PLAY or not outline.letters
        whole: dict[str, Any] = msgspec.to_builtins(command)
        return Hint(
            seq=seq,
            deed=outline.deed,
            where=outline.where,
            letters=outline.letters if step > Step.WHERE else "",
            command={name: value for name, value in whole.items() if name != "seat"} if is_last else None,
            is_last=is_last,
        )
