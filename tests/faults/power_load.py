"""Play: real games written as a server writes them, and who was told what. python -m faults.power_load URL SEED RECORD

Every acknowledgement is appended to the record as soon as there is one; a refusal is said on standard output, and tried
again. Ends when all games are written, or when it is killed.
"""

import asyncio
import os
import random
import sys
from functools import cache, partial

from faults.power_images import acknowledgement
from leggio.storage import sqlite_batch_commit
from leggio.storage.checkpoints import Checkpoints
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.table.ports import StaleError, StoreUnavailableError
from leggio.table.records import Entry, Head, Phase
from support.kept_games import entries_of
from support.table_records import a_line, a_member, a_table

TABLES = 6
MOVES = 30
# Often enough that power is lost in the middle of moving what was written ahead.
CHECKPOINT_EVERY = 15
RETRY_S = 0.05


@cache
def moves_of(table: str) -> tuple[Entry, ...]:
    """The game of a table, known to whoever plays and to whoever looks at what is left."""
    return tuple(entries_of(table, int(table.partition("-")[2]))[:MOVES])


def head_after(table: str, number: int) -> Head:
    """How a table stands after so many moves."""
    log = moves_of(table)
    is_over = number == len(log) and len(log) < MOVES
    return Head(phase=Phase.OVER if is_over else Phase.PLAYING, due_at=number, waits_for=(number % 2,))


def names() -> list[str]:
    """The tables there are."""
    return [f"game-{number}" for number in range(TABLES)]


async def set_up(url: str) -> None:
    """All tables, before anything is recorded."""
    engine = open_engine(read_url(url))
    store = SqlEventStore(engine)
    for name in names():
        await store.create_table(a_table(id=name), [a_member(name, "anna", 0)])
    await store.close()
    await engine.dispose()


async def play(url: str, seed: int, record: int) -> None:
    """Move at all tables at once, in batches, and talk."""
    vars(sqlite_batch_commit)["Checkpoints"] = partial(Checkpoints, every=CHECKPOINT_EVERY)
    engine = open_engine(read_url(url))
    store = SqlEventStore(engine, largest_batch=3)

    def tell(text: str) -> None:
        os.write(record, acknowledgement(text))

    async def move(name: str) -> None:
        chance = random.Random(f"{seed} {name}")
        for number, entry in enumerate(moves_of(name), start=1):
            await asyncio.sleep(chance.random() * 0.01)
            await _until_written(store, entry, head_after(name, number))
            tell(f"move {name} {number}")
            if chance.random() < 0.2:
                line = await _until_said(store, name, f"{number}")
                tell(f"said {name} {line}")

    await asyncio.gather(*(move(name) for name in names()))
    await store.close()
    await engine.dispose()


def say(text: str) -> None:
    """A line for whoever started this."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def _until_written(store: SqlEventStore, entry: Entry, head: Head) -> None:
    while True:
        try:
            await store.append(entry, head)
        except StoreUnavailableError as error:
            say(error.code)
            await asyncio.sleep(RETRY_S)
        except StaleError:
            # It had been written, and nobody knew: what is there is the same.
            assert (await store.entries(entry.table, entry.seq - 1))[0] == entry
            return
        else:
            return


async def _until_said(store: SqlEventStore, table: str, text: str) -> int:
    while True:
        try:
            return (await store.say(a_line(table, text))).number
        except StoreUnavailableError as error:
            say(error.code)
            await asyncio.sleep(RETRY_S)


def main() -> None:
    """Play until the end."""
    url, seed, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    for name in names():
        moves_of(name)
    say("ready")
    asyncio.run(play(url, seed, os.open(path, os.O_WRONLY | os.O_APPEND)))
    say("done")


if __name__ == "__main__":
    main()
