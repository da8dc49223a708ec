"""The inbox of disputed words over a database, the same code for SQLite and PostgreSQL."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.lexicon.reports import Decider, Outcome, Report
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
        return await self._found(reports.c.reported_at, reports.c.word, reports.c.person)

    async def of(self, person: str) -> list[Report]:
        """What one person reported, the latest first."""
        return await self._found(reports.c.reported_at.desc(), reports.c.word, where=reports.c.person == person)

    async def decide(self, decided: Sequence[Report], outcome: Outcome, why: str, by: Decider, at: int) -> int:
        """Say what becomes of reports, in place of what was said before; how many there were.

        A report that its person changed since it was read stays as they left it.
        """
        change = update(reports).values(outcome=outcome.value, why=why, decided_at=at, decided_by=by.value, news=True)
        async with writing(self._engine) as connection:
            return sum([(await connection.execute(change.where(_as_read(each)))).rowcount for each in decided])

    async def unseen(self, person: str) -> int:
        """How many of a person's reports were decided since they last looked."""
        count = select(func.count()).select_from(reports).where(reports.c.person == person, reports.c.news)
        async with reading(self._engine) as connection:
            return (await connection.execute(count)).scalar_one()

    async def seen(self, person: str, upto: int) -> None:
        """A person has seen what was decided up to then."""
        seen = and_(reports.c.person == person, reports.c.news, reports.c.decided_at <= upto)
        async with writing(self._engine) as connection:
            await connection.execute(update(reports).where(seen).values(news=False))

    async def dismiss(self, word: str) -> int:
        """Forget what was said of a word; how many reports there were."""
        async with writing(self._engine) as connection:
            return (await connection.execute(delete(reports).where(reports.c.word == word))).rowcount

    async def _found(
        self, *order: ColumnElement[int] | ColumnElement[str], where: ColumnElement[bool] | None = None
    ) -> list[Report]:
        query = select(reports).order_by(*order)
        async with reading(self._engine) as connection:
            found = await connection.execute(query if where is None else query.where(where))
            return [_REPORTS.record(row) for row in found]


def _as_read(report: Report) -> ColumnElement[bool]:
    return and_(
        reports.c.person == report.person,
        reports.c.word == report.word,
        reports.c.rules == report.rules,
        reports.c.reported_at == report.at,
    )
