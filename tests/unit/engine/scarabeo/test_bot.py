"""Bots at Scarabeo: whole games of two, three and four, every decision accepted by the rules."""

import pytest

from leggio.engine.bots import LEVELS
from support.bot_games import bot_of
from support.scarabeo.bot_games import bot_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    """Scarabeo, art. 5-36: plays, flying scarabs, challenges and votes, to a close or a deadlock."""
    levels = list(LEVELS)
    state = bot_game([bot_of(level, "scarabeo") for level in levels[:seats]], f"scarabeo-{seats}")
    assert state.ended is not None
    assert sum(state.totals) > 0
    strong = bot_game([bot_of(levels[-1], "scarabeo"), bot_of(levels[0], "scarabeo")], f"two-{seats}")
    assert strong.totals[0] > strong.totals[1]
