"""Whatever is changed in the database behind its back is found, column by column; what is free is named here."""

import asyncio
import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Boolean, Column, Integer, Table, make_url, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.all_schemas import metadata
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.integrity import check
from leggio.storage.location import read_url
from leggio.storage.looking import opened_to_look
from leggio.storage.problems import Problem
from support.databases import Database
from support.kept_games import entries_of, keep_games
from support.table_records import PLAYING, a_line, a_member, a_table
from support.terminal import run

# Of tables whose rows people change at will, or that matter for a moment: any value may be there that servers write.
FREE = {
    "accounts": {"name", "name_key", "opened_at", "password", "person"},
    "attempts": {"full_at", "key"},
    "beats": {"at", "node"},
    "desk_links": {"id", "made_at", "name", "secret", "table_id"},
    "editions": {"content", "kept_at", "name", "number", "offered", "reference"},
    "outages": {"began", "ended"},
    "owners": {"person", "since"},
    "people": {"created_at", "id", "kind", "nickname", "owner"},
    # Of the rating book: `leggio ratings verify` recomputes it (test_rating_book.py).
    "rated_games": {"edition", "ended_at", "number", "pool", "table_id"},
    "rated_players": {"bot", "id", "person"},
    "rated_seats": {
        "deviation",
        "deviation_before",
        "games_before",
        "number",
        "place",
        "player",
        "rating",
        "rating_before",
        "score",
        "seat",
        "since_before",
        "volatility",
        "volatility_before",
    },
    "ratings": {"deviation", "games", "player", "pool", "rating", "since", "volatility"},
    "recovery_codes": {"hash", "person", "used_at"},
    "reports": {
        "claim",
        "decided_at",
        "decided_by",
        "lexicon",
        "name",
        "news",
        "outcome",
        "person",
        "reason",
        "reported_at",
        "rules",
        "why",
        "word",
    },
    "sign_ins": {"address", "began_at", "device", "hash", "id", "person", "seen_at"},
    "study": {"asked", "changed_at", "deck", "person", "version"},
    "tables": {"rating"},  # the same
    "tokens": {"hash", "id", "made_at", "name", "owner", "program", "used_at"},
}
COVERED = [
    (table, column)
    for table in metadata.sorted_tables
    for column in table.columns
    if column.name not in FREE.get(table.name, ())
]


def test_every_column_is_free_or_found() -> None:
    """A new column needs a decision: a place in storage/row_digests.py, or in the list above."""
    assert {table.name for table, _ in COVERED} == {"tables", "members", "entries", "chat"}
    known = {(table.name, column.name) for table in metadata.sorted_tables for column in table.columns}
    assert known >= {(table, column) for table, columns in FREE.items() for column in columns}


def test_a_change_of_any_column_is_found(database: Database) -> None:
    """A letter or a number of one row: as many games as columns, another column changed in each, and all are named."""
    games = {f"{table.name}-{column.name}": (table, column) for table, column in COVERED}

    async def keep(store: SqlEventStore) -> None:
        begun = entries_of("some", 2)[:2]
        for game in games:
            await store.create_table(a_table(id=game), [a_member(game, "anna", 0)])
            for entry in begun:
                await store.append(msgspec.structs.replace(entry, table=game), PLAYING)
            await store.say(a_line(game, "ciao"))

    database.run(keep)

    async def scenario() -> tuple[list[Problem], list[Problem]]:
        engine = open_engine(read_url(database.url))
        before = await problems(engine)
        await change(engine, games)
        after = await problems(engine)
        await engine.dispose()
        return before, after

    before, after = asyncio.run(scenario())
    assert before == []
    # A game that has another name now is a game without a table, or a table without its game.
    unnoticed = set(games) - {problem.table[: -len(RENAMED)] for problem in after} - {each.table for each in after}
    assert not unnoticed
    assert len({problem.table for problem in after}) <= len(games) + 2, "others were blamed"


RENAMED = "-renamed"


