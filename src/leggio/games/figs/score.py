"""Points: words, premium squares, the bonus, penalties of a challenge, tiles left. Art. 9-13, 30, 40."""

from leggio.core.letters import JOLLY
from leggio.core.placing import Laying
from leggio.games.board import score
from leggio.games.board.score import WordScore
from leggio.games.figs.rules import RuleSet


def score_words(rules: RuleSet, laying: Laying) -> tuple[WordScore, ...]:
    """Points of each word formed: premium squares count for the tiles just laid only (art. 9-12)."""
    return score.score_words(rules.layout, rules.tiles, laying)


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
