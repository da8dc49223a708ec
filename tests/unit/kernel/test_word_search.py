"""Searches of words, each against the plainest way to say the same in Python."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.kernel import Graph
from support.edit_distance import distance_between
from support.invented_words import WORDS

LETTERS = "ABCD"
word_sets = st.frozensets(st.text(LETTERS, min_size=2, max_size=7), max_size=80)
texts = st.text(LETTERS, max_size=6)
limits = st.none() | st.integers(0, 5)
parts = st.one_of(
    st.sampled_from([*LETTERS, "?", "*"]),
    st.builds("[{}{}]".format, st.sampled_from(["", "^"]), st.text(LETTERS, min_size=1, max_size=3)),
)
searched = settings(deadline=None, max_examples=150)


def graphs(words: Iterable[str]) -> tuple[Graph, Graph]:
    """The words with a GADDAG and without: every search must give the same."""
    listed = sorted(words)
    return Graph.build_products([], listed), Graph.build_products([], listed, gaddag=False)


def is_made_of(word: str, letters: str) -> bool:
    """Whether the letters are enough, with a jolly for each that is missing."""
    return (Counter(word) - Counter(letters)).total() <= letters.count("?")


@searched
@given(word_sets, st.text(LETTERS + "?", max_size=8), st.integers(0, 6), st.integers(0, 8), limits)
def test_anagrams(words: frozenset[str], letters: str, shortest: int, longest: int, limit: int | None) -> None:
    """Words of the letters, each used once, jollies for any."""
    expected = sorted(word for word in words if shortest <= len(word) <= longest and is_made_of(word, letters))[:limit]
    whole = sorted(word for word in words if len(word) == len(letters) and is_made_of(word, letters))[:limit]
    for graph in graphs(words):
        assert graph.anagrams(letters, shortest=shortest, longest=longest, limit=limit) == expected
        assert graph.anagrams(letters, limit=limit) == whole


@searched
@given(word_sets, st.lists(parts, max_size=7).map("".join), limits)
def test_matching(words: frozenset[str], pattern: str, limit: int | None) -> None:
    """A pattern means what the regular expression of the same shape means."""
    same = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    expected = sorted(word for word in words if same.fullmatch(word))[:limit]
    for graph in graphs(words):
        assert graph.matching(pattern, limit=limit) == expected


@searched
@given(word_sets, texts, limits)
def test_starting_and_ending_with(words: frozenset[str], text: str, limit: int | None) -> None:
    """Words that begin so and words that end so, the text itself included."""
    for graph in graphs(words):
        assert graph.starting_with(text, limit=limit) == sorted(w for w in words if w.startswith(text))[:limit]
        assert graph.ending_with(text, limit=limit) == sorted(w for w in words if w.endswith(text))[:limit]


@searched
@given(word_sets, st.integers(0, 9), limits)
def test_of_length(words: frozenset[str], length: int, limit: int | None) -> None:
    """Words of so many letters."""
    for graph in graphs(words):
        assert graph.of_length(length, limit=limit) == sorted(w for w in words if len(w) == length)[:limit]


@searched
@given(word_sets, texts)
def test_hooks(words: frozenset[str], text: str) -> None:
    """Letters that make a word before the text and after it."""
    for graph in graphs(words):
        front, back = graph.hooks(text)
        assert front == "".join(letter for letter in LETTERS if letter + text in words)
        assert back == "".join(letter for letter in LETTERS if text + letter in words)


@searched
@given(word_sets, texts, st.sampled_from([1, 2]), limits)
def test_near(words: frozenset[str], text: str, distance: int, limit: int | None) -> None:
    """Words near the text, nearest first, then by the alphabet."""
    near = sorted((far, word) for word in words if (far := distance_between(text, word)) <= distance)
    for graph in graphs(words):
        assert graph.near(text, distance, limit=limit) == [word for _, word in near][:limit]


def test_the_word_that_was_meant() -> None:
    """The commonest slips: a letter too many, one too few, a wrong one, two swapped."""
    graph = Graph.build(WORDS)
    for slip in ("CANNTARE", "CATARE", "CANTATE", "CNATARE"):
        assert "CANTARE" in graph.near(slip)
    assert graph.near("CANTARE")[0] == "CANTARE"


@pytest.mark.parametrize(
    ("pattern", "cause"),
    [
        ("CASa", "sign 4"),
        ("CAS[AO", r"no \] for the \[ at sign 4"),
        ("[]", "no letters"),
        ("[^]A", "no letters"),
        ("A]", "sign 2"),
        ("[A-C]", "sign 3"),
        ("?" * 64, "more than 63"),
    ],
)
def test_a_bad_pattern_is_refused(pattern: str, cause: str) -> None:
    """The error says what is wrong, and where."""
    with pytest.raises(ValueError, match=cause):
        Graph.build(WORDS).matching(pattern)


def test_what_is_not_letters_is_refused() -> None:
    """Searches want capitals A to Z, and a distance of one or two."""
    graph = Graph.build(WORDS)
    for ask in (graph.anagrams, graph.starting_with, graph.ending_with, graph.near, graph.hooks):
        for odd in ("re", "RÈ", "R E", "R*"):
            with pytest.raises(ValueError, match="not of letters A to Z"):
                ask(odd)
    for distance in (0, 3):
        with pytest.raises(ValueError, match="1 or 2"):
            graph.near("RE", distance)


def test_texts_longer_than_any_word_find_nothing() -> None:
    """They are answered, not refused."""
    graph = Graph.build(WORDS)
    endless = "A" * 500
    assert graph.near(endless, 2) == graph.starting_with(endless) == graph.ending_with(endless) == []
    assert graph.hooks(endless) == ("", "")
    assert graph.anagrams(endless) == graph.matching(endless[:60]) == []
    assert graph.anagrams("?" * 500, shortest=0) == list(WORDS)


def test_a_common_ending_is_found_by_gaddag_and_by_walking() -> None:
    """Many words end so: past some number the walk is another one, and the answer the same."""
    stems = ["".join(letters) for letters in zip(*(iter("BCDFGLMNPRSTVZ" * 9),) * 2, strict=True)]
    groups = [([one + vowel + two for one in stems for two in stems for vowel in "AEIOU"], ["ARE", "A"])]
    graph = Graph.build_products(groups)
    expected = [word for word in graph.words() if word.endswith("E")]
    assert graph.ending_with("E") == expected
    assert graph.ending_with("E", limit=30) == expected[:30]
