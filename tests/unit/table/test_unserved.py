"""When a server could serve nobody: of its predecessor, of its store, of other servers' silence."""

from leggio.table.records import Outage
from leggio.table.signs import Signs
from leggio.table.table_clock import TableClock
from leggio.table.unserved import Unserved


class Time:
    """As a test wants it."""

    def __init__(self, now: int = 100_000) -> None:
        self.now = now

    def __call__(self) -> int:
        """Now."""
        return self.now


def test_the_silence_of_a_predecessor_is_inherited() -> None:
    """Whoever takes the place of a process that hung leaves out its silence, for tables it reads only now."""
    time = Time()
    unserved = Unserved(time)
    unserved.inherit(92_000)
    time.now += 5_000
    assert unserved.by_nobody(since=91_000, known_from=time()) == [Outage(92_000, 100_000)]
    assert unserved.by_nobody(since=100_000, known_from=100_000) == []


def test_a_store_out_of_reach() -> None:
    """From the first time it was asked in vain, up to now while it lasts; a write that takes its time is none."""
    time = Time()
    unserved = Unserved(time)
    unserved.asks(time())
    time.now += 400
    assert not unserved.wrote()
    assert unserved.without_store(0) == []
    unserved.asks(time())
    time.now += 3_000
    unserved.asks(time())
    assert unserved.without_store(0) == [Outage(100_400, 103_400)]
    time.now += 1_000
    assert unserved.wrote()
    time.now += 9_000
    assert unserved.without_store(0) == [Outage(100_400, 104_400)]
    assert unserved.without_store(104_400) == []


def test_whoever_comes_back_from_a_server_that_fell() -> None:
    """It was last alive at its last sign, whatever its clock said; whoever was elsewhere was not away for that."""
    steady = Time(5_000)
    signs = Signs(steady)
    for beat in range(0, 2_500, 500):
        steady.now = 5_000 + beat
        signs.see({"one": 7_300_000 + beat, "two": 100_000 + beat}, now=100_000 + beat)
    steady.now = 10_000
    signs.see({"one": 7_302_000, "two": 105_000}, now=105_000)
    assert signs.silence(nodes=["one"]) == 3_000
    assert signs.silence() == 3_000
    assert signs.silence(nodes=["two"]) is None
    assert signs.silence(nodes=["one", "two"]) is None
    assert signs.silence(since=8_000) is None  # they were here after it fell
    assert signs.silence(since=6_000) == 3_000
    steady.now = 40_000
    assert signs.silence(nodes=["one"]) is None  # too long ago


def test_a_server_that_fell_before_this_one_began() -> None:
    """By the clock here: servers set theirs by each other's when they begin."""
    steady = Time(5_000)
    signs = Signs(steady)
    signs.see({"before": 97_000, "long ago": 20_000}, now=100_000)
    steady.now = 7_000
    assert signs.silence() == 5_000
    steady.now = 18_000
    assert signs.silence() is None


def test_servers_that_fall_one_after_the_other() -> None:
    """Whoever was on their way to the second when it fell has had none since the first."""
    steady = Time(500_000)
    signs = Signs(steady)
    signs.see({"one": 80_000, "two": 90_000, "three": 99_000, "long ago": 40_000}, now=100_000)
    steady.now = 505_000
    assert signs.silence() == 25_000
    assert signs.silence(since=488_000) == 15_000  # here between the first and the second
    assert signs.silence(nodes=["two"]) == 15_000


def test_whoever_goes_because_nothing_is_answered() -> None:
    """They come back to the same server: they have had none since they went, and do not pay for the way."""
    signs = Signs(Time(500_000))
    assert signs.silence(since=496_000) is None  # their own line
    assert signs.silence(since=496_000, troubles=[(6_000, 3_000)]) == 4_000
    assert signs.silence(since=496_000, troubles=[(9_000, 5_000)]) == 4_000
    assert signs.silence(since=496_000, troubles=[(20_000, 9_000)]) is None
    assert signs.silence(troubles=[(2_000, 1_000), (12_000, 10_000), (40_000, 26_000)]) == 40_000


def test_the_time_of_a_table_is_never_behind_its_log() -> None:
    """Where another server's clock was ahead, time goes on from there; outages are where they were."""
    time = Time()
    clock = TableClock(time)
    clock.has_come_to(99_000)
    assert (clock(), clock.ahead) == (100_000, 0)
    clock.has_come_to(160_000)
    time.now += 2_000
    assert clock() == 162_000
    assert clock.at_table(Outage(100_500, 101_000)) == Outage(160_500, 161_000)
    assert clock.at_server(162_000) == 102_000
