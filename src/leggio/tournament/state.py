"""A tournament at one moment. People get views of it."""

import msgspec
from msgspec import UNSET, UnsetType

from leggio.core.verdicts import Verdict
from leggio.tournament.commands import Motion, Punish
from leggio.tournament.conduct import Penalty
from leggio.tournament.entrant import Entrant, RemovedEntrant, same_name
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


class Vote(msgspec.Struct, frozen=True):
    """What a member of the panel thinks of the words of a case."""

    by: str
    valid: dict[str, bool]


class RevisedCase(Case, frozen=True, kw_only=True):
    """A case under the revised rules: how the panel voted, and whether play has gone on since the ruling."""

    votes: tuple[Vote, ...] = ()
    reference: str = ""  # the table online and its event, if that is where the play was laid
    is_final: bool = False  # art. 32


class EnteredCase(RevisedCase, frozen=True, kw_only=True):
    """A case that somebody wrote down for the two: neither of them called, nor does a table online have the play."""

    entered_by: str


class Moved(msgspec.Struct, frozen=True):
    """What a member of the panel wants done."""

    by: str
    motion: Motion


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament. Frozen: every event makes a new one."""

    name: str
    rules: str
    lexicon: str | UnsetType = UNSET  # the label of the edition whose words count; none: those that come with Leggio
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

    @property
    def listed(self) -> tuple[Entrant, ...]:
        """Everyone who is on the list: numbers count those too who were struck off it."""
        return tuple(each for each in self.entrants if not isinstance(each, RemovedEntrant))

    def entrant(self, number: int) -> Entrant | None:
        """A player by number."""
        found = self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None
        return None if isinstance(found, RemovedEntrant) else found

    def named(self, name: str) -> Entrant | None:
        """A player by name."""
        return next((each for each in self.listed if same_name(each.name, name)), None)

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
        return tuple(sorted({each.entry.group for each in self.listed}))

    @property
    def is_revised(self) -> bool:
        """Whether the revised rules of who decides hold; tournaments opened before them keep their own."""
        return False


class RevisedState(State, frozen=True, kw_only=True):
    """A tournament under the revised rules of who decides (art. 28, 32, 45)."""

    delegate: str = ""  # the member of the panel who decides in the referee's own game; else they vote (art. 28)
    waived: bool = False  # the director does without a referee or a panel
    motions: tuple[Moved, ...] = ()  # what members of the panel want done, until a majority wants the same

    @property
    def is_revised(self) -> bool:
        """They do."""
        return True


def delegate_of(state: State) -> str:
    """The member of the panel whom the referee named for their own game, if one (art. 28)."""
    return state.delegate if isinstance(state, RevisedState) else ""


def votes_on(case: Case) -> tuple[Vote, ...]:
    """What members of the panel have said of a case."""
    return case.votes if isinstance(case, RevisedCase) else ()


def is_open(case: Case) -> bool:
    """Whether a case waits for a ruling."""
    return case.valid is None and not case.moot


def can_be_put_right(case: Case) -> bool:
    """Whether the ruling on a case may still be put right by whoever gave it: play has not gone on (art. 32)."""
    return isinstance(case, RevisedCase) and case.valid is not None and not case.is_final


def matter_of(motion: Motion) -> tuple[int, ...]:
    """The player, or the round and table, that a motion is about."""
    return (motion.player,) if isinstance(motion, Punish) else (motion.round, motion.table)


def motions_about(state: State, matter: tuple[int, ...]) -> tuple[Moved, ...]:
    """What members of the panel want done about a player, or a table."""
    motions = state.motions if isinstance(state, RevisedState) else ()
    return tuple(each for each in motions if matter_of(each.motion) == matter)
