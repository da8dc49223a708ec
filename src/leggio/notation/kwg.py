"""KWG, the word graph that MAGPIE, macondo and wolges read: our graph with its bits in another order.

A file is 32-bit numbers, little-endian: `letter (8) | accepts (1) | last of its state (1) | target (22)`. Number 0
points to where words are read from left to right, number 1 to where prefixes are read from right to left before a
separator (the GADDAG). Letters are 1 to 26 for A to Z, 0 is the separator: the alphabet of `write_alphabet`.
"""

import struct
import sys
from array import array

from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import Distribution
from leggio.kernel import Graph
from leggio.notation.errors import NotationError

KWG = ".kwg"  # how such files are called
MOST = 1 << 22  # numbers in a file: a target has 22 bits
LONGEST = 25  # letters of a word, as our graph has them
STEPS = 100_000_000  # of reading: more than any list of words takes, and less than what turns in circles
VOWELS = "AEIOU"

# Ours: letter (5) | accepts (1) | last (1) | target (25), after a header of ten numbers and two sums.
_HEADER = struct.Struct("<8s6I2Q")
_OUR_LETTER, _OUR_FLAGS, _OUR_TARGET = 27, 25, (1 << 25) - 1
_LETTER, _FLAGS, _TARGET = 24, 22, (1 << 22) - 1
_LAST, _ACCEPTS = 1 << 22, 1 << 23
_FIRST = 2  # where states begin, behind the two roots


def write_kwg(graph: Graph) -> bytes:
    """The words with their GADDAG; NotationError for more than a file can hold."""
    content = graph.to_bytes()
    _, _, count, words_root, gaddag_root, *_ = _HEADER.unpack_from(content)
    arcs = _numbers(content[_HEADER.size :])
    if count + 1 > MOST:
        raise NotationError(1, "kwg.too_large", most=MOST, found=count + 1)
    # Our number 0 is nothing: what follows it moves one further, behind the second root.
    moved = array("I", [_root(words_root), _root(gaddag_root)])
    moved.extend(
        (arc >> _OUR_LETTER) << _LETTER
        | ((arc >> _OUR_FLAGS) & 3) << _FLAGS
        | ((target + 1) if (target := arc & _OUR_TARGET) else 0)
        for arc in arcs[1:]
    )
    return _bytes(moved)


def _root(state: int) -> int:
    return _LAST | (state + 1 if state else 0)


def read_kwg(content: bytes) -> list[str]:
    """The words of a file, sorted; its GADDAG says the same and is not looked at. NotationError for what is none."""
    if len(content) < 4 or len(content) % 4 or len(content) > 4 * MOST:
        raise NotationError(1, "kwg.bad_size", bytes=len(content))
    nodes = _numbers(content)
    found: list[str] = []
    # Depth first, so that words come out sorted, and with no recursion: a file may be of somebody who means harm.
    pending: list[tuple[int, str]] = [(nodes[0] & _TARGET, "")]
    for _ in range(STEPS):
        if not pending:
            return found
        at, read = pending.pop()
        if not at:
            continue
        if at >= len(nodes):
            raise NotationError(1, "kwg.bad_target", target=at)
        node = nodes[at]
        letter = node >> _LETTER
        if not 1 <= letter <= len(ALPHABET):
            raise NotationError(1, "kwg.bad_letter", letter=letter)
        word = read + ALPHABET[letter - 1]
        if len(word) > LONGEST:
            raise NotationError(1, "kwg.endless", most=LONGEST)
        if not node & _LAST:
            pending.append((at + 1, read))
        if node & _ACCEPTS:
            found.append(word)
        pending.append((node & _TARGET, word))
    raise NotationError(1, "kwg.endless", most=LONGEST)


def write_alphabet(tiles: Distribution) -> str:
    """The letters as those programs want them: letter, how many, value, whether a vowel; jollies first.

    Letters of no tile are there too, none of them: a jolly may stand for them, and words have them.
    """
    rows = [
        f"{each},{tiles.counts.get(each, 0)},{tiles.values.get(each, 0)},{int(each in VOWELS)}"
        for each in JOLLY + ALPHABET
    ]
    return "".join(f"{row}\n" for row in rows)


def _numbers(content: bytes) -> "array[int]":
    numbers = array("I")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _bytes(numbers: "array[int]") -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
