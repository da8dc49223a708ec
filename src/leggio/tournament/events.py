"""What happens at a tournament, with who did it and when. Pairings are recorded whole: a replay computes none."""

from typing import get_args

from leggio.core.codec import Codec, Event, by_name
from leggio.core.verdicts import Verdict
from leggio.tournament.commands import Motion
from leggio.tournament.conduct import Sanction
from leggio.tournament.entrant import Entry
from leggio.tournament.options import Options, Stage, System
from leggio.tournament.pairing.field import Bye, Match
from leggio.tournament.result import Result


class Deed(Event, frozen=True, kw_only=True):
    """Something a person did."""

    by: str


class Opened(Deed, frozen=True, kw_only=True):
    """A tournament is announced (art. 42)."""

    name: str
    rules: str
    options: Options
    rules_version: int = 1  # of the tournament's own rules: who decides what (art. 28, 32, 42-46)
    lexicon: str = ""  # the label of the edition whose words count; none: those that come with Leggio


class RefereeAppointed(Deed, frozen=True, kw_only=True):
    """The director has named a referee (art. 43-44)."""

    name: str


class PanelAppointed(Deed, frozen=True, kw_only=True):
    """The referee has named the panel (art. 45), and maybe who of it decides in the referee's own game (art. 28)."""

    names: tuple[str, ...]
    delegate: str = ""


class DeskAppointed(Deed, frozen=True, kw_only=True):
    """The director has named who else puts results down."""

    names: tuple[str, ...]


class Waived(Deed, frozen=True, kw_only=True):
    """The director has rounds played without a referee or a panel (art. 43, 45)."""


class Entered(Deed, frozen=True, kw_only=True):
    """Players were put down; they play from this round on, and numbers go on from the last."""

    entries: tuple[Entry, ...]
    since: int


class Amended(Deed, frozen=True, kw_only=True):
    """What was put down of a player was corrected."""

    player: int
    entry: Entry


class Withdrawn(Deed, frozen=True, kw_only=True):
    """A player left; the first round they miss."""

    player: int
    first: int
    reason: str = ""


class Returned(Deed, frozen=True, kw_only=True):
    """A player came back; the first round they are there for."""

    player: int
    first: int


class Removed(Deed, frozen=True, kw_only=True):
    """A player whom no round has had was struck off the list."""

    player: int


class Rescheduled(Deed, frozen=True, kw_only=True):
    """What is left of the calendar was changed (art. 42)."""

    calendar: tuple[Stage, ...]
    reason: str


class RoundPaired(Deed, frozen=True, kw_only=True):
    """A round: its tables in order, its byes, and why."""

    round: int
    stage: int
    system: System
    matches: tuple[Match, ...]
    byes: tuple[Bye, ...] = ()


class PairFixed(Deed, frozen=True, kw_only=True):
    """The director wants two players to meet in the next round."""

    first: int
    second: int
    reason: str


class Swapped(Deed, frozen=True, kw_only=True):
    """Two players of a round have changed places."""

    round: int
    one: int
    other: int
    reason: str


class StartSwapped(Deed, frozen=True, kw_only=True):
    """The other player of a table starts (art. 25)."""

    round: int
    table: int
    reason: str


class RoundUnpaired(Deed, frozen=True, kw_only=True):
    """The last round was taken back."""

    round: int
    reason: str


class Reported(Deed, frozen=True, kw_only=True):
    """One of the two has said how a game ended."""

    round: int
    table: int
    player: int
    first: int
    second: int


class ResultSet(Deed, frozen=True, kw_only=True):
    """A game has its result."""

    round: int
    table: int
    result: Result


class ConflictFound(Deed, frozen=True, kw_only=True):
    """The two say different things: the referee decides (art. 46)."""

    round: int
    table: int


class ResultCorrected(Deed, frozen=True, kw_only=True):
    """A result was changed, and what it was."""

    round: int
    table: int
    before: Result
    result: Result
    reason: str


class Challenged(Deed, frozen=True, kw_only=True):
    """Words of a play are before the referee (art. 28-29)."""

    case: int
    round: int
    table: int
    player: int
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()  # of the first version of the rules; today none is written down
    reference: str = ""  # the table online and its event, if that is where the play was laid


class Ruled(Deed, frozen=True, kw_only=True):
    """The ruling; the play stands if every word does (art. 29-30, 32)."""

    case: int
    valid: dict[str, bool]


class RulingVoted(Deed, frozen=True, kw_only=True):
    """A member of the panel has said what they think of the words; a majority of the three rules (art. 45)."""

    case: int
    valid: dict[str, bool]


class RulingCorrected(Deed, frozen=True, kw_only=True):
    """A ruling was put right by whoever gave it, before play went on (art. 32)."""

    case: int
    before: dict[str, bool]
    valid: dict[str, bool]


class WentOn(Deed, frozen=True, kw_only=True):
    """At a table online play went on after the ruling, which is final now; it is this one, if another was noted."""

    case: int
    valid: dict[str, bool] | None = None


class PanelVoted(Deed, frozen=True, kw_only=True):
    """A member of the panel has said what should be done; it is, once a majority of the three wants it (art. 45)."""

    motion: Motion


class Punished(Deed, frozen=True, kw_only=True):
    """A sanction (art. 43); who is expelled misses this round and all that follow."""

    player: int
    sanction: Sanction
    points: int = 0
    reason: str
    first: int


class OnlineOpened(Deed, frozen=True, kw_only=True):
    """A game of the round is played at a table online."""

    round: int
    table: int
    reference: str


class ClockStarted(Deed, frozen=True, kw_only=True):
    """The clock of the round runs, so many minutes from this moment."""

    minutes: int


class ClockStopped(Deed, frozen=True, kw_only=True):
    """The clock of the round was taken away."""


class Closed(Deed, frozen=True, kw_only=True):
    """The tournament is over."""


AnyEvent = (
    Opened
    | RefereeAppointed
    | PanelAppointed
    | DeskAppointed
    | Waived
    | Entered
    | Amended
    | Withdrawn
    | Returned
    | Removed
    | Rescheduled
    | RoundPaired
    | PairFixed
    | Swapped
    | StartSwapped
    | RoundUnpaired
    | Reported
    | ResultSet
    | ConflictFound
    | ResultCorrected
    | Challenged
    | Ruled
    | RulingVoted
    | RulingCorrected
    | WentOn
    | PanelVoted
    | Punished
    | OnlineOpened
    | ClockStarted
    | ClockStopped
    | Closed
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
