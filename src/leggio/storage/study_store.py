"""What people have practised over a database, the same code for SQLite and PostgreSQL."""

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.study_schema import study
from leggio.storage.transactions import reading, writing
from leggio.storage.upsert import upsert
from leggio.study.deck import Deck
from leggio.study.practice import OpenQuestion, Practice


class SqlStudyStore:
    """What people practise, by person; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> Practice:
        """What a person practises, nothing yet for whoever has not studied yet."""
        async with reading(self._engine) as connection:
            row = (await connection.execute(select(study).where(study.c.person == person))).first()
        if row is None:
            return Practice()
        return Practice(
            deck=msgspec.json.decode(row.deck, type=Deck),
            open=msgspec.json.decode(row.asked, type=OpenQuestion | None),
            version=row.version,
        )

    async def keep(self, person: str, practice: Practice, at: int) -> bool:
        """Keep it in place of the version before it; False if somebody else was faster."""
        row = {
            "version": practice.version,
            "deck": msgspec.json.encode(practice.deck).decode(),
            "asked": msgspec.json.encode(practice.open).decode(),
            "changed_at": at,
        }
        async with writing(self._engine) as connection:
            if practice.version == 1:
                first = upsert(connection, study).values(person=person, **row).on_conflict_do_nothing()
                return (await connection.execute(first)).rowcount == 1
            before = (study.c.person == person) & (study.c.version == practice.version - 1)
            return (await connection.execute(update(study).where(before).values(**row))).rowcount == 1
