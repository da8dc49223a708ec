"""Whether a play fits: the rules of placing, and the tiles it takes from a rack."""

from leggio.core.board import Board, Square
from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, Misfit
from leggio.core.tiles import take
from leggio.games.common.refusals import Refuse


def fit_laying(board: Board, centre: Square, rack: str, laying: Laying | Misfit, refuse: Refuse) -> Laying | Rejected:
    """The play, if the board and the rack allow it; refusals have the article that the game's `refuse` gives them."""
    if isinstance(laying, Misfit):
        return refuse(f"play.{laying.reason}", **laying.detail)
    return refuse_rack(rack, laying, refuse) or refuse_place(board, centre, laying, refuse) or laying


def refuse_rack(rack: str, laying: Laying, refuse: Refuse) -> Rejected | None:
    """A refusal unless the rack has the tiles of a play."""
    used = "".join([tile_of(cell) for _, cell in laying.tiles])
    if take(rack, used) is not None:
        return None
    return refuse("play.missing_tiles", tiles=sorted({tile for tile in used if used.count(tile) > rack.count(tile)}))


def refuse_place(board: Board, centre: Square, laying: Laying, refuse: Refuse) -> Rejected | None:
    """A refusal unless a play touches what is there; the first is of two tiles at least, one of them on the centre."""
    if not board.is_empty:
        return None if laying.touches else refuse("play.not_connected")
    if len(laying.tiles) < 2:
        return refuse("play.first_too_short")
    return None if centre in dict(laying.tiles) else refuse("play.first_off_centre", square=centre.name)
