"""What the store holds, against what people were promised."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.table_rows import entry_of
from leggio.storage.table_schema import entries, tables
from leggio.storage.transactions import reading
from leggio.table.records import Entry
from support.online.regulars import Comeback, Regular


class Ledgers:
    """Reads a store from outside, as an inspector would."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(read_url(url))
        self._store = SqlEventStore(self._engine)

    async def close(self) -> None:
        """Let go of it."""
        await self._store.close()
        await self._engine.dispose()

    async def last_heartbeat(self) -> int:
        """When a server was last alive, by its own word."""
        return await self._store.last_heartbeat() or 0

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after an event."""
        return await self._store.entries(table, after)

    async def check(self, people: Sequence[Regular]) -> None:
        """Every acknowledged command is there once, no refused one is, and every entry is whole."""
        # What is promised while the store is being read may not be in what was read.
        promises = [(person.table, dict(person.acknowledged), set(person.refused)) for person in people]
        logs, heads = await self.logs({person.table for person in people})
        for table, log in logs.items():
            end = 0
            for entry in log:
                assert entry.seq == end + 1, "an entry is missing"
                assert entry.lines.endswith("\n"), "half an entry"
                assert len(entry.lines.splitlines()) == entry.upto - entry.seq + 1, "half an entry"
                end = entry.upto
            assert heads[table] == end, "the head is not where the log is"
            keys = [entry.idempotency_key.partition("/")[2] for entry in log if entry.idempotency_key]
            assert len(keys) == len(set(keys)), "a command happened twice"
        for table, acknowledged, refused in promises:
            ends = {
                entry.idempotency_key.partition("/")[2]: entry.upto for entry in logs[table] if entry.idempotency_key
            }
            for key, seq in acknowledged.items():
                assert ends.get(key) == seq, f"{key} was acknowledged at {seq}"
            assert not ends.keys() & refused, "what was refused happened"

    async def heads(self, names: set[str]) -> dict[str, int]:
        """The last event of each of these tables."""
        async with reading(self._engine, snapshot=True) as connection:
            return await _heads(connection, names)

    async def logs(self, names: set[str]) -> tuple[dict[str, list[Entry]], dict[str, int]]:
        """The entries of these tables and the last event of each, as of one moment."""
        logs: dict[str, list[Entry]] = {name: [] for name in names}
        async with reading(self._engine, snapshot=True) as connection:
            wanted = select(entries).where(entries.c.table_id.in_(names)).order_by(entries.c.seq)
            for row in await connection.execute(wanted):
                logs[row.table_id].append(entry_of(row))
            return logs, await _heads(connection, names)


async def _heads(connection: AsyncConnection, names: set[str]) -> dict[str, int]:
    found = await connection.execute(select(tables.c.id, tables.c.seq).where(tables.c.id.in_(names)))
    return {row.id: row.seq for row in found}


class Outage:
    """When a server was killed and the next one came, in milliseconds; how long ago it had last said it was alive."""

    def __init__(self, killed_at: int, spawned_at: int, ready_at: int, silent_ms: int) -> None:
        self.killed_at = killed_at
        self.spawned_at = spawned_at
        self.ready_at = ready_at
        # Right to a second; on a machine so busy that the server itself stood still, as right as its last sign of life.
        self.tolerance = max(1000, silent_ms + 250)


def wrong_clocks(comeback: Comeback, outage: Outage) -> list[str]:
    """Clocks of a view after an outage that were charged for it, or that forgot time which was played."""
    before, after = comeback.before, comeback.after
    # The way back is not theirs, nor what the log leaves out before it, where a server could not serve for a while.
    paused = [told["data"]["at"] for told in comeback.missed if told["event"] == "suspended"]
    least = min([outage.killed_at, *paused]) - before.now
    most = (outage.killed_at - before.now) + (after.now - outage.spawned_at)
    # While the game went on meanwhile, whose time it was is not known here; that nobody paid for the outage is.
    still = all(told["event"] in ("suspended", "resumed") for told in comeback.missed)
    found = []
    for name, used, ran in _clocks(comeback):
        if used > most + outage.tolerance:
            found.append(f"{name}: {used} ms were charged for {most}")
        if still and ran and used < least - outage.tolerance:
            found.append(f"{name}: {used} ms were charged for {least}")
    return found


def _clocks(comeback: Comeback) -> list[tuple[str, int, bool]]:
    """What each clock was charged between the two views, and whether it ran."""
    before, after = comeback.before.view, comeback.after.view
    if "time_used_ms" in before:
        used = zip(before["time_used_ms"], after["time_used_ms"], strict=True)
        return [(f"seat {seat}", now - then, seat in before["running"]) for seat, (then, now) in enumerate(used)]
    left, turn = before["time_left_ms"], (before["turn"], before["phase"])
    if left is None or after["time_left_ms"] is None or turn != (after["turn"], after["phase"]):
        return []
    return [("turn", left - after["time_left_ms"], True)] if len(comeback.missed) <= 2 else []
