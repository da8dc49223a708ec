"""Every code of Duplicate has a sentence in both languages, and the two agree."""

import pytest

from leggio.cli.speech import Language, Speaker, duplicate_en, duplicate_it
from leggio.cli.speech.duplicate_en import DUPLICATE_ENGLISH
from leggio.cli.speech.duplicate_it import DUPLICATE_ITALIAN
from leggio.games.duplicate import refusals
from leggio.games.duplicate.events import Ending
from leggio.games.duplicate.refusals import ARTICLES, refuse
from support.speech import agree, given_by, is_sentence, placeholders


def test_refusals_and_codes_are_the_same() -> None:
    """No code without a sentence, no sentence without a code, in either language."""
    assert duplicate_it.REFUSALS.keys() == ARTICLES.keys()
    assert duplicate_en.REFUSALS.keys() == ARTICLES.keys()


@pytest.mark.parametrize("sentences", [duplicate_it.REFUSALS, duplicate_en.REFUSALS])
@pytest.mark.parametrize("code", sorted(ARTICLES))
def test_a_refusal_is_a_sentence_that_cites_its_article(sentences: dict[str, str], code: str) -> None:
    """It ends like a sentence, and names the article where the book has one."""
    assert is_sentence(sentences[code], ARTICLES[code])


def test_the_languages_agree() -> None:
    """What is said in Italian is said in English, with the same data."""
    assert agree(DUPLICATE_ITALIAN, DUPLICATE_ENGLISH)


def test_a_refusal_asks_for_nothing_that_the_rules_do_not_give() -> None:
    """Whatever a sentence wants to be given comes with its code, wherever the rules refuse with it."""
    given = list(given_by(refusals, "refuse"))
    assert len(given) > 35
    for code, detail in given:
        assert placeholders(duplicate_it.REFUSALS[code]) - {"art"} <= detail, code


@pytest.mark.parametrize("language", list(Language))
def test_every_ending_has_words(language: Language) -> None:
    """Whatever an evening ends with is told."""
    assert all(Speaker(language, "duplicate").knows(f"dup.end.{ending}") for ending in Ending)


def test_the_premise_is_cited_by_name() -> None:
    """Duplicate is defined in the book's introduction, which has no number."""
    told = Speaker(Language.IT, "duplicate").refusal(refuse("slip.time_up"))
    assert told == "Il tempo è scaduto: le cedole non si cambiano più (premessa)."
