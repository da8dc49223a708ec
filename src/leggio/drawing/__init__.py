"""Pictures as SVG for notebooks and files: boards, racks, the course of the chances. Drawn from data, by hand."""

from leggio.drawing.curve import draw_curve
from leggio.drawing.picture import Picture
from leggio.drawing.table import Side, draw_rack, draw_table
from leggio.drawing.themes import THEMES, Theme, theme_called

__all__ = ["THEMES", "Picture", "Side", "Theme", "draw_curve", "draw_rack", "draw_table", "theme_called"]
