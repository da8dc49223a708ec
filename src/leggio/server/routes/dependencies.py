"""Dependencies: what handlers are given when they ask for it by these names, and what a request is to them."""

from litestar.di import NamedDependency

from leggio.people import Identity, People, Person
from leggio.server.container import Container
from leggio.server.security.client import AnyRequest
from leggio.server.security.cookie import CookieJar
from leggio.server.security.middleware import RequestGuard

__all__ = ["AllPeople", "AnyRequest", "Caller", "CallerIdentity", "Jar", "Known", "TheContainer", "TheGuard"]

TheContainer = NamedDependency[Container]
Caller = NamedDependency[Person]
CallerIdentity = NamedDependency[Identity]
Known = NamedDependency[Identity | None]
AllPeople = NamedDependency[People]
TheGuard = NamedDependency[RequestGuard]
Jar = NamedDependency[CookieJar]
