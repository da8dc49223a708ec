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


def test_the_opinion_says_which_kind() -> None:
    """Verbum: a word may be several things at once, and a wrong one gets its reason."""
    judge = VerbumJudge(bundled(), list(Category))
    milano = judge.opinion_on("Milano")
    assert [(reading.part.value, reading.meaning) for reading in milano.analyses] == [("province", "Milano")]
    assert {reading.part.value for reading in judge.opinion_on("rosa").analyses} >= {"noun", "first_name"}
    wrong = judge.opinion_on("zzxq")
    assert not wrong.valid
    assert wrong.reason
    only_names = VerbumJudge(bundled(), [Category.FIRST_NAMES]).opinion_on("tavolo")
    assert not only_names.valid
    assert only_names.reason
    assert only_names.reason.code == "category"
