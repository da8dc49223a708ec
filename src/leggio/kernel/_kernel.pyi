# What the compiled module offers; it is built from native/bindings.

from collections.abc import Sequence
from typing import Self, TypeAlias

# score, equity in thousandths, row, column, down, tiles laid, cells of the main word (`.`: a tile that was there), and
# the squares, counted row by row, of the jollies that are first taken against their tiles
PlayTuple: TypeAlias = tuple[int, int, int, int, bool, int, str, tuple[int, ...]]

class BadWordListError(ValueError): ...
class BadGraphFileError(OSError): ...

# Words are of capitals A to Z, 2 to 25 letters. Searches refuse other signs with ValueError; their results are in
# alphabetical order, and with a limit they are the first ones: the walk ends there.
class Graph:
    # Sorted words, without repetitions; anything else is a BadWordListError.
    @staticmethod
    def build(words: Sequence[str]) -> Graph: ...
    # Every stem with every ending of its group, and `words`: those of a length from shortest to longest, in any order
    # and as often as they come. Without its GADDAG the graph is a fraction of the size, and plays on no board.
    @staticmethod
    def build_products(
        groups: Sequence[tuple[Sequence[str], Sequence[str]]],
        words: Sequence[str] = (),
        *,
        shortest: int = 2,
        longest: int = 15,
        gaddag: bool = True,
    ) -> Graph: ...
    # A graph alone in its file, or at an offset (a multiple of 8) of a larger one; mapped and shared. Without verify
    # only the header is checked, for files that were verified before: damage is then walked into unseen.
    @staticmethod
    def open(path: str, offset: int = 0, *, verify: bool = True) -> Graph: ...
    def save(self, path: str) -> None: ...
    def to_bytes(self) -> bytes: ...
    def contains(self, word: str) -> bool: ...
    def contains_many(self, words: Sequence[str]) -> list[bool]: ...
    # The same as bytes of 1 and 0, for those who count or compress.
    def contains_mask(self, words: Sequence[str]) -> bytes: ...
    def words(self) -> list[str]: ...
    # Words made of these letters, `?` for any; without bounds, of all of them.
    def anagrams(
        self, letters: str, *, shortest: int | None = None, longest: int | None = None, limit: int | None = None
    ) -> list[str]: ...
    # `?` is one letter, `*` any run, `[ABC]` one of these, `[^ABC]` none of these.
    def matching(self, pattern: str, *, limit: int | None = None) -> list[str]: ...
    def starting_with(self, prefix: str, *, limit: int | None = None) -> list[str]: ...
    def ending_with(self, suffix: str, *, limit: int | None = None) -> list[str]: ...
    def of_length(self, length: int, *, limit: int | None = None) -> list[str]: ...
    # Within a Damerau-Levenshtein distance of 1 or 2, the word itself included: the nearest first.
    def near(self, word: str, distance: int = 1, *, limit: int | None = None) -> list[str]: ...
    # The letters that make another word put before it, and put after it.
    def hooks(self, word: str) -> tuple[str, str]: ...
    @property
    def word_count(self) -> int: ...
    @property
    def arc_count(self) -> int: ...
    # Of the table of anagrams that a graph makes for itself after some two hundred searches for best plays; else 0.
    @property
    def anagram_bytes(self) -> int: ...
    @property
    def has_gaddag(self) -> bool: ...

class BoardRules:
    def __new__(
        cls,
        *,
        size: int,
        rack_size: int,
        letter_factors: Sequence[int],
        word_factors: Sequence[int],
        values: Sequence[int],
        jolly_values: Sequence[int],
        counts: Sequence[int],
        jolly_letters: str,
        prizes: Sequence[int],
        pure_prizes: Sequence[int],
        premiums_stay: bool,
        # a later play with no tile of the board in its main word must lengthen a run of so many crosswise: 1 any tile,
        # 2 a word, the size of the board none at all
        least_cross_run: int,
        first_word_factor: int,
        # word, prize, prize on top without a jolly: for a play whose main word is this one, if no two neighbours of its
        # letters stood on the board before
        word_prizes: Sequence[tuple[str, int, int]] = (),
        # a jolly on the board may be taken before playing, against the tile it stands for; at most four jollies then
        jollies_fly: bool = False,
        # where premium squares stay, those of letters as well
        letter_premiums_stay: bool = True,
    ) -> Self: ...

# What tiles kept are worth, in thousandths of a point: those listed, and any others by a model. Its figures are by tile
# (the jolly first, then A to Z) and number of copies; by two different tiles; by number of tiles and of vowels in it.
class LeaveTable:
    def __new__(
        cls,
        values: Sequence[tuple[str, int]],
        copies: Sequence[Sequence[int]] = (),
        pairs: Sequence[Sequence[int]] = (),
        balance: Sequence[Sequence[int]] = (),
    ) -> Self: ...
    def value(self, tiles: str) -> int: ...

# Calls that only look may be made from many threads at once, none of them while another thread lays a play.
class BoardPosition:
    def __init__(self, rules: BoardRules, graph: Graph, cells: str) -> None: ...
    @property
    def cells(self) -> str: ...
    def plays(self, rack: str) -> list[PlayTuple]: ...
    def count(self, rack: str) -> tuple[int, int]: ...
    # The best first; of equal ones fewer swaps first, then across before down, then by place, then by letters.
    def best(self, rack: str, count: int, leaves: LeaveTable | None, prune: bool = True) -> list[PlayTuple]: ...
    def lay(self, row: int, col: int, down: bool, cells: str, swaps: Sequence[int] = ()) -> None: ...

# Plays (int64) and best score (int32) of each position, as bytes in the machine's order.
def count_many(positions: Sequence[BoardPosition], racks: Sequence[str], threads: int = 1) -> tuple[bytes, bytes]: ...

