"""Chances of winning over a game, drawn in text: a column a turn."""

from collections.abc import Sequence

from rich.text import Text

from leggio.cli.board import ACCENT

_EIGHTHS = " ▁▂▃▄▅▆▇█"
_ROWS = 6
_GAP = 7  # for the figures at the side


def chart(curve: Sequence[float], width: int) -> Text:
    """Full columns are certainty; every fifth turn has its number below."""
    wide = 2 if len(curve) * 2 + _GAP <= width else 1
    text = Text()
    for row in range(_ROWS, 0, -1):
        share = {_ROWS: "100 %", _ROWS // 2: " 50 %"}.get(row, "")
        text.append(f"{share:>5} ", style="dim")
        text.append("│", style="dim")
        for chance in curve:
            filled = min(8, max(0, round(chance * _ROWS * 8) - 8 * (row - 1)))
            text.append(_EIGHTHS[filled] * wide, style=ACCENT if chance >= 0.5 else "cyan")
        text.append("\n")
    text.append("      └" + "─" * (wide * len(curve)) + "\n", style="dim")
    axis = [" "] * (wide * len(curve) + 3)
    for turn in range(0, len(curve), 5):
        for offset, digit in enumerate(str(turn)):
            axis[turn * wide + offset] = digit
    text.append("       " + "".join(axis).rstrip(), style="dim")
    return text
