"""Sets of tiles, and taking some off a rack."""

import pytest

from leggio.core.tiles import parse_distribution, take

SMALL = parse_distribution("A2·1 B1·5 ?1·0")


def test_parse_distribution_reads_counts_and_values() -> None:
    """An entry is letter, how many, value."""
    assert dict(SMALL.counts) == {"A": 2, "B": 1, "?": 1}
    assert dict(SMALL.values) == {"A": 1, "B": 5, "?": 0}
    assert SMALL.tiles == "AAB?"


def test_value_of_a_jolly_is_its_own() -> None:
    """art. 12: a jolly standing for a letter is worth what a jolly is worth."""
    assert [SMALL.value(cell) for cell in "ABb?"] == [1, 5, 0, 0]


def test_value_follows_the_set_when_a_jolly_is_worth_something() -> None:
    """The value of a jolly is data, not a zero written into the code."""
    assert parse_distribution("A1·1 ?1·3").value("a") == 3


def test_total_adds_tiles() -> None:
    """Several tiles are worth the sum of each."""
    assert SMALL.total("AAB?") == 7
    assert SMALL.total("") == 0


def test_a_distribution_cannot_be_changed() -> None:
    """A set of tiles is shared by all games of a rule set: nobody may alter it."""
    with pytest.raises(TypeError):
        SMALL.counts["A"] = 9  # type: ignore[index] # that it cannot be done is the point


@pytest.mark.parametrize(
    ("rack", "tiles", "left"),
    [
        ("AABC", "AB", "AC"),
        ("AABC", "", "AABC"),
        ("AB", "AB", ""),
        ("AB?", "?", "AB"),
        ("AAB", "AAA", None),
        ("", "A", None),
    ],
)
def test_take_leaves_the_rest_or_nothing_at_all(rack: str, tiles: str, left: str | None) -> None:
    """Each tile asked for leaves the rack once; if one is missing none does."""
    assert take(rack, tiles) == left