# `count` rows a position: equities (int64), scores (int32), places (row, column, down, length, tiles laid: uint8),
# cells (17 characters), squares of jollies taken (four int16, -1 for none). A row of length 0 is no play.
def best_many(
    positions: Sequence[BoardPosition],
    racks: Sequence[str],
    count: int = 1,
    leaves: LeaveTable | None = None,
    threads: int = 1,
) -> tuple[bytes, bytes, bytes, bytes, bytes]: ...

# How games of the program go on and end.
class Course:
    def __new__(
        cls,
        *,
        exchange_needs: int,
        # letters of one of two kinds, where only a full rack of one kind may be exchanged; else nothing
        kind: str,
        scoreless_each: int,
        scoreless_each_bag_empty: int,
        jolly_left: int,
        credits_going_out: bool,
    ) -> Self: ...

# What turns brought, by every part of the racks they were played from; integers, so that order does not matter.
class RackSums:
    def __init__(self) -> None: ...
    def merge(self, other: RackSums) -> None: ...
    def to_bytes(self) -> bytes: ...
    # ValueError for bytes that are not what they were.
    @staticmethod
    def from_bytes(data: bytes) -> RackSums: ...
    @property
    def turns(self) -> int: ...
    # What LeaveTable takes: leaves listed and the figures of the model.
    def fit(
        self, most_listed: int
    ) -> tuple[list[tuple[str, int]], list[list[int]], list[list[int]], list[list[int]]]: ...

# Games, turns, points of both players together, fingerprint.
def autoplay(
    *, board: BoardRules, course: Course, graph: Graph, leaves: LeaveTable, games: int, threads: int, seed: int
) -> tuple[int, int, int, int]: ...

# Of the games with these numbers.
def sums_of_games(
    *,
    board: BoardRules,
    course: Course,
    graph: Graph,
    leaves: LeaveTable,
    first: int,
    end: int,
    threads: int,
    seed: int,
) -> RackSums: ...

# Every turn of the games in their order, four int32 each: game, tiles its player could not see, lead, and what was
# gained on the other from there to the end.
def moments_of_games(
    *, board: BoardRules, course: Course, graph: Graph, leaves: LeaveTable, games: int, threads: int, seed: int
) -> bytes: ...

# A play, or the tiles kept by an exchange, or neither for a pass.
MoveTuple: TypeAlias = tuple[PlayTuple | None, str | None]

# How likely the player on turn is to win with a lead: from what is gained to the end with -2 to 2 deviations of luck,
# by halves, nine figures for each number of unseen tiles from none on; without any by a rule of thumb.
class WinModel:
    def __new__(cls, futures: Sequence[Sequence[float]]) -> Self: ...
    def win_probability(self, lead: float, unseen: int) -> float: ...

# A player: static with fewer than two candidates. Limits of 0 are none; by the clock results may differ from run to
# run, by iterations and nodes they never do, whatever the threads.
class ComputerPlayer:
    def __new__(
        cls,
        *,
        leaves: LeaveTable | None = None,
        win_model: WinModel | None = None,
        # what tiles cost that are left at the end: where it is given it counts once the bag is empty, in static play
        # and in rollouts, and jollies lose a part of it shortly before
        lost: LeaveTable | None = None,
        candidates: int = 0,
        plies: int = 2,
        to_the_end: int = 0,
        iterations: int = 500,
        seconds: float = 0.0,
        prune_z: float = 3.0,  # standard errors by which a candidate must be behind to be pruned; 0: none is
        threads: int = 1,
        solves: bool = False,
        endgame_nodes: int = 0,
        endgame_seconds: float = 0.0,
        endgame_bytes: int = 16777216,
    ) -> Self: ...
    def choose_move(
        self,
        *,
        position: BoardPosition,
        rack: str,
        unseen: str,
        other_tiles: int,
        spread: int,
        scoreless: int,
        course: Course,
        seed: int,
    ) -> MoveTuple: ...
    # Moves best first with iterations, mean points, their deviation, chance of winning, whether it was pruned; then
    # samples and rollouts of all. `inferred` are leaves that the other may have (see infer_leaves), instead of anything
    # unseen; `also` are moves to compare with the candidates, if they are not among them: of a play its score counts,
    # not its equity.
    def simulate(
        self,
        *,
        position: BoardPosition,
        rack: str,
        unseen: str,
        other_tiles: int,
        spread: int,
        course: Course,
        seed: int,
        inferred: Sequence[str] = (),
        also: Sequence[MoveTuple] = (),
    ) -> tuple[list[tuple[MoveTuple, int, float, float, float, bool]], int, int]: ...

# Whether it is exact, points gained on the other from here with the settlement, nodes, depth, what to do.
def solve_endgame(
    *,
    position: BoardPosition,
    rack: str,
    other: str,
    course: Course,
    scoreless: int = 0,
    nodes: int = 0,
    seconds: float = 0.0,
    table_bytes: int = 16777216,
) -> tuple[bool, int, int, int, MoveTuple]: ...

# Inference: leaves that the other may have after a play, samples of the unseen tiles with which it was within so much
# of the best.
def infer_leaves(
    *,
    before: BoardPosition,
    cells: str,
    score: int,
    unseen: str,
    leave_tiles: int,
    bag: int,
    leaves: LeaveTable | None,
    within: int,
    samples: int,
    seed: int,
) -> list[str]: ...

# Four int32 a pair of games on the same bag: points of one and of the other with one in the first seat, then in the
# second.
def duel(
    *,
    board: BoardRules,
    course: Course,
    graph: Graph,
    one: ComputerPlayer,
    other: ComputerPlayer,
    pairs: int,
    threads: int,
    seed: int,
) -> bytes: ...
