"""How a table looks on a terminal: wooden tiles on a paper board, premium squares coloured and labelled."""

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.speech import Speaker
from leggio.core.board import COLUMNS, EMPTY, Direction, Layout, Premium, Square
from leggio.core.letters import JOLLY
from leggio.core.tiles import Distribution
from leggio.games.scrabble.sheet import Entry, Row
from leggio.games.scrabble.view import View

INK = "#1E1B18"
FIELD = "#9A907C on #EDE6D6"
TILE = f"bold {INK} on #EBD3A4"
FRESH = f"bold {INK} on #F7C948"  # a play still open to challenge
JOLLY_TILE = "bold #B3261E on #EBD3A4"
ACCENT = "bold #D2452D"

PREMIUMS = {
    Premium.TRIPLE_WORD: ("3P", "bold #FFFFFF on #B3261E"),
    Premium.DOUBLE_WORD: ("2P", f"{INK} on #F2A7B5"),
    Premium.TRIPLE_LETTER: ("3L", "bold #FFFFFF on #1F5FA8"),
    Premium.DOUBLE_LETTER: ("2L", f"{INK} on #A9D3EE"),
}

_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def tile_text(tile: str, tiles: Distribution) -> Text:
    """A tile three characters wide: letter and value, a jolly without value in red."""
    if tile == JOLLY:
        return Text(" ? ", style=JOLLY_TILE)
    if tile.islower():
        return Text(f" {tile.upper()} ", style=JOLLY_TILE)
    return Text(f"{tile}{tiles.value(tile)}".translate(_SUBSCRIPTS).rjust(3), style=TILE)


def board_text(rows: tuple[str, ...], layout: Layout, tiles: Distribution, fresh: frozenset[Square]) -> Text:
    """The board with its coordinates; the tiles of a pending play stand out."""
    header = Text("   " + "".join(f" {letter} " for letter in COLUMNS[: layout.size]) + "\n", style="dim")
    board = Text.assemble(header)
    for row, cells in enumerate(rows):
        board.append(f"{row + 1:>2} ", style="dim")
        for column, cell in enumerate(cells):
            square = Square(row, column)
            board.append_text(_square_text(cell, square, layout, tiles, is_fresh=square in fresh))
        board.append(f" {row + 1:<2}\n", style="dim")
    board.append_text(header)
    board.rstrip()
    return board


def _square_text(cell: str, square: Square, layout: Layout, tiles: Distribution, *, is_fresh: bool) -> Text:
    if cell != EMPTY:
        shown = tile_text(cell, tiles)
        return Text(shown.plain, style=FRESH) if is_fresh else shown
    premium = layout.premium(square)
    if premium is None:
        return Text(" · ", style=FIELD)
    label, style = PREMIUMS[premium]
    return Text(label.rjust(3), style=style)


def rack_text(rack: str, tiles: Distribution) -> Text:
    """A rack of tiles with a little wood between them."""
    return Text(" ").join(tile_text(tile, tiles) for tile in rack)


def clock_face(milliseconds: int) -> str:
    """Minutes and seconds; below zero for time used past the limit."""
    seconds = abs(milliseconds) // 1000
    sign = "-" if milliseconds < 0 and seconds else ""
    return f"{sign}{seconds // 60}:{seconds % 60:02d}"


def players_text(view: View, say: Speaker) -> Table:
    """Names, points and clocks: whose turn it is has the mark."""
    table = Table.grid(padding=(0, 2))
    for seat, name in enumerate(view.players):
        left, used = view.time_left_ms[seat], view.time_used_ms[seat]
        face = clock_face(used if left is None else left)
        extra = f" {say('play.extra')}" if seat in view.overtime else ""
        on_turn = seat == view.turn and view.ended is None
        pending = view.pending.score if view.pending and view.pending.seat == seat else None
        table.add_row(
            Text("▶" if on_turn else " ", style=ACCENT),
            Text(name, style="bold" if on_turn else ("dim" if seat in view.resigned else "")),
            Text(str(view.totals[seat]), style="bold", justify="right"),
            Text(f"+{pending} {say('play.pending')}" if pending is not None else "", style="yellow"),
            Text(face + extra, style="red" if left is not None and left < 0 else "cyan"),
        )
    return table


def sheet_table(rows: tuple[Row, ...], players: tuple[str, ...], say: Speaker) -> Table:
    """The score sheet with running totals."""
    table = Table(title=say("sheet.title"), title_justify="left", title_style="bold", header_style="dim", box=None)
    table.add_column("", justify="right", style="dim")
    table.add_column(say("sheet.player"))
    table.add_column(say("sheet.move"), overflow="fold")
    table.add_column(say("sheet.points"), justify="right")
    table.add_column(say("sheet.total"), justify="right", style="bold")
    for number, row in enumerate(rows, start=1):
        points = f"{row.points:+d}" if row.points else "0"
        table.add_row(str(number), players[row.seat], move_text(row, say), points, str(row.total))
    return table


def move_text(row: Row, say: Speaker) -> Text:
    """What a row of the sheet is about."""
    if row.entry is Entry.PLAY:
        return Text.assemble((row.word, "bold"), " ", where_text(row.square, row.direction, say))
    where = where_text(row.square, row.direction, say)
    words = say(
        f"sheet.{row.entry}", word=row.word, where=where, value=row.value, count=row.count, tiles=" ".join(row.tiles)
    )
    return Text(words, style="italic")


def where_text(square: str, direction: Direction | None, say: Speaker) -> str:
    """A position as the language has it."""
    return say(f"where.{direction}", square=square) if direction else ""


def table_screen(view: View, layout: Layout, tiles: Distribution, say: Speaker) -> RenderableType:
    """Board, players and bag: what everyone at the table may see."""
    fresh = _fresh_squares(view)
    bag = Text(say("play.in_bag", count=view.bag_count), style="dim")
    return Group(board_text(view.board, layout, tiles, fresh), Padding(players_text(view, say), (1, 0, 0, 0)), bag)


def _fresh_squares(view: View) -> frozenset[Square]:
    return frozenset(view.pending.squares) if view.pending else frozenset()


def clear(console: Console) -> None:
    """Wipe the screen and what scrolled off it: a rack must not be found by scrolling back."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()
