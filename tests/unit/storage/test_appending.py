"""Entries: one follows another, exactly one server writes it, and what was acknowledged is there."""

import asyncio
import random

import pytest

from leggio.storage.event_store import SqlEventStore
from leggio.table.ports import StaleError, StoreUnavailableError
from leggio.table.records import Entry, Head, Phase
from support.databases import Database
from support.table_records import PLAYING, a_table, an_entry


def test_entries_come_back_as_they_were_written(database: Database) -> None:
    """In order, after a restart, and from any of them on."""
    table = a_table()
    written = [
        an_entry(table.id, 1, 3),
        an_entry(table.id, 4, idempotency_key="anna:è-1"),
        an_entry(table.id, 5, 2, lines="à\n🂡\n"),
    ]

    async def write(store: SqlEventStore) -> None:
        await store.create_table(table, [])
        for entry in written:
            await store.append(entry, Head(phase=Phase.PLAYING, due_at=entry.upto * 10, waits_for=(0, 1)))

    database.run(write)
    assert database.run(lambda store: store.entries(table.id)) == written
    assert database.run(lambda store: store.entries(table.id, 3)) == written[1:]
    assert database.run(lambda store: store.entries(table.id, 6)) == []
    kept = database.run(lambda store: store.table(table.id))
    assert kept is not None
    assert (kept.seq, kept.phase, kept.due_at, kept.waits_for) == (6, Phase.PLAYING, 60, (0, 1))


@pytest.mark.parametrize(
    "wrong",
    [
        an_entry("t", 1),  # already there
        an_entry("t", 2),  # in the middle of an entry
        an_entry("t", 3),  # its last event
        an_entry("t", 5),  # leaves one out
        an_entry("t", 4, idempotency_key="anna:1"),  # a command that was written before
    ],
)
def test_an_entry_that_does_not_follow_is_stale(database: Database, wrong: Entry) -> None:
    """Neither it nor its head is written."""
    first = an_entry("t", 1, 3, idempotency_key="anna:1")

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="t"), [])
        await store.append(first, Head(phase=Phase.PLAYING, due_at=7))
        with pytest.raises(StaleError):
            await store.append(wrong, Head(phase=Phase.OVER, due_at=8))
        assert await store.entries("t") == [first]
        kept = await store.table("t")
        assert kept is not None
        assert (kept.seq, kept.phase, kept.due_at) == (3, Phase.PLAYING, 7)

    database.run(scenario)


def test_one_key_may_be_used_at_two_tables(database: Database) -> None:
    """A key belongs to a command at one table; what a table does by itself has none."""

    async def scenario(store: SqlEventStore) -> None:
        for name in ("t", "u"):
            await store.create_table(a_table(id=name), [])
            await store.append(an_entry(name, 1, idempotency_key="anna:1"), PLAYING)
            await store.append(an_entry(name, 2), PLAYING)
            await store.append(an_entry(name, 3), PLAYING)
            assert len(await store.entries(name)) == 3

    database.run(scenario)


def test_a_batch_has_winners_and_losers(database: Database) -> None:
    """Of all that waits at once each is told its own end: written, stale, or never possible."""
    names = [f"t{number}" for number in range(40)]

    async def scenario(store: SqlEventStore) -> None:
        for name in names:
            await store.create_table(a_table(id=name), [])
        for name in names[:20]:
            await store.append(an_entry(name, 1, idempotency_key="old"), PLAYING)
        fresh = [an_entry(name, 2) for name in names[:10]]
        repeated = [an_entry(name, 2, idempotency_key="old") for name in names[10:15]]
        stale = [an_entry(name, 1) for name in names[15:20]]
        impossible = [an_entry(name, 1, at=2**70) for name in names[20:23]]
        begun = [an_entry(name, 1) for name in names[23:]]
        everything = [*fresh, *repeated, *stale, *impossible, *begun]
        random.Random(1).shuffle(everything)
        done = await asyncio.gather(*(store.append(entry, PLAYING) for entry in everything), return_exceptions=True)
        outcome = {entry.table: result for entry, result in zip(everything, done, strict=True)}
        assert all(outcome[entry.table] is None for entry in (*fresh, *begun))
        assert all(type(outcome[entry.table]) is StaleError for entry in (*repeated, *stale))
        assert all(
            isinstance(outcome[entry.table], Exception)
            and not isinstance(outcome[entry.table], StaleError | StoreUnavailableError)
            for entry in impossible
        )
        for entry in everything:
            kept = await store.entries(entry.table)
            assert (entry in kept) == (outcome[entry.table] is None)
            assert (await store.table(entry.table) or a_table()).seq == len(kept)

    database.run(scenario)


