"""The rating book over a database, the same code for SQLite and PostgreSQL.

A game is entered in one transaction that holds the book's lock: it takes the next number, reads where its players
stand, and writes what it did to them. However often servers die, a game is entered once, or not yet.
"""

from collections.abc import Iterable, Sequence

from sqlalchemy import Select, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.people.person import Kind
from leggio.people.ratings.book import BookEntry, Line, Ranked, Rated, Result, shared_places
from leggio.people.ratings.editions import CURRENT, Edition, Standing, is_provisional, newcomer, rated
from leggio.people.ratings.pools import Pool
from leggio.storage.people_schema import people
from leggio.storage.rating_rows import line_of, line_row, standing_columns, standing_of
from leggio.storage.rating_schema import rated_games, rated_players, rated_seats, ratings
from leggio.storage.table_rows import DUE
from leggio.storage.table_schema import tables
from leggio.storage.transactions import DatabaseRow, reading, writing
from leggio.storage.upsert import upsert
from leggio.table.records import Phase

_BOOK = 0x4C_45_47_47  # the lock of PostgreSQL that whoever enters a game holds
_LEAST = 2  # who plays alone is not rated by it


class SqlRatingStore:
    """Implements leggio.people.ratings.book.RatingStore; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine, edition: Edition = CURRENT) -> None:
        self._engine = engine
        self._edition = edition

    async def due(self, limit: int) -> list[str]:
        """Rated tables that are over and not in the book yet."""
        waiting = select(tables.c.id).where(tables.c.rating == DUE, tables.c.phase == Phase.OVER.value)
        async with reading(self._engine) as connection:
            return list((await connection.execute(waiting.order_by(tables.c.id).limit(limit))).scalars())

    async def enter(self, result: Result) -> BookEntry | None:
        """Count a game, once for good; None: it was there, or of those who played too few can be rated now."""
        async with writing(self._engine) as connection:
            await _lock_book(connection)
            claimed = update(tables).where(tables.c.id == result.table, tables.c.rating == DUE)
            if not (await connection.execute(claimed.values(rating="done"))).rowcount:
                return None
            known = await _players(connection, result.rated)
            kept = [index for index, each in enumerate(result.rated) if each in known]
            if len(kept) < _LEAST:
                await connection.execute(update(tables).where(tables.c.id == result.table).values(rating="none"))
                return None
            return await self._write(connection, result, kept, [known[result.rated[index]] for index in kept])

    async def leave_out(self, table: str) -> None:
        """A game that counts for nothing: it is not due any more."""
        async with writing(self._engine) as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.rating == DUE).values(rating="none")
            )

    async def standings(self, person: str) -> dict[Pool, Standing]:
        """Where a person stands in each pool they have played in."""
        wanted = (
            select(ratings)
            .join(rated_players, rated_players.c.id == ratings.c.player)
            .where(rated_players.c.person == person)
            .order_by(ratings.c.pool)
        )
        async with reading(self._engine) as connection:
            return {Pool.named(row.pool): standing_of(row) for row in await connection.execute(wanted)}

    async def pools(self) -> list[Pool]:
        """The pools that anybody is rated in."""
        named = select(ratings.c.pool).distinct().order_by(ratings.c.pool)
        async with reading(self._engine) as connection:
            return [Pool.named(name) for name in (await connection.execute(named)).scalars()]

    async def player_of(self, person: str) -> int | None:
        """The number that a person goes by in the book."""
        wanted = select(rated_players.c.id).where(rated_players.c.person == person)
        async with reading(self._engine) as connection:
            number: int | None = (await connection.execute(wanted)).scalar()
            return number

    async def best(self, pool: Pool, limit: int, *, settled: bool = False) -> list[Ranked]:
        """Those who stand highest in a pool; with `settled`, of those whose rating is not provisional."""
        wanted = (
            select(ratings, rated_players.c.bot, people.c.nickname)
            .join(rated_players, rated_players.c.id == ratings.c.player)
            .outerjoin(people, people.c.id == rated_players.c.person)
            .where(ratings.c.pool == pool.name)
            .order_by(ratings.c.rating.desc(), ratings.c.player)
            .limit(limit)
        )
        if settled:
            wanted = wanted.where(ratings.c.deviation <= self._edition.provisional_above)
        async with reading(self._engine) as connection:
            return [_ranked(row, self._edition) for row in await connection.execute(wanted)]

    async def entries(self, after: int, limit: int) -> list[BookEntry]:
        """The book, page by page: games after a number."""
        page = select(rated_games).where(rated_games.c.number > after).order_by(rated_games.c.number).limit(limit)
        return await self._entries(page)

    async def entries_of(
        self, person: str, before: int | None, limit: int, pool: Pool | None = None
    ) -> list[BookEntry]:
        """A person's rated games, the newest first, page by page: those before a number."""
        own = select(rated_players.c.id).where(rated_players.c.person == person).scalar_subquery()
        page = (
            select(rated_games)
            .join(rated_seats, rated_seats.c.number == rated_games.c.number)
            .where(rated_seats.c.player == own)
            .order_by(rated_seats.c.number.desc())
            .limit(limit)
        )
        if before is not None:
            page = page.where(rated_seats.c.number < before)
        if pool is not None:
            page = page.where(rated_games.c.pool == pool.name)
        return await self._entries(page)

    async def all_standings(self) -> dict[tuple[int, str], Standing]:
        """Where everybody stands, by their number in the book and the pool's name: to check it."""
        async with reading(self._engine) as connection:
            return {(row.player, row.pool): standing_of(row) for row in await connection.execute(select(ratings))}

    async def counts(self) -> tuple[int, int]:
        """How many tables are marked as entered, and how many games the book has."""
        done = select(func.count()).select_from(tables).where(tables.c.rating == "done")
        async with reading(self._engine, snapshot=True) as connection:
            entered = (await connection.execute(select(func.count()).select_from(rated_games))).scalar_one()
            return (await connection.execute(done)).scalar_one(), entered

    async def people_of(self, players: Sequence[int]) -> dict[int, Rated]:
        """Who goes by these numbers, as far as they are still here; seats say nothing."""
        wanted = select(rated_players).where(rated_players.c.id.in_(players))
        async with reading(self._engine) as connection:
            return {row.id: Rated(seat=0, person=row.person, bot=row.bot) for row in await connection.execute(wanted)}

    async def _entries(self, page: Select[tuple[object, ...]]) -> list[BookEntry]:
        async with reading(self._engine, snapshot=True) as connection:
            games = (await connection.execute(page)).all()
            wanted = select(rated_seats).where(rated_seats.c.number.in_([game.number for game in games]))
            ended = {game.number: game.ended_at for game in games}
            lines: dict[int, list[Line]] = {number: [] for number in ended}
            for row in await connection.execute(wanted.order_by(rated_seats.c.number, rated_seats.c.seat)):
                lines[row.number].append(line_of(row, ended[row.number]))
        return [
            BookEntry(
                number=game.number,
                table=game.table_id,
                pool=Pool.named(game.pool),
                edition=game.edition,
                ended_at=game.ended_at,
                lines=tuple(lines[game.number]),
            )
            for game in games
        ]

    async def _write(
        self, connection: AsyncConnection, result: Result, kept: Sequence[int], players: Sequence[int]
    ) -> BookEntry:
        pool = result.pool.name
        before = await self._standings(connection, players, pool)
        places = [result.places[index] for index in kept]
        after = rated(self._edition, before, shared_places(places), result.ended_at)
        number = (await connection.execute(select(func.coalesce(func.max(rated_games.c.number), 0)))).scalar_one() + 1
        lines = tuple(
            Line(
                seat=result.rated[index].seat,
                player=player,
                score=result.scores[index],
                place=result.places[index],
                before=was,
                after=is_now,
            )
            for index, player, was, is_now in zip(kept, players, before, after, strict=True)
        )
        row = {"number": number, "table_id": result.table, "pool": pool, "ended_at": result.ended_at}
        await connection.execute(insert(rated_games).values(**row, edition=self._edition.name))
        await connection.execute(insert(rated_seats), [line_row(number, line) for line in lines])
        for line in lines:
            columns = standing_columns(line.after)
            kept_now = upsert(connection, ratings).values(player=line.player, pool=pool, **columns)
            await connection.execute(kept_now.on_conflict_do_update(index_elements=["player", "pool"], set_=columns))
        return BookEntry(
            number=number,
            table=result.table,
            pool=result.pool,
            edition=self._edition.name,
            ended_at=result.ended_at,
            lines=lines,
        )

    async def _standings(self, connection: AsyncConnection, players: Sequence[int], pool: str) -> list[Standing]:
        wanted = select(ratings).where(ratings.c.player.in_(players), ratings.c.pool == pool)
        found = {row.player: standing_of(row) for row in await connection.execute(wanted)}
        return [found.get(player) or newcomer(self._edition) for player in players]


