"""A vocabulary amended by what people report."""

from pathlib import Path

import pytest

from leggio.lexicon.amending import amend
from leggio.lexicon.checking import check
from leggio.lexicon.exclusions import ARTICLES
from leggio.lexicon.reports import Claim, Report
from leggio.lexicon.vocabulary import Vocabulary


def a_report(word: str, claim: Claim, person: str = "anna") -> Report:
    """What somebody says of a word."""
    return Report(
        word=word, rules="figs", claim=claim, reason="", lexicon="figs 1", person=person, name=person.title(), at=1
    )


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small vocabulary."""
    directory = tmp_path / "source"
    (directory / "nouns").mkdir(parents=True)
    (directory / "nouns" / "c.txt").write_text("cane m @adh\ncasa f @adh\ncirco m @adh\n", "utf-8")
    (directory / "adverbs.txt").write_text("# Adverbs.\nbene @adh\nmale @adh\n", "utf-8")
    (directory / "excluded.txt").write_text("# Words that stay out.\nab multi\n", "utf-8")
    (directory / "edition.txt").write_text("1\n", "utf-8")
    return directory


def amended(source: Path, *reports: Report) -> tuple[Path, tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The directory, the lines that came and went, the words left to people."""
    target = source.parent / "target"
    done = amend(source, target, reports)
    return target, done.added, done.removed, tuple(report.word for report in done.by_hand)


def test_a_missing_word_becomes_an_entry_in_its_place(source: Path) -> None:
    """Sorted among the others, once however many people ask, and the vocabulary is still sound."""
    cece = Claim.NOUN_M
    target, added, removed, by_hand = amended(source, a_report("cece", cece), a_report("cece", cece, "bea"))
    assert (added, removed, by_hand) == (("nouns/c.txt: cece m @l",), (), ())
    assert (target / "nouns" / "c.txt").read_text("utf-8").splitlines()[2] == "cece m @l"
    assert check(Vocabulary(target)) == ()


def test_a_file_that_was_not_there_is_made(source: Path) -> None:
    """The first noun with an initial begins its file."""
    target, added, _, _ = amended(source, a_report("zeta", Claim.NOUN_F))
    assert added == ("nouns/z.txt: zeta f @l",)
    assert (target / "nouns" / "z.txt").read_text("utf-8") == "zeta f @l\n"


def test_a_word_that_should_not_count_loses_its_entry(source: Path) -> None:
    """And joins the words that stay out, with the reason that has an article (art. 14-21)."""
    target, added, removed, by_hand = amended(source, a_report("male", Claim.FOREIGN))
    assert (added, removed, by_hand) == (("excluded.txt: male foreign",), ("adverbs.txt: male @adh",), ())
    assert (target / "adverbs.txt").read_text("utf-8") == "# Adverbs.\nbene @adh\n"
    assert (target / "excluded.txt").read_text("utf-8").splitlines() == [
        "# Words that stay out.",
        "ab multi",
        "male foreign",
    ]


@pytest.mark.parametrize(
    "report",
    [
        a_report("cani", Claim.FOREIGN),  # a form of another entry
        a_report("male", Claim.WRONG),  # no reason that the file knows
        a_report("cece", Claim.MISSING),
        a_report("cane", Claim.NOUN_M),  # it is there
        a_report("cinque parole", Claim.NOUN_M),  # no lemma
    ],
)
def test_what_no_line_can_say_is_left_to_people(source: Path, report: Report) -> None:
    """Nothing is written then."""
    target, added, removed, by_hand = amended(source, report)
    assert (added, removed, by_hand) == ((), (), (report.word,))
    assert Vocabulary(target).fingerprint() == Vocabulary(source).fingerprint()


def test_every_reason_to_leave_a_word_out_can_be_claimed() -> None:
    """The claims are those of excluded.txt, and those alone say that a word should not count."""
    assert {claim.value for claim in Claim if claim.is_out} == {*ARTICLES, "wrong"}
