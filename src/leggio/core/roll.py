"""Rolls: long lists that change one entry at a time, each change at the same small cost however long they are."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

WIDTH = 32

ItemT = TypeVar("ItemT")


class Roll(msgspec.Struct, Generic[ItemT], frozen=True):
    """Entries by number, in a tree of nodes of 32: a change makes a few nodes anew and shares all the others."""

    length: int = 0
    depth: int = 0  # levels above the entries' own nodes
    root: tuple[Any, ...] = ()

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[ItemT]:
        yield from _entries(self.root, self.depth)

    def __getitem__(self, number: int) -> ItemT:
        self._check(number)
        node: Any = self.root
        for level in range(self.depth, -1, -1):
            node = node[number // WIDTH**level % WIDTH]
        entry: ItemT = node
        return entry

    def put(self, number: int, entry: ItemT) -> "Roll[ItemT]":
        """The roll with another entry at a number."""
        self._check(number)
        return Roll(self.length, self.depth, _put(self.root, self.depth, number, entry))

    def add(self, entry: ItemT) -> "Roll[ItemT]":
        """The roll with one entry more."""
        root, depth = self.root, self.depth
        if self.length == WIDTH ** (depth + 1):
            root, depth = (root,), depth + 1
        return Roll(self.length + 1, depth, _put(root, depth, self.length, entry))

    def _check(self, number: int) -> None:
        if not 0 <= number < self.length:
            raise IndexError(number)


def roll_of(entries: Iterable[ItemT]) -> Roll[ItemT]:
    """A roll of these entries."""
    nodes: tuple[Any, ...] = tuple(entries)
    length, depth = len(nodes), 0
    while len(nodes) > WIDTH:
        nodes = tuple(nodes[start : start + WIDTH] for start in range(0, len(nodes), WIDTH))
        depth += 1
    return Roll(length, depth, nodes)


def _put(node: tuple[Any, ...], level: int, number: int, entry: Any) -> tuple[Any, ...]:
    index = number // WIDTH**level % WIDTH
    inner = entry if level == 0 else _put(node[index] if index < len(node) else (), level - 1, number, entry)
    return (*node[:index], inner, *node[index + 1 :])


def _entries(node: tuple[Any, ...], level: int) -> Iterator[Any]:
    if level == 0:
        yield from node
    else:
        for inner in node:
            yield from _entries(inner, level - 1)
