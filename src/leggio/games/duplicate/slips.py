"""What a slip is worth: its own points, or nothing and why. Art. 3-13; the introduction."""

import msgspec

from leggio.core.board import Board, Direction
from leggio.core.letters import JOLLY
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, lay_written
from leggio.core.verdicts import Judge, Verdict
from leggio.games.board.fitting import fit_laying
from leggio.games.duplicate.events import Fault, Laid
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.rules import RuleSet
from leggio.games.figs.score import bonus, score_words

LONGEST_SQUARE = 8
LONGEST_WORD = 30


class Written(msgspec.Struct, frozen=True):
    """What stands on a slip."""

    square: str
    direction: Direction
    word: str

    @property
    def is_readable(self) -> bool:
        """Whether it can be kept and shown; whether it makes sense is another matter."""
        return (
            0 < len(self.word) <= LONGEST_WORD
            and len(self.square) <= LONGEST_SQUARE
            and (self.square + self.word).isprintable()
        )


class Assessed(msgspec.Struct, frozen=True):
    """What a slip comes to."""

    laid: Laid | None
    fault: Fault | None = None
    kept: int = 0  # jollies that stay on the rack
    verdicts: tuple[Verdict, ...] = ()


def assess(
    rules: RuleSet, board: Board, rack: str, written: Written, judge: Judge, *, ruling: bool | None = None
) -> Assessed:
    """Score a slip against a board and the common letters; a ruling of the desk stands for the judge's (art. 28)."""
    laying = _fit(rules, board, rack, written)
    if isinstance(laying, Rejected):
        return Assessed(None, _fault(laying))
    words = dict.fromkeys(formed.cells.upper() for formed in laying.words)
    verdicts = tuple(judge.judge(word) if ruling is None else Verdict(word, ruling) for word in words)
    if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
        return Assessed(None, _fault(refuse("play.invalid_words", words=wrong)), 0, verdicts)
    return Assessed(_laid(rules, laying), None, kept_jollies(rack, laying.text), verdicts)


def lay_found(rules: RuleSet, board: Board, rack: str, written: Written) -> Laid | None:
    """A play that was found as it lies on the board, with its points; None if it does not fit."""
    laying = _fit(rules, board, rack, written)
    return None if isinstance(laying, Rejected) else _laid(rules, laying)


def kept_jollies(rack: str, tiles: str) -> int:
    """Jollies of the rack that a play leaves there."""
    return rack.count(JOLLY) - sum(cell.islower() for cell in tiles)


def _fit(rules: RuleSet, board: Board, rack: str, written: Written) -> Laying | Rejected:
    laying = lay_written(board, written.square, written.direction, written.word)
    fitting = fit_laying(board, rules.layout.centre, rack, laying, refuse)
    # Of eight letters seven may be laid.
    if isinstance(fitting, Laying) and len(fitting.tiles) > rules.rack_size:
        return refuse("play.too_many_tiles", most=rules.rack_size)
    return fitting


def _laid(rules: RuleSet, laying: Laying) -> Laid:
    points = sum(word.points for word in score_words(rules.book, laying)) + bonus(rules.book, laying)
    return Laid(laying.square.name, laying.direction, laying.words[0].cells, laying.text, points)


def _fault(refusal: Rejected) -> Fault:
    return Fault(refusal.code, refusal.article, refusal.detail)
