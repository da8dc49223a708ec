"""How any board game looks on a terminal: the board, who plays with how many points, the sheet, the end."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, Look, board_text, look_for
from leggio.cli.ending import tell_places
from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.generic.view import BoardView, pending_of
from leggio.cli.screen import SheetLine, lines_table, where_text
from leggio.cli.speaking import Speaker
from leggio.games.common.spec import AnyGame, Ended, Material
from leggio.speech.printable import printable


def table_screen(view: BoardView, material: Material, look: Look, say: Speaker) -> RenderableType:
    """Board, players and bag: what everyone at the table may see."""
    pending = pending_of(view)
    fresh = frozenset(pending.squares) if pending else frozenset()
    board = board_text(view.board, material.layout, material.tiles, fresh, look, say)
    bag = Text(say("play.in_bag", count=view.bag_count), style="dim")
    return Group(board, Padding(_players(view), (1, 0, 0, 0)), bag)


def _players(view: BoardView) -> Table:
    pending = pending_of(view)
    table = Table.grid(padding=(0, 2))
    for seat, name in enumerate(view.players):
        is_on_turn = seat == view.turn
        table.add_row(
            Text("▶" if is_on_turn else " ", style=ACCENT),
            Text(printable(name), style="bold" if is_on_turn else ""),
            Text(str(view.totals[seat]), style="bold", justify="right"),
            Text(f"+{pending.score}" if pending and pending.seat == seat else "", style="yellow"),
        )
    return table


def sheet_table(rows: Sequence[Any], players: tuple[str, ...], look: Look, say: Speaker) -> Table:
    """The score sheet with running totals."""
    return lines_table(
        [SheetLine(players[row.seat], _move(row, say), row.points, row.total) for row in rows], look, say
    )


def _move(row: Any, say: Speaker) -> Text:
    if row.word:
        return Text.assemble((printable(row.word), "bold"), " ", where_text(row.square, row.direction, say))
    return Text(say(f"sheet.{row.entry}", count=row.count, tiles=" ".join(row.tiles), value=row.value), style="italic")


def tell_end(ended: Ended, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """Why the game is over, where the game says so, and who comes where."""
    if say.knows(key := f"end.{getattr(ended, 'reason', '')}"):
        yield say(key)
    yield from tell_places(ended.places, ended.scores, players, say)


class GenericTeller(BoardTeller):
    """A board game that was played, of whatever game: board and tiles are those it was played with."""

    def __init__(self, game: AnyGame, material: Material) -> None:
        super().__init__(game.name, material, sheet_table, tell_end)

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""
        return tell_end(state.ended, state.players, say.of_game(self.game))


def look_of(console: Console, material: Material) -> Look:
    """The look that fits a console and a board."""
    return look_for(console, material.layout.size)
