"""What the engine does with Verbum."""

from leggio.engine.verbum.spec import categories_of
from leggio.lexicon.agreed import Category


def test_categories_that_are_none() -> None:
    """Whatever else stands in their place is no category."""
    assert categories_of(["words", "draghi", 3]) == {Category.WORDS}
    assert categories_of("words") == frozenset()
