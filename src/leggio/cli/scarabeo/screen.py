"""How a table of Scarabeo looks: the board, the players, the two glasses. Beside the board where there is room."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, Look, board_text
from leggio.cli.hosting.desk import short_name
from leggio.cli.scarabeo.sheet import sheet_table
from leggio.cli.screen import clock_face
from leggio.cli.speaking import Speaker
from leggio.core.board import Square
from leggio.games.scarabeo.rules import RuleSet
from leggio.games.scarabeo.view import View

SIDE_WIDTH = 20  # the narrowest side that holds players and glasses
GAP = 3
BESIDE_PLAYERS = 24  # glasses and bag, where they stand beside the players
AROUND_NAMES = 11  # the mark, points, and those that may be challenged
SHEET_WIDTH = 48  # a side that holds the sheet too
SHEET_ROWS = 9
GRAINS = 4  # of sand in the drawing of one glass
LONGEST_NEXT = 7  # letters of the next player's name, after the sand that passes to them
LOW_MS = 20_000  # the sand is red from here on


def table_screen(view: View, rules: RuleSet, look: Look, width: int, say: Speaker) -> RenderableType:
    """Board, players, glasses and bag: what everyone at the table may see."""
    fresh: frozenset[Square] = frozenset(view.pending.squares) if view.pending else frozenset()
    board = board_text(view.board, rules.layout, rules.tiles, fresh, look, say)
    side_width = width - max(len(line) for line in board.plain.splitlines()) - GAP
    is_beside = side_width >= SIDE_WIDTH
    players = _players(view, (side_width if is_beside else width - BESIDE_PLAYERS) - AROUND_NAMES)
    glasses = _glasses_and_bag(view, say)
    if not is_beside:
        below = Table.grid(padding=(0, GAP, 0, 0))
        below.add_row(players, glasses)
        return Group(board, Padding(below, (1, 0, 0, 0)))
    side: list[RenderableType] = [players, Padding(glasses, (1, 0, 0, 0))]
    # Once the game is over the whole sheet follows below.
    if side_width >= SHEET_WIDTH and view.sheet and view.ended is None:
        rows = sheet_table(view.sheet, view.players, look, say, last=SHEET_ROWS)
        side.append(Padding(rows, (1, 0, 0, 0)))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=side_width)
    grid.add_row(board, Padding(Group(*side), (1, 0, 0, 0)))
    return Padding(grid, (0, 0, 1, 0))


def _players(view: View, longest: int) -> Table:
    """Names and points: whose hand it is has the mark, and a play that may be challenged its points beside."""
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(no_wrap=True)
    # Tables inside tables are measured too tightly: figures say themselves how wide they are.
    table.add_column(justify="right", min_width=max(len(str(total)) for total in view.totals))
    table.add_column(min_width=len(f"+{view.pending.score}") if view.pending else 0)
    for seat, name in enumerate(view.players):
        has_hand = seat == view.turn and view.ended is None
        pending = view.pending.score if view.pending and view.pending.seat == seat else None
        style = "bold" if has_hand else "dim strike" if seat in view.resigned else ""
        table.add_row(
            Text("▶" if has_hand else " ", style=ACCENT),
            Text(short_name(name, longest), style=style),
            Text(str(view.totals[seat]), style="bold"),
            Text("" if pending is None else f"+{pending}", style="yellow"),
        )
    return table


def _glasses_and_bag(view: View, say: Speaker) -> RenderableType:
    lines: list[RenderableType] = []
    if view.time_left_ms is not None and view.ended is None:
        lines += _glasses(view, view.time_left_ms, say)
    lines.append(Text(say("play.in_bag", count=view.bag_count), style="dim"))
    return Group(*lines)


def _glasses(view: View, left: int, say: Speaker) -> list[RenderableType]:
    """The glass that runs and those still to be turned (art. 17-19), and what would pass on now."""
    glass = view.options.glass_ms or 1
    untouched = max(0, (left - view.sand_left_ms) // glass)
    style = "red" if left < LOW_MS else "cyan"
    drawing = Text.assemble((f"{clock_face(left)} ", f"bold {style}"), _glass(view.sand_left_ms / glass, style))
    for _ in range(untouched):
        drawing.append(" ")
        drawing.append_text(_glass(1, style))
    following = short_name(view.players[_next_seat(view)], LONGEST_NEXT)
    passes = say("play.sand_for", name=following, time=clock_face(view.sand_left_ms))
    return [drawing, Text(passes, style="dim")]


def _glass(full: float, style: str) -> Text:
    grains = -int(-full * GRAINS // 1)
    return Text.assemble(("▮" * grains, style), ("▯" * (GRAINS - grains), "dim"))


def _next_seat(view: View) -> int:
    count = len(view.players)
    seats = ((view.turn + step) % count for step in range(1, count + 1))
    return next(seat for seat in seats if seat not in view.resigned)
