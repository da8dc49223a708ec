"""The draw and its vowels and consonants."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.core.bag import Bag, open_bag
from leggio.core.chance import SeededChance
from leggio.games.duplicate.letters import bag_after, can_be_met, draw, has_kinds, kinds_needed
from leggio.games.duplicate.rules import Options
from leggio.games.figs import FIGS

OPTIONS = Options()


@pytest.mark.parametrize(
    ("tiles", "needed", "good"),
    [
        ("AEBCDFG", 2, True),
        ("ABCDFGH", 2, False),
        ("ABCDFGH", 1, True),
        ("A?BCDFG", 2, True),
        ("?BCDFGH", 2, False),
        ("??BCDFG", 2, True),
        ("AEIOU??", 2, True),
        ("AEIOUA?", 2, False),
        ("A?", 1, True),
        ("?", 1, False),
        ("AEIOUAE", 0, True),
    ],
)
def test_vowels_and_consonants(tiles: str, needed: int, good: bool) -> None:
    """Custom of Duplicate: at least so many of each; a jolly counts as one or the other, not as both."""
    assert has_kinds(tiles, needed) is good


def test_two_of_each_up_to_round_fifteen_then_one() -> None:
    """Custom: 2 and 2 in the first fifteen rounds, 1 and 1 from the sixteenth."""
    assert [kinds_needed(OPTIONS, number) for number in (1, 15, 16, 30)] == [2, 2, 1, 1]


def test_letters_left_over_are_filled_up() -> None:
    """Custom: what the master play did not use stays on the desk."""
    drawn = draw(Bag("LMNOPQR", "salt"), "AEB", OPTIONS, 2)
    assert drawn is not None
    assert (drawn.rack, drawn.rejected, drawn.bag.tiles) == ("AEBLMNO", (), "PQR")


def test_wrong_letters_all_go_back_and_are_drawn_again() -> None:
    """Custom: when the kinds are wrong the whole rack returns, and seven others come."""
    drawn = draw(Bag("BCDFGHLAEIO", "salt"), "", OPTIONS, 1)
    assert drawn is not None
    assert drawn.rejected[0] == "BCDFGHL"
    assert has_kinds(drawn.rack, 2)
    assert Counter(drawn.rack + drawn.bag.tiles) == Counter("BCDFGHLAEIO")
    assert drawn.bag.returns == len(drawn.rejected)


def test_what_cannot_be_met_is_not_tried() -> None:
    """Custom: with a single vowel left, two are not to be had before round 16."""
    assert draw(Bag("BCDFGHLA", "salt"), "", OPTIONS, 15) is None
    assert draw(Bag("BCDFGHLA", "salt"), "", OPTIONS, 16) is not None
    assert not can_be_met("", Options(late_kinds=0), 16)


def test_a_bag_that_runs_out_gives_what_it_has() -> None:
    """Custom: fewer than seven letters are played too, as long as there is a vowel and a consonant."""
    drawn = draw(Bag("AB", "salt"), "C", OPTIONS, 20)
    assert drawn is not None
    assert sorted(drawn.rack) == ["A", "B", "C"]
    assert not drawn.bag.tiles


@given(seed=st.integers(0, 2**32), number=st.integers(1, 20), left=st.integers(0, 7), anew=st.booleans())
def test_the_bag_after_a_draw_can_be_had_from_the_event_alone(seed: int, number: int, left: int, anew: bool) -> None:
    """Art. 1: what was drawn and thrown back tells which tiles are left, in which order."""
    seal = SeededChance(seed).seal(FIGS.tiles.tiles)
    rack, bag = open_bag(seal).draw(left)
    drawn = draw(bag, rack, OPTIONS, number, anew=anew)
    assert drawn is not None
    assert bag_after(bag, rack, drawn.rejected, drawn.rack, anew=anew, typed=False) == drawn.bag
    assert Counter(drawn.rack + drawn.bag.tiles) == Counter(FIGS.tiles.tiles)
