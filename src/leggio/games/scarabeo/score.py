"""Points: words, special squares, the first word, prizes, tiles left. Art. 3, 15-16, 21, 24-30."""

from leggio.core.board import Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Formed, Laying
from leggio.games.scarabeo.events import Prize, PrizeKind, WordScore
from leggio.games.scarabeo.options import LetterSquares
from leggio.games.scarabeo.rules import RuleSet


def score_words(
    rules: RuleSet, laying: Laying, *, letter_squares: LetterSquares = LetterSquares.COVERED, first: bool = False
) -> tuple[WordScore, ...]:
    """Points of each word formed: special squares count whenever a word covers them, old or new (art. 15-16)."""
    new = frozenset(square for square, _ in laying.tiles) if letter_squares is LetterSquares.PLACED else None
    factor = rules.first_factor if first else 1
    return tuple(_score(rules, formed, new, factor) for formed in laying.words)


def _score(rules: RuleSet, formed: Formed, counted: frozenset[Square] | None, factor: int) -> WordScore:
    layout = rules.layout
    face = letters = 0
    for step, cell in enumerate(formed.cells):
        square = formed.square.step(formed.direction, step)
        index = square.row * layout.size + square.col
        # A scarab is worth the letter it stands for (art. 21).
        value = rules.tiles.values[cell.upper()]
        face += value
        letters += value * (layout.letter_factors[index] if counted is None or square in counted else 1)
        factor *= layout.word_factors[index]
    return WordScore(
        word=formed.cells,
        square=formed.square.name,
        direction=formed.direction,
        face=face,
        letters=letters,
        factor=factor,
        points=letters * factor,
    )


def prizes(rules: RuleSet, laying: Laying) -> tuple[Prize, ...]:
    """Prizes of a play, each with ten more when no scarab was among the tiles laid (art. 25-29)."""
    used_scarab = any(cell.islower() for _, cell in laying.tiles)
    extra = 0 if used_scarab else rules.no_scarab_extra
    won = []
    if points := dict(rules.prizes).get(len(laying.tiles)):
        won.append(Prize(PrizeKind.TILES, points, extra))
    if laying.words[0].cells.upper() in rules.scarab_words and _made_at_once(laying):
        won.append(Prize(PrizeKind.SCARAB_WORD, rules.scarab_word_prize, extra))
    return tuple(won)


def _made_at_once(laying: Laying) -> bool:
    """Whether no part of the main word was a word before: of its letters no two neighbours stood there (art. 28).

    Single letters it crosses do not count against it: a later word must use one (art. 5).
    """
    return ".." not in laying.text


def tiles_left(rules: RuleSet, rack: str) -> int:
    """The value of the letters on a rack (art. 33-34)."""
    return rules.tiles.total(rack.replace(JOLLY, ""))


def scarabs_left(rules: RuleSet, rack: str) -> int:
    """What the scarabs on a rack cost, or give (art. 30, 33)."""
    return rack.count(JOLLY) * rules.scarab_left
