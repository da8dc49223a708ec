"""Who is at a table, for everyone to see, at other servers too."""

from typing import TYPE_CHECKING

from leggio.table.audience import Remote
from leggio.table.frames import TableChanged
from leggio.table.table_info import table_info

if TYPE_CHECKING:
    from leggio.table.table import Table


class Presence:
    """Shows the people of one table to each other."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._informed = table.host.conduct.informed
        self.rematch: str | None = None  # where the same people play again

    def show(self) -> None:
        """Whoever wants to know sees who sits at the table and who is present."""
        for client in self._table.audience:
            if client.you.role in self._informed:
                client.send_frame(TableChanged(table=table_info(self._table, client.visitor.person)))

    def announce(self) -> None:
        """Somebody came or went: everyone sees it, at other servers too."""
        self.show()
        here = self._table.audience.here()
        self._table.publish("presence", people=list(here.people), watching=here.watching)

    def remote_changed(self, node: str, people: Remote) -> None:
        """Another server tells who is connected there."""
        self._table.audience.set_remote(node, people)
        self.show()
        if not self._table.seq:
            self._table.tasks.start(self._table.somebody_came())

    def remote_lost(self, node: str) -> None:
        """A server is gone, and with it those connected there."""
        if self._table.audience.drop_remote(node):
            self.show()

    def has_rematch(self, table: str, *, publish: bool = True) -> None:
        """The same people play again, at another table."""
        self.rematch = table
        self.show()
        if publish:
            self._table.publish("rematch", id=table)
