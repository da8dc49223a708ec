"""Scarabeo's abbreviations: as the book writes them, without dots on the board, with what they stand for (art. 7)."""

from pathlib import Path

import pytest

from leggio.lexicon.categories import abbreviation_list, abbreviations, undotted
from leggio.lexicon.checking import check
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import bundled, vocabulary


@pytest.mark.parametrize(
    ("text", "word", "meaning"),
    [
        ("S.P.A.", "SPA", "società per azioni"),
        ("s.p.a", "SPA", "società per azioni"),
        ("SPA", "SPA", "società per azioni"),
        ("S.P.Q.R.", "SPQR", "il senato e il popolo romano (Senatus Populusque Romanus)"),
        ("ecc.", "ECC", "eccetera"),
        ("a.C.", "AC", "avanti Cristo"),
        ("A.C.", "AC", "avanti Cristo"),
        (" c.v.d. ", "CVD", "come volevasi dimostrare"),
        ("T.A.", "TA", "Taranto"),
    ],
)
def test_dots_may_be_written(text: str, word: str, meaning: str) -> None:
    """Scarabeo, art. 7: the judge takes an abbreviation with its dots or without."""
    opinion = opinion_on(text, bundled("scarabeo"))
    assert opinion.valid
    assert opinion.word == word
    assert meaning in {reading.meaning for reading in opinion.analyses}
    assert "7" in opinion.articles


@pytest.mark.parametrize("text", ["M.I.C.I.O.", "micio.", "S.PA", "S..P.A.", ".spa", "X.Y.Z.", "S.P.A.."])
def test_dots_make_no_abbreviation(text: str) -> None:
    """Scarabeo, art. 7: only those of the appendix, with the dots where they belong."""
    opinion = opinion_on(text, bundled("scarabeo"))
    assert opinion.reason
    assert (opinion.reason.code, opinion.articles) == ("abbreviation", ("7",))


@pytest.mark.parametrize("text", [".", "...", "S.P.4."])
def test_dots_alone_are_no_word(text: str) -> None:
    """Scarabeo, art. 2: words are made of letters."""
    opinion = opinion_on(text, bundled("scarabeo"))
    assert opinion.reason
    assert opinion.reason.code == "letters"


def test_the_federation_knows_no_dots() -> None:
    """Art. 14: abbreviations are no lemmas of one word."""
    opinion = opinion_on("S.P.Q.R.", bundled())
    assert opinion.reason
    assert opinion.reason.code == "letters"


def test_the_list_is_the_books() -> None:
    """Scarabeo's appendix has 243 of them, each once, each with its meaning and as the book writes it."""
    listed = abbreviation_list(Vocabulary())
    assert len(listed) == len({each.word for each in listed}) == 243
    assert all(each.meaning and each.word.isalpha() for each in listed)
    assert [each.word for each in listed] == sorted(each.word for each in listed)
    assert {each.word: each.written for each in listed}["AC"] == "a.C."
    assert abbreviations(Vocabulary()) == {each.word: each.meaning for each in listed}
    assert all(undotted(each.written, Vocabulary()) == each.word for each in listed if "." in each.written)


def test_a_list_of_ones_own_is_checked(tmp_path: Path) -> None:
    """An abbreviation without a meaning, or with figures in it, is a problem of the vocabulary."""
    own = vocabulary(tmp_path, categories__abbreviations="a.C. avanti Cristo\nS.P.A.\nC4 esplosivo\n")
    assert [problem.detail["word"] for problem in check(own)] == ["S.P.A.", "C4"]
