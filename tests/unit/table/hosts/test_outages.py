"""What outages make of a game's log, whatever clocks once said."""

from functools import reduce
from typing import Any

from leggio.core.chance import SeededChance
from leggio.core.outcome import Accepted
from leggio.games.registry import GAMES
from leggio.table.hosts.outages import pauses
from leggio.table.records import Outage
from support.online.club import LIST

GAME: Any = GAMES["scrabble"]
BEGUN = 1_000_000


def opened() -> Any:
    """A game whose first clock runs."""
    command = GAME.commands.open(
        rules="figs", players=("Anna", "Bea"), options=GAME.rulebook.options(GAME.rulebook.find("figs")), lexicon=""
    )
    outcome = GAME.decide(None, command, LIST, SeededChance(1), BEGUN)
    assert isinstance(outcome, Accepted)
    return reduce(GAME.evolve, outcome.events, None)


def charged(state: Any, outages: list[Outage], now: int) -> int:
    """What the first player has paid by now."""
    for event in pauses(GAME, state, outages, now):
        state = GAME.evolve(state, event)
    return int(state.clock.spent(0, now))


def test_outages_are_left_out_one_by_one() -> None:
    """Those that overlap once, and none that were over before."""
    state = opened()
    outages = [
        Outage(0, 900_000),
        Outage(1_010_000, 1_020_000),
        Outage(1_015_000, 1_030_000),
        Outage(1_016_000, 1_017_000),
    ]
    assert charged(state, outages, 1_050_000) == 50_000 - 20_000


def test_what_lies_ahead_was_not_lived_through() -> None:
    """A clock was set two hours forward, its server killed there, and it was set back: nobody pays for two hours."""
    state = opened()
    ahead = BEGUN + 7_200_000
    outages = [Outage(1_020_000, ahead), Outage(ahead + 4_000, ahead + 9_000), Outage(ahead + 30_000, ahead + 31_000)]
    assert charged(state, outages[1:], 1_025_000) == 25_000
    assert charged(state, outages, 1_025_000) == 20_000
    assert pauses(GAME, state, outages[1:], 1_025_000) == []
