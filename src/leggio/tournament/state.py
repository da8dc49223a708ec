"""A tournament at one moment. People get views of it."""

import msgspec

from leggio.core.verdicts import Verdict
from leggio.tournament.conduct import Penalty
from leggio.tournament.entrant import Entrant, same_name
from leggio.tournament.options import Options, System
from leggio.tournament.pairing.field import Bye, Note
from leggio.tournament.result import Result
from leggio.tournament.staff import Staff


class Report(msgspec.Struct, frozen=True):
    """What one of the two says a game ended like, in the order of the table."""

    player: int
    first: int
    second: int


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: who starts, who replies, why these two, and how it ended."""

    table: int
    first: int
    second: int
    notes: tuple[Note, ...] = ()
    result: Result | None = None
    reports: tuple[Report, ...] = ()
    online: str = ""  # the table online where it is played, if it is

    @property
    def players(self) -> tuple[int, int]:
        """Both."""
        return self.first, self.second

    @property
    def in_conflict(self) -> bool:
        """Whether the two say different things, and the referee has not decided yet (art. 46)."""
        return self.result is None and len(self.reports) > 1

    def other(self, player: int) -> int:
        """The opponent of one of the two."""
        return self.second if player == self.first else self.first


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round that was paired."""

    number: int
    stage: int  # in the calendar, from 0
    system: System
    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every table has a result."""
        return all(game.result is not None for game in self.games)

    def game_of(self, player: int) -> Game | None:
        """The game of a player."""
        return next((game for game in self.games if player in game.players), None)


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge that came to the referee's desk, and the ruling once there is one (art. 28-32)."""

    number: int
    at: int
    round: int
    table: int
    player: int  # who challenges
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()  # the judge's, for whoever rules; not for the players
    valid: dict[str, bool] | None = None
    by: str = ""
    ruled_at: int | None = None
    moot: bool = False  # its round was taken back before anyone ruled


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament. Frozen: every event makes a new one."""

    name: str
    rules: str
    options: Options
    staff: Staff
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    fixed: tuple[tuple[int, int], ...] = ()  # pairs the director wants in the next round, who starts first
    cases: tuple[Case, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    clock_ends: int | None = None  # when the time of the round that is on is up, if it has a clock
    closed: bool = False
    now: int
    seq: int = 1

    @property
    def phase(self) -> str:
        """How far it has come, as tables say it."""
        return "over" if self.closed else "playing"

    @property
    def next_round(self) -> int:
        """The number of the round to be paired next."""
        return len(self.rounds) + 1

    def entrant(self, number: int) -> Entrant | None:
        """A player by number."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def named(self, name: str) -> Entrant | None:
        """A player by name."""
        return next((each for each in self.entrants if same_name(each.name, name)), None)

    def round(self, number: int) -> Round | None:
        """A round by number."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def game(self, number: int, table: int) -> Game | None:
        """A table of a round."""
        found = self.round(number)
        return found.games[table - 1] if found and 1 <= table <= len(found.games) else None

    @property
    def groups(self) -> tuple[str, ...]:
        """Groups by name, in order."""
        return tuple(sorted({each.entry.group for each in self.entrants}))
