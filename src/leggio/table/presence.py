"""Who is at a table, for everyone to see, at other servers too."""

import asyncio
from typing import TYPE_CHECKING

from leggio.table.audience import Remote, encode
from leggio.table.frames import TableChanged
from leggio.table.records import Role
from leggio.table.table_info import table_info

if TYPE_CHECKING:
    from leggio.table.table import Table

# Between two times that comings and goings are told; longer for a crowd, whose every telling costs as much as it is
# large: at most a tenth of the server's time goes into it.
_PAUSE_S = 0.25
_PAUSE_PER_CLIENT_S = 0.0004


class Presence:
    """Shows the people of one table to each other."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._informed = table.host.conduct.informed
        self.rematch: str | None = None  # where the same people play again
        self.is_late = False  # whether what people at other servers do is told with a delay
        self._next_at = 0.0  # not before is it told again who is here
        self._timer: asyncio.TimerHandle | None = None
        self._is_ours = False  # whether it is for other servers to know, too

    def show(self, *, everyone: bool = False) -> None:
        """Whoever wants to know sees who sits at the table and who is present; what concerns everyone, everyone."""
        table = self._table
        for client in table.audience.members:
            if everyone or client.you.role in self._informed:
                client.send_frame(TableChanged(table=table_info(table, client.visitor.person)))
        watchers = table.audience.watchers if everyone or Role.SPECTATOR in self._informed else ()
        if watchers:  # they all see the same
            table.delivery.send(encode(TableChanged(table=table_info(table, ""))), watchers)

    def announce(self) -> None:
        """Somebody came or went: everyone sees it, at other servers too."""
        self._is_ours = True
        self._changed()

    def remote_changed(self, node: str, people: Remote) -> None:
        """Another server tells who is connected there."""
        self._table.audience.set_remote(node, people)
        self._changed()
        if not self._table.seq:
            self._table.tasks.start(self._table.somebody_came())

    def remote_lost(self, node: str) -> None:
        """A server is gone, and with it those connected there."""
        if self._table.audience.drop_remote(node):
            self._changed()

    def news_are_late(self, *, late: bool) -> None:
        """Servers do not hear each other, or do again: those are told who have somebody elsewhere to wait for."""
        late = late and any(not self._table.audience.has(member.person) for member in self._table.members)
        if late != self.is_late:
            self.is_late = late
            self.show(everyone=True)

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _changed(self) -> None:
        """Tell at once what happens now and then; what happens all the time, a few times a second."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            return
        if loop.time() >= self._next_at:
            self._tell()
        else:
            self._timer = loop.call_at(self._next_at, self._tell)

    def _tell(self) -> None:
        self._timer = None
        pause = max(_PAUSE_S, _PAUSE_PER_CLIENT_S * len(self._table.audience))
        self._next_at = asyncio.get_running_loop().time() + pause
        self.show()
        if self._is_ours:
            self._is_ours = False
            here = self._table.audience.here()
            self._table.publish("presence", people=list(here.people), watching=here.watching)

    def has_rematch(self, table: str, *, publish: bool = True) -> None:
        """The same people play again, at another table."""
        self.rematch = table
        self.show()
        if publish:
            self._table.publish("rematch", id=table)
