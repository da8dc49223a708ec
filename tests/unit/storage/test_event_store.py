"""What every store does, on SQLite and on PostgreSQL alike."""

import asyncio

import msgspec
import pytest

from leggio.storage.event_store import SqlEventStore
from leggio.table.ports import CodeTakenError, SeatTakenError, StaleError
from leggio.table.records import BotSeat, Head, Mark, Outage, Phase, Role
from support.databases import Database
from support.table_records import PLAYING, SETTINGS, a_line, a_member, a_table, an_entry


def test_a_table_comes_back_as_it_was_kept(database: Database) -> None:
    """Every field of a record survives a restart, whatever letters it holds."""
    settings = msgspec.structs.replace(
        SETTINGS,
        options={"minutes": 25, "label": "è «così» 🂡", "none": None, "deep": {"list": [1, "due"]}},
        bots=(BotSeat("medio", "Àbaco"),),
        public=True,
        days_per_move=3,
    )
    before = a_table()
    table = a_table(settings=settings, referee_code="ARBITRO", previous=before.id, due_at=2**53)
    seated = [a_member(table.id, "anna", 0, name="D'Annunzio; --"), a_member(table.id, "rita", None)]

    async def keep(store: SqlEventStore) -> None:
        await store.create_table(before, [])
        await store.create_table(table, seated)

    database.run(keep)
    assert database.run(lambda store: store.table(table.id)) == table
    assert database.run(lambda store: store.members(table.id)) == seated
    assert database.run(lambda store: store.rematch_of(before.id)) == table
    assert database.run(lambda store: store.rematch_of(table.id)) is None
    assert database.run(lambda store: store.table("nobody's")) is None


def test_a_code_says_which_table_and_as_what(database: Database) -> None:
    """Players have one code, referees another."""
    table, other = a_table(referee_code="ARBITRO"), a_table()

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [])
        await store.create_table(other, [])
        assert await store.table_by_code(table.code) == (table, Role.PLAYER)
        assert await store.table_by_code("ARBITRO") == (table, Role.REFEREE)
        assert await store.table_by_code(other.code) == (other, Role.PLAYER)
        assert await store.table_by_code("NOBODY") is None

    database.run(scenario)


@pytest.mark.parametrize(
    "clash",
    [
        {"id": "old"},
        {"code": "OLD"},
        {"referee_code": "OLDREF"},
        {"code": "OLDREF"},
        {"referee_code": "OLD"},
        {"previous": "older"},
        {"code": "SAME", "referee_code": "SAME"},
    ],
)
def test_a_table_that_clashes_is_not_kept(database: Database, clash: dict[str, str]) -> None:
    """Ids, codes of either kind and rematches are one of a kind; members of what was refused are not kept either."""
    old = a_table(id="old", code="OLD", referee_code="OLDREF", previous="older")
    new = a_table(id="new", **{key: value for key, value in clash.items() if key != "id"})
    new = msgspec.structs.replace(new, id=clash.get("id", "new"))

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="older"), [])
        await store.create_table(old, [])
        with pytest.raises(CodeTakenError):
            await store.create_table(new, [a_member(new.id, "bea", 0)])
        assert await store.table("old") == old
        assert await store.table("new") is None
        assert await store.tables_of("bea", 10) == []

    database.run(scenario)


def test_one_of_many_tables_with_one_code_is_kept(database: Database) -> None:
    """Two servers hand out the same code, for players and for referees, at the same time."""

    async def scenario(first: SqlEventStore, second: SqlEventStore) -> None:
        for turn in range(20):
            wanted = [a_table(code=f"C{turn}"), a_table(referee_code=f"C{turn}"), a_table(code=f"C{turn}")]
            stores = [first, second, second]
            done = await asyncio.gather(
                *(store.create_table(table, []) for store, table in zip(stores, wanted, strict=True)),
                return_exceptions=True,
            )
            assert [type(each) for each in done if each is not None] == [CodeTakenError] * 2

    database.run_two(scenario)


def test_public_tables_are_listed_while_they_are_on(database: Database) -> None:
    """The newest first; not private ones, nor those that are closed or over."""
    public = msgspec.structs.replace(SETTINGS, public=True)
    tables = [a_table(settings=public) for _ in range(6)]
    private = a_table()

    async def scenario(store: SqlEventStore) -> None:
        for table in (*tables, private):
            await store.create_table(table, [])
        await store.append(an_entry(tables[1].id, 1), PLAYING)
        await store.append(an_entry(tables[2].id, 1), Head(phase=Phase.OVER, due_at=None))
        await store.close_table(tables[3].id)
        listed = [tables[5], tables[4], tables[1], tables[0]]
        assert [table.id for table in await store.public_tables(10)] == [table.id for table in listed]
        assert [table.id for table in await store.public_tables(2)] == [table.id for table in listed[:2]]

    database.run(scenario)


