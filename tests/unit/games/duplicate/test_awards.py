"""Top, master play, solo."""

import pytest

from leggio.core.board import Direction
from leggio.games.duplicate.events import By, Laid
from leggio.games.duplicate.rules import Master, Options
from leggio.games.duplicate.slips import alone, award, best_slip
from leggio.games.duplicate.state import Slip


def laid(score: int, word: str = "MICIO") -> Laid:
    """A play of so many points."""
    return Laid("D8", Direction.ACROSS, word, word, score)


def slip(score: int | None, order: int, kept: int = 0, word: str = "MICIO") -> Slip:
    """A slip, valid or not."""
    return Slip(
        draw=1,
        order=order,
        at=0,
        square="D8",
        direction=Direction.ACROSS,
        word=word,
        laid=None if score is None else laid(score, word),
        fault=None,
        kept=kept,
        verdicts=(),
        by=By.PLAYER,
    )


def test_the_master_play_is_the_best_valid_slip() -> None:
    """Custom of Duplicate: what the hall found is laid, however good the top was."""
    found = award(Options(), "MICIOAB", [laid(30)], {0: slip(20, 1), 1: slip(25, 2), 2: slip(None, 3)}, 3)
    assert found is not None
    assert (found.master.score, found.seat, found.top[0].score) == (25, 1, 30)


def test_or_the_computed_top() -> None:
    """Option of Duplicate: the engine's play is laid, and is nobody's."""
    found = award(Options(master=Master.TOP), "MICIOAB", [laid(30)], {0: slip(20, 1)}, 3)
    assert found is not None
    assert (found.master.score, found.seat) == (30, None)


def test_ties_keep_more_jollies_then_the_earlier() -> None:
    """Custom of Duplicate: of equal slips the one that keeps more jollies, then the one handed in first."""
    assert best_slip({0: slip(20, 1), 1: slip(20, 2, kept=1), 2: slip(19, 3, kept=2)}) == 1
    assert best_slip({0: slip(20, 5), 1: slip(20, 2), 2: slip(20, 3)}) == 1
    assert best_slip({0: slip(None, 1)}) is None


def test_of_equal_tops_the_one_that_keeps_more_jollies() -> None:
    """Custom of Duplicate: the same holds for the computed top."""
    tops = [laid(20, "MiCIO"), laid(20, "MICIO"), laid(19, "MICI")]
    found = award(Options(master=Master.TOP), "MICIO?B", tops, {}, 1)
    assert found is not None
    assert found.master.word == "MICIO"
    assert [top.word for top in found.top] == ["MiCIO", "MICIO"]


def test_where_nobody_found_anything_the_top_is_laid() -> None:
    """Custom of Duplicate: the board has to go on."""
    found = award(Options(), "MICIOAB", [laid(30)], {0: slip(None, 1)}, 1)
    assert found is not None
    assert (found.master.score, found.seat, found.solo) == (30, None, None)


def test_a_slip_above_the_top_is_the_top() -> None:
    """Art. 28: a word that the desk let stand may be worth more than all the engine knows."""
    found = award(Options(), "MICIOAB", [laid(30)], {0: slip(40, 1)}, 1)
    assert found is not None
    assert [top.score for top in found.top] == [40]
    assert award(Options(), "MICIOAB", [], {}, 1) is None


@pytest.mark.parametrize(
    ("scores", "field", "master", "solo"),
    [
        ({0: 30, 1: 20}, 16, Master.BEST_SLIP, 0),
        ({0: 30, 1: 30}, 16, Master.BEST_SLIP, None),
        ({0: 30, 1: 20}, 15, Master.BEST_SLIP, None),
        ({0: 25, 1: 20}, 16, Master.BEST_SLIP, 0),
        ({0: 25, 1: 20}, 16, Master.TOP, None),
        ({0: 30, 1: 20}, 16, Master.TOP, 0),
        ({}, 16, Master.BEST_SLIP, None),
    ],
)
def test_the_only_finder_of_the_best_play(scores: dict[int, int], field: int, master: Master, solo: int | None) -> None:
    """Custom of Duplicate: ten points for being alone with the best play, from sixteen players on."""
    assert alone(Options(master=master), scores, 30, field) == solo
    assert alone(Options(master=master, solo_bonus=0), scores, 30, field) is None
