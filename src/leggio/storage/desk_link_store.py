"""Personal links to tournaments' desks over a database, the same code for SQLite and PostgreSQL."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.desk_link_schema import desk_links
from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import reading, writing
from leggio.table.desk_links import DeskLink

_LINKS = RowMapping(DeskLink, {"table": "table_id"})


class SqlDeskLinkStore:
    """Links by their table; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, link: DeskLink, secret: str) -> None:
        """Keep a link by the hash of its secret."""
        async with writing(self._engine) as connection:
            await connection.execute(insert(desk_links), _LINKS.row(link, secret=secret))

    async def find(self, table: str, secret: str) -> DeskLink | None:
        """The link whose secret has this hash."""
        wanted = select(desk_links).where(desk_links.c.table_id == table, desk_links.c.secret == secret)
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
            return _LINKS.record(row) if row else None

    async def of(self, table: str) -> list[DeskLink]:
        """The links of a tournament, the oldest first."""
        order = (desk_links.c.made_at, desk_links.c.id)
        wanted = select(desk_links).where(desk_links.c.table_id == table).order_by(*order)
        async with reading(self._engine) as connection:
            return [_LINKS.record(row) for row in await connection.execute(wanted)]

    async def remove(self, *links: DeskLink) -> None:
        """Forget links: they lead nowhere any more."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(desk_links).where(desk_links.c.id.in_([link.id for link in links])))
