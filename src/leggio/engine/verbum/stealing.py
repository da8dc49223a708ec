"""What a theft is worth: the word it voids, and how hard it will be to put the letter back. Par. 12."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from leggio.core.letters import ALPHABET
from leggio.games.verbum.view import View, WordView


class Theft(msgspec.Struct, frozen=True):
    """A letter one could steal, and the points its owner is expected to lose."""

    word: int
    place: int
    letter: str
    worth: float


def thefts(view: View) -> list[Theft]:
    """Every theft there is, the best first."""
    unseen = unseen_cards(view)
    found = [
        Theft(
            word.number,
            place,
            letter,
            word.points * (1 - _restored(view, word.seat, letter, unseen)) * _matters(view, word),
        )
        for word, place, letter in _letters(view)
    ]
    return sorted(found, key=lambda theft: (-theft.worth, theft.word, theft.place))


def unseen_cards(view: View) -> Counter[str]:
    """The cards one has not seen: not in one's hand, on the table, on top of A, or known in a hand."""
    seen = (view.hand or "") + "".join(word.cards for word in view.words) + view.pile_a_top
    seen += "".join(known for seat, known in enumerate(view.known) if seat != view.seat)
    return Counter(dict(view.deck.counts)) - Counter(seen)


def _letters(view: View) -> Iterator[tuple[WordView, int, str]]:
    for word in view.words:
        if word.seat != view.seat and word.points and word.seat not in view.resigned:
            for place, card in enumerate(word.cards):
                if card in ALPHABET:
                    yield word, place, card


def _restored(view: View, owner: int, letter: str, unseen: Counter[str]) -> float:
    """How likely the owner is to come by the same letter before the end."""
    if letter in view.known[owner]:
        return 1.0
    if view.hands is not None and letter in view.hands[owner]:
        return 1.0
    to_come = view.hand_counts[owner] + view.pile_b_count / max(1, len(view.players) - len(view.resigned))
    share = min(1.0, to_come / max(1, unseen.total()))
    return float(1 - (1 - share) ** unseen[letter])


def _matters(view: View, word: WordView) -> float:
    """Points taken from whoever is ahead count for most."""
    others = [view.points[seat] for seat in range(len(view.players)) if seat not in (view.seat, *view.resigned)]
    return 1.0 if view.points[word.seat] >= max(others) else 0.6
