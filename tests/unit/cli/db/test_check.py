"""`leggio db check`: a sound database is sound; whatever is changed behind its back is found, and where."""

import asyncio
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import make_url

from leggio.cli.db.check import problem_sentence
from leggio.cli.speaking import Speaker
from leggio.core.outcome import Rejected
from leggio.games.scrabble import events
from leggio.notation.log import LogWriter
from leggio.speech import languages
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.problems import Problem
from leggio.storage.transactions import writing
from leggio.table.records import Head, Phase
from support.databases import Database
from support.kept_games import entries_of, keep_games
from support.random_tables import EDITIONS
from support.table_records import PLAYING, a_table
from support.terminal import Run, run
from support.whole_games import play_whole_game


def check(database: Database) -> Run:
    """Run the command."""
    return run("db", "check", "--database", database.url, "--lang", "en")


def change(database: Database, *statements: str) -> None:
    """Do what no server does."""

    async def changed() -> None:
        engine = open_engine(read_url(database.url))
        async with writing(engine) as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)
        await engine.dispose()

    asyncio.run(changed())


def test_a_sound_database_is_sound(database: Database) -> None:
    """Games that are over, that go on, that never began: all audited, and counted."""
    ids = database.run(lambda store: keep_games(store, 3))
    done = check(database)
    assert (done.code, done.err) == (0, "")
    events = sum(record.seq for record in (database.run(lambda store: store.tables_of("anna", 99))))
    assert done.out == f"All is well: {len(ids)} tables, {events} events.\n"


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "UPDATE tables SET seq = seq + 1 WHERE id = 'game-003'",
            r"Table game-003, event \d+: The table says it is at",
        ),
        (
            "UPDATE tables SET phase = 'playing' WHERE id = 'game-003'",
            r"Table game-003, event \d+: The table says “playing”",
        ),
        ("UPDATE tables SET phase = 'over' WHERE id = 'waiting'", r"Table waiting: The table says “over”"),
        (
            "UPDATE tables SET phase = 'asleep' WHERE id = 'waiting'",
            r"Table waiting: The row of the table cannot be read",
        ),
        (
            "UPDATE tables SET settings = '{}' WHERE id = 'waiting'",
            r"Table waiting: The row of the table cannot be read",
        ),
        (
            "DELETE FROM entries WHERE table_id = 'game-003' AND seq = 1",
            r"Table game-003, event \d+: Something is missing",
        ),
        (
            "UPDATE entries SET upto = upto + 1 WHERE table_id = 'game-003' AND seq = 1",
            r"Table game-003, event 1: The move",
        ),
        ("UPDATE entries SET lines = '' WHERE table_id = 'game-003' AND seq = 1", r"Table game-003, event 1: The move"),
        (
            "UPDATE entries SET lines = 'x' || chr(10) WHERE table_id = 'game-003' AND seq = 1",
            r"Table game-003, event 1: ",
        ),
        (
            "UPDATE entries SET lines = replace(lines, '\"data\"', '\"date\"') WHERE table_id = 'game-003' AND seq = 1",
            r"Table game-003, event 1: ",
        ),
        (
            "UPDATE entries SET lines = replace(lines, 'salt\":\"', 'salt\":\"x') WHERE table_id = 'game-003'",
            r"Table game-003, event 1: ",
        ),
        (
            "UPDATE members SET seat = 7 WHERE table_id = 'waiting'",
            r"Table waiting: anna has a seat that is not there: 7",
        ),
        ("UPDATE chat SET number = 3 WHERE table_id = 'game-003'", r"Table game-003: Lines of the chat are missing"),
    ],
)
def test_whatever_was_changed_is_found(database: Database, statement: str, told: str) -> None:
    """The table, the event, what is wrong; the exit code is 1; other tables are not blamed."""
    database.run(lambda store: keep_games(store, 3))
    if database.kind == "sqlite":
        statement = statement.replace("chr(10)", "char(10)")
    change(database, statement)
    done = check(database)
    assert done.code == 1
    assert re.match(told, done.out)
    assert done.err.startswith("One problem in ")


def test_a_log_against_the_rules_is_found(database: Database) -> None:
    """The chain is right and the lines are there, but the game says something that cannot have happened."""
    log = play_whole_game(2, EDITIONS[0], 2, patience=60).log
    place = next(number for number, event in enumerate(log) if isinstance(event, events.Played))
    played = log[place]
    assert isinstance(played, events.Played)
    log[place] = msgspec.structs.replace(played, score=played.score + 1)
    writer = LogWriter("scrabble")
    lines = "".join(writer.line(event) for event in log)

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="forged"), [])
        entry = msgspec.structs.replace(entries_of("forged", 2)[0], upto=len(log), lines=lines)
        await store.append(entry, Head(phase=Phase.OVER, due_at=None))

    database.run(scenario)
    done = check(database)
    assert done.code == 1
    assert done.out.startswith(f"Table forged, event {place + 1}: ")


def test_rows_of_no_table_are_found(sqlite_database: Database) -> None:
    """SQLite lets whoever does not ask for it break references."""
    sqlite_database.run(lambda store: keep_games(store, 2))
    file = sqlite3.connect(make_url(sqlite_database.url).database or "")
    file.execute("DELETE FROM tables WHERE id = 'game-001'")
    file.commit()
    file.close()
    done = check(sqlite_database)
    assert done.code == 1
    found = done.out.splitlines()
    assert [line.split(": ")[0] for line in found] == ["Table game-001"] * 3
    assert [line.split(" in ")[1].rstrip(".") for line in found] == ["members", "entries", "chat"]


def test_a_damaged_file_is_told(sqlite_database: Database, tmp_path: Path) -> None:
    """Bytes changed on disk: a sentence or several, no traceback, exit code 1."""
    sqlite_database.run(lambda store: keep_games(store, 3))
    path = tmp_path / "leggio.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(path.read_bytes())
    for place in range(4096 * 5, len(content), 4096):
        content[place : place + 64] = bytes(64)
    path.write_bytes(content)
    done = check(sqlite_database)
    assert done.code == 1
    assert "Traceback" not in done.out + done.err


def test_no_database_at_all_is_told(tmp_path: Path) -> None:
    """A file of something else."""
    (tmp_path / "leggio.db").write_bytes(b"not a database, but long enough to be looked at as one" * 100)
    done = check(Database(f"sqlite:///{tmp_path / 'leggio.db'}"))
    assert done.code == 1
    assert "does not answer" in done.err


def test_a_database_of_a_later_leggio_is_not_checked(database: Database) -> None:
    """What this version does not know it cannot judge."""
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "of a later Leggio" in check(database).err


def test_a_live_database_can_be_checked(database: Database) -> None:
    """Moves that come in meanwhile are no problems."""
    entries = entries_of("live", 2)

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="live"), [])

        async def play() -> None:
            for entry in entries[:-1]:
                await store.append(entry, PLAYING)

        playing = asyncio.create_task(play())
        for _ in range(2):
            done = await asyncio.to_thread(check, database)
            assert (done.code, done.err) == (0, "")
        await playing

    database.run(scenario)


@pytest.mark.parametrize("language", languages())
def test_a_game_without_words_is_told_by_codes(language: str) -> None:
    """What has no sentence yet is still told, never raised."""
    say = Speaker(language)
    refused = Problem(
        "log.against_the_rules", "t", 3, {"event": "x", "refusal": Rejected("no.such", "7", {})}, "verbum"
    )
    assert "no.such (7)." in problem_sentence(refused, say)
    assert "no.other" in problem_sentence(Problem("no.other", "t"), say)
