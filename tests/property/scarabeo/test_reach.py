"""How far games at random reach: what they never met, they would not have tested."""

from typing import get_args

import pytest

from leggio.games.scarabeo.commands import ARTICLES, AnyCommand
from leggio.games.scarabeo.events import AnyEvent, Ending
from support.scarabeo.random_tables import SEATS
from support.scarabeo.whole_games import Tally, play_whole_game

GAMES = 400


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What a fixed set of games meets: the same seeds every time."""
    met = Tally()
    for seed in range(GAMES):
        met.count(play_whole_game(seed, SEATS[seed % 3], patience=60 + seed))
    return met


def test_games_at_random_meet_every_ending(tally: Tally) -> None:
    """Scarabeo, art. 32 and the house rules: each way a game may end does end some, and many are closed."""
    assert set(tally.endings) == {reason.value for reason in Ending}
    assert tally.endings[Ending.CLOSED.value] >= GAMES // 15


def test_games_at_random_meet_every_kind_of_event(tally: Tally) -> None:
    """No kind of event is left to chance: the log of some game holds it."""
    assert set(tally.events) == set(get_args(AnyEvent))


def test_games_at_random_meet_every_command(tally: Tally) -> None:
    """Everything one may ask of a table was asked of one and accepted."""
    assert set(tally.commands) == set(get_args(AnyCommand))


def test_games_at_random_meet_every_refusal(tally: Tally) -> None:
    """Every code a table may refuse with comes up, with no article left out."""
    assert set(tally.refusals) == set(ARTICLES)


def test_games_at_random_are_full_of_mischief(tally: Tally) -> None:
    """Refused commands come up about as often as accepted ones, of many different kinds."""
    assert tally.refusals.total() > tally.commands.total() / 2
