"""A table at one moment: everything the rules need to know, secrets included. People get views of it."""

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

from leggio.core.bag import Bag, Seal
from leggio.core.record import Record
from leggio.core.sheet import Sheet
from leggio.games.common.state import Seating
from leggio.games.common.taking_back import Backs
from leggio.games.verbum.cards import SWAP, THIEF, CardWord, Deck
from leggio.games.verbum.events import Contested, Ended
from leggio.games.verbum.rules import Options, RuleSet


class Phase(StrEnum):
    """What the table is waiting for."""

    DRAWING = "drawing"  # the player on turn draws (par. 6)
    ACTING = "acting"  # the player on turn makes their choice, or does what they like and ends the turn (par. 6, 8)
    ANSWERING = "answering"  # opponents may contest words before the game goes on (par. 3)
    VOTING = "voting"  # the players decide on a word (par. 3)
    TRIMMING = "trimming"  # words came back and a hand is over ten: discard (par. 5)
    LAST = "last"  # the last words from hand (par. 15)
    OVER = "over"


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


class TableWord(msgspec.Struct, frozen=True):
    """A word on the table: its number, whose it is, its letters and its cards as they are now."""

    number: int
    seat: int
    word: str
    cards: str

    @property
    def made(self) -> CardWord:
        """The word with its cards."""
        return CardWord(self.word, self.cards)

    @property
    def robbed(self) -> bool:
        """Whether a thief stands in it (par. 12)."""
        return THIEF in self.cards

    @property
    def points(self) -> int:
        """A point a card, nothing with a thief in it (par. 15)."""
        return 0 if self.robbed else len(self.cards)


class Pending(Record, frozen=True):
    """The words of a turn just made, which may still be contested."""

    words: tuple[int, ...]  # numbers of those not ruled on yet
    agreed: tuple[int, ...] = ()


class Doubt(Record, frozen=True):
    """A word on the table that may be contested, and by whom: each until their own next turn is over (par. 3)."""

    word: int
    seats: tuple[int, ...]


class Course(Record, frozen=True):
    """What a table keeps in mind since the second version of the rules."""

    won: str = ""  # cards stolen or freed in this turn, which one may lay in a word at once (par. 12-14)
    doubts: tuple[Doubt, ...] = ()
    own_swaps: tuple[tuple[int, int], ...] = ()  # where in pile A a swap-hands card lies, and who played it (par. 11)
    interrupted: Phase | None = None  # what goes on after a vote
    elapsed: int = 0  # and how long that had lasted, in milliseconds


class State(Seating, frozen=True, kw_only=True):
    """The table. Frozen: every event makes a new one."""

    rules: RuleSet
    options: Options
    players: tuple[str, ...]
    lexicon: str
    deck: Deck
    seal: Seal
    commitment: str
    pile_a: str = ""  # the last one is on top
    pile_b: Bag
    hands: tuple[str, ...]  # in the order the cards came
    known: tuple[str, ...]  # cards that everyone knows to be in each hand
    words: tuple[TableWord, ...] = ()
    numbered: int = 0  # words laid so far, also those taken back
    phase: Phase = Phase.DRAWING
    turn: int = 0
    fresh_swaps: int = 0  # swap-hands cards the player on turn took from A in this turn (par. 11)
    laid: tuple[int, ...] = ()  # words laid in this turn
    pending: Pending | None = None
    contest: Contested | None = None  # put to the vote
    votes: tuple[tuple[int, bool], ...] = ()
    last_round: tuple[int, ...] | None = None  # who has still to lay their last words, in order
    idle: int = 0  # turns in a row in which no card left B and no word was laid
    resigned: tuple[int, ...] = ()
    for_abandon: tuple[int, ...] = ()
    suspended: int | None = None  # since when the game is put away
    since: int = 0  # from when the time for this turn, these doubts or this vote counts
    rows: Sheet[Row] = Sheet()
    ended: Ended | None = None
    now: int
    seq: int = 1
    course: Course | UnsetType = UNSET  # tables of the first version have none, and are written as they always were
    backs: Backs | UnsetType = UNSET  # at a table where somebody may take moves back

    @property
    def sheet(self) -> tuple[Row, ...]:
        """What was done in the open, row by row."""
        return tuple(self.rows)

    @property
    def usable_swaps(self) -> int:
        """Swap-hands cards the player on turn may use now (par. 11)."""
        return self.hands[self.turn].count(SWAP) - self.fresh_swaps

    @property
    def is_strict(self) -> bool:
        """Whether a turn is one of the book's choices and no more (par. 6, 8)."""
        return self.rules.one_choice and not self.options.free_turn

    @property
    def won(self) -> str:
        """What the player on turn stole or freed in this turn (par. 12-14)."""
        return "" if self.course is UNSET else self.course.won

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Words that may be contested, where that goes by turns (par. 3)."""
        return () if self.course is UNSET else self.course.doubts

    def open_to(self, seat: int) -> tuple[int, ...]:
        """The words that a seat may contest now, where that goes by turns (par. 3)."""
        return tuple([each.word for each in self.doubts if seat in each.seats])

    @property
    def actor(self) -> int:
        """Who is to act: in turn, or to discard what is over ten (par. 5)."""
        full = self.overfull() if self.phase is Phase.TRIMMING else None
        return self.turn if full is None else full

    def overfull(self) -> int | None:
        """The first who has more cards than one may at the end of a turn, the player on turn before others (par. 5)."""
        seats = self.in_turn_order(self.turn) if self.rules.doubts_by_turns else {self.turn} & {*self.active}
        return next((seat for seat in seats if len(self.hands[seat]) > self.rules.most), None)

    @property
    def voters(self) -> tuple[int, ...]:
        """Who decides on the contested word: not who laid it (par. 3)."""
        word = self.word(self.contest.word) if self.contest else None
        layer = None if word is None or self.rules.layer_votes else word.seat
        return tuple([seat for seat in self.active if seat != layer])

    @property
    def has_own_swap_on_a(self) -> bool:
        """Whether the player on turn played the swap-hands card on top of A, which is then for others (par. 11)."""
        top = (len(self.pile_a) - 1, self.turn)
        return not self.rules.own_swap and self.course is not UNSET and top in self.course.own_swaps

    def in_turn_order(self, first: int) -> tuple[int, ...]:
        """The seats still in the game, from one on."""
        count = len(self.players)
        return tuple(seat for step in range(count) if (seat := (first + step) % count) not in self.resigned)

    def word(self, number: int) -> TableWord | None:
        """The word on the table with that number."""
        return next((each for each in self.words if each.number == number), None)
