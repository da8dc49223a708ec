"""Whether a play fits: the rules of placing, and the tiles it takes. Art. 3-8."""

from leggio.core.board import Board
from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, Misfit
from leggio.core.tiles import take
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.rules import RuleSet


def fit_laying(rules: RuleSet, board: Board, rack: str, laying: Laying | Misfit) -> Laying | Rejected:
    """The play, if the board and the rack allow it."""
    if isinstance(laying, Misfit):
        return refuse(f"play.{laying.reason}", **laying.detail)
    used = "".join(tile_of(cell) for _, cell in laying.tiles)
    if take(rack, used) is None:
        missing = sorted({tile for tile in used if used.count(tile) > rack.count(tile)})
        return refuse("play.missing_tiles", tiles=missing)
    if board.is_empty:
        return _fit_first(rules, laying)
    return laying if laying.touches else refuse("play.not_connected")


def _fit_first(rules: RuleSet, laying: Laying) -> Laying | Rejected:
    if len(laying.tiles) < 2:
        return refuse("play.first_too_short")
    centre = rules.layout.centre
    if centre not in dict(laying.tiles):
        return refuse("play.first_off_centre", square=centre.name)
    return laying
