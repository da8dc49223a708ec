"""Score sheets on paper: a game on A4, for a binder or a referee."""

from leggio.paper.games.printing import score_sheet

__all__ = ["score_sheet"]
