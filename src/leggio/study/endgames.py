"""Endgames: positions of real games in which nothing is left to draw, solved exactly."""

from collections.abc import Sequence

import msgspec

from leggio.core.board import Board
from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.engine import EnginePlay, Position
from leggio.kernel import solve_endgame
from leggio.lexicon.opinion import opinion_on
from leggio.notation.cgp import CgpPosition, read_cgp, write_cgp
from leggio.notation.errors import NotationError
from leggio.notation.racks import in_order
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.plays import rack_after, read_play, same_word, where, written
from leggio.study.question import Appraisal, PlayPrompt, Question, WeighedPlay
from leggio.study.school import School
from leggio.study.selfplay import SEATS, endings

# Harder positions are left alone: a puzzle has to be solved exactly, and soon.
NODES = 4000
# An answer may lead into a longer line than the best one.
_GRADING_NODES = 50_000
_GAMES = 12
_MOST_TILES = 7
_FEWEST_PLAYS = 3


def pick(school: School, dice: Dice) -> str:
    """A position as CGP in which the most points are not the best: the first found, or else any that was solved."""
    spare = ""
    for _ in range(_GAMES):
        for board, rack, other in endings(school, dice):
            if max(len(rack), len(other)) > _MOST_TILES:
                continue
            key = write_cgp(CgpPosition(board, (in_order(rack), in_order(other)), (0, 0)))
            solved = _solved(school, key)
            if solved is None:
                continue
            spare = spare or key
            if _is_telling(school, key, solved):
                return key
    return spare


def ask(school: School, key: str) -> Question | None:
    """The question about a position; None if it is no position, or one that cannot be solved any more."""
    position = _read(school, key)
    if position is None or _solved(school, key) is None:
        return None
    prompt = PlayPrompt(position.board.cells, position.board.size, *position.racks)
    return Question(Drill.ENDGAMES, school.rules, key, Answering.PLAY, prompt)


def grade(school: School, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
    """What a play gains to the very end, against the best."""
    solved, read = _solved(school, question.key), _read(school, question.key)
    if solved is None or read is None:
        return Rejected("study.gone")
    best, board = solved, read.board
    if not answer:
        return Appraisal(right=False, best=(best,))
    typed = read_play(" ".join(answer))
    if typed is None:
        return Rejected("study.bad_play")
    square, direction, word = typed
    opinion = opinion_on(plain(word), school.lexicon)
    matching = [
        play
        for play in _position(school, read).plays()
        if (play.square, play.direction) == (square, direction) and same_word(word, written(play, board))
    ]
    if not matching:
        return Appraisal(right=False, wrong=(word,), opinions=(opinion,), best=(best,))
    yours = max((weigh(school, read, play) for play in matching), key=lambda each: each.worth)
    # A line too long to be solved is an estimate, which cannot be better than what is proven.
    yours = msgspec.structs.replace(yours, worth=min(yours.worth, best.worth))
    return Appraisal(right=yours.worth == best.worth, opinions=(opinion,), yours=yours, best=(best,))


def _is_telling(school: School, key: str, best: WeighedPlay) -> bool:
    """Whether there is something to see: several plays, and the one with the most points loses by it."""
    read = _read(school, key)
    if read is None:
        return False
    plays = _position(school, read).best(_FEWEST_PLAYS)
    return len(plays) == _FEWEST_PLAYS and weigh(school, read, plays[0]).worth < best.worth


def _solved(school: School, key: str) -> WeighedPlay | None:
    """The best play and what it gains, if that is a play and exact."""
    read = _read(school, key)
    if read is None:
        return None
    position = _position(school, read)
    exact, gained, _, _, (found, _) = solve_endgame(
        position=position.native,
        rack=read.racks[0],
        other=read.racks[1],
        course=school.book.course,
        nodes=NODES,
    )
    if not exact or found is None:
        return None
    play = position.as_play(found)
    if play.swaps:
        return None  # a board with tiles to lay has no way to say that a jolly is taken first
    return WeighedPlay(where(play), written(play, read.board), play.score, 1000 * gained)


def weigh(school: School, read: CgpPosition, play: EnginePlay) -> WeighedPlay:
    """What a play gains on the other to the end, when both do their best from there."""
    rack, other = read.racks
    left = rack_after(rack, read.board, play)
    if not left:
        gained = play.score + school.book.gained_going_out(other)
    else:
        position = _position(school, read)
        position.play(play, other)
        _, theirs, *_ = solve_endgame(
            position=position.native, rack=other, other=left, course=school.book.course, nodes=_GRADING_NODES
        )
        gained = play.score - theirs
    return WeighedPlay(where(play), written(play, read.board), play.score, 1000 * gained)


def _read(school: School, key: str) -> CgpPosition | None:
    try:
        position = read_cgp(key)
    except NotationError:
        return None
    racks = position.racks
    if position.board.size != school.layout.size or len(racks) != SEATS or not all(racks):
        return None
    return position if max(map(len, racks)) <= school.rack_size else None


def _position(school: School, read: CgpPosition) -> Position:
    return Position(Board(read.board.size, read.board.cells), read.racks[0], school.graph, rules=school.rules)
