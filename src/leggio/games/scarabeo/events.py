"""What happens at a table. Draws, verdicts and votes are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction
from leggio.core.codec import Codec, Event
from leggio.core.record import Record
from leggio.core.verdicts import Verdict
from leggio.games.scarabeo.options import Options


class WordScore(Record, frozen=True, forbid_unknown_fields=True):
    """A word formed, in cells, and how its points came about: `points = letters × factor` (art. 3, 15-16)."""

    word: str
    square: str
    direction: Direction
    face: int  # its tiles alone
    letters: int  # the same with 2L and 3L squares
    factor: int  # 2P and 3P squares, and the doubling of the first word (art. 24)
    points: int


class PrizeKind(StrEnum):
    """What a prize is for (art. 25-29)."""

    TILES = "tiles"  # six, seven or eight laid at once
    SCARAB_WORD = "scarab_word"  # SCARABEO or SCARABEI in one play


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One prize, and what it grows by when no scarab was used (art. 29)."""

    kind: PrizeKind
    points: int
    extra: int


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


class StarterChosen(Event, frozen=True, kw_only=True):
    """Who starts, and the tiles that decided it; no tiles when the table named the starter (art. 4)."""

    starter: int
    draws: tuple[tuple[int, str], ...] = ()


class Drawn(Event, frozen=True, kw_only=True):
    """A player draws from the bag (art. 5)."""

    seat: int
    tiles: str


class Began(Event, frozen=True, kw_only=True):
    """Everyone has their tiles: the glass is turned for the first player (art. 5)."""


class ScarabTaken(Event, frozen=True, kw_only=True):
    """A scarab on the board gave way to the letter it stood for, and went to that letter's rack (art. 21)."""

    seat: int
    square: str
    letter: str


class Played(Event, frozen=True, kw_only=True):
    """Tiles were laid and counted; the glass lies on its side until the hand passes (art. 5, 14, 20).

    Verdicts only where words are checked at once.
    """

    seat: int
    square: str
    direction: Direction
    tiles: str
    words: tuple[WordScore, ...]
    prizes: tuple[Prize, ...]
    score: int
    verdicts: tuple[Verdict, ...] = ()


class Agreed(Event, frozen=True, kw_only=True):
    """An opponent lets the pending play stand (art. 14)."""

    seat: int


class Standing(StrEnum):
    """Why a play is no longer open to challenge."""

    AGREED = "agreed"
    MOVED = "moved"  # the next player, the last who could challenge, simply moved
    EXPIRED = "expired"  # nobody challenged it in time
    CHECKED = "checked"  # its words were checked as it was laid
    CLOSED = "closed"  # the game ended while it was pending


class PlayStood(Event, frozen=True, kw_only=True):
    """The hand passes: the pending play is final and scores (art. 14)."""

    how: Standing


class Challenged(Event, frozen=True, kw_only=True):
    """Words were contested; no sand runs meanwhile (art. 12, 20)."""

    seat: int
    words: tuple[str, ...]


class Ballot(StrEnum):
    """One vote on contested words (art. 12)."""

    FOR = "for"  # they count
    AGAINST = "against"  # one of them at least does not
    ABSTAIN = "abstain"


class Voted(Event, frozen=True, kw_only=True):
    """A player voted; how is not shown until everyone has (art. 12)."""

    seat: int
    ballot: Ballot


class Ruled(Event, frozen=True, kw_only=True):
    """The contested words stand, or the play is taken back and its player goes on (art. 12-13).

    Decided by the verdicts of the dictionary, or by votes: who did not vote in time is not among them.
    """

    valid: bool
    verdicts: tuple[Verdict, ...] = ()
    votes: tuple[tuple[int, Ballot], ...] = ()


class Passed(Event, frozen=True, kw_only=True):
    """A turn given up (art. 18)."""

    seat: int


class TimedOut(Event, frozen=True, kw_only=True):
    """The sand ran out before a word stood: the turn scores nothing (art. 13, 18)."""

    seat: int


class Exchanged(Event, frozen=True, kw_only=True):
    """Eight tiles of one kind shown to all and changed, for a turn (art. 23)."""

    seat: int
    given: str
    drawn: str


class Resigned(Event, frozen=True, kw_only=True):
    """A player gave the game up (house rule)."""

    seat: int


class AbandonProposed(Event, frozen=True, kw_only=True):
    """A player is for stopping without a result (house rule)."""

    seat: int


class Suspended(Event, frozen=True, kw_only=True):
    """The game was put away: no time runs (house rule)."""


class Resumed(Event, frozen=True, kw_only=True):
    """The game goes on where it was put away."""


class Ending(StrEnum):
    """Why a game is over."""

    CLOSED = "closed"  # art. 32
    DEADLOCK = "deadlock"  # house rule
    RESIGNED = "resigned"  # house rule
    ABANDONED = "abandoned"  # house rule


class Reckoning(StrEnum):
    """Lines of the final settlement (art. 30, 33-34)."""

    RACK_LEFT = "rack_left"
    SCARABS_LEFT = "scarabs_left"
    RACK_GAINED = "rack_gained"
    SCARABS_GAINED = "scarabs_gained"


class Settlement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the settlement, and the tiles it is about."""

    seat: int
    kind: Reckoning
    points: int
    tiles: str


class Winning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player wins from another at the end: the difference of their scores (art. 36)."""

    winner: int
    loser: int
    points: int


class Ended(Event, frozen=True, kw_only=True):
    """The game is over and settled (art. 32-36). Places: seats best first, shared where equal; none if annulled."""

    reason: Ending
    article: str
    settlement: tuple[Settlement, ...]
    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    winnings: tuple[Winning, ...]


AnyEvent = (
    Opened
    | StarterChosen
    | Drawn
    | Began
    | ScarabTaken
    | Played
    | Agreed
    | PlayStood
    | Challenged
    | Voted
    | Ruled
    | Passed
    | TimedOut
    | Exchanged
    | Resigned
    | AbandonProposed
    | Suspended
    | Resumed
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(
    {
        "opened": Opened,
        "starter_chosen": StarterChosen,
        "drawn": Drawn,
        "began": Began,
        "scarab_taken": ScarabTaken,
        "played": Played,
        "agreed": Agreed,
        "play_stood": PlayStood,
        "challenged": Challenged,
        "voted": Voted,
        "ruled": Ruled,
        "passed": Passed,
        "timed_out": TimedOut,
        "exchanged": Exchanged,
        "resigned": Resigned,
        "abandon_proposed": AbandonProposed,
        "suspended": Suspended,
        "resumed": Resumed,
        "ended": Ended,
    }
)
