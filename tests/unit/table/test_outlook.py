"""Whom a table waits for, and until when."""

from leggio.table.hosts.registry import HOSTED
from leggio.table.outlook import BOT_PATIENCE_MS, Outlook
from leggio.table.records import BotSeat, Head, Phase, Settings
from support import heap_game
from support.heap_game import Opened, Options, Taken, evolve

START = evolve(None, Opened(at=1_000, players=("Anna", "Bea"), options=Options(heap=3, turn_ms=60_000), secrets="AB"))


def outlook(**fields: object) -> Outlook:
    """Of a table for two, at the moment 5000."""
    settings = Settings(game=heap_game.NAME, rules=heap_game.NAME, seats=2, **fields)  # type: ignore[arg-type]
    with heap_game.installed():
        return Outlook(HOSTED[heap_game.NAME], settings, lambda: 5_000)


def test_before_it_begins() -> None:
    """Nobody is waited for, and nothing is due."""
    assert (outlook().waits_for(None), outlook().due_at(None)) == ((), None)


def test_of_a_game_that_is_on() -> None:
    """As the game says."""
    assert outlook().head(START) == Head(phase=Phase.PLAYING, due_at=61_000, waits_for=(0,))


def test_a_bot_is_looked_after() -> None:
    """A table that waits for a bot is due soon: the server that woke it may be gone."""
    looking = outlook(bots=(BotSeat("campione"),))
    assert looking.bots == {1: "campione"}
    assert looking.head(START).due_at == 61_000
    theirs = evolve(START, Taken(at=2_000, seat=0, count=1))
    assert looking.head(theirs) == Head(phase=Phase.PLAYING, due_at=5_000 + BOT_PATIENCE_MS, waits_for=(1,))


def test_by_correspondence() -> None:
    """So many days after the last move, whatever clocks say."""
    assert outlook(days_per_move=2).due_at(START) == 1_000 + 2 * 86_400_000


def test_of_a_game_that_is_over() -> None:
    """Nothing more."""
    over = evolve(START, Taken(at=2_000, seat=0, count=3))
    assert outlook().due_at(over) is None
    assert outlook().head(over) == Head(phase=Phase.OVER, due_at=None)
