"""Whose turn it is, as people: for those who follow all their tables at once."""

from collections.abc import Iterable

from leggio.table.records import Member


class Turns:
    """The people whom a table waits for, from one event to the next."""

    def __init__(self) -> None:
        self._awaited: frozenset[str] = frozenset()  # those who have been told that it is their turn

    def changed(self, members: Iterable[Member], waits_for: tuple[int, ...]) -> dict[str, bool]:
        """The people for whom the table has begun to wait, and those for whom it waits no more."""
        before = self._awaited
        self._awaited = frozenset(member.person for member in members if member.seat in waits_for)
        return {person: person in self._awaited for person in self._awaited ^ before}
