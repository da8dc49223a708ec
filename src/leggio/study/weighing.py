"""Plays weighed by points and by what is kept: the best of a position, and what an answer is worth beside them."""

from collections.abc import Sequence

from leggio.core.board import Direction
from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.engine import EnginePlay, Position
from leggio.engine.leaves import trained_leaves
from leggio.lexicon.opinion import opinion_on
from leggio.study.plays import read_play, read_word, same_word, where, written
from leggio.study.question import Appraisal, WeighedPlay
from leggio.study.school import School

# A play within two points of the best is as good: leave values are not known any better.
MARGIN = 2000
_SHOWN = 3
_EVERY = 100_000


def appraised(school: School, position: Position, answer: Sequence[str]) -> Appraisal | Rejected:
    """Weigh an answer; what is no play counts as a miss, with the judge's reason."""
    plays = every_play(school, position)
    best = _best_words(plays, position)
    if not answer:
        return Appraisal(right=False, best=best)
    word, matching = _meant(" ".join(answer), plays, position)
    if word is None:
        return Rejected("study.bad_play")
    opinion = opinion_on(plain(word), school.lexicon)
    if not matching:
        return Appraisal(right=False, wrong=(word,), opinions=(opinion,), best=best)
    yours = weighed(matching[0], position)
    return Appraisal(right=best[0].worth - yours.worth <= MARGIN, opinions=(opinion,), yours=yours, best=best)


def every_play(school: School, position: Position) -> list[EnginePlay]:
    """All there are, the best first."""
    return position.best(_EVERY, trained_leaves(school.rules))


def weighed(play: EnginePlay, position: Position) -> WeighedPlay:
    """A play as people read it."""
    return WeighedPlay(where(play), written(play, position.board), play.score, play.equity)


def _best_words(plays: list[EnginePlay], position: Position) -> tuple[WeighedPlay, ...]:
    """The first few different words, each where it is worth most: other places of one word teach nothing."""
    shown: dict[str, WeighedPlay] = {}
    for play in plays:
        each = weighed(play, position)
        shown.setdefault(each.word.upper(), each)
        if len(shown) == _SHOWN:
            break
    return tuple(shown.values())


def _meant(text: str, plays: list[EnginePlay], position: Position) -> tuple[str | None, list[EnginePlay]]:
    """The word of an answer, and the plays it may be, best first. On an empty board a word needs no place."""
    board = position.board
    if board.is_empty and (word := read_word(text)):
        return word, [play for play in plays if same_word(word, written(play, board))]
    read = read_play(text)
    if read is None:
        return None, []
    square, direction, word = read
    if board.is_empty and direction is Direction.DOWN:
        # There it is the same as across, which is how the engine has it.
        square, direction = type(square)(square.col, square.row), Direction.ACROSS
    return word, [
        play
        for play in plays
        if play.square == square
        and (board.is_empty or play.direction is direction)
        and same_word(word, written(play, board))
    ]
