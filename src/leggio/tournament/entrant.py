"""Players as a tournament knows them."""

import msgspec

LONGEST = 60  # letters of a name, a club, a team
LONGEST_GROUP = 12
RATINGS = range(4001)


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one says of oneself at the desk."""

    name: str
    club: str = ""
    team: str = ""
    group: str = ""
    rating: int | None = None
    games: int = 0  # rated games so far: a rating of few is provisional


class Absence(msgspec.Struct, frozen=True):
    """Rounds a player is not there for: from the first to the last, or for good."""

    first: int
    last: int | None = None


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A player with the number they got at the desk."""

    number: int
    entry: Entry
    since: int = 1  # the first round they are there for
    absences: tuple[Absence, ...] = ()

    @property
    def name(self) -> str:
        """The name."""
        return self.entry.name

    @property
    def is_out(self) -> bool:
        """Whether they have left, with no return in sight."""
        return bool(self.absences) and self.absences[-1].last is None

    def plays_in(self, number: int) -> bool:
        """Whether they are there for a round."""
        return number >= self.since and not any(
            each.first <= number and (each.last is None or number <= each.last) for each in self.absences
        )


class RemovedEntrant(Entrant, frozen=True, kw_only=True):
    """One who was struck off the list before a round had them; the number is nobody else's."""

    @property
    def is_out(self) -> bool:
        """For good."""
        return True

    def plays_in(self, number: int) -> bool:  # noqa: ARG002 - as in the base
        """Never."""
        return False


def name_key(name: str) -> str:
    """What makes two names the same to whoever reads them aloud: not capitals, nor spaces."""
    return " ".join(name.casefold().split())


def same_name(one: str, other: str) -> bool:
    """Whether two names are one."""
    return name_key(one) == name_key(other)
