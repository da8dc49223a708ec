"""Pictures as SVG of tables and racks. Themes are `light`, `dark` and `print`."""

from leggio.drawing import Picture, Side, draw_rack, draw_table, theme_called
from leggio.engine.registry import rules_of
from leggio.engine.rules import USUAL
from leggio.games.board.changes import cells_of
from leggio.games.board.state import BoardTable


def table_picture(state: BoardTable, theme: str = "light", *, mover: int | None = None, rack: str = "") -> Picture:
    """A table: points with those of a pending play, the board, its newest word in a ring, who moves, and a rack."""
    scores = list(state.totals)
    pending = state.pending
    if pending:
        scores[pending.play.seat] += pending.play.score
    return draw_table(
        state.board,
        state.rules.layout,
        state.rules.tiles,
        theme_called(theme),
        sides=[
            Side(name, points, on_turn=seat == mover)
            for seat, (name, points) in enumerate(zip(state.players, scores, strict=True))
        ],
        rack=rack,
        fresh=tuple(square for square, _ in cells_of(pending.play)) if pending else (),
    )


def rack_picture(tiles: str, *, rules: str = USUAL, theme: str = "light") -> Picture:
    """A rack, with the values of a rule set; `?` is a jolly.

    >>> rack_picture("MICIO?A").startswith("<svg")
    True
    """
    known = rules_of(rules).tiles
    if strangers := [tile for tile in tiles if tile not in known.values]:
        raise ValueError(f"no tiles of {rules}: {', '.join(strangers)}")
    return draw_rack(tiles, known, theme_called(theme))
