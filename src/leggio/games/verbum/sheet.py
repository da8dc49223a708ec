"""The sheet of a game, which everybody may read: a row for each thing done in the open."""

from enum import StrEnum

from leggio.core.record import Record


class Entry(StrEnum):
    """What a row is about."""

    DRAW_A = "draw_a"  # par. 6: everyone sees the card
    DRAW_B = "draw_b"  # par. 6: nobody else does
    LAY = "lay"
    TAKEN_BACK = "taken_back"  # par. 3
    UPHELD = "upheld"  # par. 3
    SWAP_HANDS = "swap_hands"
    STEAL = "steal"
    RESTORE = "restore"
    SWAP_JOLLY = "swap_jolly"
    DISCARD = "discard"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    TIMED_OUT = "timed_out"
    REFILL = "refill"
    RESIGN = "resign"


class Row(Record, frozen=True, omit_defaults=True):
    """One row. Everything on it is public: a card drawn from B is not named."""

    seat: int
    entry: Entry
    word: int = 0  # the number of the word it is about
    text: str = ""  # that word as written
    cards: str = ""  # the cards that moved, where everyone saw them
    other: int | None = None  # the other player, where there is one
    count: int = 0  # cards drawn face down
