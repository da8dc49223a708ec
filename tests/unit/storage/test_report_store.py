"""The inbox of disputed words, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from leggio.lexicon.reports import Claim, Decider, Outcome, Report
from leggio.people.person import ClientOrigin, Kind, Person, SignIn
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.report_store import SqlReportStore
from support.databases import Database

Found = TypeVar("Found")


def a_report(word: str = "cece", person: str = "anna", at: int = 2**43) -> Report:
    """What somebody says of a word."""
    return Report(
        word=word,
        rules="figs",
        claim=Claim.NOUN_M,
        reason="è «così»; --",
        lexicon="figs 1",
        person=person,
        name="Anna",
        at=at,
    )


def with_inbox(database: Database, scenario: Callable[[SqlReportStore, SqlPeopleStore], Awaitable[Found]]) -> Found:
    """Open the inbox with Anna and Bea about, let something happen, close it."""

    async def opened() -> Found:
        engine = open_engine(read_url(database.url))
        try:
            people = SqlPeopleStore(engine)
            for name in ("anna", "bea"):
                sign_in = SignIn(id=name, hash=name, person=name, began_at=1, seen_at=1, client=ClientOrigin("", ""))
                await people.add_guest(Person(id=name, nickname=name, kind=Kind.GUEST), sign_in)
            return await scenario(SqlReportStore(engine), people)
        finally:
            await engine.dispose()

    return asyncio.run(opened())


def test_reports_come_back_as_they_were_kept(database: Database) -> None:
    """Every field, the oldest first."""
    kept = [a_report("cece", at=2**43), a_report("ceco", "bea", at=2**43 + 1), a_report("abaco", at=2**43 + 2)]

    async def scenario(inbox: SqlReportStore, _: SqlPeopleStore) -> list[Report]:
        for report in reversed(kept):
            await inbox.add(report)
        return await inbox.all()

    assert with_inbox(database, scenario) == kept


def test_saying_it_again_replaces_it(database: Database) -> None:
    """A person has one opinion of a word under a rule set; another's stays."""
    second = msgspec.structs.replace(a_report(at=2**43 + 5), claim=Claim.NOUN_F, reason="anzi")

    async def scenario(inbox: SqlReportStore, _: SqlPeopleStore) -> list[Report]:
        await inbox.add(a_report())
        await inbox.add(a_report(person="bea"))
        await inbox.add(second)
        return await inbox.all()

    assert with_inbox(database, scenario) == [a_report(person="bea"), second]


def test_a_decision_is_news_until_it_is_seen(database: Database) -> None:
    """Outcome, why, when and in which role; for the person whose report it is, and nobody else."""
    told: list[int] = []

    async def scenario(inbox: SqlReportStore, _: SqlPeopleStore) -> list[Report]:
        for report in (a_report(), a_report(person="bea"), a_report("ceco", at=2**43 + 1)):
            await inbox.add(report)
        told.append(await inbox.decide([a_report()], Outcome.ACCEPTED, "hai ragione", Decider.OWNER, 2**43 + 9))
        told.append(await inbox.unseen("anna"))
        told.append(await inbox.unseen("bea"))
        await inbox.seen("anna", 2**43 + 8)
        told.append(await inbox.unseen("anna"))
        found = await inbox.of("anna")
        await inbox.seen("anna", 2**43 + 9)
        told.append(await inbox.unseen("anna"))
        return found

    decided = msgspec.structs.replace(
        a_report(),
        outcome=Outcome.ACCEPTED,
        why="hai ragione",
        decided_at=2**43 + 9,
        decided_by=Decider.OWNER,
        news=True,
    )
    assert with_inbox(database, scenario) == [a_report("ceco", at=2**43 + 1), decided]
    assert told == [1, 1, 0, 1, 0]


def test_what_is_said_again_is_open_again(database: Database) -> None:
    """And a decision on what a person said before does not touch what they say now."""
    again = msgspec.structs.replace(a_report(at=2**43 + 5), claim=Claim.NOUN_F)

    async def scenario(inbox: SqlReportStore, _: SqlPeopleStore) -> tuple[int, list[Report]]:
        await inbox.add(a_report())
        await inbox.decide([a_report()], Outcome.TURNED_AWAY, "no", Decider.OWNER, 2**43 + 1)
        await inbox.add(again)
        late = await inbox.decide([a_report()], Outcome.ACCEPTED, "", Decider.OWNER, 2**43 + 6)
        return late, await inbox.all()

    assert with_inbox(database, scenario) == (0, [again])


def test_a_word_is_dismissed_for_everyone(database: Database) -> None:
    """And only that word."""

    async def scenario(inbox: SqlReportStore, _: SqlPeopleStore) -> tuple[int, list[Report]]:
        for report in (a_report(), a_report(person="bea"), a_report("ceco")):
            await inbox.add(report)
        return await inbox.dismiss("cece"), await inbox.all()

    assert with_inbox(database, scenario) == (2, [a_report("ceco")])


def test_whoever_leaves_takes_their_reports_along(database: Database) -> None:
    """Nothing stays of a person who is forgotten."""

    async def scenario(inbox: SqlReportStore, people: SqlPeopleStore) -> list[Report]:
        await inbox.add(a_report())
        await people.remove("anna")
        return await inbox.all()

    assert with_inbox(database, scenario) == []
