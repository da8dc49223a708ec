"""ICU messages are taken apart as ICU reads them."""

import pytest

from leggio.speech.syntax import Argument, arguments, names, parse


def test_text_and_arguments() -> None:
    """Plain ones, in their order."""
    assert parse("Turno di {name}.") == ("Turno di ", Argument("name"), ".")
    assert parse("") == ()


def test_branches_have_arguments_of_their_own() -> None:
    """A word in a branch is text; what stands in braces there is an argument."""
    message = "{count, plural, =0 {nessuna} one {una, {word}} other {# parole}} di {name}"
    assert arguments(message) == {("count", "plural"), ("word", ""), ("name", "")}
    plural = parse(message)[0]
    assert isinstance(plural, Argument)
    assert [selector for selector, _ in plural.branches] == ["=0", "one", "other"]
    assert plural.branches[0][1] == ("nessuna",)


def test_empty_branches() -> None:
    """A branch may say nothing."""
    assert parse("{sex, select, f {a} other {}}") == (
        Argument("sex", "select", branches=(("f", ("a",)), ("other", ("",)))),
    )


def test_styles() -> None:
    """Numbers and dates say how they are written."""
    assert parse("{at, date, long}") == (Argument("at", "date", "long"),)
    assert names("{share, number, ::percent}") == {"share"}


@pytest.mark.parametrize("message", ["l'{name}'", "'{'name'}'", "''", "'{it''s {name}}'"])
def test_quoted_braces_are_text(message: str) -> None:
    """A straight apostrophe before a brace quotes up to the next one."""
    assert names(message) == set()


def test_an_apostrophe_elsewhere_is_itself() -> None:
    """As people write it."""
    assert names("l'oro di {name}") == {"name"}
    assert names("l''{name}") == {"name"}


@pytest.mark.parametrize("message", ["{", "}", "{name", "{a b}", "{n, plural, one {x}", "{n, plural one {x}}", "{}"])
def test_nonsense_is_refused(message: str) -> None:
    """Nobody has to guess."""
    with pytest.raises(ValueError, match=r"brace|name|no "):
        parse(message)
