"""Names of rule sets."""

import pytest

from leggio.core.editions import book_of


@pytest.mark.parametrize(
    ("rules", "book"), [("figs-2", "figs"), ("figs-previous", "figs"), ("figs", "figs"), ("scarabeo", "scarabeo")]
)
def test_editions_are_of_one_book(rules: str, book: str) -> None:
    """Whatever an edition is called, its book comes first."""
    assert book_of(rules) == book
