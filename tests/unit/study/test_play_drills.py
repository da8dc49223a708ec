"""Drills about plays: weighed by the engine, to the end where nothing is left to draw."""

from functools import cache

import pytest

from leggio.core.board import Board
from leggio.core.coordinates import field_position
from leggio.core.outcome import Rejected
from leggio.engine import Position
from leggio.engine.leaves import trained_leaves
from leggio.engine.registry import rules_of
from leggio.kernel import solve_endgame
from leggio.notation.cgp import read_cgp
from leggio.study import Appraisal, Drill, Question, ask, draw, grade
from leggio.study.dice import Dice
from leggio.study.endgames import weigh
from leggio.study.plays import written
from leggio.study.question import PlayPrompt
from leggio.study.selfplay import endings
from leggio.study.weighing import MARGIN
from support.study import GAMES, school


def graded(question: Question, *answer: str) -> Appraisal:
    """What an answer that makes sense comes to."""
    result = grade(school(question.rules), question, answer)
    assert isinstance(result, Appraisal)
    return result


def opening(rack: str, rules: str = "figs") -> Question:
    """The question about a rack."""
    question = ask(school(rules), Drill.OPENINGS, rack)
    assert question is not None
    return question


@pytest.mark.parametrize("rules", GAMES)
def test_the_best_opening_is_right_and_any_other_is_weighed(rules: str) -> None:
    """Whatever the engine finds, by score and leave values; a play within the margin is as good."""
    here = school(rules)
    for seed in range(6):
        question = draw(here, Drill.OPENINGS, str(seed))
        assert question is not None
        assert isinstance(question.prompt, PlayPrompt)
        best = graded(question).best[0]
        taken = graded(question, f"{best.where} {best.word}")
        assert taken.right
        assert taken.yours == best
        position = Position(Board(here.layout.size, question.prompt.cells), question.key, here.graph, rules=rules)
        every = position.best(100_000, trained_leaves(rules))
        assert best.worth == every[0].equity
        worst = every[-1]
        lost = graded(question, str(worst).rsplit(maxsplit=1)[0])
        assert lost.yours is not None
        assert lost.yours.worth >= worst.equity  # unless its jollies are marked a better one may be meant
        assert lost.loss == best.worth - lost.yours.worth
        assert lost.right == (lost.loss <= MARGIN)


def test_a_word_alone_goes_where_it_is_worth_most() -> None:
    """For an opening; across and down are the same there."""
    question = opening("AFGILOZ")
    word, across, down = graded(question, "zolfa"), graded(question, "8D ZOLFA"), graded(question, "H4 vert. zolfa")
    assert word.yours == across.yours == down.yours == word.best[0]
    elsewhere = graded(question, "8G ZOLFA")
    assert elsewhere.yours is not None
    assert elsewhere.yours.worth < across.best[0].worth
    assert not elsewhere.right


def test_what_is_no_play_is_a_miss_with_the_judges_reason() -> None:
    """Art. 14: a word that is none; one that the rack does not have; one that misses the centre (art. 2)."""
    question = opening("AFGILOZ")
    none = graded(question, "ZOLGA")
    assert (none.right, none.wrong, none.opinions[0].valid) == (False, ("ZOLGA",), False)
    strange = graded(question, "casa")
    assert (strange.right, strange.opinions[0].valid) == (False, True)
    assert not graded(question, "1A ZOLFA").right
    assert not graded(question).right


def test_jollies_may_be_marked() -> None:
    """A small letter among capitals is a jolly; a word all in small letters is just typed so."""
    question = opening("ABDLNU?")
    free = graded(question, "8D bandula")
    marked = [each for each in ("BaNDULA", "BANDULa") if graded(question, f"8D {each}").yours]
    assert free.yours is None or marked
    best = graded(question).best[0]
    assert graded(question, f"{best.where} {best.word}").yours == best


@pytest.mark.parametrize(
    "text", ["", " ", "8F", "F8 storto CASA", "99Z CASA", "CASA 8F", "8F C4SA", "\x1b[2J", "8F CASA\n8F"]
)
def test_a_line_that_is_no_play_is_refused(text: str) -> None:
    """With a code, and nothing is counted."""
    for question in (opening("AFGILOZ"), _endgame("figs")):
        assert grade(school(), question, (text,)) == Rejected("study.bad_play")


@cache
def _endgame(rules: str, seed: str = "1") -> Question:
    question = draw(school(rules), Drill.ENDGAMES, seed)
    assert question is not None
    return question


@pytest.mark.parametrize("rules", [*GAMES, "figs-previous"])
def test_endgames_are_judged_by_the_exact_end(rules: str) -> None:
    """Art. 40, Scarabeo art. 33-34: the best of all plays, each weighed to the end, is what the solver says at once."""
    here = school(rules)
    question = _endgame(rules)
    assert isinstance(question.prompt, PlayPrompt)
    asked = question.prompt
    position = Position(Board(asked.size, asked.cells), asked.rack, here.graph, rules=rules)
    exact, gained, *_ = solve_endgame(
        position=position.native, rack=asked.rack, other=asked.other, course=rules_of(rules).course
    )
    assert exact
    best = graded(question).best[0]
    assert best.worth == 1000 * gained
    taken = graded(question, f"{best.where.split()[-1]} {best.word}")
    assert (taken.right, taken.yours) == (True, best)
    for play in position.best(8):
        worth = weigh(here, read_cgp(question.key), play).worth
        assert worth <= best.worth
        mine = graded(question, f"{field_position(play.square, play.direction)} {written(play, position.board)}")
        assert mine.yours is not None
        assert mine.yours.worth >= worth
        assert mine.right == (mine.yours.worth == best.worth)


@pytest.mark.parametrize("rules", GAMES)
def test_puzzles_come_from_real_games(rules: str) -> None:
    """Every tile of the set is on the board or on a rack, and the bag is empty."""
    here = school(rules)
    seen = 0
    for board, rack, other in endings(here, Dice("game")):
        tiles = "".join("?" if cell.islower() else cell for cell in board.placed)
        assert sorted(tiles + rack + other) == sorted(here.tiles.tiles)
        seen += 1
    assert seen


def test_a_puzzle_is_not_won_by_the_most_points() -> None:
    """As a rule: otherwise there is nothing to see."""
    here = school()
    telling = 0
    for seed in ("1", "2", "3"):
        question = _endgame("figs", seed)
        assert isinstance(question.prompt, PlayPrompt)
        asked = question.prompt
        position = Position(Board(asked.size, asked.cells), asked.rack, here.graph)
        most = max(play.score for play in position.plays())
        telling += graded(question).best[0].score < most
    assert telling
