"""Chance from a seed."""

from leggio.core.chance import SeededChance

TILES = "AAABBCCDEE??"


def test_the_same_seed_seals_the_same_bag() -> None:
    """A seed decides order and salt, however it is written."""
    assert SeededChance("42").seal(TILES) == SeededChance(42).seal(TILES) == SeededChance(b"42").seal(TILES)


def test_another_seed_seals_another_bag() -> None:
    """Both the order and the salt of later mixes come from the seed."""
    one, other = SeededChance(1).seal(TILES), SeededChance(2).seal(TILES)
    assert one.order != other.order
    assert one.salt != other.salt


def test_a_seal_holds_every_tile_once() -> None:
    """Sealing loses no tile and adds none."""
    assert sorted(SeededChance(7).seal(TILES).order) == sorted(TILES)


def test_the_salt_does_not_give_the_seed_away() -> None:
    """What is shown at the end of a game must not tell the seed of others."""
    assert "secret" not in SeededChance("secret").seal(TILES).salt


def test_a_seed_keeps_its_bag_for_ever() -> None:
    """A pinned vector: an old seed must give the old bag on every machine and version."""
    seal = SeededChance(1).seal("ABCDEFGHIJ")
    assert seal.order == "CBIFEGDJAH"
    assert seal.salt == "2322b93de933fc38c37f05a2b66493b295be7e102f44db68355d3fd0bd51590a"
