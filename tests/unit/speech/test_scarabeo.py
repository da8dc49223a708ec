"""Every code of Scarabeo has a sentence in every language."""

import re

import pytest

from leggio.core.outcome import Rejected
from leggio.games.scarabeo import commands
from leggio.games.scarabeo.commands import ARTICLES, refuse
from leggio.games.scarabeo.events import Ballot, Ending, Reckoning
from leggio.games.scarabeo.state import Entry
from leggio.speech import Speaker, languages
from support.speech import area, given_by, is_sentence, placeholders


@pytest.mark.parametrize("language", languages())
def test_refusals_and_codes_are_the_same(language: str) -> None:
    """No code without a sentence; and what cites an article is the sentence of a code."""
    assert not {code for code in ARTICLES if not Speaker(language, "scarabeo").knows(code)}
    citing = {key for key, text in area(language, "games/scarabeo").items() if "{art}" in text}
    assert {key.removesuffix(".terminal") for key in citing} <= ARTICLES.keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(ARTICLES))
def test_a_refusal_is_a_sentence_that_cites_its_article(language: str, code: str) -> None:
    """It ends like a sentence, and names the article where the book has one."""
    assert is_sentence(Speaker(language, "scarabeo").message(code), ARTICLES[code])


@pytest.mark.parametrize("language", languages())
def test_endings_rows_and_ballots_have_words(language: str) -> None:
    """Whatever a game ends with, whatever stands on a sheet, however one votes."""
    say = Speaker(language, "scarabeo")
    assert all(say.knows(f"end.{ending}") for ending in Ending)
    assert all(say.knows(f"sheet.{entry}") for entry in Entry if entry is not Entry.PLAY)
    assert all(say.knows(f"sheet.{line}") for line in Reckoning)
    assert all(say.knows(f"ballot.{ballot}") for ballot in Ballot)


def test_a_game_speaks_its_own_words_and_else_the_common_ones() -> None:
    """Scrabble may lie alongside, Scarabeo may not; both say how many tiles are in the bag alike."""
    common, scarabeo = Speaker("it"), Speaker("it", "scarabeo")
    refused = refuse("play.not_connected")
    assert "affiancala" in common.refusal(refused)
    assert "affiancala" not in scarabeo.refusal(refused)
    assert common("play.in_bag", count=3) == scarabeo("play.in_bag", count=3)
    assert common.of_game("scarabeo").refusal(refused) == scarabeo.refusal(refused)
    assert common.of_game("scrabble").refusal(refused) == common.refusal(refused)


def test_a_refusal_asks_for_nothing_that_the_rules_do_not_give() -> None:
    """Whatever a sentence wants to be given comes with its code, wherever the rules refuse with it."""
    given = list(given_by(commands, "refuse"))
    assert len(given) > 40
    for code, detail in given:
        assert placeholders(Speaker("it", "scarabeo").message(code)) - {"art"} <= detail, code


def test_voters_are_named() -> None:
    """Seats of voters become their names; one that nobody has stays a number."""
    refused = Rejected("vote.not_yours", "12", {"voters": [0, 2, 9]})
    assert Speaker("it", "scarabeo").refusal(refused, ["Anna", "Bea", "Carlo"]) == (
        "Su questa parola votano Anna, Carlo, 9 (art. 12)."
    )


def test_no_sentence_cites_an_article_of_the_other_book() -> None:
    """Whatever the game takes from the common catalogue names no article by number."""
    used = {"news.played", "news.challenged", "news.agreed", "news.passed", "news.resigned", "news.resumed", "end.wins"}
    for language in languages():
        assert not [key for key in used if re.search(r"art\. \d", Speaker(language).message(key))]
