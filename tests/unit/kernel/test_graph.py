"""Word graphs: what goes in comes out, from memory and from a file, and nothing else is believed."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.engine import open_words, word_graph
from leggio.kernel import BadGraphFileError, BadWordListError, Graph
from support.invented_words import WORDS

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


def test_what_is_no_word_is_in_no_graph() -> None:
    """Small letters, accents, nothing at all: simply not there."""
    graph = word_graph(["città", "RE"])
    assert graph.contains("CITTA")
    assert not any(graph.contains(odd) for odd in ("", "citta", "CITTÀ", "R", "RE\0", "R E"))


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (["RE", "AI"], "out of order"),
        (["AI", "AI"], "repeated"),
        (["A"], "not a word"),
        (["ab"], "not a word"),
        (["A" * 32], "not a word"),
    ],
)
def test_a_list_that_is_not_in_order_is_refused(words: list[str], cause: str) -> None:
    """The builder names the word that does not fit."""
    with pytest.raises(BadWordListError, match=cause):
        Graph.build(words)


def test_a_saved_graph_is_mapped_back(tmp_path: Path) -> None:
    """The file gives the same words, and is small."""
    path = tmp_path / "words.graph"
    word_graph(WORDS).save(str(path))
    graph = open_words(path)
    assert graph.words() == sorted(WORDS)
    assert graph.word_count == len(WORDS)
    assert list(tmp_path.iterdir()) == [path]


def test_any_damage_to_a_file_is_found(tmp_path: Path) -> None:
    """A bit changed anywhere, a byte too few or too many: the file is refused, never walked."""
    path = tmp_path / "words.graph"
    word_graph(WORDS[:40]).save(str(path))
    whole = path.read_bytes()
    damaged = [whole[:-1], whole + b"\0", b"", whole[:20]]
    damaged += [whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :] for at in range(len(whole))]
    for content in damaged:
        path.write_bytes(content)
        with pytest.raises(BadGraphFileError):
            open_words(path)


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    """The error names the file."""
    with pytest.raises(BadGraphFileError, match=r"none\.graph"):
        open_words(tmp_path / "none.graph")
