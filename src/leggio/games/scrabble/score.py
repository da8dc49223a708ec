"""Points: words, premium squares, the bonus, penalties of a challenge, tiles left. Art. 9-13, 30, 40."""

from leggio.core.board import Direction
from leggio.core.letters import JOLLY
from leggio.core.placing import Formed, Laying
from leggio.games.scrabble.events import WordScore
from leggio.games.scrabble.rules import RuleSet


def score_words(rules: RuleSet, laying: Laying) -> tuple[WordScore, ...]:
    """Points of each word formed: premium squares count for the tiles just laid only (art. 9-12)."""
    new = frozenset([square.row * rules.layout.size + square.col for square, _ in laying.tiles])
    return tuple(
        WordScore(formed.cells, formed.square.name, formed.direction, _points(rules, formed, new))
        for formed in laying.words
    )


def _points(rules: RuleSet, formed: Formed, new: frozenset[int]) -> int:
    layout, value = rules.layout, rules.tiles.value
    total, factor = 0, 1
    index = formed.square.row * layout.size + formed.square.col
    stride = 1 if formed.direction is Direction.ACROSS else layout.size
    for cell in formed.cells:
        if index in new:
            total += value(cell) * layout.letter_factors[index]
            factor *= layout.word_factors[index]
        else:
            total += value(cell)
        index += stride
    return total * factor


def bonus(rules: RuleSet, laying: Laying) -> int:
    """Fifty for exactly a full rack of seven (art. 13)."""
    return rules.bonus if len(laying.tiles) == rules.rack_size else 0


def penalty(value: int, percent: int) -> int:
    """A share of a play's value: to the nearest point, halves down, never less than 1 (art. 30)."""
    return max(1, -((50 - value * percent) // 100))


def tiles_left(rules: RuleSet, rack: str) -> int:
    """What a rack costs at the end: letters their value, a jolly what the edition says (art. 40)."""
    jollies = rack.count(JOLLY)
    return rules.tiles.total(rack.replace(JOLLY, "")) + jollies * rules.jolly_left
