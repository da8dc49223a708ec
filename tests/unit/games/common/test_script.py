"""What scripts hand to a game: words, and what is dealt."""

import pytest

from leggio.core.chance import StackedChance
from leggio.games.common.script import chance_of, listed


def test_words_make_a_judge() -> None:
    """A text or a list, accents or not; no words, no judge."""
    judge = listed("casa perché")
    assert judge is not None
    assert judge.judge("PERCHE").valid
    assert not judge.judge("GATTO").valid
    assert listed(None) is None


def test_what_is_dealt_leaves_nothing_to_chance() -> None:
    """A full rack for each player, and no other chance beside it."""
    assert chance_of(0, None, ("AB", "CD", "E"), 2, 2).seal("ABCDEF").order == "ABCDEF"
    with pytest.raises(ValueError, match="full rack"):
        chance_of(0, None, ("A", "BC"), 2, 2)
    with pytest.raises(ValueError, match="nothing to chance"):
        chance_of(0, StackedChance(), ("AB", "CD"), 2, 2)
