"""The rating book: every rated game once, in order, and whatever is forged is found."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.server.rating_keeper import RatingKeeper
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.problems import Problem
from leggio.storage.rating_schema import rated_games, rated_players, ratings
from leggio.storage.rating_store import SqlRatingStore
from leggio.storage.rating_verification import verify_book
from support.databases import Database
from support.rated_games import keep_rated_game, open_accounts

GAMES = 8


async def enter(engine: AsyncEngine, store: SqlEventStore) -> int:
    """What a server does once a second."""
    failures: list[Exception] = []
    keeper = RatingKeeper(store, SqlRatingStore(engine), lambda _, error: failures.append(error))
    looked_at = await keeper.enter_due()
    assert failures == []
    return looked_at


async def problems_in(engine: AsyncEngine) -> list[Problem]:
    """What `leggio ratings verify` finds."""
    return [problem async for problem in verify_book(engine, progress=lambda _: None)]


def with_book(database: Database, scenario: Callable[[AsyncEngine, SqlEventStore], Awaitable[None]]) -> None:
    """Some rated games of Anna, Bea and a computer, entered in the book."""

    async def opened() -> None:
        engine = open_engine(read_url(database.url))
        store = SqlEventStore(engine)
        try:
            await open_accounts(engine, "anna", "bea")
            for seed in range(GAMES):
                if seed % 3 == 2:
                    await keep_rated_game(store, seed, ["bea"], bots=["medio"])
                else:
                    await keep_rated_game(store, seed, ["anna", "bea"])
            await keep_rated_game(store, GAMES, ["anna", "bea"], over=False)
            assert await enter(engine, store) == GAMES
            await scenario(engine, store)
        finally:
            await store.close()
            await engine.dispose()

    asyncio.run(opened())


def test_games_are_entered_once_in_the_order_they_ended(database: Database) -> None:
    """One that is on waits; nothing is due twice; each goes on from where its players stood."""

    async def look(engine: AsyncEngine, store: SqlEventStore) -> None:
        book = SqlRatingStore(engine)
        assert await enter(engine, store) == 0
        entries = await book.entries(0, 100)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.ended_at for entry in entries] == sorted(entry.ended_at for entry in entries)
        assert len(entries) >= GAMES / 2  # some were annulled, or left before all had a turn
        for person in ("anna", "bea"):
            own = await book.entries_of(person, None, 100)
            assert [entry.number for entry in own] == sorted((entry.number for entry in own), reverse=True)
            standings = await book.standings(person)
            assert {pool.name for pool in standings} == {"scrabble-quick", "scrabble-tournament"}  # as its clock says
            for pool, standing in standings.items():
                there = await book.entries_of(person, None, 100, pool)
                assert there == [entry for entry in own if entry.pool == pool]
                (_last,) = (line for line in there[0].lines if line.after == standing)
                assert standing.games == len(there)
            assert await book.entries_of(person, own[0].number, 1) == [own[1]]
        assert await problems_in(engine) == []

    with_book(database, look)


def test_two_servers_enter_a_game_once(database: Database) -> None:
    """Both see that it is due at the same moment."""

    async def look(engine: AsyncEngine, store: SqlEventStore) -> None:
        other = open_engine(read_url(database.url))
        others = SqlEventStore(other)
        try:
            for seed in range(GAMES + 1, GAMES + 5):
                await keep_rated_game(store, seed, ["anna", "bea"])
            await asyncio.gather(enter(engine, store), enter(other, others), enter(engine, store))
            assert await problems_in(engine) == []
            entries = await SqlRatingStore(engine).entries(0, 100)
            assert len({entry.table for entry in entries}) == len(entries)
        finally:
            await others.close()
            await other.dispose()

    with_book(database, look)


def test_whoever_leaves_for_good_takes_their_name_along_and_leaves_the_others_whole(database: Database) -> None:
    """Nothing of the book says who it was, and it still verifies; a game with nobody left counts for nothing."""

    async def look(engine: AsyncEngine, store: SqlEventStore) -> None:
        book = SqlRatingStore(engine)
        before = await book.standings("anna")
        await SqlPeopleStore(engine).remove("bea")
        assert await book.standings("anna") == before
        assert await book.standings("bea") == {}
        assert await book.entries_of("bea", None, 10) == []
        assert await problems_in(engine) == []
        entered = len(await book.entries(0, 100))
        await keep_rated_game(store, GAMES + 1, ["anna", "bea"])
        await enter(engine, store)
        assert len(await book.entries(0, 100)) == entered
        assert await book.due(10) == []

    with_book(database, look)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE rated_seats SET score = 999 WHERE number = 2 AND seat = 0", "ratings.result"),
        ("UPDATE rated_seats SET place = 5 WHERE number = 2 AND seat = 0", "ratings.result"),
        ("UPDATE rated_seats SET rating = 2000.0 WHERE number = 2 AND seat = 0", "ratings.formula"),
        ("UPDATE rated_seats SET deviation = 60.0 WHERE number = 2 AND seat = 0", "ratings.formula"),
        ("UPDATE rated_seats SET volatility = 0.07 WHERE number = 2 AND seat = 0", "ratings.formula"),
        ("UPDATE rated_seats SET rating_before = 1501.0 WHERE number = 2 AND seat = 0", "ratings.before"),
        ("UPDATE rated_seats SET games_before = 77 WHERE number = 2 AND seat = 0", "ratings.before"),
        ("UPDATE ratings SET rating = rating + 1", "ratings.standing"),
        ("UPDATE rated_games SET number = 1000 + number WHERE number > 3", "ratings.gap"),
        ("UPDATE rated_games SET edition = '0' WHERE number = 2", "ratings.edition"),
        ("UPDATE rated_games SET ended_at = ended_at + 1 WHERE number = 2", "ratings.ended"),
        ("UPDATE rated_games SET pool = 'scrabble-correspondence' WHERE number = 2", "ratings.pool"),
        ("UPDATE rated_players SET bot = 'scrabble-facile' WHERE bot IS NOT NULL", "ratings.player"),
        ("UPDATE tables SET rating = 'done' WHERE rating = 'none' OR rating = 'due'", "ratings.lost"),
    ],
)
def test_whatever_is_forged_is_found(sqlite_database: Database, change: str, code: str) -> None:
    """A result, a figure, an order, a person: the game is named."""

    async def look(engine: AsyncEngine, store: SqlEventStore) -> None:
        with sqlite3.connect(str(engine.url.database)) as connection:  # where nothing minds what belongs together
            connection.execute(change)
        found = await problems_in(engine)
        assert code in {problem.code for problem in found}
        if code not in ("ratings.standing", "ratings.lost"):
            assert all(problem.table for problem in found if problem.code == code)

    with_book(sqlite_database, look)


def test_a_log_with_another_result_is_found(sqlite_database: Database) -> None:
    """A changed line breaks the chain of its log, and the game is named."""

    async def look(engine: AsyncEngine, store: SqlEventStore) -> None:
        first = (await SqlRatingStore(engine).entries(0, 1))[0]
        async with engine.begin() as connection:
            broken = "UPDATE entries SET lines = replace(lines, '\"players\"', '\"players \"') WHERE table_id = :table"
            await connection.execute(text(broken), {"table": first.table})
        (problem, *_) = await problems_in(engine)
        assert (problem.code, problem.table) == ("ratings.log", first.table)

    with_book(sqlite_database, look)


def test_no_table_of_the_book_is_forgotten_here() -> None:
    """Whoever adds a column to the book decides what finds a change of it; those of now are named."""
    columns = {table.name: {column.name for column in table.columns} for table in (rated_games, rated_players, ratings)}
    assert columns == {
        "rated_games": {"number", "table_id", "pool", "edition", "ended_at"},
        "rated_players": {"id", "person", "bot"},
        "ratings": {"player", "pool", "rating", "deviation", "volatility", "games", "since"},
    }