def test_entries_of_one_table_can_wait_together(database: Database) -> None:
    """Those that follow each other are written in one go; of two for one place the first counts."""

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="t"), [])
        seqs = [1, 2, 2, 4, 3, 4]
        done = await asyncio.gather(
            *(store.append(an_entry("t", seq, at=place), PLAYING) for place, seq in enumerate(seqs)),
            return_exceptions=True,
        )
        assert [result is None for result in done] == [True, True, False, False, True, True]
        assert [(entry.seq, entry.at) for entry in await store.entries("t")] == [(1, 0), (2, 1), (3, 4), (4, 5)]

    database.run(scenario)


@pytest.mark.parametrize("seed", range(4))
def test_two_servers_never_write_one_entry_twice(database: Database, seed: int) -> None:
    """Each decides on what it last read and is refused when it is late; together they leave one unbroken log."""
    chance = random.Random(seed)
    names = [f"t{number}" for number in range(6)]

    async def play(store: SqlEventStore, who: str, name: str, won: dict[tuple[str, int], str]) -> int:
        head = refused = 0
        for turn in range(30):
            entry = an_entry(name, head + 1, chance.randint(1, 3), idempotency_key=f"{who}:{turn}", lines=who)
            try:
                await store.append(entry, Head(phase=Phase.PLAYING, due_at=entry.upto))
            except StaleError:
                refused += 1
                later = await store.entries(name, head)
                assert later, "refused, though nothing had happened"
                head = later[-1].upto
            else:
                assert (name, entry.seq) not in won
                won[name, entry.seq] = who
                head = entry.upto
            for _ in range(chance.randrange(4)):
                await asyncio.sleep(0)
        return refused

    async def scenario(first: SqlEventStore, second: SqlEventStore) -> int:
        won: dict[tuple[str, int], str] = {}
        for name in names:
            await first.create_table(a_table(id=name), [])
        refused = await asyncio.gather(
            *(
                play(store, f"{who}{again}", name, won)
                for who, store in (("a", first), ("b", second))
                for again in range(2)
                for name in names
            )
        )
        for name in names:
            log = await second.entries(name)
            assert {(name, entry.seq): entry.lines for entry in log} == {
                place: who for place, who in won.items() if place[0] == name
            }
            ends = [0, *(entry.upto for entry in log)]
            assert [entry.seq for entry in log] == [end + 1 for end in ends[:-1]]
            kept = await second.table(name)
            assert kept is not None
            assert kept.seq == kept.due_at == ends[-1]
        return sum(refused)

    assert database.run_two(scenario) > 100  # they were in each other's way all the time


def test_whoever_stops_waiting_disturbs_nobody(database: Database) -> None:
    """A client that hangs up cancels its own command at most; those in the same batch are written."""
    names = [f"t{number}" for number in range(20)]

    async def scenario(store: SqlEventStore) -> None:
        for name in names:
            await store.create_table(a_table(id=name), [])
        for round_ in range(1, 6):
            works = []
            for name in names:
                kept = await store.table(name)
                assert kept is not None
                works.append(asyncio.create_task(store.append(an_entry(name, kept.seq + 1), PLAYING)))
            for _ in range(round_):
                await asyncio.sleep(0)
            for work in works[::2]:
                work.cancel()
            done = await asyncio.gather(*works, return_exceptions=True)
            assert done[1::2] == [None] * 10
        for name in names:
            kept = await store.table(name)
            assert kept is not None
            assert kept.seq == len(await store.entries(name))
            assert kept.seq == 5 or name in names[::2]

    database.run(scenario)


def test_a_store_that_closes_writes_what_waits(database: Database) -> None:
    """Then it takes nothing more."""

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="t"), [])
        works = [asyncio.create_task(store.append(an_entry("t", seq), PLAYING)) for seq in range(1, 10)]
        await asyncio.sleep(0)
        await store.close()
        assert [work.done() and work.exception() for work in works] == [None] * 9
        with pytest.raises(StoreUnavailableError):
            await store.append(an_entry("t", 10), PLAYING)
        assert len(await store.entries("t")) == 9

    database.run(scenario)
