"""Using up a hand: the words that together use the most of its cards and leave the best ones."""

from collections.abc import Mapping

import msgspec

POINT = 100  # a card on the table
RISK = 2  # times the square of a word's cards: what a thief would take away (par. 12)
FIELD = 5  # bits for how many there are of a card, the highest of them a guard

# What a card left in hand is worth for the turns to come: those that go with everything are worth keeping.
KEEP: Mapping[str, int] = {
    "?": 60,
    "%": 25,
    "!": 30,
    "&": 30,
    **dict.fromkeys("AEIO", 14),
    **dict.fromkeys("LNRST", 12),
    **dict.fromkeys("CMPDU", 9),
    **dict.fromkeys("BFGVH", 5),
}
RARE = 2  # any other


class Cover(msgspec.Struct, frozen=True):
    """Words that go together, and what they and the cards left are worth, in hundredths of a point."""

    value: int
    words: tuple[str, ...] = ()


def keep_value(hand: str) -> int:
    """What cards are worth that stay in hand."""
    return sum(KEEP.get(card, RARE) for card in hand)


def word_value(cards: int, risk: int = 100) -> int:
    """What a word of so many cards is worth, with a risk of thieves in per cent of the usual one."""
    return POINT * cards - RISK * cards**2 * risk // 100


def best_cover(hand: str, makable: Mapping[str, str], keep: int = 100, risk: int = 100) -> Cover:
    """The best set of words out of those that can be made. Cost: the sets of cards that words can leave.

    `keep` and `risk` are per cent of what cards left in hand and thieves usually count.
    """
    cards = sorted(set(hand))
    place = {card: FIELD * index for index, card in enumerate(cards)}
    guards = sum(1 << (at + FIELD - 1) for at in place.values())

    def packed(text: str) -> int:
        return sum(1 << place[card] for card in text)

    # A word is tried where its first card in order is the next one to be used or kept.
    starting: dict[str, list[tuple[int, int, str]]] = {card: [] for card in cards}
    for made, text in makable.items():
        starting[made[0]].append((packed(made), word_value(len(made), risk), text))
    known: dict[int, Cover] = {0: Cover(0)}

    def cover(rest: int) -> Cover:
        if rest in known:
            return known[rest]
        lowest = (rest & -rest).bit_length() - 1
        card = cards[lowest // FIELD]
        kept = cover(rest - (1 << place[card]))
        best = Cover(kept.value + KEEP.get(card, RARE) * keep // 100, kept.words)
        for used, worth, text in starting[card]:
            if ((rest | guards) - used) & guards == guards:
                after = cover(rest - used)
                if after.value + worth > best.value:
                    best = Cover(after.value + worth, (text, *after.words))
        known[rest] = best
        return best

    return cover(packed(hand))
