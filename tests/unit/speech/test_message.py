"""Messages with their data."""

import sys
from subprocess import run

import pytest

from leggio.speech.message import formatted

CORRECTIONS = "{count, plural, one {# correzione} other {# correzioni}}"


def test_plain_data_goes_in_as_it_is() -> None:
    """A year is no amount, and what people write is no message."""
    assert formatted("{name}, {year}", {"name": "{year}", "year": 2026}, "it") == "{year}, 2026"


@pytest.mark.parametrize(
    ("count", "italian", "english"),
    [
        (0, "0 correzioni", "0 corrections"),
        (1, "1 correzione", "1 correction"),
        (2, "2 correzioni", "2 corrections"),
        (1200, "1.200 correzioni", "1,200 corrections"),
    ],
)
def test_plurals(count: int, italian: str, english: str) -> None:
    """One is no plural, in either language; large numbers are grouped as each does."""
    assert formatted(CORRECTIONS, {"count": count}, "it") == italian
    in_english = "{count, plural, one {# correction} other {# corrections}}"
    assert formatted(in_english, {"count": count}, "en-GB") == english


def test_plain_arguments_are_plain_beside_a_plural() -> None:
    """Only the number that counts is a number."""
    message = "Turno {turn}: " + CORRECTIONS
    assert formatted(message, {"turn": 1200, "count": 1}, "it") == "Turno 1200: 1 correzione"


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("l'oro di {name}", "l'oro di Anna"),
        ("pip install ''{name}''", "pip install 'Anna'"),
        ("'{name}' è {name}", "{name} è Anna"),
    ],
)
def test_quotes(message: str, told: str) -> None:
    """Whether or not ICU has to be asked, apostrophes mean what they mean to it."""
    assert formatted(message, {"name": "Anna"}, "it") == told


@pytest.mark.parametrize("message", ["Ciao {name}", CORRECTIONS + " di {name}"])
def test_missing_data(message: str) -> None:
    """A mistake of ours is an error; whoever is only to be told no gets an ellipsis."""
    with pytest.raises(KeyError):
        formatted(message, {}, "it")
    assert "…" in formatted(message, {}, "it", lenient=True)


def test_a_plural_wants_a_number() -> None:
    """A text would choose no form."""
    with pytest.raises(TypeError):
        formatted(CORRECTIONS, {"count": "1"}, "it")


def test_lenient_plurals() -> None:
    """A number that is missing is neither one nor many: the form of many, with an ellipsis."""
    assert formatted(CORRECTIONS, {}, "it", lenient=True) == "… correzioni"


def test_plain_sentences_do_not_load_icu() -> None:
    """A judged word should not wait for it."""
    program = (
        "import sys; from leggio.speech import Speaker; Speaker('en')('judge.valid', word='x');"
        "sys.exit('icu4py.messageformat' in sys.modules)"
    )
    assert run([sys.executable, "-c", program], check=False).returncode == 0  # noqa: S603 - our own words
