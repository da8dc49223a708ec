"""Verbum's categories: each word by the kinds the players agreed on."""

import pytest

from leggio.lexicon.verbum import Category, VerbumJudge
from support.lexicons import bundled


@pytest.mark.parametrize(
    ("word", "category"),
    [
        ("CANE", Category.WORDS),
        ("CIELO", Category.WORDS),
        ("ONU", Category.ABBREVIATIONS),
        ("MN", Category.PROVINCES),
        ("MANTOVA", Category.PROVINCES),
        ("GIOVANNI", Category.FIRST_NAMES),
    ],
)
def test_each_kind_has_its_words(word: str, category: Category) -> None:
    """Verbum: the categories agreed at the start decide what may be laid."""
    assert VerbumJudge(bundled(), [category]).judge(word).valid
    others = [other for other in Category if other is not category]
    assert VerbumJudge(bundled(), list(Category)).judge(word).valid
    if category is not Category.PROVINCES:
        assert not VerbumJudge(bundled(), others).judge(word).valid


def test_meanings_and_lists() -> None:
    """A province comes with its name, and the list of a length has all the kinds."""
    judge = VerbumJudge(bundled(), [Category.PROVINCES, Category.WORDS])
    assert judge.judge("MN").note == "provinces Mantova"
    assert {"MN", "RE"} <= set(judge.of_length(2))
