"""Everything that a table can host, by the name that settings have for it: every installed game, and tournaments."""

from collections.abc import Iterator, Mapping
from functools import cache

from leggio.games.registry import GAMES
from leggio.table.hosts.hall import HallHost
from leggio.table.hosts.host import Host
from leggio.table.hosts.seated import SeatedHost
from leggio.table.hosts.tournament import NAME, TournamentHost


@cache
def _host(name: str) -> Host:
    if name == NAME:
        return TournamentHost()
    game = GAMES[name]
    hall = game.abilities.hall
    return HallHost(game, hall) if hall else SeatedHost(game)


class HostedGames(Mapping[str, Host]):
    """The hosts by name, each made when it is first asked for; `in` and iterating load no game."""

    def __getitem__(self, name: str) -> Host:
        if name not in self:
            raise KeyError(name)
        return _host(name)

    def __contains__(self, name: object) -> bool:
        return name in GAMES or name == NAME

    def __iter__(self) -> Iterator[str]:
        yield from GAMES
        yield NAME

    def __len__(self) -> int:
        return len(GAMES) + 1


HOSTED: Mapping[str, Host] = HostedGames()
