"""Enters rated games in the book when they are over: every server tries, and the store sees that it happens once."""

import asyncio
from collections.abc import Callable

from leggio.notation.chained import LogError
from leggio.people.ratings.book import RatingStore, Result
from leggio.storage.rated_results import result_of
from leggio.table.ports import EventStore

_EVERY_S = 1.0
_AT_ONCE = 100


class RatingKeeper:
    """Looks for rated games that are over. Nobody waits for it: a game is kept before it is rated."""

    def __init__(self, store: EventStore, book: RatingStore, failed: Callable[[str, Exception], None]) -> None:
        self._store = store
        self._book = book
        self._failed = failed

    async def keep(self) -> None:
        """Enter whatever is due, for as long as the server runs."""
        while True:
            try:
                while await self.enter_due() == _AT_ONCE:
                    pass
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._failed("ratings", error)
            await asyncio.sleep(_EVERY_S)

    async def enter_due(self) -> int:
        """Enter what is due now, in the order in which it ended; how many games were looked at."""
        due = await self._book.due(_AT_ONCE)
        results = [result for table in due if (result := await self._result(table)) is not None]
        for result in sorted(results, key=lambda each: (each.ended_at, each.table)):
            await self._book.enter(result)
        return len(due)

    async def _result(self, table_id: str) -> Result | None:
        table = await self._store.table(table_id)
        if table is None:
            return None
        members, entries = await self._store.members(table_id), await self._store.entries(table_id)
        try:
            # On a thread: a long game takes milliseconds, in which clocks run.
            result = await asyncio.to_thread(result_of, table, members, entries)
        except LogError as error:  # `leggio db check` tells more
            self._failed("ratings", error)
            result = None
        if result is None:
            await self._book.leave_out(table_id)
        return result
