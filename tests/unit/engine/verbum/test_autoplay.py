"""Games between bots: all of them end, nothing is refused, the better level wins."""

import pytest

from leggio.engine.verbum import STYLES, Bot, play_game
from leggio.games.verbum import audit, replay
from leggio.games.verbum.rules import VERBUM, Contests, Options
from support.lexicons import bundled


@pytest.mark.parametrize("seats", VERBUM.seats)
def test_games_of_bots_end_and_hold(seats: int) -> None:
    """Every level at one table, twice for each number of players: the log replays and passes the audit."""
    bots = [Bot(bundled().graph, list(STYLES.values())[seat % 6]) for seat in range(seats)]
    for seed in range(2):
        state, log = play_game(bots, seed)
        assert state.ended is not None
        assert replay(log) == state == audit(log)


@pytest.mark.parametrize(
    "options",
    [
        Options(contests=Contests.VOTE),
        Options(contests=Contests.CHECKED),
        Options(open_hands=True, minimum=3),
        Options(contest_ms=None),
        Options(free_turn=True),
    ],
)
def test_bots_play_under_every_agreement(options: Options) -> None:
    """Whatever the table agreed on, a game of all six levels ends."""
    state, log = play_game([Bot(bundled().graph, style) for style in STYLES.values()], 7, options)
    assert audit(log) == state


def test_the_same_seed_is_the_same_game() -> None:
    """Bots have no chance of their own."""
    bots = [Bot(bundled().graph) for _ in range(2)]
    assert play_game(bots, 3) == play_game(bots, 3)


def test_the_better_level_wins() -> None:
    """Over a few games the champion has more points than the beginner, and than `forte`."""
    expert, club, beginner = (Bot(bundled().graph, STYLES[level]) for level in ("campione", "forte", "principiante"))
    assert sum(_margin(play_game([expert, beginner], seed)[0].ended) for seed in range(5)) > 0
    assert sum(_margin(play_game([expert, club], seed)[0].ended) for seed in range(10)) > 0


def _margin(ended: object) -> int:
    scores = getattr(ended, "scores", (0, 0))
    return int(scores[0] - scores[1])
