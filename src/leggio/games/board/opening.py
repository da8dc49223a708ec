"""The beginning of a board game: who starts, and the first racks."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from leggio.core.letters import JOLLY
from leggio.games.board.events import Began, Drawn, StarterChosen
from leggio.games.board.state import BoardTable
from leggio.games.common.work import Work

StateT = TypeVar("StateT", bound=BoardTable)

Draws: TypeAlias = tuple[tuple[int, str], ...]  # who drew which tile for the start


def begin(work: Work[StateT], starter: int | None, draw_for_start: Callable[[str, int], tuple[int, Draws]]) -> None:
    """Whoever is named starts, or whoever draws for it as the book says; then everyone draws a full rack."""
    players = len(work.state.players)
    chosen = draw_for_start(work.state.bag.tiles, players) if starter is None else (starter, ())
    work.add(StarterChosen(at=work.at, starter=chosen[0], draws=chosen[1]))
    for step in range(players):
        tiles = work.state.bag.draw(work.state.rules.rack_size)[0]
        work.add(Drawn(at=work.at, seat=(chosen[0] + step) % players, tiles=tiles))
    work.add(Began(at=work.at))


def draw_letters(tiles: str, seats: list[int], draws: list[tuple[int, str]]) -> dict[int, str] | None:
    """One letter for each of these seats, jollies drawn again; None where the bag may not last for it.

    No fair bag ties to its last tile; one that does must still not break whoever checks it.
    """
    if len(draws) + len(seats) + tiles.count(JOLLY) > len(tiles):
        return None
    letters: dict[int, str] = {}
    for seat in seats:
        while seat not in letters:
            tile = tiles[len(draws)]
            draws.append((seat, tile))
            if tile != JOLLY:
                letters[seat] = tile
    return letters
