"""The score sheet of Scarabeo."""

from rich.table import Table
from rich.text import Text

from leggio.cli.board import SCARAB, Look
from leggio.cli.screen import SheetLine, lines_table, where_text
from leggio.cli.speaking import Speaker
from leggio.core.board import EMPTY
from leggio.core.letters import JOLLY
from leggio.games.scarabeo.state import Entry, Row
from leggio.speech.printable import printable


def sheet_table(
    rows: tuple[Row, ...], players: tuple[str, ...], look: Look, say: Speaker, last: int | None = None
) -> Table:
    """The sheet with running totals; only its last rows where there is room for no more."""
    first = 0 if last is None else max(0, len(rows) - last)
    lines = [SheetLine(players[row.seat], move_text(row, say), row.points, row.total) for row in rows[first:]]
    return lines_table(lines, look, say, first + 1)


def move_text(row: Row, say: Speaker) -> Text:
    """What a row of the sheet is about."""
    where = where_text(row.square, row.direction, say)
    if row.entry is Entry.PLAY:
        return Text.assemble((printable(row.word), "bold"), " ", where)
    words = say(
        f"sheet.{row.entry}",
        word=row.word,
        where=where,
        square=row.square,
        value=row.value,
        count=row.tiles.count(JOLLY),
        tiles=drawn(row.tiles.replace(EMPTY, "").upper() if row.entry is Entry.REMOVED else row.tiles),
    )
    return Text(words, style="italic")


def drawn(tiles: str) -> str:
    """Tiles in a sentence: a scarab is drawn."""
    return " ".join(tiles).replace(JOLLY, SCARAB)
