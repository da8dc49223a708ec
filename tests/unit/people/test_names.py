"""Names that people give themselves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.core.outcome import Rejected
from leggio.people.names import account_name_of, name_key, nickname_of


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna Rita ", "Anna Rita"),
        ("Nicolo\u0300", "Nicolò"),
        ("李明", "李明"),
        ("D'Annunzio!", "D'Annunzio!"),
        ("x" * 24, "x" * 24),
        ("42", "42"),
        ("Anna 🂡", "Anna 🂡"),
    ],
)
def test_a_nickname_is_kept_composed_and_trimmed(written: str, kept: str) -> None:
    """Whatever letters one writes with are welcome."""
    assert nickname_of(written) == kept


@pytest.mark.parametrize("written", ["", " ", "A", " A ", "x" * 25, "\u00e8", "e\u0300", "x" * 100_000])
def test_a_nickname_has_two_to_twenty_four_characters(written: str) -> None:
    """They are counted as people see them, after trimming."""
    assert nickname_of(written) == Rejected("nickname.length", "", {"field": "nickname", "shortest": 2, "longest": 24})


@pytest.mark.parametrize(
    "written",
    [
        "An\u0000na",
        "An\nna",
        "An\r\nSet-Cookie: a=b",
        "An\tna",
        "An\u001b[31mna",
        "An\u202ena",
        "\u2066Anna\u2069",
        "An\u200bna",
        "An\u200dna",
        "An\ufeffna",
        "An\u00adna",
        "An\u3164na",
        "\u2800\u2800",
        "An\u034fna",
        "An\ufe0fna",
        "An\U000e0101na",
        "An\U000e0041na",
        "An\u2028na",
        "An\u00a0na",
        "An\ue000na",
        "An\ud800na",
        "a\u0335\u0336\u0337\u0338b",
        "a\u20ddb",
        "An  na",
        "...",
        "🂡🂡",
    ],
)
def test_a_nickname_has_no_signs_that_do_not_show_or_move_others(written: str) -> None:
    """No line breaks, no change of direction, nothing invisible, no towers of accents; a letter or a digit at least."""
    assert nickname_of(written) == Rejected("nickname.signs", "", {"field": "nickname"})


@given(st.text(max_size=40))
def test_a_nickname_that_was_kept_is_kept_the_same_again(written: str) -> None:
    """Whatever somebody writes: it is refused, or it is one line that shows, and stays what it is."""
    kept = nickname_of(written)
    if isinstance(kept, str):
        assert kept.isprintable()
        assert 2 <= len(kept) <= 24
        assert nickname_of(kept) == kept


@pytest.mark.parametrize("name", ["ann", "Anna.Rossi", "a-b_c", "x" * 24, "anna1980"])
def test_an_account_goes_by_plain_letters_and_digits(name: str) -> None:
    """A name that cannot be taken for another."""
    assert account_name_of(name) == name


@pytest.mark.parametrize("name", ["", "an", "x" * 25, "1anna", ".anna", "an na", "annà", "anna\n", "аnna", "anna\0"])
def test_other_names_are_refused(name: str) -> None:
    """Among them one with a Cyrillic letter that looks like ours."""
    assert account_name_of(name) == Rejected("account.name", "", {"field": "name"})


def test_capitals_do_not_tell_accounts_apart() -> None:
    """Anna and ANNA would be taken for each other."""
    assert name_key("Anna.R") == name_key("ANNA.r") != name_key("Anna-R")
