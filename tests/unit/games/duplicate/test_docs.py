"""The page about Duplicate runs."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[4] / "docs" / "duplicate.md"


def test_the_examples_run() -> None:
    """What the page shows is what one gets."""
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 5) == (0, True)
