"""What happens at a table. Draws and verdicts are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum

from leggio.core.codec import Codec, Event
from leggio.core.verdicts import Verdict
from leggio.games.verbum.cards import CardWord
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.deck import Deck
from leggio.games.verbum.options import Options


class Opened(Event, frozen=True, kw_only=True):
    """The table is set: rules, players, choices, and the sealed deck. The commitment is public, the seal is not."""

    rules: str
    rules_version: int
    players: tuple[str, ...]
    options: Options
    lexicon: str
    deck: Deck
    order: str
    salt: str
    commitment: str


class Dealt(Event, frozen=True, kw_only=True):
    """A player gets the first five cards (par. 4)."""

    seat: int
    cards: str


class TurnedUp(Event, frozen=True, kw_only=True):
    """The first card of B opens pile A, and the first turn begins (par. 4)."""

    card: str


class Drew(Event, frozen=True, kw_only=True):
    """A turn begins with a card of either pile (par. 6)."""

    seat: int
    pile: Pile
    card: str


class Laid(Event, frozen=True, kw_only=True):
    """Words were laid on the table (par. 6). Verdicts only where words are checked at once."""

    seat: int
    words: tuple[CardWord, ...]
    verdicts: tuple[Verdict, ...] = ()


class HandsSwapped(Event, frozen=True, kw_only=True):
    """A swap-hands card was played: it lies on pile A now (par. 11)."""

    seat: int
    other: int


class Stole(Event, frozen=True, kw_only=True):
    """A thief stands where a letter was, and the letter is in the thief's hand (par. 12)."""

    seat: int
    word: int
    place: int
    letter: str


class Restored(Event, frozen=True, kw_only=True):
    """The stolen letter is back, and its owner has the thief (par. 12)."""

    seat: int
    word: int
    place: int
    letter: str


class JollySwapped(Event, frozen=True, kw_only=True):
    """A jolly on the table was taken for what it stood for (par. 13-14)."""

    seat: int
    word: int
    place: int
    jolly: str
    letters: str


class Discarded(Event, frozen=True, kw_only=True):
    """A card was put on pile A (par. 6)."""

    seat: int
    card: str


class Passed(Event, frozen=True, kw_only=True):
    """A turn ended without a discard (par. 6)."""

    seat: int


class TimedOut(Event, frozen=True, kw_only=True):
    """The time for a turn is up: the table ends it (option of the table)."""

    seat: int


class Offered(Event, frozen=True, kw_only=True):
    """The turn is made, and the words laid in it may be contested (par. 3)."""

    seat: int
    words: tuple[int, ...]


class Agreed(Event, frozen=True, kw_only=True):
    """An opponent has no doubts about the words just laid (par. 3)."""

    seat: int


class Standing(StrEnum):
    """Why words are no longer open to doubt."""

    AGREED = "agreed"
    MOVED = "moved"  # the next player simply began
    EXPIRED = "expired"  # the time for doubts is over
    RULED = "ruled"  # each of them was contested and ruled on
    CLOSED = "closed"  # the game ended


class WordsStood(Event, frozen=True, kw_only=True):
    """The words laid in this turn stay (par. 3)."""

    how: Standing


class Contested(Event, frozen=True, kw_only=True):
    """A word is to be checked; the judge's opinion where one was asked (par. 3)."""

    seat: int
    word: int
    opinion: Verdict | None = None


class Voted(Event, frozen=True, kw_only=True):
    """A player said what they think of the contested word: shown when everyone has (par. 3)."""

    seat: int
    valid: bool


class Ruled(Event, frozen=True, kw_only=True):
    """The contested word stays, or its cards go back to the hand they came from (par. 3)."""

    word: int
    valid: bool
    votes: tuple[tuple[int, bool], ...] = ()  # none: the judge ruled


class Refilled(Event, frozen=True, kw_only=True):
    """A hand of fewer than five is filled up from pile B, as far as it goes (par. 7)."""

    seat: int
    cards: str


class TurnEnded(Event, frozen=True, kw_only=True):
    """The turn is over and the next player's begins (par. 6)."""

    seat: int


class LastRoundBegan(Event, frozen=True, kw_only=True):
    """Pile B is used up: everyone lays what they can from hand, in turn order (par. 15)."""

    seats: tuple[int, ...]


class Resigned(Event, frozen=True, kw_only=True):
    """A player gave the game up (house rule)."""

    seat: int


class AbandonProposed(Event, frozen=True, kw_only=True):
    """A player is for stopping without a result (house rule)."""

    seat: int


class Suspended(Event, frozen=True, kw_only=True):
    """The game was put away: no time runs (house rule)."""


class Resumed(Event, frozen=True, kw_only=True):
    """The game goes on where it was."""


class Ending(StrEnum):
    """Why a game is over."""

    EXHAUSTED = "exhausted"  # par. 15: pile B is used up and everyone has laid what they could
    RESIGNED = "resigned"  # house rule
    ABANDONED = "abandoned"  # house rule


class Ended(Event, frozen=True, kw_only=True):
    """The game is over and counted (par. 15). Places: seats best first, shared where equal; none if annulled."""

    reason: Ending
    article: str
    scores: tuple[int, ...]
    void: tuple[int, ...]  # words with a thief in them, which count nothing
    places: tuple[tuple[int, ...], ...]


AnyEvent = (
    Opened
    | Dealt
    | TurnedUp
    | Drew
    | Laid
    | HandsSwapped
    | Stole
    | Restored
    | JollySwapped
    | Discarded
    | Passed
    | TimedOut
    | Offered
    | Agreed
    | WordsStood
    | Contested
    | Voted
    | Ruled
    | Refilled
    | TurnEnded
    | LastRoundBegan
    | Resigned
    | AbandonProposed
    | Suspended
    | Resumed
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(
    {
        "opened": Opened,
        "dealt": Dealt,
        "turned_up": TurnedUp,
        "drew": Drew,
        "laid": Laid,
        "hands_swapped": HandsSwapped,
        "stole": Stole,
        "restored": Restored,
        "jolly_swapped": JollySwapped,
        "discarded": Discarded,
        "passed": Passed,
        "timed_out": TimedOut,
        "offered": Offered,
        "agreed": Agreed,
        "words_stood": WordsStood,
        "contested": Contested,
        "voted": Voted,
        "ruled": Ruled,
        "refilled": Refilled,
        "turn_ended": TurnEnded,
        "last_round_began": LastRoundBegan,
        "resigned": Resigned,
        "abandon_proposed": AbandonProposed,
        "suspended": Suspended,
        "resumed": Resumed,
        "ended": Ended,
    }
)
