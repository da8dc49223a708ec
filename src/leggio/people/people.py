"""Everything about people in one place, for whoever puts a server together."""

from collections.abc import Collection

from leggio.core.outcome import Rejected
from leggio.people.accounts import Accounts
from leggio.people.dependencies import PeopleDependencies
from leggio.people.names import nickname_of
from leggio.people.person import Kind, Person
from leggio.people.programs import Programs
from leggio.people.refusals import refuse
from leggio.people.sign_ins import SignIns

DAY = 24 * 3_600_000
GUESTS_KEPT_FOR = 400 * DAY  # longer than a cookie lives


class People:
    """Guests, accounts, sign-ins and programs over one store."""

    def __init__(self, dependencies: PeopleDependencies) -> None:
        self._dependencies = dependencies
        self.sign_ins = SignIns(dependencies)
        self.accounts = Accounts(dependencies, self.sign_ins)
        self.programs = Programs(dependencies)

    async def rename(self, person: Person, nickname: str) -> Person | Rejected:
        """Give a person another nickname. A program's is the name of its token."""
        if person.kind is Kind.PROGRAM:
            return refuse("program.forbidden")
        good = nickname_of(nickname)
        if isinstance(good, Rejected):
            return good
        await self._dependencies.store.rename(person.id, good)
        return Person(id=person.id, nickname=good, kind=person.kind)

    async def still_standing(self, credentials: Collection[str]) -> frozenset[str]:
        """Which of what let people in has not been revoked since: for connections that stay open."""
        return await self._dependencies.store.still_standing(credentials)

    async def tidy(self) -> None:
        """Forget guests who will not come back, and attempts that count no more. Once a day is enough."""
        now = self._dependencies.now()
        await self._dependencies.store.forget_guests(now - GUESTS_KEPT_FOR)
        await self._dependencies.store.forget_buckets(now)

    def invented_nickname(self, word: str) -> str:
        """A nickname for somebody who has not chosen one: a word and some digits."""
        return f"{word} {int.from_bytes(self._dependencies.random(4), 'big') % 9000 + 1000}"
