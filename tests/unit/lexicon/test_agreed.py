"""Verbum's categories: each word by the kinds the players agreed on."""

import pytest

from leggio.core.verdicts import Verdict, WordList
from leggio.lexicon.agreed import Category, CategoryJudge, special_words
from leggio.lexicon.categories import LISTED, lemmas
from leggio.lexicon.entry import Part
from support.lexicons import bundled


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("CANE", "words nouns animals"),
        ("CANI", "words nouns animals"),
        ("QUERCE", "words nouns plants"),
        ("FORCHETTE", "words nouns objects"),
        ("CIELO", "words nouns"),
        ("CANTAVO", "words"),
        ("ONU", "abbreviations"),
        ("MN", "provinces abbreviations"),
        ("MANTOVA", "province-names"),
        ("GIOVANNI", "first-names"),
    ],
)
def test_each_kind_has_its_words(word: str, kinds: str) -> None:
    """Verbum, par. 2: the categories agreed at the start decide what may be laid."""
    for category in Category:
        assert CategoryJudge(bundled(), [category]).judge(word).valid == (category in kinds.split()), category
    assert CategoryJudge(bundled(), list(Category)).judge(word).valid


def test_abbreviations_of_provinces_are_those_alone() -> None:
    """Verbum, par. 2: *sigle di provincia* are the abbreviations; the names are a kind of their own."""
    judge = CategoryJudge(bundled(), [Category.PROVINCES])
    assert [judge.judge(word).valid for word in ("MN", "MANTOVA")] == [True, False]


@pytest.mark.parametrize(("category", "least"), [("animals", 700), ("plants", 500), ("objects", 1500)])
def test_lists_of_nouns_are_of_the_vocabulary(category: str, least: int) -> None:
    """Verbum, par. 2: each animal, plant and object is a noun of the bundled vocabulary, and there are plenty."""
    listed = lemmas(bundled().vocabulary, category)
    assert len(listed) >= least
    nouns = {entry.lemma for entry in bundled().all_entries() if entry.part is Part.NOUN}
    assert listed <= nouns
    assert category in LISTED


def test_words_that_are_too_short_for_all_but_abbreviations() -> None:
    """Verbum, par. 2: three letters for words and names, two for abbreviations."""
    judge = CategoryJudge(bundled(), [Category.WORDS, Category.PROVINCES], shortest=3)
    assert [judge.judge(word).valid for word in ("RE", "AI", "AH", "REA")] == [True, False, False, True]
    assert judge.judge("RE").note == "provinces Reggio Emilia"
    assert judge.judge("AH").note == "short 3 -"
    assert "AI" not in judge.of_length(2)
    assert "MN" in judge.of_length(2)


def test_meanings_and_lists() -> None:
    """A province comes with its name, a form with its noun, and the list of a length has all the kinds."""
    judge = CategoryJudge(bundled(), [Category.PROVINCES, Category.WORDS])
    assert judge.judge("MN").note == "provinces Mantova"
    assert {"MN", "RE"} <= set(judge.of_length(2))
    animals = CategoryJudge(bundled(), [Category.ANIMALS])
    assert animals.judge("CAVALLE").note == "animals cavalla"
    assert "LUPI" in animals.of_length(4)
    assert "CASE" not in animals.of_length(4)


def test_a_list_may_stand_for_the_common_words() -> None:
    """Verbum, par. 2: a club's list decides on common words, our lists on the other kinds; nothing cites FIGS."""
    listed = WordList(frozenset({"ZZXQ"}))
    judge = CategoryJudge(bundled(), [Category.WORDS, Category.PROVINCE_NAMES], listed)
    assert [judge.judge(word).valid for word in ("ZZXQ", "CANE", "ROMA")] == [True, False, True]
    assert {"ROMA", "ZZXQ"} <= set(judge.of_length(4))
    assert "CANE" not in judge.of_length(4)
    assert CategoryJudge(bundled()).judge("CANTARE") == Verdict("CANTARE", valid=True, note="cantare inf")
    assert CategoryJudge(bundled(), [Category.PROVINCES]).judge("CANE").note == "category provinces -"


