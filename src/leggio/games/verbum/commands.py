"""What people may ask at a table of Verbum, and the paragraph behind each refusal."""

from enum import StrEnum

from leggio.games.common.commands import (
    HOUSE,
    SEATED,
    Accept,
    DeclineAbandon,
    HouseCommand,
    OpenTable,
    Pass,
    ProposeAbandon,
    Resign,
    Resume,
    SeatCommand,
    Suspend,
    TakeBack,
    Tick,
    refuser,
)
from leggio.games.verbum.cards import Deck
from leggio.games.verbum.rules import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Contest",
    "DeclineAbandon",
    "Discard",
    "Draw",
    "Lay",
    "Open",
    "Pass",
    "Pile",
    "ProposeAbandon",
    "Resign",
    "Restore",
    "Resume",
    "Steal",
    "Suspend",
    "SwapHands",
    "SwapJolly",
    "TakeBack",
    "Tick",
    "Vote",
]


class Pile(StrEnum):
    """The two piles: A lies face up and takes the discards, B face down (par. 4)."""

    A = "a"
    B = "b"


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table: the deck is sealed and dealt (par. 4)."""

    options: Options
    deck: Deck | None = None  # None: ours for that many players


class Draw(SeatCommand, frozen=True, kw_only=True, tag="draw"):
    """Begin one's turn with a card of either pile (par. 6)."""

    pile: Pile


class Lay(SeatCommand, frozen=True, kw_only=True, tag="lay"):
    """Lay words: `CaNE` with a jolly for A, `SPA(ZZ)INO` with the jolly AA-ZZ (par. 6, 13-14)."""

    words: tuple[str, ...]


class SwapHands(SeatCommand, frozen=True, kw_only=True, tag="swap_hands"):
    """Use a swap-hands card (par. 11)."""

    other: int


class Steal(SeatCommand, frozen=True, kw_only=True, tag="steal"):
    """Put a thief in place of a letter card of an opponent's word (par. 12). Places count from 0, by cards."""

    word: int
    place: int


class Restore(SeatCommand, frozen=True, kw_only=True, tag="restore"):
    """Put the stolen letter back into one's own word and take the thief (par. 12)."""

    word: int
    place: int


class SwapJolly(SeatCommand, frozen=True, kw_only=True, tag="swap_jolly"):
    """Take a jolly from the table for the letter cards it stands for (par. 13-14)."""

    word: int
    place: int


class Discard(SeatCommand, frozen=True, kw_only=True, tag="discard"):
    """Put a card on pile A and end the turn (par. 6)."""

    card: str


class Contest(SeatCommand, frozen=True, kw_only=True, tag="contest"):
    """Ask for a word to be checked (par. 3)."""

    word: int


class Vote(SeatCommand, frozen=True, kw_only=True, tag="vote"):
    """Say what one's check of the contested word found, where the players decide (par. 3)."""

    valid: bool


AnyCommand = (
    Open
    | Draw
    | Lay
    | SwapHands
    | Steal
    | Restore
    | SwapJolly
    | Discard
    | Pass
    | Accept
    | Contest
    | Vote
    | HouseCommand
)


ARTICLES = {
    **SEATED,
    "open.players": HOUSE,
    "open.deck": "4",
    "open.deck_players": "4",
    "open.deck_text": "4",
    "open.lists": "2",
    "open.no_judge": "3",
    "game.over": "15",
    "turn.not_yours": "6",
    "turn.draw_first": "6",
    "turn.drawn": "6",
    "turn.made": "6",
    "turn.chosen": "6",
    "turn.voting": "3",
    "turn.answer_first": "3",
    "turn.last_round": "15",
    "turn.trim": "5",
    "draw.empty": "6",
    "draw.own_swap": "11",
    "lay.no_words": "6",
    "lay.bad_word": "6",
    "lay.too_short": "2",
    "lay.missing_cards": "6",
    "lay.invalid_words": "3",
    "lay.without_won": "8",
    "discard.missing": "6",
    "hand.over": "5",
    "word.unknown": "9",
    "word.no_place": "9",
    "swap.none": "11",
    "swap.fresh": "11",
    "swap.own": "11",
    "swap.resigned": "11",
    "steal.none": "12",
    "steal.own": "12",
    "steal.no_letter": "12",
    "restore.not_yours": "12",
    "restore.no_thief": "12",
    "restore.missing": "12",
    "jolly.none": "13",
    "jolly.missing": "13",
    "jolly.missing_double": "14",
    "pending.none": "3",
    "pending.own": "3",
    "pending.already_agreed": "3",
    "contest.checked": HOUSE,
    "contest.not_pending": "3",
    "vote.none": "3",
    "vote.already": "3",
    "vote.own": "3",
}

refuse = refuser(ARTICLES)
