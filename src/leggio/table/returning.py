"""Whoever comes back to a table after their server fell does not pay for the way, nor is anything due meanwhile."""

import time
from typing import TYPE_CHECKING

from leggio.table.records import Member
from leggio.table.seating import is_awaited
from leggio.table.signs import KNOWN_MS

if TYPE_CHECKING:
    from leggio.table.table import Table


class Returning:
    """Those who were at one table and are not, or were not until now."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._left: dict[str, int] = {}  # when somebody was last connected here, by the steady clock

    def left(self, person: str) -> None:
        """Their last connection here is gone."""
        self._left[person] = _steady()

    async def came(self, person: str) -> None:
        """Somebody is there who was not connected here: leave out how long their server has been silent."""
        table, dependencies = self._table, self._table.dependencies
        if not any(member.person == person for member in self._awaited()):
            return
        now = dependencies.now()
        heartbeats = dict(await dependencies.store.heartbeats(now - KNOWN_MS))
        heartbeats.pop(dependencies.node, None)
        dependencies.signs.see(heartbeats, now, _steady())
        nodes = table.audience.nodes_of(person)
        silence = dependencies.signs.silence(_steady(), nodes=nodes, since=self._left.get(person))
        if silence is not None:
            table.writer.leave_out_last(silence)
            await table.deadlines.tick()

    @property
    def is_on(self) -> bool:
        """Whether the table waits for somebody who may just be on their way back from a server that fell."""
        present = self._table.audience.present
        is_missing = any(member.person not in present for member in self._awaited())
        return is_missing and self._table.dependencies.signs.has_one_just_fallen(_steady())

    def _awaited(self) -> list[Member]:
        waits_for = self._table.writer.waits_for
        return [member for member in self._table.members if is_awaited(member.seat, waits_for)]


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000
