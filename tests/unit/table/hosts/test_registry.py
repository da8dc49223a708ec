"""What a table can host, each by the host that its spec asks for."""

import pytest

from leggio.games.registry import GAMES
from leggio.table.hosts.hall import HallHost
from leggio.table.hosts.registry import HOSTED
from leggio.table.hosts.seated import SeatedHost
from leggio.table.hosts.tournament import NAME, TournamentHost
from support import heap_game


def test_every_game_and_tournaments() -> None:
    """In the order of their names, tournaments last."""
    assert list(HOSTED) == [*GAMES, NAME]
    assert len(HOSTED) == len(GAMES) + 1


def test_the_host_that_the_spec_asks_for() -> None:
    """A desk leads where the game is a hall; made once."""
    kinds = {name: HallHost if game.is_hall else SeatedHost for name, game in GAMES.items()}
    assert {name: type(host) for name, host in HOSTED.items()} == {**kinds, NAME: TournamentHost}
    assert HOSTED[NAME] is HOSTED[NAME]


def test_a_game_that_comes_and_goes() -> None:
    """Hosted as long as it is installed."""
    with heap_game.installed():
        assert isinstance(HOSTED[heap_game.NAME], SeatedHost)
    assert heap_game.NAME not in HOSTED
    with pytest.raises(KeyError):
        HOSTED[heap_game.NAME]
