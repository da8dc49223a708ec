"""The clock of a round, which everybody sees; players' own clocks are at their tables."""

from leggio.tournament import Stage, System
from leggio.tournament.commands import StartClock, StopClock, Unpair
from leggio.tournament.view import view
from support.tournament.desk import DIRECTOR, Desk

MINUTE = 60_000


def test_a_round_has_as_long_as_the_desk_says() -> None:
    """House rule: from the moment it starts, for all to see; begun again it begins anew."""
    desk = Desk(Stage(system=System.SWISS, rounds=2))
    desk.enter(4)
    assert desk.refusal(StartClock(by=DIRECTOR, minutes=50)) == "clock.no_round"
    desk.pair()
    assert view(desk.state).clock_left_ms is None
    desk.do(StartClock(by=DIRECTOR, minutes=50))
    started = desk.state.now
    assert view(desk.state, now=started + MINUTE).clock_left_ms == 49 * MINUTE
    assert view(desk.state, now=started + 51 * MINUTE).clock_left_ms == -MINUTE
    desk.do(StartClock(by=DIRECTOR, minutes=10))
    assert view(desk.state, now=desk.state.now).clock_left_ms == 10 * MINUTE
    desk.do(StopClock(by=DIRECTOR))
    assert view(desk.state).clock_left_ms is None
    assert desk.refusal(StopClock(by=DIRECTOR)) == "clock.none"


def test_a_clock_ends_with_its_round() -> None:
    """House rule: the next round, or a round taken back, starts without one; a round that is over gets none."""
    desk = Desk(Stage(system=System.SWISS, rounds=2))
    desk.enter(2)
    desk.pair()
    desk.do(StartClock(by=DIRECTOR, minutes=50))
    desk.do(Unpair(by=DIRECTOR, reason="un ritardo"))
    assert desk.state.clock_ends is None
    desk.pair()
    desk.do(StartClock(by=DIRECTOR, minutes=50))
    desk.result(1, 400, 300)
    assert desk.refusal(StartClock(by=DIRECTOR, minutes=50)) == "clock.no_round"


def test_a_clock_is_the_desks_and_has_sensible_minutes() -> None:
    """House rule: whoever keeps the results starts it, from one minute to four hours."""
    desk = Desk(Stage(system=System.SWISS, rounds=2))
    desk.enter(2)
    desk.pair()
    assert desk.refusal(StartClock(by="Ada 1", minutes=50)) == "staff.desk_only"
    assert desk.refusal(StopClock(by="Ada 1")) == "staff.desk_only"
    for minutes in (0, -5, 241):
        assert desk.refusal(StartClock(by=DIRECTOR, minutes=minutes)) == "clock.minutes"
