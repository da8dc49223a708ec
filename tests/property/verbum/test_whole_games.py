"""Games of Verbum at random from opening to end, with everything checked after every command."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.games.verbum.commands import ARTICLES, AnyCommand
from leggio.games.verbum.events import AnyEvent, Ending
from support.examples import whole_games
from support.random_games.checking import check_log, watch_with
from support.verbum.invariants import check_step
from support.verbum.random_tables import SEATS
from support.verbum.whole_games import Tally, play_whole_game

GAMES_EACH = 50
GAMES_TO_MEET_ALL = 600


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_in_order_after_every_command(seats: int) -> None:
    """Verbum, par. 1-15: cards, hands of five to ten, turns, refusals, log and count hold in games full of mischief."""
    tally = Tally()

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), patience=st.integers(10, 400))
    def play(seed: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, watch=watch_with(check_step))
        check_log(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES_EACH
    assert tally.endings["exhausted"] >= GAMES_EACH // 3, "too few games are played to the last card"


@pytest.fixture(scope="module")
def met() -> Tally:
    """What a fixed set of games meets: the same seeds every time."""
    tally = Tally()
    for seed in range(GAMES_TO_MEET_ALL):
        tally.count(play_whole_game(seed, SEATS[seed % len(SEATS)], patience=100 + seed % 300))
    return tally


def test_games_at_random_meet_everything(met: Tally) -> None:
    """What they never met, they would not have tested: endings, events, commands."""
    assert set(met.endings) == {reason.value for reason in Ending}
    assert set(met.events) == set(get_args(AnyEvent))
    assert set(met.commands) == set(get_args(AnyCommand))


def test_games_at_random_meet_every_refusal(met: Tally) -> None:
    """Every code a table may refuse with comes up."""
    assert set(ARTICLES) - set(met.refusals) == set()
    assert met.refusals.total() > met.commands.total() / 10
