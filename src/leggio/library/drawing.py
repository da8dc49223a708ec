"""Pictures as SVG of tables and racks. Themes are `light`, `dark` and `print`."""

from leggio.drawing import Picture, Side, draw_rack, draw_table, theme_called
from leggio.engine.registry import board_games, rules_of
from leggio.engine.rules import USUAL
from leggio.games.board.changes import cells_of
from leggio.games.board.state import BoardTable
from leggio.notation.gcg import Gcg, replay


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


def gcg_picture(game: Gcg, theme: str = "light") -> Picture:
    """The last board of a game that was read from a GCG, with its points."""
    ended = replay(game)
    known = next(rules for name in board_games().values() if (rules := rules_of(name)).layout.size == ended.board.size)
    sides = [
        Side(player.name or player.nick, points, on_turn=False)
        for player, points in zip(game.players, ended.scores, strict=True)
    ]
    return draw_table(ended.board, known.layout, known.tiles, theme_called(theme), sides=sides)


def rack_picture(tiles: str, *, rules: str = USUAL, theme: str = "light") -> Picture:
    """A rack, with the values of a rule set; `?` is a jolly.

    >>> rack_picture("MICIO?A").startswith("<svg")
    True
    """
    known = rules_of(rules).tiles
    if strangers := [tile for tile in tiles if tile not in known.values]:
        raise ValueError(f"no tiles of {rules}: {', '.join(strangers)}")
    return draw_rack(tiles, known, theme_called(theme))
