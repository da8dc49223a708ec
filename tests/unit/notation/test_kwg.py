"""KWG: the word graph of other programs, written and read; what is broken is told."""

from array import array

import pytest

from leggio.engine.words import word_graph
from leggio.games.figs import TILES
from leggio.notation.errors import NotationError
from leggio.notation.kwg import read_kwg, write_alphabet, write_kwg
from support.invented_words import WORDS

LAST, ACCEPTS, TARGET = 1 << 22, 1 << 23, (1 << 22) - 1


class OtherReader:
    """A reader as those programs have it, which knows nothing of ours."""

    def __init__(self, content: bytes) -> None:
        self.nodes = array("I", content)

    def accepts(self, root: int, letters: list[int]) -> bool:
        """Whether a way through the graph ends in a word."""
        state, accepted = self.nodes[root] & TARGET, False
        for letter in letters:
            at = state
            while at and self.nodes[at] >> 24 != letter and not self.nodes[at] & LAST:
                at += 1
            if not at or self.nodes[at] >> 24 != letter:
                return False
            state, accepted = self.nodes[at] & TARGET, bool(self.nodes[at] & ACCEPTS)
        return accepted


def letters(word: str) -> list[int]:
    """1 to 26."""
    return [ord(letter) - ord("A") + 1 for letter in word]


def test_words_are_read_both_ways() -> None:
    """From node 0 forwards; from node 1 every prefix backwards, a separator (0), and the rest forwards."""
    kwg = OtherReader(write_kwg(word_graph(WORDS)))
    for word in WORDS:
        assert kwg.accepts(0, letters(word))
        for at in range(1, len(word)):
            assert kwg.accepts(1, [*letters(word[:at])[::-1], 0, *letters(word[at:])])
        assert kwg.accepts(1, letters(word)[::-1])
        assert kwg.accepts(0, letters(word + "X")) is kwg.accepts(1, letters("X" + word)[::-1]) is False
    assert kwg.nodes[0] & kwg.nodes[1] & LAST


def test_what_was_written_is_read() -> None:
    """The same words, sorted."""
    assert read_kwg(write_kwg(word_graph(WORDS))) == sorted(WORDS)
    assert read_kwg(write_kwg(word_graph([]))) == []


@pytest.mark.parametrize(
    ("nodes", "code"),
    [
        ([], "kwg.bad_size"),
        ([LAST | 9, LAST], "kwg.bad_target"),
        ([LAST | 2, LAST, LAST | 27 << 24], "kwg.bad_letter"),
        ([LAST | 2, LAST, LAST], "kwg.bad_letter"),
        ([LAST | 2, LAST, LAST | 1 << 24 | 2], "kwg.endless"),
    ],
)
def test_what_is_none(nodes: list[int], code: str) -> None:
    """A code, and no walk without end."""
    with pytest.raises(NotationError) as raised:
        read_kwg(array("I", nodes).tobytes())
    assert raised.value.code == code


def test_bytes_that_are_no_numbers() -> None:
    """A file that was cut off."""
    with pytest.raises(NotationError, match="32-bit"):
        read_kwg(b"12345")


def test_the_alphabet_of_the_game() -> None:
    """Letter, how many, value, vowel; letters without a tile have a number all the same."""
    rows = write_alphabet(TILES).splitlines()
    assert len(rows) == 27
    assert rows[:3] == ["?,2,0,0", "A,14,1,1", "B,3,5,0"]
    assert rows[10] == "J,0,0,0"
