"""The wrapper for scripts."""

import pytest

from leggio.core.outcome import RefusedError
from leggio.engine.duplicate import duplicate_judge
from leggio.games.duplicate import Game, audit
from support.duplicate.halls import hall


def test_a_small_event() -> None:
    """Premise: players, letters, slips, standings, as a notebook would have them."""
    game = hall("Anna")
    assert game.join("Bea") == 1
    assert game.draw() == "MICIOAB"
    game.hand_in(1, "D8 orizz.", "MICIO")
    game.wait(minutes=3)
    game.close()
    assert [(line.player, line.points) for line in game.standings] == [("Bea", 22), ("Anna", 0)]
    assert not game.over
    assert repr(game) == "<Duplicate: 2 players, round 1, between>"
    assert audit(game.log) == game.state


def test_what_is_refused_is_raised() -> None:
    """A position that is none, rules that are none, time that runs backwards."""
    game = hall("Anna")
    game.draw()
    with pytest.raises(RefusedError, match=r"play\.bad_square"):
        game.hand_in(0, "boh", "MICIO")
    with pytest.raises(RefusedError, match=r"open\.rules"):
        Game("Anna", judge=duplicate_judge(["casa"]), rules="nessuna")
    with pytest.raises(ValueError, match="backwards"):
        game.wait(seconds=-1)


def test_a_seed_decides() -> None:
    """The same seed, the same letters."""
    words = duplicate_judge(["casa", "re", "io", "ai", "ne", "si", "tu", "no", "la", "lo", "el"])
    assert Game(judge=words, seed=4).draw() == Game(judge=words, seed=4).draw()
