"""What servers tell each other: tables that moved on, people who came and went, servers that fell silent."""

import asyncio
from collections.abc import Callable, Mapping

from leggio.table.audience import Remote
from leggio.table.chat import receive_chat
from leggio.table.dependencies import Dependencies
from leggio.table.peers import Peers
from leggio.table.ports import Notice
from leggio.table.table import Table
from leggio.table.table_cache import TableCache

ALIVE_S = 0.5


class ClusterNotices:
    """Listens to the other servers, and keeps them informed that this one lives."""

    def __init__(
        self,
        dependencies: Dependencies,
        tables: TableCache,
        peers: Peers,
        turned: Callable[[str, Mapping[str, bool]], None],
    ) -> None:
        self._dependencies = dependencies
        self._tables = tables
        self._turned = turned  # called for a table that nobody here looks at
        self._peers = peers

    async def listen(self) -> None:
        """Hear the others, for as long as the bus is open."""
        await self._dependencies.bus.listen(self._receive)

    async def keep_announcing(self) -> None:
        """Say now and then that this server is there; miss those that do not."""
        while True:
            self._dependencies.bus.publish(Notice(table="", node=self._dependencies.node, kind="alive"))
            await asyncio.sleep(ALIVE_S)
            self._drop_silent_nodes()

    def _drop_silent_nodes(self) -> None:
        if self._dependencies.bus.is_silent:  # nobody is heard, and it is not known who is gone
            return
        for node in self._peers.drop_gone(asyncio.get_running_loop().time()):
            for table in self._tables:
                table.presence.remote_lost(node)

    async def _receive(self, notice: Notice) -> None:
        if notice.node == self._dependencies.node:
            return
        try:
            await self._take(notice)
        except Exception as error:  # noqa: BLE001 - one notice must not stop the others
            self._dependencies.observer.failed("notice", error)

    async def _take(self, notice: Notice) -> None:
        if notice.kind == "lost":  # the bus was away for a while: nobody knows what was missed
            for table in self._tables:
                table.presence.announce()
                await table.catch_up()
            return
        if self._peers.hear(notice.node, asyncio.get_running_loop().time()):
            for table in self._tables:
                table.presence.announce()
        found = self._tables.in_memory(notice.table)
        if found is not None:
            await _look_again(found, notice)
        if notice.kind == "entry" and (found is None or not len(found.audience)):
            self._turned(notice.table, notice.data.get("turned", {}))


async def _look_again(table: Table, notice: Notice) -> None:
    data = notice.data
    match notice.kind:
        case "entry":
            table.note_remote_seq(data["seq"])
        case "seats":
            await table.seats_changed(publish=False)
        case "presence":
            table.presence.remote_changed(notice.node, Remote(tuple(data["people"]), data["watching"]))
        case "chat":
            receive_chat(table, data)
        case "rematch":
            table.presence.has_rematch(data["id"], publish=False)
        case _:  # of a newer server: it will be understood when this one is newer too
            pass
