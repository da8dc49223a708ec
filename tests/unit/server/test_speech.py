"""What the server says to people, in both languages."""

import re
from pathlib import Path
from string import Formatter

import pytest

import leggio.server
from leggio.people.refusals import CODES
from leggio.server.security.problems import STATUSES
from leggio.server.speech import CATALOGUES, language_of, sentence
from leggio.server.speech.en import ENGLISH
from leggio.server.speech.it import ITALIAN


def placeholders(text: str) -> set[str]:
    """The names a sentence wants to be given."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_say_the_same() -> None:
    """The same keys, and of each the same data."""
    assert {key: placeholders(text) for key, text in ITALIAN.items()} == {
        key: placeholders(text) for key, text in ENGLISH.items()
    }


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_code_has_a_sentence(language: str) -> None:
    """Those of people, those that have a status, and whatever the security of the server raises."""
    sources = (Path(leggio.server.__file__).parent / "security").glob("*.py")
    raised = {
        code
        for source in sources
        for code in re.findall(r'(?:ProblemError|SecretError)\(\s*"([^"]+)"', source.read_text())
    }
    assert {"rate.exceeded", "secret.short"} <= raised
    assert (CODES | STATUSES.keys() | raised) - CATALOGUES[language].keys() == set()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "it"),
        ("en", "en"),
        ("en-GB,en;q=0.9,it;q=0.8", "en"),
        ("de,en;q=0.5,it;q=0.7", "it"),
        ("it;q=0.1, EN-us", "en"),
        ("de", "it"),
        ("*", "it"),
        ("en;q=0", "it"),
        ("en;q=nan", "it"),
        ("en;q=2", "it"),
        ("en;level=1", "it"),
        (";;;,,,=", "it"),
        ("x" * 100_000 + ",en", "it"),
    ],
)
def test_the_language_one_likes_best(header: str, language: str) -> None:
    """By quality, then by order; Italian where nothing fits or the header makes no sense."""
    assert language_of(header) == language


def test_what_has_no_sentence_is_named() -> None:
    """And data that is missing does not stop a sentence."""
    assert sentence("play.gap", "en", {}) == "The request is refused (play.gap)."
    assert sentence("sign_in.wait", "it", {}) == "Troppi tentativi: riprova tra … secondi."
