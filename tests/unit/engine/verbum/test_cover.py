"""Using up a hand: checked against trying everything."""

import random
from itertools import combinations

import pytest

from leggio.core.tiles import take
from leggio.engine import word_graph
from leggio.engine.verbum.cover import KEEP, POINT, RISK, best_cover
from leggio.engine.verbum.words import Shortest, makable
from leggio.games.verbum.cards import read_word

LEXICON = [
    "CANE",
    "CENA",
    "CIELO",
    "RE",
    "SE",
    "TE",
    "ERA",
    "ORA",
    "AMO",
    "PALLA",
    "LETTO",
    "NE",
    "LE",
    "LO",
    "IO",
    "ZIA",
    "TA",
    "LA",
    "CALLE",
    "TOTANO",
]
GRAPH = word_graph(LEXICON)


def value(hand: str, words: tuple[str, ...]) -> int | None:
    """What these words and the cards they leave are worth; None if the hand does not hold them."""
    made = [read_word(word) for word in words]
    cards = [each.cards for each in made if each]
    left = take(hand, "".join(cards))
    if left is None:
        return None
    laid = sum(POINT * len(each) - RISK * len(each) ** 2 for each in cards)
    return laid + sum(KEEP.get(card, 2) for card in left)


@pytest.mark.parametrize("seed", range(30))
def test_no_other_words_are_worth_more(seed: int) -> None:
    """Every set of up to three words is tried: none beats the cover, and the cover is worth what it says."""
    rng = random.Random(seed)
    hand = "".join(sorted(rng.choice("AAEEIOOCLLNRTTZ?%!&") for _ in range(rng.randint(0, 7))))
    found = makable(GRAPH, hand, Shortest(2, 2))
    best = best_cover(hand, found)
    assert value(hand, best.words) == best.value
    for count in range(4):
        for words in combinations(found.values(), count):
            assert (value(hand, words) or 0) <= best.value


def test_words_of_jollies() -> None:
    """A jolly fills in one letter, the double jolly two; a letter in hand may be spared."""
    assert set(makable(GRAPH, "CNE?", Shortest(4, 4)).values()) >= {"CaNE"}
    assert "PA(LL)A" in makable(GRAPH, "PAA%", Shortest(5, 5)).values()
    assert makable(GRAPH, "RE?", Shortest(2, 2)).keys() >= {"ER", "?R", "?E"}
    assert makable(GRAPH, "!&", Shortest(2, 2)) == {}


def test_every_word_can_be_written_and_made() -> None:
    """What is found is of the lexicon and of the hand."""
    hand = "ACELLNO?%"
    for cards, text in makable(GRAPH, hand, Shortest(2, 2)).items():
        made = read_word(text)
        assert made is not None
        assert "".join(sorted(made.cards)) == cards
        assert made.word in LEXICON
        assert take(hand, cards) is not None
