"""Every code of Verbum has a sentence in every language."""

import re

import pytest

from leggio.cli.verbum.cards import NAMES
from leggio.cli.verbum.options import CATEGORIES
from leggio.cli.verbum.session import HINTS
from leggio.games.verbum import cards, commands
from leggio.games.verbum.commands import ARTICLES, refuse
from leggio.games.verbum.events import Ending
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Entry, Phase
from leggio.speech import Speaker, languages
from support.speech import area, given_by, is_sentence, placeholders


@pytest.mark.parametrize("language", languages())
def test_refusals_and_codes_are_the_same(language: str) -> None:
    """No code without a sentence; and what cites an article is the sentence of a code."""
    assert not {code for code in ARTICLES if not Speaker(language, "verbum").knows(code)}
    citing = {key for key, text in area(language, "games/verbum").items() if "{art}" in text}
    assert {key.removesuffix(".terminal") for key in citing} <= ARTICLES.keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(ARTICLES))
def test_a_refusal_is_a_sentence_that_cites_its_paragraph(language: str, code: str) -> None:
    """It ends like a sentence, and names the paragraph where the book has one."""
    assert is_sentence(Speaker(language, "verbum").message(code), ARTICLES[code])


def test_a_refusal_asks_for_nothing_that_the_rules_do_not_give() -> None:
    """Whatever a sentence wants to be given comes with its code, wherever the rules refuse with it."""
    given = list(given_by(commands, "refuse"))
    assert len(given) > 45
    for code, detail in given:
        assert placeholders(Speaker("it", "verbum").message(code)) - {"art"} <= detail, code


@pytest.mark.parametrize(("error", "area_of"), [("DeckError", "deck."), ("ListError", "lists.")])
def test_whatever_a_text_has_wrong_is_told(error: str, area_of: str) -> None:
    """The codes of the readers of decks and lists and the sentences are the same, with the data each has."""
    given = [(code, detail) for code, detail in given_by(cards, error) if code.startswith(area_of)]
    codes = {code for code, _ in given}
    assert codes == {key for key in area("it", "games/verbum") if key.startswith(area_of)} - {"deck.other_players"}
    for code, detail in given:
        # Limits come together in one value.
        limits = {"least", "needed", "most"} if "" in detail else set()
        assert placeholders(area("it", "games/verbum")[code]) <= detail | limits, code


@pytest.mark.parametrize("language", languages())
def test_everything_that_has_a_code_has_words(language: str) -> None:
    """Endings, rows, cards, kinds of words, ways to settle doubts, prompts, hints, reasons against a deck."""
    say = Speaker(language, "verbum")
    assert all(say.knows(f"end.{ending}") for ending in Ending)
    assert all(say.knows(f"sheet.{entry}") for entry in Entry)
    assert all(say.knows(name) for name in NAMES.values())
    assert all(say.knows(f"category.{category}") for category in CATEGORIES.values())
    assert all(say.knows(f"contests.{contests}") for contests in Contests)
    asked = (Phase.DRAWING, Phase.ACTING, Phase.TRIMMING, Phase.LAST)
    assert all(say.knows(f"play.prompt_{phase}") for phase in (*asked, "acting_full"))
    assert all(say.knows(f"hint.{verb}") for verb in HINTS)
    for reason in ("name", "card", "order", "other", "size"):
        assert say.refusal(refuse("open.deck", reason=reason, needed=12)).endswith("(par. 4).")


def test_paragraphs_not_articles() -> None:
    """Verbum's book has paragraphs, numbered by us: nothing here cites an article of another book."""
    assert Speaker("it", "verbum").refusal(refuse("turn.not_yours", turn=1), ["Anna", "Bea"]) == (
        "Non tocca a te: il turno è di Bea (par. 6)."
    )
    assert not [key for key, sentence in area("it", "games/verbum").items() if re.search(r"\bart\. \d", sentence)]
    used = {"news.agreed", "news.abandon_proposed", "news.resumed", "play.sure_resign", "end.wins", "play.no_agreement"}
    for language in languages():
        assert not [key for key in used if re.search(r"art\. \d", Speaker(language).message(key))]
