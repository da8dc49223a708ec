"""Hints at a table: what the strongest bot would do in one's place, told one thing at a time and to nobody else.

Whether one may be told at all is for `lookups.py` to say, which is asked before. Nothing of a hint is in a log, in a
view or in a frame.
"""

from typing import TYPE_CHECKING

import msgspec

from leggio.engine.hinting import ADVISER, Hint, Step, hint_of
from leggio.engine.minds import bots_of
from leggio.table.frames import Refused
from leggio.table.refusals import refuse
from leggio.table.seating import bot_levels

if TYPE_CHECKING:
    from leggio.table.table import Table


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
        view = table.host.machine.view(state, seat, table.writer.now())
        try:
            command = await table.dependencies.bots.want(table.record.settings, ADVISER, seat, view)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with a thought, the game goes on
            table.dependencies.observer.failed("hint", error)
            return None
        if command is not None:
            self._thought[seat] = (seq, command)
        return command

    def _told(self, seat: int, seq: int, command: msgspec.Struct, step: Step) -> Hint:
        table = self._table
        view = table.host.machine.view(table.writer.state, seat, table.writer.now())
        return hint_of(bots_of(table.host.name), view, seq, command, step)
