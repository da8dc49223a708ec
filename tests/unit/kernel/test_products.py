"""Graphs of stems and endings: every word of a fitting length is in, once, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.core.board import empty_board
from leggio.engine import Position, autoplay
from leggio.kernel import BadWordListError, Graph

pieces = st.lists(st.text("ABC", max_size=6), max_size=6)
groups_of_pieces = st.lists(st.tuples(pieces, pieces), max_size=4)


@settings(deadline=None, max_examples=200)
@given(groups_of_pieces, st.lists(st.text("ABC", max_size=9), max_size=8), st.integers(2, 5), st.integers(5, 12))
def test_products_are_every_stem_with_every_ending(
    groups: list[tuple[list[str], list[str]]], words: list[str], shortest: int, longest: int
) -> None:
    """The same as joining, sorting and leaving out in Python, with a GADDAG and without."""
    every = {stem + ending for stems, endings in groups for stem in stems for ending in endings} | set(words)
    expected = sorted(word for word in every if shortest <= len(word) <= longest)
    whole = Graph.build_products(groups, words, shortest=shortest, longest=longest)
    light = Graph.build_products(groups, words, shortest=shortest, longest=longest, gaddag=False)
    assert whole.words() == light.words() == expected
    assert whole.word_count == light.word_count == len(expected)
    assert whole.to_bytes() == Graph.build(expected).to_bytes()
    assert light.arc_count <= whole.arc_count


def test_any_sequences_will_do() -> None:
    """Lists or tuples, with or without loose words."""
    assert Graph.build_products([(("AM",), ["O", "I"])]).words() == ["AMI", "AMO"]
    assert Graph.build_products([], ("RE",)).words() == ["RE"]
    assert Graph.build_products((), []).words() == []


def test_pieces_too_long_for_any_word_make_none() -> None:
    """They are left out as any word that is too long; the longest words of all fit."""
    assert Graph.build_products([(["A" * 26, "B"], ["C", "D" * 24])], ["E" * 200], longest=25).words() == [
        "BC",
        "B" + "D" * 24,
    ]


@pytest.mark.parametrize("odd", ["à", "am", "A M", "A\0", "AM?"])
def test_pieces_that_are_not_letters_are_refused(odd: str) -> None:
    """The error names the piece."""
    for groups, words in (([([odd], ["O"])], []), ([(["AM"], [odd])], []), ([], [odd])):
        with pytest.raises(BadWordListError, match="not of letters"):
            Graph.build_products(groups, words)


@pytest.mark.parametrize(("shortest", "longest"), [(1, 15), (2, 26), (6, 5)])
def test_lengths_that_are_none_are_refused(shortest: int, longest: int) -> None:
    """From 2 to 25 letters, and the shortest is not the longer."""
    with pytest.raises(ValueError, match="2 to 25"):
        Graph.build_products([], shortest=shortest, longest=longest)


def test_what_is_no_group_is_refused() -> None:
    """A string is a sequence of strings, and never what was meant."""
    with pytest.raises(TypeError):
        Graph.build_products([("AM", ["O"])])
    with pytest.raises(TypeError):
        Graph.build_products(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Graph.build_products([], [1])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="stems and its endings"):
        Graph.build_products([(["AM"],)])  # type: ignore[list-item]


def test_a_graph_without_a_gaddag_plays_on_no_board() -> None:
    """It says so instead of finding nothing."""
    graph = Graph.build_products([(["AM"], ["O", "I"])], gaddag=False)
    assert not graph.has_gaddag
    assert Graph.build_products([(["AM"], ["O", "I"])]).has_gaddag
    with pytest.raises(ValueError, match="without its GADDAG"):
        Position(empty_board(15), "AMO", graph)
    with pytest.raises(ValueError, match="without its GADDAG"):
        autoplay(graph, games=1, seed=1)
