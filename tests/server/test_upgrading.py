"""Upgrading (docs/upgrading.md): a database of an earlier schema, with games in it, is played on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.all_schemas import metadata
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.migrate import known_revisions, upgrade
from leggio.storage.transactions import reading, writing
from support.clients import Guest
from support.databases import Database
from support.servers import serving
from support.terminal import run

FIRST, WITH_PEOPLE = known_revisions()[:2]


def opened_by(anna: Guest, bea: Guest) -> str:
    """A game of two that has begun."""
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    assert bea.join(table["id"], table["code"]).status_code == 201
    return str(table["id"])


def passes(who: Guest, table: str) -> int:
    """A turn, in so far as it is theirs; where the log stands then."""

    async def scenario() -> int:
        async with who.at(table) as place:
            answer = await place.do({"command": "pass"}, place.welcome["seq"])
            assert answer["type"] == "ack", answer
            return int(answer["seq"])

    return asyncio.run(scenario())


def make_as_it_was(target: Database, revision: str, rows: dict[str, list[dict[str, Any]]]) -> int:
    """A database of an earlier schema, with all that it had room for; how many rows."""

    def fill(connection: Connection) -> int:
        upgrade(connection, revision)
        then = MetaData()
        then.reflect(connection)
        count = 0
        for table in (then.tables[each.name] for each in metadata.sorted_tables if each.name in then.tables):
            for row in map(dict, rows[table.name]):
                if table.name == "tables" and "aids" not in table.columns:  # nor did settings say anything of them
                    row["settings"] = json.dumps({**json.loads(row["settings"]), "aids": None})
                connection.execute(table.insert().values({column.name: row[column.name] for column in table.columns}))
                count += 1
        return count

    async def scenario(engine: AsyncEngine) -> int:
        async with writing(engine) as connection:
            return await connection.run_sync(fill)

    count: int = asyncio.run(opened(target, scenario))
    return count


def rows_of(source: Database) -> dict[str, list[dict[str, Any]]]:
    """Everything in a database of today."""

    async def scenario(engine: AsyncEngine) -> dict[str, list[dict[str, Any]]]:
        async with reading(engine) as connection:
            return {
                table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
                for table in metadata.sorted_tables
            }

    return asyncio.run(opened(source, scenario))


async def opened(database: Database, scenario: Any) -> Any:
    """Do something on a database, and let go of it."""
    engine = open_engine(read_url(database.url))
    try:
        return await scenario(engine)
    finally:
        await engine.dispose()


@pytest.mark.parametrize("revision", [FIRST, WITH_PEOPLE])
def test_games_of_an_earlier_schema_go_on(revision: str, new_database: Database, tmp_path: Path) -> None:
    """The first schema knew no people: its games are there, whole, and new ones are played. From the second on whoever
    was playing goes on, with the cookie they had."""
    folder = tmp_path / "today"
    today = Database(f"sqlite:///{folder}/leggio.db")
    with serving(folder) as server:
        anna, bea = Guest(server, "Anna"), Guest(server, "Bea")
        table = opened_by(anna, bea)
        seq = passes(anna, table)
        cookies = dict(bea.http.cookies)
    assert make_as_it_was(new_database, revision, rows_of(today)) > 4

    with serving(folder, LEGGIO_DATABASE_URL=new_database.url) as upgraded:
        if revision == FIRST:
            cara, dino = Guest(upgraded, "Cara"), Guest(upgraded, "Dino")
            passes(cara, opened_by(cara, dino))
        else:
            bea = Guest(upgraded, "Bea", cookies)
            assert passes(bea, table) > seq
    checked = run("db", "check", "--database", new_database.url, "--lang", "en")
    assert checked.code == 0, checked.out + checked.err
    assert ("2 tables" if revision == FIRST else "1 table") in checked.out
