"""The engine for Duplicate: tops that are tops."""

import pytest

from leggio.core.board import empty_board
from leggio.core.coordinates import parse_position
from leggio.core.placing import lay_written
from leggio.core.verdicts import WordList
from leggio.engine import Position, word_graph
from leggio.engine.duplicate import DuplicateJudge, duplicate_judge
from leggio.games.duplicate.rules import find_rules
from leggio.games.duplicate.slips import Written, assess
from support.invented_words import WORDS

BOARD = empty_board(15)
RULES = find_rules("figs")


def test_every_play_of_the_highest_score_in_order() -> None:
    """Across before down; the letters of each are written out."""
    found = duplicate_judge(["micio", "mici"]).best_plays(BOARD, "MICIOAB")
    assert [(play.square, play.direction.value, play.word) for play in found] == [
        ("D8", "across", "MICIO"),
        ("H4", "down", "MICIO"),
    ]


def test_letters_that_lie_there_are_written_too() -> None:
    """A play through other tiles names the whole word, jollies in small letters."""
    laying = lay_written(BOARD, "F8", parse_position("8F")[1], "MICIo")  # type: ignore[index]  # a position for sure
    board = BOARD.put(laying.tiles)  # type: ignore[union-attr]  # it fits
    found = duplicate_judge(["micio", "miciona"]).best_plays(board, "NAEEEEE")
    assert [(play.square, play.word) for play in found] == [("F8", "MICIoNA")]


def test_no_play_is_none() -> None:
    """Nothing found, and it says so."""
    judge = duplicate_judge(["casa"])
    assert judge.best_plays(BOARD, "EEEIIOO") == ()
    assert not judge.has_play(BOARD, "EEEIIOO")
    assert judge.has_play(BOARD, "CASAEEE")


def test_of_eight_letters_the_best_seven() -> None:
    """Any seven of them may be laid, eight never (art. 3, 13)."""
    judge = duplicate_judge(["armonia", "armoniat", "armonici"])
    found = judge.best_plays(BOARD, "ARMONIAT")
    assert found
    assert {play.word for play in found} == {"ARMONIA"}


@pytest.mark.parametrize("rack", ["AEIRSTO", "QUADRO?", "??AEIRS", "BCDEFAO"])
def test_nothing_is_better_than_the_top(rack: str) -> None:
    """Every play of the position, scored by the rules, is at most the top; those that reach it are all found."""
    assert RULES is not None
    judge = DuplicateJudge(WordList(frozenset(WORDS)), word_graph(WORDS))
    plays = Position(BOARD, rack, word_graph(WORDS)).plays()
    scores = [
        assessed.laid.score
        for play in plays
        if (assessed := assess(RULES, BOARD, rack, Written(play.square.name, play.direction, play.tiles), judge)).laid
    ]
    found = judge.best_plays(BOARD, rack)
    tops = [assess(RULES, BOARD, rack, Written(each.square, each.direction, each.word), judge).laid for each in found]
    assert scores
    assert {top.score for top in tops if top} == {max(scores)}
    assert all(tops)


def test_words_are_explained_once() -> None:
    """Hundreds find the same word: the judge behind is asked for it once."""
    asked: list[str] = []

    class Slow(WordList):
        def judge(self, word: str):  # type: ignore[no-untyped-def]  # as the list has it
            asked.append(word)
            return super().judge(word)

    judge = DuplicateJudge(Slow(frozenset({"CASA"})), word_graph(["CASA"]))
    assert judge.judge("CASA").valid
    assert judge.judge("CASA").valid
    assert asked == ["CASA"]


def test_rules_nobody_knows() -> None:
    """A mistake of whoever calls."""
    with pytest.raises(KeyError):
        duplicate_judge(["casa"], rules="nessuna")
