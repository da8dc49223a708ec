"""Word graphs: what goes in comes out, and nothing else is believed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.engine import word_graph
from leggio.kernel import BadWordListError, Graph

ODD = ("", "citta", "CITTÀ", "R", "RE\0", "R E", "RE🎲", "A" * 26, "A" * 500)

word_sets = st.frozensets(st.text("ABCDE", min_size=2, max_size=7), max_size=60)


@settings(deadline=None, max_examples=200)
@given(word_sets)
def test_a_graph_holds_its_words_and_no_others(words: frozenset[str]) -> None:
    """Membership is exact: every word is in, every other string is not."""
    graph = word_graph(words)
    assert graph.words() == sorted(words)
    assert graph.word_count == len(words)
    strangers = {word[:-1] for word in words} | {word + "A" for word in words} | {word[::-1] for word in words}
    asked = sorted(words | strangers)
    assert graph.contains_many(asked) == [word in words for word in asked]
    assert graph.contains_mask(asked) == bytes(word in words for word in asked)
    assert [graph.contains(word) for word in asked] == [word in words for word in asked]


def test_what_is_no_word_is_in_no_graph() -> None:
    """Small letters, accents, nothing at all: simply not there."""
    graph = word_graph(["città", "RE"])
    assert graph.contains("CITTA")
    assert not any(graph.contains(odd) for odd in ODD)
    assert graph.contains_many(ODD) == [False] * len(ODD)


def test_only_sequences_of_strings_are_looked_up() -> None:
    """A string is a sequence of strings, and never what was meant; nor is a number a word."""
    graph = word_graph(["RE"])
    assert graph.contains_many(("RE", "AI")) == [True, False]
    with pytest.raises(TypeError):
        graph.contains_many("RE")
    with pytest.raises(TypeError):
        graph.contains_many(["RE", 2])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        graph.contains_many(7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (["RE", "AI"], "out of order"),
        (["AI", "AI"], "repeated"),
        (["A"], "not a word"),
        (["ab"], "not a word"),
        (["A" * 26], "not a word"),
        (["CITTÀ"], "not a word"),
    ],
)
def test_a_list_that_is_not_in_order_is_refused(words: list[str], cause: str) -> None:
    """The builder names the word that does not fit."""
    with pytest.raises(BadWordListError, match=cause):
        Graph.build(words)