def test_tables_of_a_person_are_the_newest_first(database: Database) -> None:
    """Whether they play or rule, and whatever became of the table; not those they left."""
    tables = [a_table() for _ in range(4)]

    async def scenario(store: SqlEventStore) -> None:
        for table in tables:
            await store.create_table(table, [a_member(table.id, "bea", 1)])
        await store.join(a_member(tables[0].id, "anna", 0))
        await store.join(a_member(tables[1].id, "anna", 0))
        await store.join(a_member(tables[2].id, "anna", None))
        await store.leave(tables[1].id, "anna")
        assert [table.id for table in await store.tables_of("anna", 10)] == [tables[2].id, tables[0].id]
        assert [table.id for table in await store.tables_of("anna", 1)] == [tables[2].id]
        assert await store.tables_of("nobody", 10) == []

    database.run(scenario)


def test_members_are_told_in_the_order_of_their_coming(database: Database) -> None:
    """By the moment; at one and the same moment by the seat, the referee last."""
    table = a_table()

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [a_member(table.id, "zoe", 1), a_member(table.id, "anna", 2)])
        await store.join(a_member(table.id, "rita", None))
        await store.join(a_member(table.id, "bea", 0, joined_at=1))
        assert [member.person for member in await store.members(table.id)] == ["bea", "zoe", "anna", "rita"]

    database.run(scenario)


@pytest.mark.parametrize(
    ("person", "seat"),
    [("bea", 0), ("anna", 1), ("anna", None), ("carla", None), ("rita", 1)],
)
def test_a_place_is_one_persons_and_a_person_has_one(database: Database, person: str, seat: int | None) -> None:
    """One seat each, one person a seat, one referee; who is refused changes nothing."""
    table = a_table()
    there = [a_member(table.id, "anna", 0), a_member(table.id, "rita", None)]

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, there)
        with pytest.raises(SeatTakenError):
            await store.join(a_member(table.id, person, seat))
        assert await store.members(table.id) == there

    database.run(scenario)


def test_a_place_that_was_left_is_free(database: Database) -> None:
    """For the same person and for others; leaving twice does no harm."""
    table = a_table()

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [a_member(table.id, "anna", 0)])
        await store.leave(table.id, "anna")
        await store.leave(table.id, "anna")
        await store.join(a_member(table.id, "bea", 0))
        await store.join(a_member(table.id, "anna", 1))
        assert {member.person: member.seat for member in await store.members(table.id)} == {"bea": 0, "anna": 1}

    database.run(scenario)


def test_one_of_those_who_run_for_a_seat_gets_it(database: Database) -> None:
    """Whichever server they come through."""

    async def scenario(first: SqlEventStore, second: SqlEventStore) -> None:
        for _ in range(25):
            table = a_table()
            await first.create_table(table, [])
            runners = [a_member(table.id, f"p{number}", number % 2 or None) for number in range(6)]
            done = await asyncio.gather(
                *((first, second)[number // 3].join(runner) for number, runner in enumerate(runners)),
                return_exceptions=True,
            )
            assert {type(each) for each in done if each is not None} == {SeatTakenError}
            seated = [runner for runner, each in zip(runners, done, strict=True) if each is None]
            assert sorted(str(member.seat) for member in seated) == ["1", "None"]
            assert {member.person for member in await second.members(table.id)} == {each.person for each in seated}

    database.run_two(scenario)


def test_a_closed_table_takes_nobody_and_nothing(database: Database) -> None:
    """It cannot be joined, nor begin; one that has begun cannot be closed."""
    table, begun = a_table(due_at=5), a_table()

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [])
        await store.create_table(begun, [])
        await store.append(an_entry(begun.id, 1), PLAYING)
        await store.close_table(table.id)
        await store.close_table(begun.id)
        closed = msgspec.structs.replace(table, phase=Phase.CLOSED, due_at=None)
        assert await store.table(table.id) == closed
        with pytest.raises(SeatTakenError):
            await store.join(a_member(table.id, "anna", 0))
        with pytest.raises(StaleError):
            await store.append(an_entry(table.id, 1), PLAYING)
        assert await store.table(table.id) == closed
        assert await store.entries(table.id) == []
        assert (await store.table(begun.id) or table).phase is Phase.PLAYING

    database.run(scenario)


def test_nobody_joins_a_table_that_is_not_there(database: Database) -> None:
    """Nor can anything happen at it."""

    async def scenario(store: SqlEventStore) -> None:
        with pytest.raises(SeatTakenError):
            await store.join(a_member("nowhere", "anna", 0))
        with pytest.raises(StaleError):
            await store.append(an_entry("nowhere", 1), PLAYING)

    database.run(scenario)


def test_a_table_either_begins_or_is_closed(database: Database) -> None:
    """Two servers do both at once: whatever wins, the table and its log agree."""

    async def scenario(first: SqlEventStore, second: SqlEventStore) -> None:
        for turn in range(40):
            table = a_table()
            await first.create_table(table, [])
            works = [first.append(an_entry(table.id, 1), PLAYING), second.close_table(table.id)]
            await asyncio.gather(*(works if turn % 2 else works[::-1]), return_exceptions=True)
            kept = await first.table(table.id)
            assert kept is not None
            assert len(await first.entries(table.id)) == kept.seq == (kept.phase is Phase.PLAYING)
            assert kept.phase in (Phase.PLAYING, Phase.CLOSED)

    database.run_two(scenario)


def test_due_tables_are_those_before_a_moment(database: Database) -> None:
    """The longest waiting first, as many as were asked for; a table that wants nothing is never due."""
    tables = [a_table(due_at=due) for due in (30, 10, None, 20, 40)]

    async def scenario(store: SqlEventStore) -> None:
        for table in tables:
            await store.create_table(table, [])
        assert await store.due_tables(40, 10) == [tables[1].id, tables[3].id, tables[0].id]
        assert await store.due_tables(40, 2) == [tables[1].id, tables[3].id]
        await store.append(an_entry(tables[1].id, 1), Head(phase=Phase.PLAYING, due_at=99))
        await store.append(an_entry(tables[3].id, 1), Head(phase=Phase.OVER, due_at=None))
        assert await store.due_tables(100, 10) == [tables[0].id, tables[4].id, tables[1].id]

    database.run(scenario)


def test_what_is_said_is_numbered_at_each_table(database: Database) -> None:
    """From 1; the last things are told in order, as many as were asked for."""
    table, other = a_table(), a_table()

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [])
        await store.create_table(other, [])
        for number in range(1, 6):
            kept = await store.say(a_line(table.id, f"ciao {number} 👋"))
            assert kept == a_line(table.id, f"ciao {number} 👋", number=number)
        assert (await store.say(a_line(other.id, "ehi", role=Role.SPECTATOR))).number == 1
        assert [line.number for line in await store.chat(table.id, 3)] == [3, 4, 5]
        assert [line.text for line in await store.chat(table.id, 100)] == [f"ciao {n} 👋" for n in range(1, 6)]
        assert await store.chat(other.id, 100) == [a_line(other.id, "ehi", number=1, role=Role.SPECTATOR)]

    database.run(scenario)