async def change(engine: AsyncEngine, games: Mapping[str, tuple[Table, Column[Any]]]) -> None:
    """As nobody may: references are not looked at."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("COMMIT")
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execute(text("SET session_replication_role = replica"))
        for game, (table, column) in games.items():
            mine = table.c.id if table.name == "tables" else table.c.table_id
            first = select(column).where(mine == game).order_by(*table.primary_key.columns).limit(1)
            value = (await connection.execute(first)).scalar()
            this = [mine == game] + ([table.c.seq == 1] if table.name == "entries" else [])
            await connection.execute(update(table).where(*this).values({column: other(column, value)}))
        await connection.commit()
        await connection.invalidate()


def other(column: Column[Any], value: object) -> object:
    """A value that a server could have written, and did not."""
    if isinstance(column.type, Boolean):
        return not value
    if isinstance(column.type, Integer):
        return (int(str(value)) if value is not None else 0) + 1000
    if column.name == "phase":
        return "closed"
    if column.name == "role":
        return "desk"
    if column.name in ("id", "table_id"):
        return f"{value}{RENAMED}"
    if column.name == "settings":
        return str(value).replace("figs", "fogs")
    text = str(value or "")
    return text[:-1] + ("y" if text.endswith("x") else "x")


async def problems(engine: AsyncEngine) -> list[Problem]:
    """What a check finds."""
    return [problem async for problem in check(engine, progress=lambda _: None)]


DAMAGE = {
    "text in a chat": "UPDATE chat SET text = CAST(x'6369c328' AS TEXT) WHERE table_id = 'game-002'",
    "text in a log": "UPDATE entries SET lines = CAST(x'7bff0a' AS TEXT) WHERE table_id = 'game-002' AND seq = 1",
    "a number that is text": "UPDATE entries SET upto = 'many' WHERE table_id = 'game-002' AND seq = 1",
    "settings that are no JSON": "UPDATE tables SET settings = '{\"game\":' WHERE id = 'game-002'",
    "settings that are no text": "UPDATE tables SET settings = CAST(x'c328' AS TEXT) WHERE id = 'game-002'",
    "a name": "UPDATE members SET name = CAST(x'41ff' AS TEXT) WHERE table_id = 'game-002'",
    "a role": "UPDATE members SET role = 'king' WHERE table_id = 'game-002'",
    "a person": "INSERT INTO people VALUES ('p', CAST(x'ff' AS TEXT), 'guest', NULL, 5)",
    "an outage": "INSERT INTO outages VALUES (7, 'soon')",
}


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE.keys())
def test_damaged_text_is_told_and_stops_nothing(sqlite_database: Database, statement: str) -> None:
    """Each is told, the other tables are looked at all the same, and a second damage is found beside the first."""
    sqlite_database.run(lambda store: keep_games(store, 2))
    file = make_url(sqlite_database.url).database or ""
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
        connection.execute("UPDATE tables SET waits_for = '[1]' WHERE id = 'waiting'")
    connection.close()
    done = run("db", "check", "--database", sqlite_database.url, "--lang", "en")
    assert done.code == 1
    told = done.out.splitlines()
    assert told[-1] == "Table waiting: In tables, row waiting is not what was written."
    assert len(told) > 1
    assert " in 3 tables, " in done.err
    saved = run("db", "backup", f"{file}.backup", "--database", sqlite_database.url, "--lang", "en")
    assert "Traceback" not in saved.err
    assert saved.code == ("CAST" in statement)


def test_broken_pages_are_told_one_by_one(sqlite_database: Database, tmp_path: Path) -> None:
    """Every third page broken in its turn: a sentence or several, never a traceback, and never that all is well."""
    sqlite_database.run(lambda store: keep_games(store, 1))
    whole = tmp_path / "whole.db"
    shutil.copy(make_url(sqlite_database.url).database or "", whole)
    content = whole.read_bytes()
    broken = tmp_path / "broken.db"

    async def found() -> list[Problem]:
        async with opened_to_look(read_url(f"sqlite:///{broken}")) as engine:
            return await problems(engine)

    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    for number, page in enumerate(pages):
        if number % 3 == 2 and any(page):
            flipped = bytes(byte ^ 0x55 for byte in page)
            broken.write_bytes(b"".join([*pages[:number], flipped, *pages[number + 1 :]]))
            assert asyncio.run(found()), number
