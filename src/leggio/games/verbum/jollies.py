"""Letting jollies step in by themselves for letters that are not in hand, for people who type words."""

from leggio.core.letters import JOLLY, fold
from leggio.games.verbum.cards import DOUBLE, CardWord, read_word


def with_jollies(hand: str, text: str) -> str:
    """The word as it would be laid: letters that the hand lacks become jollies while there are any.

    Small letters among capitals and brackets are jollies already chosen; a word all in one case chooses none. The jolly
    AA-ZZ steps in for a doubled letter of which the hand has not two, the jolly A-Z for a single one.
    """
    text = fold(text.strip())
    if text.islower():
        text = text.upper()
    chosen = read_word(text)
    if chosen is None:
        return text
    left = list(hand)
    for card in chosen.cards:
        if card in (JOLLY, DOUBLE) and card in left:
            left.remove(card)
    cards, at = "", 0
    pieces = list(zip(chosen.cards, chosen.spans, strict=True))
    while at < len(pieces):
        card, span = pieces[at]
        doubled = card == span and pieces[at : at + 2] == [(card, span)] * 2
        if doubled and left.count(card) < 2 and DOUBLE in left:
            card, at = DOUBLE, at + 1
        elif card == span and card not in left and JOLLY in left:
            card = JOLLY
        if pieces[at][0] == pieces[at][1] and card in left:
            left.remove(card)
        cards, at = cards + card, at + 1
    return CardWord(chosen.word, cards).written
