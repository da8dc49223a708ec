"""From what a player of Scarabeo types to what they ask of the table."""

import pytest

from leggio.cli.scarabeo.orders import parse_order
from leggio.cli.scarabeo.requests import command_of
from leggio.games.scarabeo.commands import Challenge, Play
from leggio.games.scarabeo.events import Ruled
from support.scarabeo.tables import stacked_game


@pytest.mark.parametrize("written", ["S.P.A.", "s.p.a", "SPA"])
def test_an_abbreviation_may_be_typed_with_its_dots(written: str) -> None:
    """Scarabeo, art. 7: the letters are laid, and scarabs step in for those that the rack lacks."""
    game = stacked_game("SPACONTE", "EEEEEEEE")
    order = parse_order(f"9I {written}", ("Anna", "Bea"))
    assert order
    command = command_of(order, 0, game.state)
    assert isinstance(command, Play)
    assert command.word == "SPA"


def test_it_may_be_challenged_with_its_dots() -> None:
    """Scarabeo, art. 12: a challenge names the word as it was written; between two the dictionary decides."""
    game = stacked_game("SPACONTE", "EEEEEEEE", words="SPA")
    game.play("I9 orizz.", "S.P.A.")
    order = parse_order("contesta S.P.A.", ("Anna", "Bea"))
    assert order
    command = command_of(order, 1, game.state)
    assert isinstance(command, Challenge)
    ruled = next(event for event in game.do(command) if isinstance(event, Ruled))
    assert [verdict.word for verdict in ruled.verdicts] == ["SPA"]
