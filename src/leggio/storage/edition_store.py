"""The editions of a server and its owners over a database, the same code for SQLite and PostgreSQL."""

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.lexicon.edition import Edition, EditionError
from leggio.lexicon.edition.shelf import as_signed
from leggio.storage.edition_schema import editions, owners
from leggio.storage.people_schema import people
from leggio.storage.transactions import DatabaseRow, reading, writing
from leggio.storage.upsert import upsert


class KeptEdition(msgspec.Struct, frozen=True, kw_only=True):
    """A version that is kept here, and whether new tables may choose it."""

    edition: Edition
    offered: bool
    kept_at: int

    @property
    def version(self) -> str:
        """What names this very edition for ever."""
        return self.edition.reference


class Owner(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks after the words of a server."""

    person: str
    name: str
    since: int


class SqlEditionStore:
    """Every version for ever; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, edition: Edition, at: int) -> None:
        """Keep a version and offer it; a number that others know stays what it was: EditionError."""
        newest = await self.newest(edition.name)
        if newest is not None and newest.edition.reference == edition.reference:
            await self.offer(edition.name, offered=True)
            return
        number = newest.edition.number if newest else 0
        if edition.number <= number:
            raise EditionError("edition.number", name=edition.name, number=edition.number, newest=number)
        row = {
            "reference": edition.reference,
            "name": edition.name,
            "number": edition.number,
            "content": edition.content,
            "offered": True,
            "kept_at": at,
        }
        try:
            async with writing(self._engine) as connection:
                await connection.execute(insert(editions).values(row))
        except IntegrityError:  # somebody else was faster with this number
            raise EditionError(
                "edition.number", name=edition.name, number=edition.number, newest=edition.number
            ) from None

    async def offer(self, name: str, *, offered: bool) -> bool:
        """Offer an edition to new tables, or no longer; False if there is none of that name."""
        change = update(editions).where(editions.c.name == name).values(offered=offered)
        async with writing(self._engine) as connection:
            return (await connection.execute(change)).rowcount > 0

    async def all(self) -> list[KeptEdition]:
        """Every version, by name, the newest first."""
        return await self._found(select(editions).order_by(editions.c.name, editions.c.number.desc()))

    async def offered(self) -> list[KeptEdition]:
        """The newest version of each edition that new tables may choose."""
        newest = select(editions.c.name, func.max(editions.c.number).label("number")).group_by(editions.c.name)
        latest = newest.subquery()
        same = (editions.c.name == latest.c.name) & (editions.c.number == latest.c.number)
        wanted = select(editions).join(latest, same).where(editions.c.offered).order_by(editions.c.name)
        return await self._found(wanted)

    async def newest(self, name: str) -> KeptEdition | None:
        """An edition as it is now, offered or not."""
        wanted = select(editions).where(editions.c.name == name).order_by(editions.c.number.desc()).limit(1)
        return next(iter(await self._found(wanted)), None)

    async def find(self, reference: str) -> KeptEdition | None:
        """A version by its reference."""
        return next(iter(await self._found(select(editions).where(editions.c.reference == reference))), None)

    async def numbered(self, name: str, number: int) -> KeptEdition | None:
        """A version by name and number."""
        wanted = select(editions).where(editions.c.name == name, editions.c.number == number)
        return next(iter(await self._found(wanted)), None)

    async def _found(self, wanted: Select[tuple[object, ...]]) -> list[KeptEdition]:
        async with reading(self._engine) as connection:
            return [_kept(row) for row in await connection.execute(wanted)]

    async def is_owner(self, person: str) -> bool:
        """Whether somebody looks after the words here."""
        async with reading(self._engine) as connection:
            return (await connection.execute(select(owners).where(owners.c.person == person))).first() is not None

    async def owners(self) -> list[Owner]:
        """All who do, since when the longest first."""
        wanted = select(owners.c.person, people.c.nickname, owners.c.since).join(people).order_by(owners.c.since)
        async with reading(self._engine) as connection:
            found = await connection.execute(wanted)
            return [Owner(person=row.person, name=row.nickname, since=row.since) for row in found]

    async def appoint(self, person: str, at: int) -> None:
        """Let somebody look after the words."""
        async with writing(self._engine) as connection:
            statement = upsert(connection, owners).values(person=person, since=at)
            await connection.execute(statement.on_conflict_do_nothing())

    async def dismiss(self, person: str) -> bool:
        """Somebody does no longer; False if they did not."""
        async with writing(self._engine) as connection:
            return (await connection.execute(delete(owners).where(owners.c.person == person))).rowcount > 0


def _kept(row: DatabaseRow) -> KeptEdition:
    return KeptEdition(edition=as_signed(row.content, row.reference), offered=row.offered, kept_at=row.kept_at)
