"""Whether a play fits: the rules of placing, and the tiles it takes from a rack."""

from collections.abc import Callable

from leggio.core.board import Board, Square
from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, Misfit
from leggio.core.tiles import take


def fit_laying(
    board: Board, centre: Square, rack: str, laying: Laying | Misfit, refuse: Callable[..., Rejected]
) -> Laying | Rejected:
    """The play, if the board and the rack allow it; refusals have the article that the game's `refuse` gives them."""
    if isinstance(laying, Misfit):
        return refuse(f"play.{laying.reason}", **laying.detail)
    used = "".join([tile_of(cell) for _, cell in laying.tiles])
    if take(rack, used) is None:
        missing = sorted({tile for tile in used if used.count(tile) > rack.count(tile)})
        return refuse("play.missing_tiles", tiles=missing)
    if board.is_empty:
        return _fit_first(centre, laying, refuse)
    return laying if laying.touches else refuse("play.not_connected")


def _fit_first(centre: Square, laying: Laying, refuse: Callable[..., Rejected]) -> Laying | Rejected:
    if len(laying.tiles) < 2:
        return refuse("play.first_too_short")
    if centre not in dict(laying.tiles):
        return refuse("play.first_off_centre", square=centre.name)
    return laying
