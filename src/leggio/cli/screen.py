"""How a table looks on a terminal: the board, who plays with how many points and how much time, the sheet."""

import os
from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, Look, board_text
from leggio.cli.speaking import Speaker
from leggio.core.board import Direction, Layout, Square
from leggio.core.tiles import Distribution
from leggio.games.scrabble.state import Entry, Row
from leggio.games.scrabble.view import View
from leggio.speech.printable import printable


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
            Text(printable(name), style="bold" if on_turn else ("dim" if seat in view.resigned else "")),
            Text(str(view.totals[seat]), style="bold", justify="right"),
            Text(f"+{pending} {say('play.pending')}" if pending is not None else "", style="yellow"),
            Text(face + extra, style="red" if left is not None and left < 0 else "cyan"),
        )
    return table


class SheetLine(msgspec.Struct, frozen=True):
    """A line of a score sheet of any game."""

    name: str
    move: Text
    points: int
    total: int


def sheet_table(rows: tuple[Row, ...], players: tuple[str, ...], look: Look, say: Speaker) -> Table:
    """The score sheet with running totals."""
    return lines_table(
        [SheetLine(players[row.seat], move_text(row, say), row.points, row.total) for row in rows], look, say
    )


def lines_table(lines: Sequence[SheetLine], look: Look, say: Speaker, first: int = 1) -> Table:
    """A score sheet by its lines; the first of them may have another number."""
    table = Table(
        title=say("sheet.title"),
        title_justify="left",
        title_style="bold",
        header_style="dim",
        box=None,
        # A narrow screen has no room for air: words would be broken.
        collapse_padding=look.compact,
        pad_edge=not look.compact,
    )
    table.add_column("", justify="right", style="dim")
    table.add_column(say("sheet.player"))
    table.add_column(say("sheet.move"), overflow="fold")
    table.add_column(say("sheet.points"), justify="right")
    table.add_column(say("sheet.total"), justify="right", style="bold")
    for number, line in enumerate(lines, start=first):
        points = f"{line.points:+d}" if line.points else "0"
        table.add_row(str(number), printable(line.name), line.move, points, str(line.total))
    return table


def move_text(row: Row, say: Speaker) -> Text:
    """What a row of the sheet is about."""
    if row.entry is Entry.PLAY:
        return Text.assemble((printable(row.word), "bold"), " ", where_text(row.square, row.direction, say))
    where = where_text(row.square, row.direction, say)
    words = say(
        f"sheet.{row.entry}", word=row.word, where=where, value=row.value, count=row.count, tiles=" ".join(row.tiles)
    )
    return Text(words, style="italic")


def where_text(square: str, direction: Direction | None, say: Speaker) -> str:
    """A position as the language has it."""
    return say(f"where.{direction}", square=square) if direction else ""


def table_screen(view: View, layout: Layout, tiles: Distribution, look: Look, say: Speaker) -> RenderableType:
    """Board, players and bag: what everyone at the table may see."""
    board = board_text(view.board, layout, tiles, _fresh_squares(view), look, say)
    bag = Text(say("play.in_bag", count=view.bag_count), style="dim")
    return Group(board, Padding(players_text(view, say), (1, 0, 0, 0)), bag)


def help_text(look: Look, say: Speaker) -> RenderableType:
    """Every command and what it does: beside it, or below it where the screen is narrow."""
    *lines, about_names = say("play.help").splitlines()
    commands = Table.grid(padding=(0, 2))
    if not look.compact:
        commands.add_column(no_wrap=True)
    for line in lines:
        command, _, meaning = line.partition("\t")
        if not look.compact:
            commands.add_row(Text(f"  {command}", style="bold"), meaning)
            continue
        if command:
            commands.add_row(Text(command, style="bold"))
        commands.add_row(Padding(meaning, (0, 0, 0, 2)))
    return Group(commands, about_names)


def _fresh_squares(view: View) -> frozenset[Square]:
    return frozenset(view.pending.squares) if view.pending else frozenset()


def _real_height(console: Console) -> int:
    """How many lines the screen has: of a dumb terminal rich only guesses, and a rack would stay on a taller one."""
    try:
        return max(os.get_terminal_size(console.file.fileno()).lines, console.height)
    except (OSError, ValueError):  # not a terminal after all, or one that does not know
        return console.height


def clear(console: Console) -> None:
    """Wipe the screen and what scrolled off it: a rack must not be found by scrolling back."""
    if not console.is_terminal:
        return
    # A terminal that knows no escape codes can only be filled with empty lines.
    console.file.write("\n" * _real_height(console) if console.is_dumb_terminal else "\x1b[H\x1b[2J\x1b[3J")
    console.file.flush()
