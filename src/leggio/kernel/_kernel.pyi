# What the compiled module offers; it is built from native/bindings.

from collections.abc import Sequence
from typing import Self, TypeAlias

# score, equity in thousandths, row, column, down, tiles laid, cells of the main word (`.`: a tile that was there)
PlayTuple: TypeAlias = tuple[int, int, int, int, bool, int, str]

class BadWordListError(ValueError): ...
class BadGraphFileError(OSError): ...

class Graph:
    @staticmethod
    def build(words: Sequence[str]) -> Graph: ...
    @staticmethod
    def open(path: str) -> Graph: ...
    def save(self, path: str) -> None: ...
    def contains(self, word: str) -> bool: ...
    def contains_many(self, words: Sequence[str]) -> list[bool]: ...
    def words(self) -> list[str]: ...
    @property
    def word_count(self) -> int: ...
    @property
    def arc_count(self) -> int: ...

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
        must_use_board_tile: bool,
        first_word_factor: int,
    ) -> Self: ...

class LeaveTable:
    def __new__(cls, values: Sequence[tuple[str, int]]) -> Self: ...

class Table:
    def __init__(self, rules: BoardRules, graph: Graph, cells: str) -> None: ...
    @property
    def cells(self) -> str: ...
    def plays(self, rack: str) -> list[PlayTuple]: ...
    def count(self, rack: str) -> tuple[int, int]: ...
    def best(self, rack: str, count: int, leaves: LeaveTable | None, prune: bool = True) -> list[PlayTuple]: ...
    def lay(self, row: int, col: int, down: bool, cells: str) -> None: ...

def autoplay(
    *,
    board: BoardRules,
    graph: Graph,
    leaves: LeaveTable,
    games: int,
    threads: int,
    seed: int,
    exchange_needs: int,
    scoreless_each: int,
    jolly_left: int,
    credits_going_out: bool,
) -> tuple[int, int, int, int]: ...
