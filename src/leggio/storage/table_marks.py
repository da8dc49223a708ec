"""How far tables have come, asked of the database for many at once."""

from collections.abc import Iterator, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from leggio.storage.table_schema import chat, members, tables
from leggio.table.records import Mark

_AT_ONCE = 1_000  # a statement of SQLite takes some thousands of parameters

_SEATED = select(func.count().label("members"), func.max(members.c.joined_at).label("joined_at"), members.c.table_id)
_rematches = tables.alias()


async def read_marks(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Mark]:
    """The marks of these tables."""
    found: dict[str, Mark] = {}
    for some in _slices(ids):
        seated = _SEATED.where(members.c.table_id.in_(some)).group_by(members.c.table_id).subquery()
        said = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == tables.c.id)
        rematch = select(_rematches.c.id).where(_rematches.c.previous == tables.c.id)
        wanted = (
            select(
                tables.c.id,
                tables.c.seq,
                func.coalesce(seated.c.members, 0).label("members"),
                func.coalesce(seated.c.joined_at, 0).label("joined_at"),
                said.scalar_subquery().label("said"),
                rematch.scalar_subquery().label("rematch"),
            )
            .outerjoin(seated, seated.c.table_id == tables.c.id)
            .where(tables.c.id.in_(some))
        )
        for row in await connection.execute(wanted):
            found[row.id] = Mark(
                seq=row.seq, members=row.members, joined_at=row.joined_at, said=row.said, rematch=row.rematch
            )
    return found


def _slices(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (ids[start : start + _AT_ONCE] for start in range(0, len(ids), _AT_ONCE))
