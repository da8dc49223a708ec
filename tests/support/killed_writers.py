"""Kills servers while they write, and looks at what they left: python killed_writers.py ADDRESS KILLS SEED

Starting Python takes long, so one process is warmed up and every server is a fork of it. A server writes to several
tables at once, in batches, and says through a pipe which entries were acknowledged; then comes SIGKILL. What is printed
in the end is how many kills, how many entries were acknowledged, and how many were found that nobody acknowledged. If
none was, as many are killed once more: a fast disk leaves little time between a commit and its acknowledgement.
"""

import asyncio
import os
import random
import signal
import sys
import time
from itertools import count

from sqlalchemy import insert, select

from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.table_rows import entry_of, table_row
from leggio.storage.table_schema import entries, tables
from leggio.storage.transactions import reading, writing
from leggio.table.records import Entry, Head, Phase
from support.table_records import a_table

TABLES = 10
MOST_TIMES = 10  # as many as were asked for are killed, until one dies after a commit


def lines_of(table: str, seq: int, upto: int) -> str:
    """What an entry holds: long enough to be spread over pages, and known to whoever checks it."""
    return "".join(f"{table} {number} {'x' * (number * 997 % 5000)}\n" for number in range(seq, upto + 1))


async def write(url: str, names: list[str], acknowledgements: int, seed: int) -> None:
    """What a server does until it is killed."""
    engine = open_engine(read_url(url))
    store = SqlEventStore(engine, largest_batch=5)

    async def play(name: str) -> None:
        chance = random.Random(f"{seed} {name}")
        seq = 1
        for turn in count():
            upto = seq + chance.randint(0, 3)
            entry = Entry(
                table=name, seq=seq, upto=upto, at=0, idempotency_key=f"k{turn}", lines=lines_of(name, seq, upto)
            )
            await store.append(entry, Head(phase=Phase.PLAYING, due_at=upto))
            os.write(acknowledgements, f"{name} {seq} {upto}\n".encode())
            seq = upto + 1

    await asyncio.gather(*(play(name) for name in names))


async def set_up(url: str, names: list[str]) -> None:
    """All the tables there will be, in one transaction."""
    engine = open_engine(read_url(url))
    async with writing(engine) as connection:
        await connection.execute(insert(tables), [table_row(a_table(id=name)) for name in names])
    await engine.dispose()


async def found(url: str, names: list[str], acknowledged: set[tuple[str, int, int]]) -> int:
    """Check what is there; how many entries are, that nobody had been told of."""
    engine = open_engine(read_url(url))
    async with reading(engine, snapshot=True) as connection:
        mine = select(entries).where(entries.c.table_id.in_(names)).order_by(entries.c.table_id, entries.c.seq)
        log = [entry_of(row) for row in await connection.execute(mine)]
        heads = (await connection.execute(select(tables).where(tables.c.id.in_(names)))).all()
    await engine.dispose()
    ends = dict.fromkeys(names, 0)
    for entry in log:
        assert entry.seq == ends[entry.table] + 1, "an entry is missing"
        assert entry.lines == lines_of(entry.table, entry.seq, entry.upto), "half an entry"
        ends[entry.table] = entry.upto
    assert {row.id: (row.seq, row.due_at or 0) for row in heads} == {name: (end, end) for name, end in ends.items()}
    there = {(entry.table, entry.seq, entry.upto) for entry in log}
    assert acknowledged <= there, "an acknowledged entry is gone"
    unacknowledged = there - acknowledged
    assert len({name for name, _, _ in unacknowledged}) == len(unacknowledged), "a table went on unacknowledged"
    return len(unacknowledged)


def kill_one(url: str, names: list[str], seed: int) -> set[tuple[str, int, int]]:
    """Start a server, kill it at some moment, and tell what it had acknowledged."""
    chance = random.Random(seed)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            asyncio.run(write(url, names, writer, seed))
        finally:
            os._exit(1)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        first = pipe.readline()
        assert first, "the server ended by itself"
        time.sleep(chance.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == -signal.SIGKILL
        rest = pipe.read()
    # Lines are short enough to be written whole.
    told = [line.split() for line in (first + rest).decode().splitlines()]
    return {(name, int(seq), int(upto)) for name, seq, upto in told}


def main() -> None:
    """Kill, look, again."""
    url, kills, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    killed = acknowledged = unacknowledged = 0
    while not unacknowledged and killed < MOST_TIMES * kills:
        servers = [[f"{number}-{each}" for each in range(TABLES)] for number in range(killed, killed + kills)]
        asyncio.run(set_up(url, [name for names in servers for name in names]))
        for names in servers:
            told = kill_one(url, names, seed * 1000 + killed)
            killed += 1
            acknowledged += len(told)
            unacknowledged += asyncio.run(found(url, names, told))
    sys.stdout.write(f"{killed} {acknowledged} {unacknowledged}\n")


if __name__ == "__main__":
    main()
