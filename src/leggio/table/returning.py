"""Whoever comes back to a table after their server fell does not pay for the way."""

from typing import TYPE_CHECKING

from leggio.table.records import EVERYONE, Member
from leggio.table.seating import is_awaited
from leggio.table.signs import KNOWN_MS

if TYPE_CHECKING:
    from leggio.table.table import Table


class Returning:
    """Those for whom one table waits and who are not there, or were not until now."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._left: dict[str, int] = {}  # when somebody was last connected here, by the steady clock

    def left(self, person: str) -> None:
        """Their last connection here is gone."""
        self._left[person] = self._table.dependencies.signs.steady()

    async def came(self, person: str) -> None:
        """Somebody is there who was not connected here: leave out how long they have had no server."""
        table, dependencies = self._table, self._table.dependencies
        if not any(member.person == person for member in self._awaited()):
            return
        now = dependencies.now()
        heartbeats = dict(await dependencies.store.heartbeats(now - KNOWN_MS))
        heartbeats.pop(dependencies.node, None)
        dependencies.signs.see(heartbeats, now)
        if (silence := self._silence(person)) is not None:
            table.writer.leave_out_last(silence)
            await table.deadlines.tick()

    def on_their_way(self) -> int | None:
        """For how long somebody has had no server whom the table waits for and who is not there, in milliseconds.

        In a hall somebody always is not there: it is left out when they come.
        """
        if self._table.writer.waits_for == EVERYONE:
            return None
        present = self._table.audience.present
        missing = (member.person for member in self._awaited() if member.person not in present)
        return max(filter(None, map(self._silence, missing)), default=None)

    def _awaited(self) -> list[Member]:
        waits_for = self._table.writer.waits_for
        return [member for member in self._table.members if is_awaited(member.seat, waits_for)]

    def _silence(self, person: str) -> int | None:
        signs, troubles = self._table.dependencies.signs, self._table.dependencies.unserved.troubles()
        nodes = self._table.audience.nodes_of(person)
        return signs.silence(nodes=nodes, since=self._left.get(person), troubles=troubles)
