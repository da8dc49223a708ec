"""How far games at random reach: what they never met, they would not have tested."""

from typing import get_args

import pytest

from leggio.core.outcome import Rejected
from leggio.games.scrabble.commands import ARTICLES, AnyCommand
from leggio.games.scrabble.events import AnyEvent, Ending
from leggio.games.scrabble.state import PendingForEach
from support.random_tables import EDITIONS, SEATS
from support.whole_games import Step, Table, Tally, play_whole_game

GAMES = 300


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What a fixed set of games meets: the same seeds every time."""
    met = Tally()
    for seed in range(GAMES):
        met.count(play_whole_game(seed, EDITIONS[seed % 2], SEATS[seed % 3], patience=60 + seed))
    return met


def test_games_at_random_meet_every_ending(tally: Tally) -> None:
    """Art. 39 and the house rules: each way a game may end does end some, and many go out with an empty bag."""
    assert set(tally.endings) == {reason.value for reason in Ending}
    assert tally.endings[Ending.WENT_OUT.value] >= GAMES // 5


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


@pytest.mark.parametrize("seats", [3, 4])
def test_games_at_random_meet_every_order_of_answers(seats: int) -> None:
    """Art. 31: with three and four players several hold, some challenge what others left, before the next moves."""
    met: set[str] = set()

    def watch(table: Table, step: Step) -> None:
        pending = table.state.pending
        if not isinstance(pending, PendingForEach):
            return
        met.update(["several hold"] * (len(pending.held) > 1), ["a word is upheld"] * bool(pending.upheld))
        if held := [seat for seat in pending.held if seat in table.state.unanswered]:
            met.add("the next player holds" if held[0] == table.state.turn else "another holds")
        if getattr(step.command, "seat", None) in pending.agreed and not isinstance(step.outcome, Rejected):
            met.add("one spoke" if pending.upheld else "one accepted")

    for seed in range(GAMES // 3):
        play_whole_game(seed, EDITIONS[seed % 2], seats, patience=60 + seed, watch=watch)
    assert met == {
        "several hold",
        "a word is upheld",
        "the next player holds",
        "another holds",
        "one spoke",
        "one accepted",
    }
