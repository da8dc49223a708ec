"""The desk: warnings, penalties, remarks, the stopwatch in its hands."""

import pytest

from leggio.core.board import Direction
from leggio.games.duplicate.commands import (
    AnyCommand,
    Extend,
    HandIn,
    Penalise,
    Remark,
    Resign,
    Resume,
    RunWatch,
    StopWatch,
    Suspend,
    Warn,
)
from leggio.games.duplicate.state import Phase, next_deadline, time_left
from support.duplicate.halls import hall, in_round, phase, points, refusal


def test_a_warning_costs_nothing_and_is_kept() -> None:
    """Art. 42-46: the referee admonishes; it stands in the log with who did it."""
    game = hall("Anna")
    game.do(Warn(whom=0, text="Silenzio in sala", name="Nora"))
    assert game.state.roll[0].warnings == ("Silenzio in sala",)
    assert points(game) == {"Anna": 0}


def test_a_penalty_takes_points_and_can_be_given_back() -> None:
    """Art. 42-46: points go, standings with them; a penalty below zero takes it back. Totals may be negative."""
    game = hall("Anna", "Bea")
    game.do(Penalise(whom=0, points=10, text="Ritardo", name="Nora"))
    assert points(game) == {"Anna": -10, "Bea": 0}
    assert game.state.ranking.places == (2, 1)
    game.do(Penalise(whom=0, points=-10, text="Era un altro", name="Nora"))
    assert points(game) == {"Anna": 0, "Bea": 0}
    assert game.state.roll[0].penalties == ((10, "Ritardo"), (-10, "Era un altro"))


def test_who_has_gone_home_can_still_be_penalised() -> None:
    """Art. 42-46: leaving is no way out."""
    game = hall("Anna")
    game.do(Resign(seat=0))
    game.do(Penalise(whom=0, points=5, text="Andato via coi gettoni"))
    assert points(game) == {"Anna": -5}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Warn(whom=1, text="x"), "seat.unknown"),
        (Warn(whom=0, text=""), "text.bad"),
        (Warn(whom=0, text="x" * 201), "text.bad"),
        (Penalise(whom=0, points=0, text="x"), "points.bad"),
        (Penalise(whom=0, points=10_001, text="x"), "points.bad"),
        (Penalise(whom=0, points=1, text="\t"), "text.bad"),
        (Remark(seat=0, text=""), "text.bad"),
        (Remark(seat=3, text="x"), "seat.unknown"),
        (StopWatch(), "watch.none"),
        (RunWatch(), "watch.none"),
        (Extend(by_ms=1000), "watch.none"),
        (Resume(), "game.not_suspended"),
    ],
)
def test_what_the_desk_may_not(command: AnyCommand, code: str) -> None:
    """Art. 42-46; custom: players there are, texts and points that make sense, a stopwatch that runs."""
    assert refusal(hall("Anna"), command).code == code


def test_a_remark_reaches_the_desk() -> None:
    """Custom: a player tells the desk something; it is kept."""
    game = hall("Anna")
    game.do(Remark(seat=0, text="Non vedo il tavoliere"))
    assert game.state.roll[0].remarks == ("Non vedo il tavoliere",)


def test_the_stopwatch_stops_and_goes_on() -> None:
    """Premise: while it stands still no time is lost, and slips are taken."""
    game = in_round("Anna")
    game.wait(seconds=60)
    game.do(StopWatch())
    assert refusal(game, StopWatch()).code == "watch.stopped"
    game.wait(minutes=10)
    assert (phase(game), time_left(game.state, game.now)) == (Phase.PLAYING, 120_000)
    game.do(HandIn(seat=0, square="D8", direction=Direction.ACROSS, word="MICIO"))
    game.do(RunWatch())
    assert refusal(game, RunWatch()).code == "watch.running"
    game.wait(seconds=119)
    assert phase(game) is Phase.PLAYING
    game.wait(seconds=1)
    assert phase(game) is Phase.CHECKING


def test_more_time_in_the_round_and_after_it() -> None:
    """Premise: the desk extends a round that is on, one that stands still, and one that is over but not closed."""
    game = in_round("Anna")
    game.wait(seconds=170)
    assert game.state.watch.warned
    game.do(Extend(by_ms=60_000))
    assert (time_left(game.state, game.now), game.state.watch.warned) == (70_000, False)
    game.do(StopWatch())
    game.do(Extend(by_ms=5_000))
    assert time_left(game.state, game.now) == 75_000
    game.do(RunWatch())
    game.wait(seconds=75)
    assert phase(game) is Phase.CHECKING
    game.do(Extend(by_ms=10_000))
    assert phase(game) is Phase.PLAYING
    game.wait(seconds=10)
    assert phase(game) is Phase.CHECKING
    assert refusal(game, Extend(by_ms=999)).code == "watch.span"
    assert refusal(game, Extend(by_ms=3_600_001)).code == "watch.span"


def test_an_event_put_away_loses_no_time() -> None:
    """House rule: the round goes on where it was; meanwhile nothing can be done."""
    game = in_round("Anna")
    game.wait(seconds=60)
    game.do(Suspend())
    game.wait(minutes=60)
    assert next_deadline(game.state) is None
    assert time_left(game.state, game.now) == 120_000
    assert refusal(game, Suspend()).code == "game.suspended"
    game.do(Resume())
    assert time_left(game.state, game.now) == 120_000
    game.wait(minutes=2)
    assert phase(game) is Phase.CHECKING
