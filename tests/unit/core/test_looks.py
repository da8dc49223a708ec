"""Names that look the same."""

import pytest

from leggio.core.looks import looks_of


@pytest.mark.parametrize(
    "double",
    [
        "anna paoli",
        "АNNА PАОLI",  # with Cyrillic capitals
        "Ａｎｎａ　Ｐａｏｌｉ",  # full width
        "𝐀𝐧𝐧𝐚 𝐏𝐚𝐨𝐥𝐢",  # mathematical
        "Αnna Ρaoli",  # Greek capitals
        "Anna  Paoli",
    ],
)
def test_a_double_is_taken_for_the_one(double: str) -> None:
    """Whatever it is written with."""
    assert looks_of(double) & looks_of("Anna Paoli")


def test_strokes_and_rings() -> None:
    """A capital i, a small l and a one are the same stroke; a capital o and a nought the same ring."""
    assert looks_of("Illo") & looks_of("lIl0") & looks_of("1l1O")


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ànna"), ("Anna", "Hanna"), ("Иван", "Ivan"), ("Lia", "Lea")])
def test_others_are_others(one: str, other: str) -> None:
    """What can be told apart is."""
    assert not looks_of(one) & looks_of(other)
