"""Verbum's categories: each word by the kinds the players agreed on."""

import pytest

from leggio.core.verdicts import Verdict, WordList
from leggio.lexicon.agreed import Category, CategoryJudge, special_words
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
    assert CategoryJudge(bundled(), [category]).judge(word).valid
    others = [other for other in Category if other is not category]
    assert CategoryJudge(bundled(), list(Category)).judge(word).valid
    if category is not Category.PROVINCES:
        assert not CategoryJudge(bundled(), others).judge(word).valid


def test_meanings_and_lists() -> None:
    """A province comes with its name, and the list of a length has all the kinds."""
    judge = CategoryJudge(bundled(), [Category.PROVINCES, Category.WORDS])
    assert judge.judge("MN").note == "provinces Mantova"
    assert {"MN", "RE"} <= set(judge.of_length(2))


def test_a_list_may_stand_for_the_common_words() -> None:
    """Verbum, par. 2: a club's list decides on common words, our lists on the other kinds; nothing cites FIGS."""
    listed = WordList(frozenset({"ZZXQ"}))
    judge = CategoryJudge(bundled(), [Category.WORDS, Category.PROVINCES], listed)
    assert [judge.judge(word).valid for word in ("ZZXQ", "CANE", "MN")] == [True, False, True]
    assert {"ROMA", "ZZXQ"} <= set(judge.of_length(4))
    assert "CANE" not in judge.of_length(4)
    assert CategoryJudge(bundled()).judge("CANTARE") == Verdict("CANTARE", valid=True, note="cantare inf")
    assert CategoryJudge(bundled(), [Category.PROVINCES]).judge("CANE").note == "category provinces -"


def test_the_words_of_the_special_kinds() -> None:
    """Verbum, par. 2: what a bot may lay besides common words; a kind that no list has adds nothing."""
    words = special_words(bundled().directory, ["words", "provinces", "monti"])
    assert {"MN", "MANTOVA", "TO"} <= words
    assert not {"GIOVANNI", "CERVINO", "CANE"} & words


def test_the_opinion_says_which_kind() -> None:
    """Verbum: a word may be several things at once, and a wrong one gets its reason."""
    judge = CategoryJudge(bundled(), list(Category))
    milano = judge.opinion_on("Milano")
    assert [(reading.part.value, reading.meaning) for reading in milano.analyses] == [("province", "Milano")]
    assert {reading.part.value for reading in judge.opinion_on("rosa").analyses} >= {"noun", "first_name"}
    wrong = judge.opinion_on("zzxq")
    assert not wrong.valid
    assert wrong.reason
    only_names = CategoryJudge(bundled(), [Category.FIRST_NAMES]).opinion_on("tavolo")
    assert not only_names.valid
    assert only_names.reason
    assert only_names.reason.code == "category"
