"""What people may ask of a tournament. `by` is the name of who asks; players and tables count from 1."""

import msgspec

from leggio.core.verdicts import Verdict
from leggio.games.figs import FIGS
from leggio.tournament.conduct import Sanction
from leggio.tournament.entrant import Entry
from leggio.tournament.options import Options, Stage
from leggio.tournament.result import Source, Winner
from leggio.tournament.staff import NEWEST


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """Anything one can ask."""

    by: str


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Announce a tournament; who does is its director (art. 42)."""

    name: str
    options: Options
    rules: str = FIGS.name
    rules_version: int = NEWEST  # of the tournament's own rules, who decides what; the game's have theirs
    lexicon: str = ""  # the label of the edition whose words count; none: those that come with Leggio


class AppointReferee(Command, frozen=True, kw_only=True, tag="appoint_referee"):
    """The director names the referee: a player, another person, or the director (art. 43-44)."""

    name: str


class AppointPanel(Command, frozen=True, kw_only=True, tag="appoint_panel"):
    """The referee names three players (art. 45), and maybe who of them decides in the referee's own game (art. 28)."""

    names: tuple[str, ...]
    delegate: str = ""


class AppointDesk(Command, frozen=True, kw_only=True, tag="appoint_desk"):
    """The director names who else may put results down."""

    names: tuple[str, ...]


class Waive(Command, frozen=True, kw_only=True, tag="waive"):
    """The director has rounds played without a referee or a panel, as on a friendly evening (art. 43, 45)."""


class Enter(Command, frozen=True, kw_only=True, tag="enter"):
    """Put players down, before the start or late; all of them or none."""

    entries: tuple[Entry, ...]


class Amend(Command, frozen=True, kw_only=True, tag="amend"):
    """Correct what was put down of a player."""

    player: int
    entry: Entry


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    """A player leaves, from the next round on."""

    player: int
    reason: str = ""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """A player who left is back, from the next round on."""

    player: int


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Strike a player off the list whom no round has had: entered by mistake, or never there."""

    player: int


class Reschedule(Command, frozen=True, kw_only=True, tag="reschedule"):
    """Change what is left of the calendar (art. 42)."""

    calendar: tuple[Stage, ...]
    reason: str


class Pair(Command, frozen=True, kw_only=True, tag="pair"):
    """Pair the next round."""


class FixPair(Command, frozen=True, kw_only=True, tag="fix_pair"):
    """Have two players meet in the next round, whatever the system says; the first starts."""

    first: int
    second: int
    reason: str


class Swap(Command, frozen=True, kw_only=True, tag="swap"):
    """Let two players of a round change places; one of them may have the bye."""

    round: int
    one: int
    other: int
    reason: str


class SwapStart(Command, frozen=True, kw_only=True, tag="swap_start"):
    """Let the other player of a table start (art. 25)."""

    round: int
    table: int
    reason: str


class Unpair(Command, frozen=True, kw_only=True, tag="unpair"):
    """Take the last round back, while it has no result."""

    reason: str


class SetResult(Command, frozen=True, kw_only=True, tag="set_result"):
    """Put a result down, at the desk or from a table online; the winner only where the scores do not tell (art. 37)."""

    round: int
    table: int
    first: int
    second: int
    winner: Winner | None = None
    source: Source = Source.DESK
    reference: str = ""


class SetForfeit(Command, frozen=True, kw_only=True, tag="set_forfeit"):
    """A game that was not played: who wins it, if anybody."""

    round: int
    table: int
    winner: Winner


class ReportResult(Command, frozen=True, kw_only=True, tag="report"):
    """One of the two says how the game ended; what both say stands."""

    round: int
    table: int
    player: int
    first: int
    second: int


class Correct(Command, frozen=True, kw_only=True, tag="correct"):
    """Change a result of any round. Pairings that were made since stay."""

    round: int
    table: int
    first: int
    second: int
    winner: Winner | None = None
    forfeit: bool = False
    reason: str


class Challenge(Command, frozen=True, kw_only=True, tag="challenge"):
    """Words of a play that a player contests (art. 28-29); of one at a table online the server says where.

    The judge's opinion was part of it once; today it is asked for by whoever rules, and not written down.
    """

    round: int
    table: int
    player: int
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()
    reference: str = ""


class Rule(Command, frozen=True, kw_only=True, tag="rule"):
    """The ruling on a challenge: for each word whether it is admissible (art. 28-29, 45).

    Given once more it puts a ruling right, until play goes on (art. 32). Of a panel that votes, a vote.
    """

    case: int
    valid: dict[str, bool]


class GoOn(Command, frozen=True, kw_only=True, tag="go_on"):
    """At a table online play has gone on since a ruling: the server says so, and which ruling stands (art. 32)."""

    case: int
    valid: dict[str, bool] | None = None


class Punish(Command, frozen=True, kw_only=True, tag="punish"):
    """What the referee does about a player's conduct (art. 43)."""

    player: int
    sanction: Sanction
    points: int = 0
    reason: str


class OpenOnline(Command, frozen=True, kw_only=True, tag="open_online"):
    """A game of the round is played at a table online, whose result counts; the server says at which."""

    round: int
    table: int
    reference: str


class StartClock(Command, frozen=True, kw_only=True, tag="start_clock"):
    """Let the clock of the round that is on run, so many minutes from now."""

    minutes: int


class StopClock(Command, frozen=True, kw_only=True, tag="stop_clock"):
    """Take the round's clock away."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """End the tournament: from now on only results can be corrected."""


# What the panel decides by majority beside words, in the referee's own game and about the referee (art. 45).
Motion = SetResult | SetForfeit | Correct | Punish

AnyCommand = (
    Open
    | AppointReferee
    | AppointPanel
    | AppointDesk
    | Waive
    | Enter
    | Amend
    | Withdraw
    | Return
    | Remove
    | Reschedule
    | Pair
    | FixPair
    | Swap
    | SwapStart
    | Unpair
    | SetResult
    | SetForfeit
    | ReportResult
    | Correct
    | Challenge
    | Rule
    | GoOn
    | Punish
    | OpenOnline
    | StartClock
    | StopClock
    | Close
)
