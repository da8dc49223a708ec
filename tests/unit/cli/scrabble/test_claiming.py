"""Claiming time at the keyboard. Art. 37."""

from itertools import chain, repeat
from pathlib import Path

import pytest

from leggio.cli.hosting import table as table_module
from leggio.games.figs import MINUTE
from leggio.games.scrabble.events import TimeClaimed
from leggio.notation.log import read_log
from support.terminal import run

GAME = ("play", "Anna", "Bea", "--starter", "Anna")


@pytest.mark.parametrize("typed", ["\ntempo\n", "tempo\n", "Bea tempo\n"])
def test_the_opponent_of_who_is_out_of_time_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    """Of two players only one can claim: without a name in front it is that one, whoever has the turn."""
    log, started = tmp_path / "log", table_module.wall_clock()
    # Half an hour passes once the table is open.
    moments = chain([started], repeat(started + 30 * MINUTE))
    monkeypatch.setattr(table_module, "wall_clock", lambda: next(moments))
    result = run(*GAME, "--log", log, typed=typed)
    claims = [event for event in read_log(log.read_bytes()).events if isinstance(event, TimeClaimed)]
    assert [(claim.seat, claim.against) for claim in claims] == [(1, 0)]
    assert "Tempo scaduto per Anna" in result.out


def test_a_refused_claim_names_whose_time_it_is(tmp_path: Path) -> None:
    """Both clocks are fine: the player on turn claims, and is told about the opponent's."""
    result = run(*GAME, "--log", tmp_path / "log", typed="\ntempo\nBea tempo\n")
    assert "Il tempo di Bea non è scaduto (art. 37)." in result.out
    assert "Il tempo di Anna non è scaduto (art. 37)." in result.out
