"""What handlers are given when they ask for it by these names."""

from litestar.di import NamedDependency

from leggio.people import Identity, Person
from leggio.server.world import World

TheWorld = NamedDependency[World]
Caller = NamedDependency[Person]
CallerIdentity = NamedDependency[Identity]
Known = NamedDependency[Identity | None]
