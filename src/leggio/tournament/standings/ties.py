"""How the ties of a knockout stand: by half points, then spread; equal in both, who came in better goes on."""

from collections.abc import Mapping, Sequence

import msgspec

from leggio.tournament.result import halves
from leggio.tournament.state import Game


class Tie(msgspec.Struct, frozen=True):
    """Two players of a knockout, who is ahead first."""

    winner: int
    loser: int


def tie_of(games: Sequence[Game], came_in: Mapping[int, int]) -> Tie:
    """The tie that some games of the same two are; `came_in` has the place each qualified with."""
    one, other = games[0].players
    gained = {one: [0, 0], other: [0, 0]}
    for game in games:
        if game.result is None:
            continue
        points = (game.result.first, game.result.second)
        for side, half in enumerate(halves(game.result.winner)):
            gained[game.players[side]][0] += half
            gained[game.players[side]][1] += points[side] - points[1 - side]
    ahead = sorted((one, other), key=lambda each: ([-figure for figure in gained[each]], came_in[each]))
    return Tie(ahead[0], ahead[1])
