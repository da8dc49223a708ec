"""Dependencies: what handlers are given when they ask for it by these names, and what a request is to them."""

from litestar.di import NamedDependency
from msgspec.structs import replace

from leggio.people import Identity, People, Person
from leggio.people.person import Kind
from leggio.server.container import Container
from leggio.server.security.client import AnyRequest
from leggio.server.security.cookie import CookieJar
from leggio.server.security.middleware import RequestGuard
from leggio.table.records import Visitor

__all__ = [
    "AllPeople",
    "AnyRequest",
    "Caller",
    "CallerIdentity",
    "Jar",
    "Known",
    "TheContainer",
    "TheGuard",
    "anyone",
    "visitor_at",
    "visitor_of",
]

TheContainer = NamedDependency[Container]
Caller = NamedDependency[Person]
CallerIdentity = NamedDependency[Identity]
Known = NamedDependency[Identity | None]
AllPeople = NamedDependency[People]
TheGuard = NamedDependency[RequestGuard]
Jar = NamedDependency[CookieJar]


def visitor_of(person: Person) -> Visitor:
    """A person as tables know them."""
    return Visitor(person.id, person.nickname, is_known=person.kind is not Kind.GUEST)


def visitor_at(identity: Identity) -> Visitor:
    """Somebody by what let them in: of a program it is known whose it is."""
    return replace(visitor_of(identity.person), owner=identity.token.owner if identity.token else "")


def anyone(known: Identity | None) -> Visitor:
    """Whoever looks; nobody in particular if they have not said who they are."""
    return visitor_at(known) if known else Visitor("", "")
