"""A past event played alone against the people who were there."""

from typing import Any

import pytest

from leggio.core.board import EMPTY, Direction
from leggio.games.duplicate import Game
from leggio.games.duplicate.past import attempt, percentile, place, points_after, replayed
from leggio.games.duplicate.slips import Written
from support.duplicate.halls import in_round

BEST = Written("D8", Direction.ACROSS, "MICIO")


def event(**options: Any) -> Game:
    """A round with a field of three, of whom one found 16 points."""
    game = in_round("Anna", "Bea", "Carlo", **options)
    game.hand_in(0, "8F", "MICIO")
    game.close()
    return game


def test_the_same_letters_on_the_same_board() -> None:
    """Premise: a slip of today scores what it would have scored then; a bad one nothing, none nothing."""
    game = event()
    assert game.judge is not None
    closed = game.state.rounds[0]
    assert attempt(game.state, closed, BEST, game.judge).points == 22
    bad = attempt(game.state, closed, Written("A1", Direction.ACROSS, "MICIO"), game.judge)
    assert (bad.points, bad.assessed is not None) == (0, True)
    assert attempt(game.state, closed, None, game.judge).points == 0


def test_one_may_be_alone_with_the_best_play() -> None:
    """Custom of Duplicate: with oneself in the hall, the bonus for what nobody else found."""
    game = event(solo_from=4)
    assert game.judge is not None
    closed = game.state.rounds[0]
    assert attempt(game.state, closed, BEST, game.judge).points == 32
    equal = Written("F8", Direction.ACROSS, "MICIO")
    assert attempt(game.state, closed, equal, game.judge).points == 16
    fewer = event(solo_from=5)
    assert attempt(fewer.state, fewer.state.rounds[0], BEST, game.judge).bonus == 0


def test_the_field_round_by_round() -> None:
    """What everyone had by then, for those who stop early."""
    game = event()
    assert points_after(game.state, 1) == (16, 0, 0)
    assert points_after(game.state, 0) == (0, 0, 0)


@pytest.mark.parametrize(
    ("points", "field", "hundredths", "placed"),
    [
        (10, (1, 2, 3, 4), 10_000, 1),
        (0, (1, 2, 3, 4), 0, 5),
        (3, (1, 2, 3, 4), 6250, 2),
        (5, (5,), 5000, 1),
        (5, (), 10_000, 1),
        (2, (1, 1, 3), 6667, 2),
    ],
)
def test_the_share_one_leaves_behind(points: int, field: tuple[int, ...], hundredths: int, placed: int) -> None:
    """A percentile: those below wholly, those equal by half."""
    assert percentile(points, field) == hundredths
    assert place(points, field) == placed


def test_an_event_once_more_round_by_round() -> None:
    """Premise: each round with what was there then, and a place in the field at its end."""
    game = event()
    assert game.judge is not None
    before = replayed(game.state, (), game.judge)
    assert (before.rounds, before.made, before.points) == (1, (), 0)
    assert before.next is not None
    assert (before.next.number, before.next.rack) == (1, "".join(sorted(game.state.rounds[0].rack)))
    assert set("".join(before.next.board)) == {EMPTY}
    after = replayed(game.state, (BEST, BEST), game.judge)
    assert after.next is None
    assert [each.points for each in after.made] == [22]
    assert (after.points, after.top, after.place, after.field, after.percentile) == (22, 22, 1, 4, 10_000)
    bad = replayed(game.state, (Written("A1", Direction.ACROSS, "MICIO"),), game.judge)
    assert bad.made[0].fault is not None
    assert (bad.points, bad.place) == (0, 2)
    assert replayed(game.state, (None,), game.judge).made[0].fault is None