def test_people_who_talk_at_once_are_all_heard(database: Database) -> None:
    """Two servers, one table: every line has a number of its own, none is left out."""
    table = a_table()

    async def scenario(first: SqlEventStore, second: SqlEventStore) -> None:
        await first.create_table(table, [])
        said = await asyncio.gather(
            *((first, second)[number % 2].say(a_line(table.id, f"{number}")) for number in range(30))
        )
        assert sorted(line.number for line in said) == list(range(1, 31))
        assert await first.chat(table.id, 100) == sorted(said, key=lambda line: line.number)

    database.run_two(scenario)


def test_the_last_beat_is_that_of_any_server(database: Database) -> None:
    """A server that beats again replaces its beat; one that has been gone for long is forgotten."""
    a_day = 24 * 60 * 60 * 1000

    async def scenario(store: SqlEventStore) -> None:
        assert await store.last_heartbeat() is None
        await store.heartbeat("a", 1000)
        await store.heartbeat("b", 3000)
        await store.heartbeat("a", 2000)
        assert await store.last_heartbeat() == 3000
        await store.heartbeat("c", a_day + 5000)
        assert await store.last_heartbeat() == a_day + 5000

    database.run(scenario)


def test_an_outage_is_kept_once(database: Database) -> None:
    """Of servers that start after one outage, the last one's counts: its clock may be hours ahead."""

    async def scenario(store: SqlEventStore) -> None:
        for outage in (Outage(500, 900), Outage(100, 300), Outage(100, 310), Outage(100, 305)):
            await store.record_outage(outage)
        assert await store.outages(0) == [Outage(100, 310), Outage(500, 900)]
        assert await store.outages(310) == [Outage(500, 900)]

    database.run(scenario)


def test_how_far_tables_have_come_is_asked_for_at_once(database: Database) -> None:
    """Of those that are there: events, people, what was said, the rematch; of a thousand and more as well."""
    table, empty = a_table(), a_table()
    again = a_table(previous=table.id)

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(table, [a_member(table.id, "anna", 0)])
        await store.create_table(empty, [])
        await store.create_table(again, [])
        await store.append(an_entry(table.id, 1), PLAYING)
        await store.say(a_line(table.id, "eccomi"))
        anna = (await store.members(table.id))[0]
        asked = [*(f"nobody's {number}" for number in range(1_500)), table.id, empty.id]
        assert await store.marks(asked) == {
            table.id: Mark(seq=1, members=1, joined_at=anna.joined_at, said=1, rematch=again.id),
            empty.id: Mark(seq=0, members=0, joined_at=0, said=0),
        }

    database.run(scenario)


def test_who_is_alive(database: Database) -> None:
    """Each server and its last heartbeat, as far back as is asked."""

    async def scenario(store: SqlEventStore) -> None:
        for node, at in (("one", 1_000), ("two", 2_000), ("one", 3_000)):
            await store.heartbeat(node, at)
        assert await store.heartbeats(0) == {"one": 3_000, "two": 2_000}
        assert await store.heartbeats(2_000) == {"one": 3_000}

    database.run(scenario)