def _ranked(row: DatabaseRow, edition: Edition) -> Ranked:
    standing = standing_of(row)
    provisional = is_provisional(edition, standing.glicko)
    return Ranked(name=row.nickname, bot=row.bot, standing=standing, is_provisional=provisional)


async def _lock_book(connection: AsyncConnection) -> None:
    """Let nobody else enter a game until the end of the transaction."""
    if connection.dialect.name == "postgresql":  # on SQLite whoever writes is alone anyway
        await connection.execute(text("SELECT pg_advisory_xact_lock(:book)"), {"book": _BOOK})


async def _players(connection: AsyncConnection, wanted: Iterable[Rated]) -> dict[Rated, int]:
    """The numbers that these go by, new ones where they have none; not of who has left, or is a guest."""
    found: dict[Rated, int] = {}
    for each in wanted:
        if each.person is not None and not await _has_account(connection, each.person):
            continue
        column, value = ("person", each.person) if each.person is not None else ("bot", each.bot)
        known = select(rated_players.c.id).where(rated_players.c[column] == value)
        number = (await connection.execute(known)).scalar()
        if number is None:
            last = select(func.coalesce(func.max(rated_players.c.id), 0))
            number = (await connection.execute(last)).scalar_one() + 1
            await connection.execute(insert(rated_players).values(id=number, **{column: value}))
        found[each] = number
    return found


async def _has_account(connection: AsyncConnection, person: str) -> bool:
    kind = (await connection.execute(select(people.c.kind).where(people.c.id == person))).scalar()
    return kind is not None and kind != Kind.GUEST.value
