"""The tables a server has in memory: each loaded once however many ask for it, dropped when nobody needs it."""

import asyncio
from collections.abc import Callable, Iterator

from leggio.table.dependencies import Dependencies
from leggio.table.hosts.registry import HOSTED
from leggio.table.lookups import Lookups
from leggio.table.table import Table


class TableCache:
    """Tables by their id. `moved_on` is called with a table whenever something happens at it, and with whose turn it is
    now or no more."""

    def __init__(self, dependencies: Dependencies, moved_on: Callable[[Table, dict[str, bool]], None]) -> None:
        self._dependencies = dependencies
        self._moved_on = moved_on
        self.lookups = Lookups(dependencies, self)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def in_memory(self, table: str) -> Table | None:
        """A table, if it is loaded; it may be behind."""
        return self._tables.get(table)

    async def table(self, table: str) -> Table | None:
        """A table of the store."""
        if loaded := self._tables.get(table):
            if loaded.is_behind:
                await loaded.catch_up()
            return loaded
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def drop(self, table: Table) -> None:
        """Forget a table: it is in the store."""
        self._tables.pop(table.record.id, None)
        await table.close()

    async def _load(self, table_id: str) -> Table | None:
        store = self._dependencies.store
        record = await store.table(table_id)
        if record is None or record.settings.game not in HOSTED:
            return None
        members = await store.members(table_id)
        judge, lexicon = await self._dependencies.judges.judge_of(record.settings)
        host = HOSTED[record.settings.game]
        table = Table(self._dependencies, self.lookups, host, record, members, judge, lexicon)
        table.moved_on = lambda turned: self._moved_on(table, turned)
        if rematch := await store.rematch_of(table_id):
            table.presence.rematch = rematch.id
        await table.load()
        self._tables[table_id] = table
        return table
