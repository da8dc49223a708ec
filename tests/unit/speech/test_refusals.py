"""Every code has a sentence in every language."""

import re
from pathlib import Path

import pytest

import leggio
from leggio.core.outcome import Rejected
from leggio.games.scrabble import Finding
from leggio.games.scrabble.commands import ARTICLES, refuse
from leggio.games.scrabble.events import Ending, Reckoning
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Entry
from leggio.speech import Speaker, languages


@pytest.mark.parametrize("code", sorted(ARTICLES))
@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    """A refusal of the rules never reaches a person as a bare code, and cites its article if it has one."""
    sentence = Speaker(language).message(code)
    assert ("{art}" in sentence) == bool(ARTICLES[code])
    assert re.search(r"[.…]$|\)$|\{art\}$", sentence)


@pytest.mark.parametrize("language", languages())
def test_every_ending_and_entry_has_a_sentence(language: str) -> None:
    """Whatever a game ends with, and whatever stands on a sheet, has words."""
    say = Speaker(language)
    assert all(say.knows(f"end.{ending}") for ending in Ending)
    assert all(say.knows(f"sheet.{entry}") for entry in Entry if entry is not Entry.PLAY)
    assert all(say.knows(f"sheet.{line}") for line in Reckoning)


def test_a_refusal_names_players_and_article() -> None:
    """Seats become names, lists become text, the article is cited."""
    say = Speaker("it")
    assert say.refusal(refuse("turn.not_yours", turn=1), ["Anna", "Bea"]) == (
        "Non tocca a te: il turno è di Bea (art. 26)."
    )
    assert say.refusal(refuse("play.missing_tiles", tiles=["A", "Q"])) == "Non hai sul leggio: A, Q (art. 3)."


def test_articles_are_cited_by_number_or_by_name() -> None:
    """Only a number is an article; the premise is the premise."""
    say = Speaker("it")
    assert say.article("39d") == " (art. 39d)"
    told = say.refusal(refuse("open.players", players=1, least=2, most=4))
    assert told.endswith("qui c’è un giocatore solo (premessa).")
    assert say.article("") == ""


@pytest.mark.parametrize("language", languages())
def test_every_named_article_has_a_word(language: str) -> None:
    """Whatever a refusal cites that is no number has a sentence of its own."""
    named = {article for article in ARTICLES.values() if article and not article[0].isdigit()}
    assert named
    assert all(Speaker(language).knows(f"article.{article}") for article in named)


@pytest.mark.parametrize("language", languages())
def test_roles_have_words(language: str) -> None:
    """Who rules is told in the language of the screen, never by a code."""
    say = Speaker(language)
    told = [say.refusal(refuse("ruling.role", role=arbiter.value)) for arbiter in Arbiter]
    assert len(set(told)) == len(told)
    if language == "it":
        assert told[1:] == ["Qui decide l’arbitro (art. 28).", "Qui decide il collegio (art. 28)."]


def test_sentences_work_for_one() -> None:
    """A single tile is no plural, and nothing played is not a play that stands."""
    say = Speaker("it")
    assert say("news.exchanged", name="Anna", count=1) == "Anna cambia una tessera."
    assert "vale" not in say.refusal(refuse("pending.none"))


def test_a_refusal_of_an_unknown_seat_keeps_its_number() -> None:
    """A seat that nobody has is told by its number."""
    assert "-1" in Speaker("en").refusal(Rejected("seat.unknown", "", {"seat": -1}), ["Anna", "Bea"])


def test_a_finding_tells_the_refusal_behind_it() -> None:
    """What an audit found impossible is explained by the rule it breaks."""
    finding = Finding(4, "log.against_the_rules", {"event": "played", "refusal": refuse("play.not_connected")})
    assert "art. 3" in Speaker("en").finding(finding)


def test_a_finding_names_players() -> None:
    """Seats in the refusal behind a finding are given their names."""
    finding = Finding(4, "log.against_the_rules", {"event": "passed", "refusal": refuse("turn.not_yours", turn=1)})
    assert "it is Bea’s" in Speaker("en").finding(finding, ["Anna", "Bea"])


@pytest.mark.parametrize("language", languages())
def test_every_code_of_the_file_formats_has_a_sentence(language: str) -> None:
    """Whatever a reader can refuse has words: the codes are collected from the sources themselves."""
    sources = Path(leggio.__file__).parent
    texts = [path.read_text() for folder in ("notation", "core", "games") for path in (sources / folder).rglob("*.py")]
    codes = {code for text in texts for code in re.findall(r'"((?:gcg|cgp|log|event|bag)\.[a-z_]+)"', text)}
    codes |= {f"gcg.{reason}" for reason in ("square_taken", "word_goes_on", "no_new_tile", "off_board")}
    assert len(codes) > 50
    assert not {code for code in codes if not Speaker(language).knows(code)}
