"""A batch of entries, and what writes one: each store in its own quickest way, in one transaction."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from leggio.table.records import Entry, Head


class EntryWrite(msgspec.Struct, frozen=True):
    """An entry and how its table stands after it."""

    entry: Entry
    head: Head


class BatchCommit(Protocol):
    """Writes batches."""

    async def commit(self, writes: Sequence[EntryWrite]) -> set[str]:
        """Write all those that follow what is there, in one transaction; the tables of the others.

        No two are of one table. Returns when they are on disk. Whatever it raises, nothing was written, unless the
        database does not answer: then nobody knows.
        """

    async def close(self) -> None:
        """Let go of whatever is held."""
