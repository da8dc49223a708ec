"""Who people are: guests with a nickname, accounts for those who want one, sign-ins, programs with a token."""

from leggio.people.dependencies import PeopleDependencies
from leggio.people.people import People
from leggio.people.person import Identity, Kind, Person
from leggio.people.ports import PeopleStore

__all__ = ["Identity", "Kind", "People", "PeopleDependencies", "PeopleStore", "Person"]
