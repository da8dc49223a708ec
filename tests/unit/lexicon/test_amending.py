"""An edition made out of what people report."""

from pathlib import Path

import pytest

from leggio.lexicon.amending import Amendment, amend
from leggio.lexicon.edition import Change, Edition, Sign, sound_edition
from leggio.lexicon.exclusions import ARTICLES
from leggio.lexicon.reports import Claim, Report
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import vocabulary


def a_report(word: str, claim: Claim, person: str = "anna") -> Report:
    """What somebody says of a word."""
    return Report(
        word=word, rules="figs", claim=claim, reason="", lexicon="figs 1", person=person, name=person.title(), at=1
    )


@pytest.fixture
def source(tmp_path: Path) -> Vocabulary:
    """A small vocabulary."""
    return vocabulary(
        tmp_path,
        nouns__c="cane m @adh\ncasa f @adh\ncirco m @adh\n",
        adverbs="# Adverbs.\nbene @adh\nmale @adh\n",
        excluded="# Words that stay out.\nab multi\n",
        categories__animals="cane\n",
    )


def amended(source: Vocabulary, *reports: Report, edition: Edition | None = None) -> Amendment:
    """A club's edition that follows the reports; its own file would be refused if it were not sound."""
    done = amend(edition or Edition(name="club"), reports, source)
    if done.edition.changes:
        assert sound_edition(done.edition.content, "club.txt", source) == lined(done.edition)
    return done


def lined(edition: Edition) -> Edition:
    """The same as read from its own file, where each line has a number."""
    changes = sorted(edition.changes, key=lambda each: edition.content.index(str(each)))
    first = edition.content.splitlines().index(str(changes[0])) + 1
    numbered = [Change(each.sign, each.place, each.text, at) for at, each in enumerate(changes, start=first)]
    return Edition(name=edition.name, number=edition.number, changes=tuple(numbered))


def test_a_missing_word_becomes_an_entry(source: Vocabulary) -> None:
    """Once however many people ask."""
    done = amended(source, a_report("cece", Claim.NOUN_M), a_report("cece", Claim.NOUN_M, "bea"))
    assert list(map(str, done.edition.changes)) == ["+ nouns cece m @l"]
    assert done.by_hand == ()


def test_a_word_that_should_not_count_goes_out_with_its_reason(source: Vocabulary) -> None:
    """All entries of the lemma, for the reason that has an article (art. 14-21)."""
    assert list(map(str, amended(source, a_report("male", Claim.FOREIGN)).edition.changes)) == ["- male foreign"]


def test_a_word_that_is_wrong_for_no_reason_of_the_rules_loses_its_entries(source: Vocabulary) -> None:
    """There is nothing to tell players but that the vocabulary has it not."""
    assert list(map(str, amended(source, a_report("cane", Claim.WRONG)).edition.changes)) == ["- nouns cane"]


@pytest.mark.parametrize(
    "report",
    [
        a_report("cani", Claim.FOREIGN),  # a form of another entry
        a_report("cani", Claim.WRONG),
        a_report("cece", Claim.MISSING),
        a_report("cane", Claim.NOUN_M),  # it is there
        a_report("cinque parole", Claim.NOUN_M),  # no lemma
    ],
)
def test_what_no_line_can_say_is_left_to_people(source: Vocabulary, report: Report) -> None:
    """Nothing is changed then."""
    done = amended(source, report)
    assert (done.edition.changes, done.by_hand) == ((), (report,))


def test_an_edition_is_continued(source: Vocabulary) -> None:
    """What it changed stays, but for what the reports take back."""
    before = Edition(
        name="club", changes=(Change(Sign.ADD, "nouns", "cece m @l"), Change(Sign.REMOVE, "", "male foreign"))
    )
    done = amended(source, a_report("male", Claim.ADVERB), a_report("circo", Claim.NAME), edition=before)
    assert list(map(str, done.edition.changes)) == ["+ nouns cece m @l", "- circo name"]  # *male* is back as it was
    assert [str(each) for each in done.added] == ["- circo name"]
    assert done.by_hand == ()


def test_every_reason_to_leave_a_word_out_can_be_claimed() -> None:
    """The claims are those of excluded.txt, and those alone say that a word should not count."""
    assert {claim.value for claim in Claim if claim.is_out} == {*ARTICLES, "wrong"}
