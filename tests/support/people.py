"""People over a real store, with a clock that tests turn and passwords that hash quickly."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from leggio.core.outcome import Rejected
from leggio.people import People, PeopleDependencies
from leggio.people.accounts import Opened
from leggio.people.person import ClientOrigin
from leggio.people.sign_ins import SignedIn
from leggio.server.security.argon import Argon2Passwords, Cost
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from support.databases import Database

QUICK = Cost(passes=1, memory_kib=8, lanes=1)
HERE = ClientOrigin("Firefox, Linux", "203.0.113.0/24")
HOME = "203.0.113.9/32"
PASSWORD = "una lunga frase"  # noqa: S105 — of nobody

Found = TypeVar("Found")


class Clock:
    """A clock that stands still until it is turned."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return self.at

    def turn(self, *, seconds: int = 0, days: int = 0) -> None:
        """Let time pass."""
        self.at += 1000 * (seconds + 86_400 * days)


def with_store(database: Database, scenario: Callable[[SqlPeopleStore], Awaitable[Found]]) -> Found:
    """Open a store of people, let something happen, close it: every call is a restart of the server."""

    async def opened() -> Found:
        engine = open_engine(read_url(database.url))
        try:
            return await scenario(SqlPeopleStore(engine))
        finally:
            await engine.dispose()

    return asyncio.run(opened())


def with_people(
    database: Database,
    scenario: Callable[[People], Awaitable[Found]],
    clock: Callable[[], int] | None = None,
    cost: Cost = QUICK,
) -> Found:
    """The same with everything that is done with people."""

    async def opened(store: SqlPeopleStore) -> Found:
        passwords = Argon2Passwords(cost)
        try:
            return await scenario(people_over(store, passwords, clock or Clock()))
        finally:
            passwords.close()

    return with_store(database, opened)


def people_over(store: SqlPeopleStore, passwords: Argon2Passwords, clock: Callable[[], int]) -> People:
    """People as a server has them, but for the clock."""
    return People(PeopleDependencies(store=store, passwords=passwords, random=secrets.token_bytes, now=clock))


async def a_guest(people: People, nickname: str = "Anna") -> SignedIn:
    """Somebody with a nickname."""
    guest = await people.sign_ins.welcome(nickname, HERE)
    assert isinstance(guest, SignedIn)
    return guest


async def an_account(people: People, name: str = "anna", password: str = PASSWORD) -> Opened:
    """Somebody with an account."""
    guest = await a_guest(people, "Anna R.")
    opened = await people.accounts.open(guest.identity, name, password, HERE)
    assert isinstance(opened, Opened)
    return opened


def code_of(outcome: object) -> str:
    """The code something was refused with."""
    assert isinstance(outcome, Rejected), outcome
    return outcome.code
