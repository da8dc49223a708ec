"""Rolls: lists that share what does not change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.core.roll import WIDTH, Roll, roll_of


@given(st.lists(st.integers(), max_size=80), st.data())
def test_a_roll_is_the_list_it_was_made_from(entries: list[int], data: st.DataObject) -> None:
    """Whatever is added and put, in whatever order, a roll and a list agree."""
    roll: Roll[int] = Roll()
    for entry in entries:
        roll = roll.add(entry)
    assert roll == roll_of(entries)
    for number in data.draw(st.lists(st.integers(0, len(entries) - 1), max_size=5) if entries else st.just([])):
        roll, entries[number] = roll.put(number, -1), -1
    assert list(roll) == entries
    assert [roll[number] for number in range(len(roll))] == entries


@pytest.mark.parametrize("length", [WIDTH, WIDTH + 1, WIDTH**2, WIDTH**2 + 1, 2000])
def test_long_rolls_grow_a_level(length: int) -> None:
    """At the edges of a level nothing is lost, and the old roll stays what it was."""
    roll = roll_of(range(length))
    longer = roll.add(length)
    assert list(roll) == list(range(length))
    assert list(longer) == list(range(length + 1))
    assert longer == roll_of(range(length + 1))
    assert longer.put(length, -1)[length] == -1
    assert longer[length] == length


def test_a_change_shares_the_rest() -> None:
    """Of a thousand entries a change makes a few nodes anew: the others are the very same objects."""
    roll = roll_of(range(1000))
    changed = roll.put(500, -1)
    shared = sum(one is other for one, other in zip(roll.root, changed.root, strict=True))
    assert shared == len(roll.root) - 1


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_nothing_outside(number: int) -> None:
    """A number that no entry has is a mistake, also a negative one."""
    roll = roll_of("abc")
    with pytest.raises(IndexError):
        roll[number]
    with pytest.raises(IndexError):
        roll.put(number, "d")
