"""One's own games: the positions in which one played something much worse than the best, to be played again."""

from collections.abc import Iterator, Sequence

from leggio.core.board import Board
from leggio.core.letters import JOLLY
from leggio.core.outcome import Rejected
from leggio.engine import EnginePlay, Position
from leggio.engine.record import Deed, Laid, Record, Turn
from leggio.notation.cgp import CgpPosition, read_cgp, write_cgp
from leggio.notation.errors import NotationError
from leggio.notation.racks import in_order
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import Appraisal, PlayPrompt, Question
from leggio.study.school import School
from leggio.study.weighing import appraised, every_play

# By points and leave values: what cost less is a matter of taste.
LEAST_LOSS = 8000
_SEATS = 2


def pick(school: School, dice: Dice) -> str:  # noqa: ARG001 - as every drill has it
    """No chance gives one's own games."""
    return ""


def missed(school: School, record: Record, seat: int) -> Iterator[str]:
    """The keys of a player's misses in a game, in its order; with an empty bag one is judged otherwise."""
    for turn in record.turns:
        if turn.seat != seat or not turn.is_whole or not turn.bag or not turn.rack:
            continue
        board = Board(school.layout.size, turn.board)
        plays = every_play(school, Position(board, turn.rack, school.graph, rules=school.rules))
        # What begins with taking a jolly cannot be laid in one go.
        if plays and not plays[0].swaps and _lost(turn, plays) >= LEAST_LOSS:
            yield write_cgp(CgpPosition(board, (in_order(turn.rack), ""), (0, 0)))


def _lost(turn: Turn, plays: list[EnginePlay]) -> int:
    """What the turn was worth less than the best; tiles changed may have been wise, and a pass never is."""
    if turn.deed in (Deed.EXCHANGE, Deed.CAMBIO_SECCO):
        return 0
    made = _made(turn.laid, plays) if turn.deed is Deed.PLAY and turn.laid else None
    return plays[0].equity - (made.equity if made else 0)


def _made(laid: Laid, plays: list[EnginePlay]) -> EnginePlay | None:
    """The play that was laid; a word that is none is not among them."""
    return next(
        (
            play
            for play in plays
            if (play.square.name, play.tiles) == (laid.square, laid.tiles) and play.direction is laid.direction
        ),
        None,
    )


def ask(school: School, key: str) -> Question | None:
    """The question about a position; None if it is none, or has nothing to play."""
    position = _read(school, key)
    if position is None or not position.best():
        return None
    prompt = PlayPrompt(position.board.cells, position.size, position.rack)
    return Question(Drill.MISSES, school.rules, key, Answering.PLAY, prompt)


def grade(school: School, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
    """Weigh a play by points and by what is kept."""
    position = _read(school, question.key)
    return Rejected("study.gone") if position is None else appraised(school, position, answer)


def _read(school: School, key: str) -> Position | None:
    try:
        read = read_cgp(key)
    except NotationError:
        return None
    rack = read.racks[0]
    if read.board.size != school.layout.size or len(read.racks) != _SEATS or not 0 < len(rack) <= school.rack_size:
        return None
    if rack.count(JOLLY) > school.tiles.counts[JOLLY]:
        return None
    return Position(read.board, rack, school.graph, rules=school.rules)
