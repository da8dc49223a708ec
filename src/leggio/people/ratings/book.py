"""The rating book: what is entered when a rated game is over, and what anybody may check of it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from leggio.people.ratings.editions import Standing
from leggio.people.ratings.pools import Pool


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """Who is rated on a seat: a person with an account, or a computer of some level. One of the two is given."""

    seat: int
    person: str | None = None
    bot: str | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game says that counts."""

    table: str
    pool: Pool
    ended_at: int
    rated: tuple[Rated, ...]
    scores: tuple[int, ...]  # in the order of `rated`
    places: tuple[int, ...]  # from 0, the same for those who share one


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What a game did to one of its players, who goes by a number of the book's own."""

    seat: int
    player: int
    score: int
    place: int
    before: Standing
    after: Standing


class BookEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game that counted, by its number in the book."""

    number: int
    table: str
    pool: Pool
    edition: str
    ended_at: int
    lines: tuple[Line, ...]


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the list of a pool: a person by nickname, a computer by its level, or one who has left for good."""

    name: str | None = None
    bot: str | None = None
    standing: Standing
    is_provisional: bool


class RatingStore(Protocol):
    """Keeps the book for good. One that does not answer raises an error of its own."""

    async def due(self, limit: int) -> list[str]:
        """Rated tables that are over and not in the book yet, the ones that ended first."""

    async def enter(self, result: Result) -> BookEntry | None:
        """Count a game, once for good; None: somebody else was faster."""

    async def leave_out(self, table: str) -> None:
        """A game that counts for nothing: it is not due any more."""

    async def standings(self, person: str) -> dict[Pool, Standing]:
        """Where a person stands in each pool they have played in."""

    async def pools(self) -> list[Pool]:
        """The pools that anybody is rated in."""

    async def best(self, pool: Pool, limit: int, *, settled: bool = False) -> list[Ranked]:
        """Those who stand highest in a pool; with `settled`, of those whose rating is not provisional."""

    async def player_of(self, person: str) -> int | None:
        """The number that a person goes by in the book."""

    async def entries(self, after: int, limit: int) -> list[BookEntry]:
        """The book, page by page: games after a number."""

    async def entries_of(
        self, person: str, before: int | None, limit: int, pool: Pool | None = None
    ) -> list[BookEntry]:
        """A person's rated games, the newest first, page by page: those before a number."""


def shared_places(places: Sequence[int]) -> list[list[int]]:
    """Indices best first, together where they share a place."""
    return [[index for index, place in enumerate(places) if place == rank] for rank in sorted(set(places))]