def test_lists_of_the_players_own() -> None:
    """Verbum, par. 2: a kind of one's own may come with its list; without one nobody here knows its words."""
    own = {"Fiumi": frozenset({"PO", "ARNO", "TEVERE"}), "gatti": frozenset({"FUFFI"})}
    judge = CategoryJudge(bundled(), ["Fiumi", "monti"], own=own, shortest=3)
    assert [judge.judge(word).valid for word in ("ARNO", "TEVERE", "PO", "CERVINO", "FUFFI")] == [
        True,
        True,
        *[False] * 3,
    ]
    assert judge.judge("ARNO").note == "Fiumi"
    assert judge.of_length(4) == ("ARNO",)
    assert judge.opinion_on("Tevere").categories == ("Fiumi",)


def test_the_words_of_the_special_kinds() -> None:
    """Verbum, par. 2: what a bot may lay besides common words; a kind that no list has adds nothing."""
    words = special_words(bundled().vocabulary, ["words", "provinces", "province-names", "animals", "monti"])
    assert {"MN", "MANTOVA", "TO"} <= words
    assert not {"GIOVANNI", "CERVINO", "CANE"} & words
    assert {"CANE", "CANI"} <= special_words(bundled().vocabulary, ["animals"])


def test_the_opinion_says_which_kind() -> None:
    """Verbum, par. 2: a word may be several things at once, and a wrong one gets its reason."""
    judge = CategoryJudge(bundled(), list(Category))
    milano = judge.opinion_on("Milano")
    assert [(reading.part.value, reading.meaning) for reading in milano.analyses] == [("province", "Milano")]
    assert {reading.part.value for reading in judge.opinion_on("rosa").analyses} >= {"noun", "first_name"}
    assert {"nouns", "plants", "first-names"} <= set(judge.opinion_on("rosa").categories)
    wrong = judge.opinion_on("zzxq")
    assert not wrong.valid
    assert wrong.reason
    only_names = CategoryJudge(bundled(), [Category.FIRST_NAMES]).opinion_on("tavolo")
    assert not only_names.valid
    assert only_names.reason
    assert only_names.reason.code == "category"


@pytest.mark.parametrize("word", ["cane", "portateveli", "kiwi", "curricula", "magliettina", "zzxq", "abat-jour", "MN"])
def test_opinions_cite_the_paragraphs_of_verbum(word: str) -> None:
    """Verbum, par. 2: valid or not, no article of the federation's book is cited."""
    opinion = CategoryJudge(bundled(), list(Category)).opinion_on(word)
    assert opinion.articles == ("2",)
    assert {article for each in opinion.analyses for article in each.articles} <= {"2"}
    assert opinion.reason is None or opinion.reason.article == "2"


def test_only_readings_of_the_kind_are_told() -> None:
    """Verbum, par. 2: where nouns count, the verb that looks like one is no reading of it."""
    rosa = CategoryJudge(bundled(), [Category.PLANTS]).opinion_on("viole")
    assert [reading.lemma for reading in rosa.analyses] == ["viola"]


@pytest.mark.parametrize(
    ("text", "word", "meaning"),
    [("S.P.A.", "SPA", "società per azioni"), ("s.p.a", "SPA", "società per azioni"), ("ecc.", "ECC", "eccetera")],
)
def test_abbreviations_may_have_their_dots(text: str, word: str, meaning: str) -> None:
    """Verbum, par. 2: an abbreviation with its dots is one, and nothing else: *spa* may be a word, *S.P.A.* is none."""
    opinion = CategoryJudge(bundled(), list(Category), shortest=3).opinion_on(text)
    assert (opinion.word, opinion.valid, opinion.categories) == (word, True, ("abbreviations",))
    assert [(reading.part.value, reading.meaning) for reading in opinion.analyses] == [("abbreviation", meaning)]


@pytest.mark.parametrize("text", ["micio.", "S..P.A.", ".spa", "R.O.M.A."])
def test_dots_make_no_abbreviation(text: str) -> None:
    """Verbum, par. 2: what the list of abbreviations does not have gets no better by dots."""
    opinion = CategoryJudge(bundled(), list(Category)).opinion_on(text)
    assert (opinion.valid, opinion.articles) == (False, ("2",))


def test_dots_where_abbreviations_do_not_count() -> None:
    """Verbum, par. 2: *S.P.A.* is no word where only words count."""
    assert not CategoryJudge(bundled(), [Category.WORDS]).opinion_on("S.P.A.").valid
