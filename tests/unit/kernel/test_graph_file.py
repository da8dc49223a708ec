"""Graphs in files: alone or part of a larger one, whole or refused."""

from pathlib import Path

import pytest

from leggio.engine import open_words, word_graph
from leggio.kernel import BadGraphFileError, Graph
from support.invented_words import WORDS


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


@pytest.mark.parametrize("offset", [8, 4088, 4096, 50_000])
def test_a_graph_lives_inside_a_larger_file(tmp_path: Path, offset: int) -> None:
    """It is opened at its place, whatever comes before it and after."""
    path = tmp_path / "lexicon"
    graph = word_graph(WORDS)
    path.write_bytes(b"x" * offset + graph.to_bytes() + b"more")
    inside = Graph.open(str(path), offset)
    assert inside.words() == sorted(WORDS)
    assert inside.to_bytes() == graph.to_bytes()
    assert Graph.open(str(path), offset, verify=False).words() == sorted(WORDS)
    for wrong in (0, offset - 8, offset + 8, offset + 1, -8, 10**9, 2**62):
        with pytest.raises(BadGraphFileError):
            Graph.open(str(path), wrong)


def test_damage_inside_a_larger_file_is_found(tmp_path: Path) -> None:
    """Cut short, out of line, a bit changed: refused. What lies around the graph does not matter."""
    path = tmp_path / "lexicon"
    whole = word_graph(WORDS[:40]).to_bytes()
    damaged = [b"x" * 16 + whole[:-1], b"x" * 16 + whole[:47], b"x" * 16, b""]
    damaged += [
        b"x" * 16 + whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :] + b"y" for at in range(0, len(whole), 3)
    ]
    for content in damaged:
        path.write_bytes(content)
        with pytest.raises(BadGraphFileError):
            Graph.open(str(path), 16)
    path.write_bytes(b"x" * 20 + whole)
    with pytest.raises(BadGraphFileError, match="misaligned"):
        Graph.open(str(path), 20)


def test_without_verifying_the_header_is_still_checked(tmp_path: Path) -> None:
    """Wrong file, wrong version, cut short: found at once. Only the arcs are trusted."""
    path = tmp_path / "words.graph"
    whole = word_graph(WORDS[:40]).to_bytes()
    for content in (b"", whole[:47], whole[:-4], b"x" + whole[1:], whole[:16] + b"\xff" + whole[17:]):
        path.write_bytes(content)
        with pytest.raises(BadGraphFileError):
            Graph.open(str(path), verify=False)


def test_a_folder_is_no_graph(tmp_path: Path) -> None:
    """Nor anything else that is not a plain file."""
    with pytest.raises(BadGraphFileError):
        Graph.open(str(tmp_path))
