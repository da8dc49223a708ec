"""Every code of Duplicate has a sentence in every language."""

import pytest

from leggio.games.duplicate import commands
from leggio.games.duplicate.commands import ARTICLES, refuse
from leggio.games.duplicate.events import Ending
from leggio.speech import Speaker, languages
from support.speech import area, given_by, is_sentence, placeholders


@pytest.mark.parametrize("language", languages())
def test_refusals_and_codes_are_the_same(language: str) -> None:
    """No code without a sentence; and what cites an article is the sentence of a code."""
    assert not {code for code in ARTICLES if not Speaker(language, "duplicate").knows(code)}
    citing = {key for key, text in area(language, "games/duplicate").items() if "{art}" in text}
    assert {key.removesuffix(".terminal") for key in citing} <= ARTICLES.keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(ARTICLES))
def test_a_refusal_is_a_sentence_that_cites_its_article(language: str, code: str) -> None:
    """It ends like a sentence, and names the article where the book has one."""
    assert is_sentence(Speaker(language, "duplicate").message(code), ARTICLES[code])


def test_a_refusal_asks_for_nothing_that_the_rules_do_not_give() -> None:
    """Whatever a sentence wants to be given comes with its code, wherever the rules refuse with it."""
    given = list(given_by(commands, "refuse"))
    assert len(given) > 35
    for code, detail in given:
        assert placeholders(Speaker("it", "duplicate").message(code)) - {"art"} <= detail, code


@pytest.mark.parametrize("language", languages())
def test_every_ending_has_words(language: str) -> None:
    """Whatever an evening ends with is told."""
    assert all(Speaker(language, "duplicate").knows(f"dup.end.{ending}") for ending in Ending)


def test_the_premise_is_cited_by_name() -> None:
    """Duplicate is defined in the book's introduction, which has no number."""
    told = Speaker("it", "duplicate").refusal(refuse("slip.time_up"))
    assert told == "Il tempo è scaduto: le cedole non si cambiano più (premessa)."
