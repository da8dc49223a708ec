"""A request about people themselves: what their routes need of it, and how it is answered."""

from typing import TypeVar

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from leggio.core.outcome import Rejected
from leggio.people import People, Person
from leggio.people.sign_ins import SignedIn
from leggio.server.routes.dependencies import AllPeople, AnyRequest, Jar, TheGuard
from leggio.server.routes.people_shapes import Me
from leggio.server.security.client import client_origin_of, home_of, is_https
from leggio.server.security.cookie import CookieJar
from leggio.server.security.middleware import RequestGuard
from leggio.server.security.problems import problem_of
from leggio.server.security.ratelimit import Act

Outcome = TypeVar("Outcome")


class Visit:
    """One request, and all that lets somebody in."""

    def __init__(self, request: AnyRequest, people: People, guard: RequestGuard, jar: CookieJar) -> None:
        self.request = request
        self.people = people
        self.home = home_of(request)
        self.client = client_origin_of(request)
        self._guard = guard
        self._jar = jar

    async def count(self, act: Act) -> None:
        """Count one of these against the address."""
        await self._guard.count(act, self.request)

    async def me(self, person: Person) -> Me:
        """Who somebody is."""
        account = await self.people.accounts.of(person)
        return Me.of(person, account, await self.people.accounts.codes_left(person) if account else 0)

    async def let_in(self, signed_in: SignedIn) -> Response[Me]:
        """Who they are, and a cookie to come back with."""
        return Response(await self.me(signed_in.identity.person), cookies=[self.cookie(signed_in)])

    def cookie(self, signed_in: SignedIn) -> Cookie:
        """The cookie of a browser that was let in."""
        return self._jar.cookie(signed_in.secret, https=is_https(self.request))

    def farewell(self) -> Response[None]:
        """Nothing to say, and the cookie goes."""
        return Response(None, cookies=[CookieJar.farewell(https=is_https(self.request))])


TheVisit = NamedDependency[Visit]


async def visit(request: AnyRequest, people: AllPeople, guard: TheGuard, jar: Jar) -> Visit:
    """The dependency of that name."""
    return Visit(request, people, guard, jar)


def or_refused(outcome: Outcome | Rejected) -> Outcome:
    """What came of something, unless it was refused."""
    if isinstance(outcome, Rejected):
        raise problem_of(outcome)
    return outcome
