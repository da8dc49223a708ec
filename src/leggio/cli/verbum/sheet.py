"""The record of a game of Verbum: a line for each turn, with what was done in it."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from leggio.cli.board import Look
from leggio.cli.speaking import Speaker
from leggio.cli.verbum.cards import card_name
from leggio.games.verbum.state import Entry, Row
from leggio.speech.printable import printable

DRAWS = (Entry.DRAW_A, Entry.DRAW_B)
BETWEEN_TURNS = (Entry.REFILL, Entry.RESIGN)  # what happens to those who are not on turn: no turn of theirs
BREAKS = 6  # what a line loses on average where a word does not fit


def deeds(rows: Iterable[Row], players: tuple[str, ...], say: Speaker) -> str:
    """What somebody did, one thing after the other; words laid together are told together."""
    told: list[str] = []
    laid: list[str] = []
    for row in rows:
        if row.entry is Entry.LAY:
            laid.append(row.text)
            continue
        if laid:
            told.append(say("sheet.lay", text=laid))
            laid = []
        told.append(_deed(row, players, say))
    if laid:
        told.append(say("sheet.lay", text=laid))
    return "; ".join(told)


def _deed(row: Row, players: tuple[str, ...], say: Speaker) -> str:
    return say(
        f"sheet.{row.entry}",
        text=row.text,
        cards=[card_name(card, say) for card in row.cards],
        other="" if row.other is None else players[row.other],
        count=row.count,
    )


def turns(rows: Iterable[Row]) -> list[list[Row]]:
    """The rows by turns: a turn begins with a draw, or where somebody else acts."""
    grouped: list[list[Row]] = []
    for row in rows:
        begins = row.entry in DRAWS and bool(grouped) and grouped[-1][-1].entry is not Entry.TIMED_OUT
        if not grouped or grouped[-1][-1].seat != row.seat or begins:
            grouped.append([])
        grouped[-1].append(row)
    return grouped


def last_turns(rows: Sequence[Row], players: tuple[str, ...], say: Speaker, width: int, lines: int) -> RenderableType:
    """As many of the last turns as that many lines have room for, the newest last."""
    told: list[Text] = []
    for turn in reversed(turns(rows)):
        name = (f"{printable(players[turn[0].seat])} ", "bold")
        text = Text.assemble(name, deeds(turn, players, say))
        lines -= -(-text.cell_len // (width - BREAKS))
        if lines < 0 and told:
            break
        told.insert(0, text)
    return Group(Text(say("sheet.title"), style="bold"), *told)


def sheet_table(rows: Sequence[Row], players: tuple[str, ...], look: Look, say: Speaker) -> Table:
    """The whole record."""
    table = Table(
        title=say("sheet.title"),
        title_justify="left",
        title_style="bold",
        header_style="dim",
        box=None,
        collapse_padding=look.compact,
        pad_edge=not look.compact,
        show_header=False,
    )
    table.add_column(justify="right", style="dim")
    table.add_column()
    table.add_column(overflow="fold")
    number = 0
    for turn in turns(rows):
        is_turn = any(row.entry not in BETWEEN_TURNS for row in turn)
        number += is_turn
        shown = str(number) if is_turn else ""
        table.add_row(shown, printable(players[turn[0].seat]), Text(deeds(turn, players, say)))
    return table
