"""Clocks as functions of the time handed in."""

from leggio.core.clock import Clock, new_clock


def test_a_new_clock_stands_still() -> None:
    """Nobody's time runs until someone starts it."""
    clock = new_clock(2, 1000)
    assert [clock.spent(seat, 9000) for seat in (0, 1)] == [0, 0]
    assert clock.running == ()


def test_only_the_running_seat_uses_time() -> None:
    """art. 36: the clock has a face for each player and one of them runs."""
    clock = new_clock(2, 1000).run((1,), 1000)
    assert [clock.spent(seat, 4000) for seat in (0, 1)] == [0, 3000]


def test_running_another_seat_keeps_what_was_used() -> None:
    """Time adds up over turns and is never given back."""
    clock = new_clock(2, 0).run((0,), 0).run((1,), 5000).run((0,), 7000)
    assert [clock.spent(seat, 8000) for seat in (0, 1)] == [6000, 2000]


def test_several_clocks_can_run_together() -> None:
    """art. 38: two absent players both lose time."""
    clock = new_clock(3, 0).run((0, 2), 0)
    assert [clock.spent(seat, 500) for seat in range(3)] == [500, 0, 500]


def test_stop_stops_every_clock() -> None:
    """art. 28: nobody's time runs while the referee rules."""
    clock = new_clock(2, 0).run((0,), 0).stop(300)
    assert clock == Clock((300, 0), (), 300)
    assert clock.spent(0, 10_000) == 300


def test_a_step_back_of_the_outer_clock_gives_no_time_back() -> None:
    """Time handed in from outside may go back: what was used stays used."""
    clock = Clock((700, 0), (0,), 1000)
    assert clock.spent(0, 400) == 700


def test_reaches_says_when_a_running_seat_will_have_used_that_much() -> None:
    """A deadline of a seat is a moment while its clock runs, and none while it stands."""
    clock = Clock((700, 0), (0,), 1000)
    assert clock.reaches(0, 1000) == 1300
    assert clock.reaches(0, 100) == 1000
    assert clock.reaches(1, 1000) is None
