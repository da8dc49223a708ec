"""Score sheets that grow row by row for as long as a game lasts."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from leggio.core.record import Record

BLOCK = 32

RowT = TypeVar("RowT")


class Sheet(Record, Generic[RowT], frozen=True):
    """All rows so far, in blocks: one more row costs the same at the end of a long game as at its start."""

    blocks: tuple[tuple[RowT, ...], ...] = ()
    last: tuple[RowT, ...] = ()

    def __iter__(self) -> Iterator[RowT]:
        for block in self.blocks:
            yield from block
        yield from self.last

    def add(self, row: RowT) -> "Sheet[RowT]":
        """The sheet with one more row."""
        if len(self.last) < BLOCK:
            return Sheet(self.blocks, (*self.last, row))
        return Sheet((*self.blocks, self.last), (row,))
