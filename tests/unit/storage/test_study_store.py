"""What people have practised, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from leggio.people.person import ClientOrigin, Person, SignIn
from leggio.people.person import Kind as PersonKind
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.study_store import SqlStudyStore
from leggio.study import Drill, Question, ask
from leggio.study.practice import Practice
from support.databases import Database
from support.study import school

Found = TypeVar("Found")
NOW = 2**43


def question(key: str = "portare imp.2p veli") -> Question:
    """A question."""
    found = ask(school(), Drill.ENCLITICS, key)
    assert found is not None
    return found


def with_study(database: Database, scenario: Callable[[SqlStudyStore, SqlPeopleStore], Awaitable[Found]]) -> Found:
    """Open the store with Anna and Bea about, let something happen, close it."""

    async def opened() -> Found:
        engine = open_engine(read_url(database.url))
        try:
            people = SqlPeopleStore(engine)
            for name in ("anna", "bea"):
                sign_in = SignIn(id=name, hash=name, person=name, began_at=1, seen_at=1, client=ClientOrigin("", ""))
                await people.add_guest(Person(id=name, nickname=name, kind=PersonKind.GUEST), sign_in)
            return await scenario(SqlStudyStore(engine), people)
        finally:
            await engine.dispose()

    return asyncio.run(opened())


def test_a_desk_comes_back_as_it_was_kept(database: Database) -> None:
    """Deck, tallies, open question and version; everyone has their own."""
    asked = Practice().asking(question(), "id-1")
    answered = asked.answered(question(), right=False, now=NOW)
    again = answered.asking(question("dare inf melo"), "id-2")

    async def scenario(store: SqlStudyStore, _: SqlPeopleStore) -> list[Practice]:
        assert await store.of("anna") == Practice()
        for practice in (asked, answered, again):
            assert await store.keep("anna", practice, NOW)
            assert await store.of("anna") == practice
        return [await store.of("anna"), await store.of("bea")]

    assert with_study(database, scenario) == [again, Practice()]


def test_of_two_writers_the_slower_is_told(database: Database) -> None:
    """An answer counts once, whichever page sends it."""
    asked = Practice().asking(question(), "id-1")
    other = Practice().asking(question(), "id-2")
    right, wrong = (asked.answered(question(), right=right, now=NOW) for right in (True, False))

    async def scenario(store: SqlStudyStore, _: SqlPeopleStore) -> Practice:
        assert await store.keep("anna", asked, NOW)
        assert not await store.keep("anna", other, NOW)
        both = await asyncio.gather(store.keep("anna", right, NOW), store.keep("anna", wrong, NOW))
        assert sorted(both) == [False, True]
        return await store.of("anna")

    assert with_study(database, scenario) in (right, wrong)


def test_whoever_leaves_takes_their_desk_along(database: Database) -> None:
    """Nothing stays of a person who is forgotten."""

    async def scenario(store: SqlStudyStore, people: SqlPeopleStore) -> Practice:
        await store.keep("anna", Practice().asking(question(), "id-1"), NOW)
        await people.remove("anna")
        return await store.of("anna")

    assert with_study(database, scenario) == Practice()
