"""The rules of a game on a board as the engine wants them: data that the engine's package of that game gives."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from leggio.core.board import Layout
from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import Distribution
from leggio.kernel import BoardRules, Course, LeaveTable

# The game, and its rules, that are meant where nobody names any.
USUAL_GAME, USUAL = "scrabble", "figs"


@dataclass(frozen=True, kw_only=True, eq=False)
class EngineRules:
    """One rule set: its board, what plays are worth, how a game goes on and ends."""

    name: str
    layout: Layout
    tiles: Distribution
    rack_size: int
    prizes: Mapping[int, int]  # by how many tiles are laid
    pure_prizes: Mapping[int, int] = field(default_factory=dict)  # the same, on top, for plays without a jolly
    word_prizes: tuple[tuple[str, int, int], ...] = ()  # word, prize, prize on top without a jolly
    jolly_letters: str = ALPHABET  # what a jolly may stand for
    jollies_count: bool = False  # a jolly is worth what its letter is
    jollies_fly: bool = False  # one on the board may be taken against the tile it stands for
    premiums_stay: bool = False
    letter_premiums_stay: bool = True  # where they do, those of letters as well
    least_cross_run: int = 1  # a play with no tile of the board in its word lengthens a run of so many, crosswise
    first_word_factor: int = 1
    exchange_needs: int  # tiles in the bag
    exchange_kind: str = ""  # letters of one of two kinds, where only a full rack of one kind may be exchanged
    scoreless_each: int  # turns without points in a row, of each, that end a game
    scoreless_each_bag_empty: int
    withdrawn_counts: bool = False  # a word that was taken back is such a turn
    jolly_left: int  # what a jolly on a rack costs at the end
    credits_going_out: bool  # whoever goes out gains what the others hold as well
    is_left_dear: bool = False  # what is left at the end is worth a thought as soon as the bag runs out
    phoney_costs: Callable[[int], int] = lambda _: 0  # beside its points, for a word of so many that is taken back
    rollout_cost: int = 1  # how many times as long as usual its games take to roll out
    tables: str  # the package that has its trained leave values and chances of winning
    # What tables may choose and plays depend on: the name of a choice, and the fields it changes.
    house_rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def at_house(self, house: tuple[str, ...]) -> "EngineRules":
        """The same with choices of a table; raises KeyError for one that these rules do not know."""
        changed = {name: value for each in house for name, value in self.house_rules[each].items()}
        return replace(self, **changed) if changed else self

    @property
    def prize_tiles(self) -> int:
        """The fewest tiles laid that bring a prize."""
        return min(self.prizes)

    def prize_of(self, laid: str) -> int:
        """What the tiles laid at once bring as such; small letters are jollies."""
        pure = self.pure_prizes.get(len(laid), 0) if laid.isupper() else 0
        return self.prizes.get(len(laid), 0) + pure

    def left_over(self, rack: str) -> int:
        """What tiles on a rack cost at the end."""
        return self.tiles.total(rack.replace(JOLLY, "")) + self.jolly_left * rack.count(JOLLY)

    def gained_going_out(self, other: str) -> int:
        """What whoever goes out gains on the other by the tiles that the other still holds."""
        return self.left_over(other) * (2 if self.credits_going_out else 1)

    def gained_on_each(self, held: str, others: int) -> float:
        """What whoever goes out gains on each of so many others on average, by all that they still hold."""
        return self.left_over(held) * (self.credits_going_out + 1 / others)

    def lost_to_each(self, kept: str, others: int) -> float:
        """What tiles kept cost against each of so many others on average, when one of them goes out."""
        return self.left_over(kept) * (1 + self.credits_going_out / others)

    @cache  # noqa: B019 - rules live as long as the process
    def last_leaves(self, others: int) -> LeaveTable:
        """Leave values once there is nothing to draw: what each tile costs that is not played."""
        lost = {tile: round(-1000 * self.lost_to_each(tile, others)) for tile in self.tiles.counts}
        counts = range(self.rack_size + 1)
        return LeaveTable([], [[lost.get(tile, 0) * count for count in counts] for tile in JOLLY + ALPHABET])

    @property
    def lost(self) -> LeaveTable | None:
        """The same against one other for the kernel's players, where it is dear enough for them to think of it."""
        return self.last_leaves(1) if self.is_left_dear else None

    @cached_property
    def board(self) -> BoardRules:
        """Board, values and prizes as the kernel wants them."""
        tiles = JOLLY + ALPHABET
        values = [self.tiles.values.get(tile, 0) for tile in tiles]
        laid = range(self.rack_size + 1)
        return BoardRules(
            size=self.layout.size,
            rack_size=self.rack_size,
            letter_factors=self.layout.letter_factors,
            word_factors=self.layout.word_factors,
            values=values,
            jolly_values=values if self.jollies_count else [self.tiles.values[JOLLY]] * len(tiles),
            counts=[self.tiles.counts.get(tile, 0) for tile in tiles],
            jolly_letters=self.jolly_letters,
            prizes=[self.prizes.get(count, 0) for count in laid],
            pure_prizes=[self.pure_prizes.get(count, 0) for count in laid],
            premiums_stay=self.premiums_stay,
            least_cross_run=self.least_cross_run,
            first_word_factor=self.first_word_factor,
            word_prizes=self.word_prizes,
            jollies_fly=self.jollies_fly,
            letter_premiums_stay=self.letter_premiums_stay,
        )

    @cached_property
    def course(self) -> Course:
        """How a game goes on and ends, as the kernel wants it."""
        return Course(
            exchange_needs=self.exchange_needs,
            kind=self.exchange_kind,
            scoreless_each=self.scoreless_each,
            scoreless_each_bag_empty=self.scoreless_each_bag_empty,
            jolly_left=self.jolly_left,
            credits_going_out=self.credits_going_out,
        )
