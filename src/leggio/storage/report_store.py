"""The inbox of disputed words over a database, the same code for SQLite and PostgreSQL."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.lexicon.reports import Report
from leggio.storage.report_schema import reports
from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import reading, writing
from leggio.storage.upsert import upsert

_REPORTS = RowMapping(Report, {"at": "reported_at"})
_WHOSE = ("person", "word", "rules")


class SqlReportStore:
    """Disputed words; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, report: Report) -> None:
        """Keep a report, in the place of what this person said of the word before."""
        row = _REPORTS.row(report)
        async with writing(self._engine) as connection:
            statement = upsert(connection, reports).values(row)
            changed = {name: value for name, value in row.items() if name not in _WHOSE}
            await connection.execute(statement.on_conflict_do_update(index_elements=_WHOSE, set_=changed))

    async def all(self) -> list[Report]:
        """Every report, the oldest first."""
        order = (reports.c.reported_at, reports.c.word, reports.c.person)
        async with reading(self._engine) as connection:
            return [_REPORTS.record(row) for row in await connection.execute(select(reports).order_by(*order))]

    async def dismiss(self, word: str) -> int:
        """Forget what was said of a word; how many reports there were."""
        async with writing(self._engine) as connection:
            return (await connection.execute(delete(reports).where(reports.c.word == word))).rowcount
