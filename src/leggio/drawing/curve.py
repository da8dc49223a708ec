"""The course of a game's chances: a line between the two players, with the turns that changed most."""

from collections.abc import Collection, Iterator, Sequence

from leggio.drawing.picture import Picture, box, picture, text
from leggio.drawing.themes import Theme

_WIDTH, _HEIGHT = 640.0, 260.0
_LEFT, _RIGHT, _TOP, _FOOT = 52.0, 20.0, 34.0, 34.0
_TURNS_NAMED = 12


def draw_curve(players: Sequence[str], curve: Sequence[float], theme: Theme, turning: Collection[int] = ()) -> Picture:
    """The first player's chance before the first turn and after each; `turning` are turns to mark, by number."""
    one, other = (*players, "", "")[:2]
    parts = [*_scale(len(curve), theme), *_line(curve, theme), *_marks(curve, turning, theme)]
    parts.append(text(_LEFT + 4, _TOP / 2, f"↑ {one}", 14, theme.ink, anchor="start", weight=600))
    parts.append(text(_LEFT + 4, _y(0) - 12, f"↓ {other}", 14, theme.ink, anchor="start", weight=600))
    last = f" {curve[-1]:.0%}" if curve else ""
    return picture(_WIDTH, _HEIGHT, f"{one}{last}", parts, theme.paper)


def _scale(points: int, theme: Theme) -> Iterator[str]:
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        yield box(_LEFT, y - 0.5, _WIDTH - _LEFT - _RIGHT, 2 if share == 50 else 1, theme.line)
        yield text(_LEFT - 8, y, f"{share}", 11, theme.ink_soft, anchor="end")
    step = max(1, -(-(points - 1) // _TURNS_NAMED))
    for turn in range(0, points, step):
        yield text(_x(turn, points), _HEIGHT - _FOOT / 2, str(turn), 11, theme.ink_soft)


def _line(curve: Sequence[float], theme: Theme) -> Iterator[str]:
    if len(curve) < 2:
        return
    places = " ".join(f"{_x(at, len(curve)):.1f},{_y(chance):.1f}" for at, chance in enumerate(curve))
    closed = f"{_LEFT:g},{_y(0.5):.1f} {places} {_WIDTH - _RIGHT:g},{_y(0.5):.1f}"
    yield f'<polygon points="{closed}" fill="{theme.accent}" fill-opacity="0.16"/>'
    stroke = f'stroke="{theme.accent}" stroke-width="2.5" stroke-linejoin="round"'
    yield f'<polyline points="{places}" fill="none" {stroke}/>'


def _marks(curve: Sequence[float], turning: Collection[int], theme: Theme) -> Iterator[str]:
    for turn in sorted(turning):
        if turn < len(curve):
            x, y = _x(turn, len(curve)), _y(curve[turn])
            circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{theme.paper}"'
            yield f'{circle} stroke="{theme.accent}" stroke-width="2.5"/>'


def _x(turn: int, points: int) -> float:
    return _LEFT + turn * (_WIDTH - _LEFT - _RIGHT) / max(1, points - 1)


def _y(chance: float) -> float:
    return _TOP + (1 - chance) * (_HEIGHT - _TOP - _FOOT)
