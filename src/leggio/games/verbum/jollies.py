"""Letting jollies step in by themselves for letters that are not in hand, for people who type words."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from leggio.core.letters import JOLLY, fold
from leggio.core.tiles import take
from leggio.games.verbum.cards import DOUBLE, CardWord, read_word


def words_with_jollies(hand: str, words: Iterable[str]) -> Iterator[str]:
    """Words laid together with jollies where letters lack: what one word uses, the next has no more."""
    left = hand
    for word in words:
        text = with_jollies(left, word)
        yield text
        made = read_word(text)
        rest = take(left, made.cards) if made else None
        left = left if rest is None else rest


def with_jollies(hand: str, text: str) -> str:
    """The word as it would be laid: letters that the hand lacks become jollies while there are any.

    Small letters among capitals and brackets are jollies already chosen; a word all in one case chooses none. The jolly
    AA-ZZ steps in for a doubled letter that the hand is short of, most of all where it is short of two; the jolly A-Z
    for what is still lacking.
    """
    text = fold(text.strip())
    if text.islower():
        text = text.upper()
    chosen = read_word(text)
    if chosen is None:
        return text
    left = Counter(hand)
    left.subtract(card for card in chosen.cards if card in (JOLLY, DOUBLE))
    cards, at = "", 0
    pieces = list(zip(chosen.cards, chosen.spans, strict=True))
    doubled = _doubled(pieces, left)
    while at < len(pieces):
        card, span = pieces[at]
        if at in doubled:
            card, at = DOUBLE, at + 1
        elif card == span:
            if left[card] <= 0 < left[JOLLY]:
                card = JOLLY
            left[card] -= 1
        cards, at = cards + card, at + 1
    return CardWord(chosen.word, cards).written


def _doubled(pieces: list[tuple[str, str]], left: Counter[str]) -> set[int]:
    """Where the jolly AA-ZZ steps in: the first of two equal letters, the one most lacking first."""
    letters = "".join(span if card == span else " " for card, span in pieces)
    lacking = Counter(letters.replace(" ", ""))
    lacking.subtract(left)
    found: set[int] = set()
    for _ in range(left[DOUBLE]):
        free = [
            at
            for at, (letter, following) in enumerate(pairwise(letters))
            if letter == following != " " and lacking[letter] > 0 and not {at - 1, at, at + 1} & found
        ]
        if not free:
            break
        best = max(free, key=lambda at: min(2, lacking[letters[at]]))
        found.add(best)
        lacking[letters[best]] -= 2
    return found
