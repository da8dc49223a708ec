"""The bag: commitment, draws, returns, and a shuffle that is the same for ever."""

from collections import Counter

import pytest

from leggio.core.bag import Bag, Seal, open_bag, shuffle


def test_commitment_is_the_published_recipe() -> None:
    """Anyone can check a seal with sha256sum: the text hashed is fixed for ever."""
    expected = "f1ac5eaa3e12b5428520306c259d63ec26fac171d41394ab49ca7addc0753a1b"
    assert Seal("ABC", "salt").commitment == expected


@pytest.mark.parametrize("other", [Seal("ACB", "salt"), Seal("ABC", "tlas"), Seal("AB", "C\nsalt")])
def test_commitment_changes_with_order_and_salt(other: Seal) -> None:
    """Another order or another salt cannot pass for the one committed to."""
    assert other.commitment != Seal("ABC", "salt").commitment


def test_draws_come_off_the_top_in_the_sealed_order() -> None:
    """Once sealed nobody can choose a draw."""
    bag = open_bag(Seal("ABCDE", "salt"))
    first, bag = bag.draw(2)
    second, bag = bag.draw(2)
    assert (first, second, bag.tiles) == ("AB", "CD", "E")


def test_a_draw_takes_no_more_than_there_is() -> None:
    """The last tiles are drawn even where more were asked for."""
    drawn, bag = open_bag(Seal("AB", "salt")).draw(7)
    assert drawn == "AB"
    assert len(bag) == 0


def test_put_back_mixes_by_salt_and_number_of_returns() -> None:
    """Pinned vectors: the mix depends on the salt, on which tiles are in and on how many returns came before."""
    first = Bag("CDE", "salt").put_back("BA")
    assert first == Bag("DBCEA", "salt", returns=1)
    assert Bag("CDE", "salt", returns=1).put_back("BA").tiles == "BCEDA"


def test_put_back_does_not_depend_on_the_order_of_the_tiles() -> None:
    """Whoever gives tiles back cannot steer the mix by the order they hand them over in."""
    assert Bag("CDE", "salt").put_back("BA") == Bag("ECD", "salt").put_back("AB")


def test_put_back_keeps_every_tile() -> None:
    """Nothing is lost or added."""
    assert sorted(Bag("CDE", "salt").put_back("AA").tiles) == list("AACDE")


def test_shuffle_keeps_its_vectors() -> None:
    """Pinned vectors, worked out apart: the same key gives the same order on every machine."""
    assert shuffle("ABCDEFG", b"key") == "BDGEAFC"
    assert shuffle("ABCDEFG", b"other key") == "GBCDEAF"


@pytest.mark.parametrize("tiles", ["", "A"])
def test_shuffle_of_nothing_to_shuffle(tiles: str) -> None:
    """No tile or one tile stays as it is."""
    assert shuffle(tiles, b"key") == tiles


def test_shuffle_is_even() -> None:
    """Every tile comes first about as often as any other: 6000 shuffles of 6, all within 5 sigma (150)."""
    firsts = Counter(shuffle("ABCDEF", f"{number}".encode())[0] for number in range(6000))
    assert all(abs(firsts[tile] - 1000) < 150 for tile in "ABCDEF")
