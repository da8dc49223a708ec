"""What happens at a table. Draws and verdicts are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum
from typing import get_args

from leggio.core.codec import Codec, Event, by_name
from leggio.core.verdicts import Verdict
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    HouseEvent,
    Passed,
    Resigned,
    Resumed,
    SeatEvent,
    Suspended,
    TableSet,
    TakenBack,
    TimedOut,
)
from leggio.games.verbum.cards import CardWord, Deck
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.rules import Options

__all__ = [
    "CODEC",
    "AbandonDeclined",
    "AbandonProposed",
    "Agreed",
    "AnyEvent",
    "Contested",
    "Dealt",
    "Discarded",
    "Drew",
    "Ended",
    "Ending",
    "HandsSwapped",
    "JollySwapped",
    "Laid",
    "LastRoundBegan",
    "Offered",
    "Opened",
    "Overfull",
    "Passed",
    "Refilled",
    "Resigned",
    "Restored",
    "Resumed",
    "Ruled",
    "Standing",
    "Stole",
    "Suspended",
    "TakenBack",
    "TimedOut",
    "TurnEnded",
    "TurnedUp",
    "Voted",
    "WordsStood",
]


class Opened(TableSet[Options], frozen=True, kw_only=True):
    """The table is set: rules, players, choices, and the sealed deck. The commitment is public, the seal is not."""

    deck: Deck
    order: str
    salt: str
    commitment: str


class Dealt(SeatEvent, frozen=True, kw_only=True):
    """A player gets the first five cards (par. 4)."""

    cards: str


class TurnedUp(Event, frozen=True, kw_only=True):
    """The first card of B opens pile A, and the first turn begins (par. 4)."""

    card: str


class Drew(SeatEvent, frozen=True, kw_only=True):
    """A turn begins with a card of either pile (par. 6)."""

    pile: Pile
    card: str


class Laid(SeatEvent, frozen=True, kw_only=True):
    """Words were laid on the table (par. 6). Verdicts only where words are checked at once."""

    words: tuple[CardWord, ...]
    verdicts: tuple[Verdict, ...] = ()


class HandsSwapped(SeatEvent, frozen=True, kw_only=True):
    """A swap-hands card was played: it lies on pile A now (par. 11)."""

    other: int


class Stole(SeatEvent, frozen=True, kw_only=True):
    """A thief stands where a letter was, and the letter is in the thief's hand (par. 12)."""

    word: int
    place: int
    letter: str


class Restored(SeatEvent, frozen=True, kw_only=True):
    """The stolen letter is back, and its owner has the thief (par. 12)."""

    word: int
    place: int
    letter: str


class JollySwapped(SeatEvent, frozen=True, kw_only=True):
    """A jolly on the table was taken for what it stood for (par. 13-14)."""

    word: int
    place: int
    jolly: str
    letters: str


class Discarded(SeatEvent, frozen=True, kw_only=True):
    """A card was put on pile A (par. 6)."""

    card: str


class Offered(SeatEvent, frozen=True, kw_only=True):
    """The turn is made, and these words may still be contested before the game goes on (par. 3)."""

    words: tuple[int, ...]


class Standing(StrEnum):
    """Why words are no longer open to doubt."""

    AGREED = "agreed"
    MOVED = "moved"  # the next player simply began
    EXPIRED = "expired"  # the time for doubts is over
    RULED = "ruled"  # each of them was contested and ruled on
    CLOSED = "closed"  # the game ended


class WordsStood(Event, frozen=True, kw_only=True):
    """The words that were open to doubt stay (par. 3)."""

    how: Standing


class Contested(SeatEvent, frozen=True, kw_only=True):
    """A word is to be checked; the judge's opinion where one was asked (par. 3)."""

    word: int
    opinion: Verdict | None = None


class Voted(SeatEvent, frozen=True, kw_only=True):
    """A player said what their check of the contested word found: shown when everyone has (par. 3)."""

    valid: bool


class Ruled(Event, frozen=True, kw_only=True):
    """The contested word stays, or its cards go back to the hand they came from (par. 3)."""

    word: int
    valid: bool
    votes: tuple[tuple[int, bool], ...] = ()  # none: the judge ruled


class Overfull(SeatEvent, frozen=True, kw_only=True):
    """The turn is made and somebody has more than ten cards, for a word came back: they discard (par. 5)."""


class Refilled(SeatEvent, frozen=True, kw_only=True):
    """A hand of fewer than five is filled up from pile B, as far as it goes (par. 7)."""

    cards: str


class TurnEnded(SeatEvent, frozen=True, kw_only=True):
    """The turn is over and the next player's begins (par. 6)."""


class LastRoundBegan(Event, frozen=True, kw_only=True):
    """Pile B is used up: everyone lays what they can from hand, in turn order (par. 15)."""

    seats: tuple[int, ...]


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
    | Overfull
    | Refilled
    | TurnEnded
    | LastRoundBegan
    | HouseEvent
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
