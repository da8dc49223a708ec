"""Score sheets on paper: a game on A4, for a binder or a referee; black on white, so that a photocopier keeps it all."""

from leggio.notation.paper.printing import score_sheet

__all__ = ["score_sheet"]
