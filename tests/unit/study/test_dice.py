"""Chance from a seed."""

from collections import Counter

from leggio.study.dice import Dice

FIRST = [11, 78, 76, 96, 25, 36]


def test_the_same_seed_throws_the_same() -> None:
    """For ever: cards and shared seeds rest on it, so the figures themselves are written down."""
    dice = Dice("seed")
    assert [dice.below(100) for _ in range(6)] == FIRST
    again = Dice("seed")
    assert [again.below(100) for _ in range(6)] == FIRST
    other = Dice("another")
    assert [other.below(100) for _ in range(6)] != FIRST


def test_every_side_comes_up_about_as_often() -> None:
    """Six sides, six thousand throws: none is off by a fifth."""
    dice = Dice("fair")
    counted = Counter(dice.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(800 < each < 1200 for each in counted.values())


def test_what_is_drawn_is_in_the_bag() -> None:
    """No tile comes twice; a sample has no repetitions either."""
    dice = Dice("draw")
    for _ in range(50):
        assert not Counter(dice.draw("AABBBC", 4)) - Counter("AABBBC")
        sample = dice.sample("ABCDEF", 4)
        assert len(set(sample)) == 4
    assert sorted(dice.sample("ABC", 9)) == ["A", "B", "C"]
