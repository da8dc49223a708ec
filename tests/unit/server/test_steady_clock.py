"""The clock of a server, whatever happens to the clocks of the system."""

from leggio.table.records import Outage
from support.system_clocks import MIDNIGHT, MS, System


def test_it_is_the_time() -> None:
    """As long as nothing happens, it says what the wall says, and nothing is left out."""
    system = System()
    clock = system.clock()
    for _ in range(10):
        system.go(500)
        assert clock() == system.wall // MS
    assert (clock.gaps(0, 0), system.told) == ([], [])


def test_set_forward() -> None:
    """Ten minutes that never were are left out; then it is the time of the wall again."""
    system = System()
    clock = system.clock()
    before = clock()
    system.go(300, wall=600_300)
    assert clock() == before + 600_300
    assert clock.gaps(0, 0) == [Outage(before, before + 600_300)]
    assert system.told == [("clock set forward", 600_300)]
    assert clock.gaps(before + 600_300, 0) == []


def test_set_back() -> None:
    """It goes on as if next to nothing had been: two hours are not lived twice. It is told once."""
    system = System()
    clock = system.clock()
    before = clock()
    system.go(400, wall=-7_200_000)
    assert clock() == before + 398
    system.go(400)
    assert clock() == before + 796
    assert (clock.gaps(0, 0), [what for what, _ in system.told]) == ([], ["clock set back"])


def test_a_process_that_was_frozen() -> None:
    """Nobody could be served: what passed since the last look is left out."""
    system = System()
    clock = system.clock()
    before = clock()
    system.go(20_000)
    assert clock() == before + 20_000
    assert clock.gaps(0, 0) == [Outage(before, before + 20_000)]
    system.go(1_000)
    assert clock() == before + 21_000
    assert len(clock.gaps(0, 0)) == 1


def test_a_gap_is_for_tables_that_were_here_then() -> None:
    """A table that came from another server afterwards was served all the time."""
    system = System()
    clock = system.clock()
    before = clock()
    system.go(20_000)
    now = clock()
    assert clock.gaps(since=before - 5, known_from=before - 5)
    assert not clock.gaps(since=before - 5, known_from=now)


def test_another_server_is_ahead() -> None:
    """What is written at either is in one order: the one behind follows at once, and leaves out what never was."""
    system = System()
    clock = system.clock()
    clock.not_before(MIDNIGHT + 900)  # no more than clocks may differ by
    assert (clock(), system.told) == (MIDNIGHT, [])
    clock.not_before(MIDNIGHT + 7_200_000)
    assert clock() == MIDNIGHT + 7_200_000
    assert clock.gaps(0, 0) == [Outage(MIDNIGHT, MIDNIGHT + 7_200_000)]
    assert system.told == [("another server is ahead", 7_200_000)]
    clock.not_before(MIDNIGHT + 400 * 86_400_000)  # nobody believes that
    assert clock() == MIDNIGHT + 7_200_000


def test_far_ahead_of_the_wall_it_turns_back_slowly() -> None:
    """Never backwards, and by so little that no clock of a game shows it."""
    system = System()
    clock = system.clock()
    clock.not_before(MIDNIGHT + 600_000)
    for _ in range(100):
        before = clock()
        system.go(400)
        assert 398 <= clock() - before <= 400
    assert clock() - system.wall // MS == 600_000 - 200


def test_small_differences_are_followed_slowly() -> None:
    """A wall clock that the network keeps right neither makes jumps nor turns time back."""
    for off in (-400, 400):
        system = System()
        clock = system.clock()
        system.wall += off * MS
        last = clock()
        for _ in range(20):
            system.go(500)
            now = clock()
            assert 450 <= now - last <= 550
            last = now
        assert last == system.wall // MS
        assert not clock.gaps(0, 0)
