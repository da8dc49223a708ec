"""Openings: the best first play of a rack as it is drawn, by points and by what is kept."""

from collections.abc import Sequence

from leggio.core.board import empty_board
from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.outcome import Rejected
from leggio.engine import Position
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import Appraisal, PlayPrompt, Question
from leggio.study.school import School
from leggio.study.weighing import appraised

_TRIES = 1000


def pick(school: School, dice: Dice) -> str:
    """A rack that can be played, in alphabetical order."""
    for _ in range(_TRIES):
        rack = "".join(sorted(dice.draw(school.tiles.tiles, school.rack_size), key=(ALPHABET + JOLLY).index))
        if _position(school, rack).best():
            return rack
    return ""


def ask(school: School, key: str) -> Question | None:
    """The question about a rack; None if it has nothing to play."""
    if not 0 < len(key) <= school.rack_size or any(tile not in ALPHABET + JOLLY for tile in key):
        return None
    if key.count(JOLLY) > school.tiles.counts[JOLLY] or not _position(school, key).best():
        return None
    size = school.layout.size
    prompt = PlayPrompt(empty_board(size).cells, size, key)
    return Question(Drill.OPENINGS, school.rules, key, Answering.PLAY, prompt)


def grade(school: School, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
    """Weigh a play, or the best place of a word."""
    return appraised(school, _position(school, question.key), answer)


def _position(school: School, rack: str) -> Position:
    return Position(empty_board(school.layout.size), rack, school.graph, rules=school.rules)
