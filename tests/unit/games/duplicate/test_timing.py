"""The stopwatch."""

from leggio.games.duplicate.commands import CloseRound, Tick
from leggio.games.duplicate.events import RoundClosed, TimeUp, TimeWarned
from leggio.games.duplicate.state import Phase, next_deadline, time_left, waits_for
from support.duplicate.halls import hall, in_round, phase


def test_a_warning_thirty_seconds_before_the_end() -> None:
    """Custom of Duplicate: three minutes, and a warning at 2:30; each thing at its own moment."""
    game = in_round("Anna")
    assert next_deadline(game.state) == 150_000
    game.now += 200_000
    warned, up = game.do(Tick())
    assert isinstance(warned, TimeWarned)
    assert isinstance(up, TimeUp)
    assert (warned.at, warned.left_ms, up.at) == (150_000, 30_000, 180_000)
    assert phase(game) is Phase.CHECKING
    assert next_deadline(game.state) is None


def test_no_warning_where_none_is_wanted() -> None:
    """Option of Duplicate."""
    game = in_round("Anna", warning_ms=0, round_ms=150_000)
    game.now += 150_000
    (up,) = game.do(Tick())
    assert isinstance(up, TimeUp)


def test_without_a_stopwatch_the_desk_decides() -> None:
    """Option of Duplicate: nothing ever falls due, the desk closes."""
    game = in_round("Anna", round_ms=None)
    game.wait(minutes=600)
    assert (phase(game), next_deadline(game.state), time_left(game.state, game.now)) == (Phase.PLAYING, None, None)
    game.close()
    assert phase(game) is Phase.BETWEEN


def test_what_was_due_happens_before_the_command() -> None:
    """Premise: the end of time is in the log before the round is closed."""
    game = in_round("Anna")
    game.now += 180_000
    kinds = [type(event) for event in game.do(CloseRound())]
    assert kinds == [TimeWarned, TimeUp, RoundClosed]


def test_everyone_is_waited_for_while_the_round_is_on() -> None:
    """Premise: a slip may be replaced until the end, so nobody has done with it before."""
    game = hall("Anna", "Bea")
    assert waits_for(game.state) == ()
    game.draw()
    game.hand_in(0, "8D", "MICIO")
    assert waits_for(game.state) == (0, 1)
    game.wait(minutes=3)
    assert waits_for(game.state) == ()
