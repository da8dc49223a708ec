"""Every code that the server may refuse with has a sentence, in every language."""

import re
from pathlib import Path

import pytest

import leggio.server
from leggio.people.refusals import CODES as PEOPLE
from leggio.server.routes.refusals import STATUSES, granted
from leggio.server.security import ProblemError
from leggio.server.security.problems import STATUSES as PROBLEMS
from leggio.server.sentences import sentence
from leggio.speech import Speaker, languages
from leggio.table.frames import Refused
from leggio.table.refusals import CODES

OURS = {
    "export.no_gcg",
    "export.no_sheet",
    "rounds.none",
    "find.bad_letters",
    "find.bad_pattern",
    "find.bad_rack",
    "find.too_many_jollies",
    "report.claim",
    "study.bad_answer",
    "study.bad_play",
    "study.elsewhere",
    "study.gone",
    "study.not_open",
    "study.nothing_due",
    "study.nothing_to_ask",
}


def raised() -> set[str]:
    """Whatever the security of the server raises."""
    sources = (Path(str(leggio.server.__file__)).parent / "security").glob("*.py")
    texts = [source.read_text() for source in sources]
    return {code for text in texts for code in re.findall(r'(?:ProblemError|SecretError)\(\s*"([^"]+)"', text)}


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    """Those of tables and people, those that have a status, and those raised: none is told as a bare code."""
    assert {"rate.exceeded", "secret.short"} <= raised()
    codes = CODES | OURS | STATUSES.keys() | PEOPLE | PROBLEMS.keys() | raised()
    # A tournament refuses in its own words.
    speakers = (Speaker(language), Speaker(language, "tournament"))
    assert {code for code in codes if not any(each.knows(code) for each in speakers)} == set()


def test_what_has_no_sentence_is_named() -> None:
    """And data that is missing does not stop a sentence."""
    assert sentence("play.strange", "en", {}) == "The request is refused (play.strange)."
    assert sentence("sign_in.wait", "it", {}) == "Troppi tentativi: riprova tra … secondi."


@pytest.mark.parametrize("game", ["9" * 400, "../refusals", "/etc/passwd"])
def test_a_game_that_nobody_knows_is_no_file(game: str) -> None:
    """Somebody asked for a table of it: the name leads nowhere."""
    assert sentence("settings.game", "en", {"game": "x"}, game=game) == sentence("settings.game", "en", {"game": "x"})


def test_articles_are_cited() -> None:
    """Where a rule refuses; nothing stands there otherwise, nor can data of a refusal stand in for it."""
    assert sentence("open.no_judge", "it", {}, "28").endswith("non c’è nessuno (art. 28).")
    assert sentence("open.no_judge", "it", {"art": "x", "key": 1}).endswith("non c’è nessuno.")


@pytest.mark.parametrize(("seconds", "told"), [(0, "0 secondi"), (1, "un secondo"), (2, "2 secondi")])
def test_one_is_no_plural(seconds: int, told: str) -> None:
    """Whoever waits a second."""
    assert sentence("rate.exceeded", "it", {"retry_after": seconds}) == f"Troppe richieste: riprova tra {told}."


def test_a_refusal_is_raised() -> None:
    """With its status, the field, the article and the rest of its data."""
    with pytest.raises(ProblemError) as raised:
        granted(Refused(code="table.full", article="1", detail={"field": "code", "most": 2}))
    problem = raised.value
    assert (problem.status, problem.field, problem.article, problem.detail) == (409, "code", "1", {"most": 2})


def test_what_is_granted_goes_through() -> None:
    """Everything else is the answer."""
    assert granted("log") == "log"
