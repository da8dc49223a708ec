"""What happens at a table. Draws and verdicts are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction
from leggio.core.codec import Codec, Event
from leggio.core.verdicts import Verdict
from leggio.games.board.score import WordScore
from leggio.games.scrabble.options import Arbiter, Options


class Opened(Event, frozen=True, kw_only=True):
    """The table is set: rules, players, choices, and the sealed bag. The commitment is public, the seal is not."""

    rules: str
    rules_version: int
    players: tuple[str, ...]
    options: Options
    lexicon: str
    order: str
    salt: str
    commitment: str


class Arrived(Event, frozen=True, kw_only=True):
    """A player who was absent on schedule sits down (art. 38)."""

    seat: int


class StarterChosen(Event, frozen=True, kw_only=True):
    """Who starts, and the tiles that decided it; no tiles when the referee named the starter (art. 25)."""

    starter: int
    draws: tuple[tuple[int, str], ...] = ()


class Drawn(Event, frozen=True, kw_only=True):
    """A player draws from the bag."""

    seat: int
    tiles: str


class Began(Event, frozen=True, kw_only=True):
    """Everyone is seated and has their tiles: the first turn begins (art. 25)."""


class BoardTurned(Event, frozen=True, kw_only=True):
    """The player on turn has turned the board (art. 27)."""

    seat: int


class ClockPressed(Event, frozen=True, kw_only=True):
    """The clock of the player on turn was started by hand (art. 25, 27)."""

    seat: int


class Played(Event, frozen=True, kw_only=True):
    """Tiles were laid and scored; the play is pending (art. 26-31). Verdicts only where words are checked at once."""

    seat: int
    square: str
    direction: Direction
    tiles: str
    words: tuple[WordScore, ...]
    bonus: int
    score: int
    verdicts: tuple[Verdict, ...] = ()


class Held(Event, frozen=True, kw_only=True):
    """An opponent asks the mover not to draw yet (art. 31)."""

    seat: int


class Agreed(Event, frozen=True, kw_only=True):
    """An opponent lets the pending play stand (art. 31)."""

    seat: int


class Standing(StrEnum):
    """Why a play is no longer open to challenge."""

    AGREED = "agreed"
    MOVED = "moved"  # the next player simply moved
    EXPIRED = "expired"  # the window is over
    CHECKED = "checked"  # its words were checked as it was laid
    CLOSED = "closed"  # the game ended while it was pending


class PlayStood(Event, frozen=True, kw_only=True):
    """The pending play is final and scores (art. 31-32)."""

    how: Standing


class Challenged(Event, frozen=True, kw_only=True):
    """Words were contested; clocks stop. The judge's opinion is for whoever rules, nobody else (art. 28-29)."""

    seat: int
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()


class Ruled(Event, frozen=True, kw_only=True):
    """The contested words were ruled on: the play stands or is taken back, and someone pays (art. 29-30)."""

    arbiter: Arbiter
    verdicts: tuple[Verdict, ...]
    valid: bool
    penalized: int
    penalty: int
    name: str = ""


class Passed(Event, frozen=True, kw_only=True):
    """A turn given up (art. 33)."""

    seat: int


class Exchanged(Event, frozen=True, kw_only=True):
    """Tiles changed for a turn (art. 34)."""

    seat: int
    given: str
    drawn: str


class CambioSecco(Event, frozen=True, kw_only=True):
    """The whole rack changed, turn kept (art. 35)."""

    seat: int
    given: str
    drawn: str


class TimeClaimed(Event, frozen=True, kw_only=True):
    """Used-up time was pointed out: stage 1 begins the extra minute, stage 2 loses the game (art. 37)."""

    against: int
    stage: int
    seat: int | None = None  # None: claimed by the table itself


class Resigned(Event, frozen=True, kw_only=True):
    """A player gave the game up (house rule)."""

    seat: int


class AbandonProposed(Event, frozen=True, kw_only=True):
    """A player is for stopping without a result (house rule)."""

    seat: int


class Suspended(Event, frozen=True, kw_only=True):
    """The game was put away: no time runs (house rule)."""


class Resumed(Event, frozen=True, kw_only=True):
    """The game goes on: the clocks that ran run again, and the limit moves on by the pause."""


class Ending(StrEnum):
    """Why a game is over."""

    WENT_OUT = "went_out"  # art. 39a
    SCORELESS = "scoreless"  # art. 39b
    TIME_LOST = "time_lost"  # art. 39c
    TIME_LIMIT = "time_limit"  # art. 39d
    RESIGNED = "resigned"  # house rule
    ABANDONED = "abandoned"  # house rule


class Reckoning(StrEnum):
    """Lines of the final settlement (art. 37, 40)."""

    TIME_PENALTY = "time_penalty"
    RACK_LEFT = "rack_left"
    RACK_GAINED = "rack_gained"
    CONVENTIONAL = "conventional"


class Settlement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the settlement: the tiles it is about, where it is about tiles."""

    seat: int
    kind: Reckoning
    points: int
    tiles: str = ""


class Ended(Event, frozen=True, kw_only=True):
    """The game is over and settled (art. 39-41). Places: seats best first, shared where equal; none if annulled."""

    reason: Ending
    article: str
    settlement: tuple[Settlement, ...]
    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]


AnyEvent = (
    Opened
    | Arrived
    | StarterChosen
    | Drawn
    | Began
    | BoardTurned
    | ClockPressed
    | Played
    | Held
    | Agreed
    | PlayStood
    | Challenged
    | Ruled
    | Passed
    | Exchanged
    | CambioSecco
    | TimeClaimed
    | Resigned
    | AbandonProposed
    | Suspended
    | Resumed
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(
    {
        "opened": Opened,
        "arrived": Arrived,
        "starter_chosen": StarterChosen,
        "drawn": Drawn,
        "began": Began,
        "board_turned": BoardTurned,
        "clock_pressed": ClockPressed,
        "played": Played,
        "held": Held,
        "agreed": Agreed,
        "play_stood": PlayStood,
        "challenged": Challenged,
        "ruled": Ruled,
        "passed": Passed,
        "exchanged": Exchanged,
        "cambio_secco": CambioSecco,
        "time_claimed": TimeClaimed,
        "resigned": Resigned,
        "abandon_proposed": AbandonProposed,
        "suspended": Suspended,
        "resumed": Resumed,
        "ended": Ended,
    }
)
