"""`leggio show FILE`: the board, or the words on the table, and the sheet of a game in any format we read."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from leggio.cli.audited import audited
from leggio.cli.board import look_for, rack_text
from leggio.cli.files import read_bytes
from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.tellers import board_tellers, teller_of
from leggio.cli.options import LanguageOption
from leggio.cli.screen import sheet_table
from leggio.cli.speaking import Speaker
from leggio.core.board import Board
from leggio.engine.registry import find_engine
from leggio.games.scrabble.state import Entry, Row
from leggio.notation import gcg
from leggio.notation.cgp import CgpPosition, read_cgp
from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.speech import FIRST


def show(
    file: Annotated[Path, typer.Argument()],
    letters: Annotated[str, typer.Option()] = "",
    lang: LanguageOption = FIRST,
) -> None:
    """Show the board and the sheet of a game."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    content = read_bytes(file)
    start = content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if start == b"{":
        _show_log(content, console, say)
    elif start.isdigit() or start.isalpha():
        _show_cgp(read_cgp(content.decode("utf-8", "replace")), console, say)
    else:
        _show_gcg(gcg.read_gcg(content, letters), console, say)


def _show_board(board: Board, teller: BoardTeller, console: Console, say: Speaker) -> None:
    console.print(teller.board(board, console, say))
    console.print()


def _show_log(content: bytes, console: Console, say: Speaker) -> None:
    log = read_log(content)
    teller = teller_of(log.game)
    state = audited(log)
    console.print(teller.table(state, console, say))
    console.print()
    console.print(teller.sheet(state, console, say))
    for told in teller.end(state, say) if state.ended else [say("show.incomplete")]:
        console.print(told)


def _teller_for(board: Board, *known: BoardTeller) -> BoardTeller:
    """The game that is played on a board of this size."""
    fitting = [teller for teller in known if teller.material.layout.size == board.size]
    if not fitting:
        raise NotationError(1, "show.other_board", size=board.size)
    return fitting[0]


def _written_as_gcg() -> list[BoardTeller]:
    found = ((find_engine(name), teller) for name, teller in board_tellers().items())
    return [teller for engine, teller in found if engine and engine.gcg]


def _show_gcg(game: gcg.Gcg, console: Console, say: Speaker) -> None:
    replayed = gcg.replay(game)
    _show_board(replayed.board, _teller_for(replayed.board, *_written_as_gcg()), console, say)
    names = tuple(player.name or player.nick for player in game.players)
    rows: list[Row] = []
    for step in replayed.steps:
        rows.append(_row(step, rows))
    console.print(sheet_table(tuple(rows), names, look_for(console), say))
    if game.incomplete:
        console.print(say("show.incomplete"))


def _row(step: gcg.Step, before: list[Row]) -> Row:
    """A line of a GCG as a row of our sheet."""
    event = step.event
    seat, points, total = event.player, event.points, event.total
    match event:
        case gcg.Play():
            return Row(seat, Entry.PLAY, points, total, step.word, event.square.name, event.direction)
        case gcg.Withdrawal():
            play = before[-1]
            return Row(seat, Entry.WITHDRAWN, points, total, play.word, play.square, play.direction, play.points)
        case gcg.Exchange():
            return Row(seat, Entry.EXCHANGE, points, total, count=event.count)
        case gcg.RackGained() | gcg.RackLost():
            entry = Entry.RACK_GAINED if isinstance(event, gcg.RackGained) else Entry.RACK_LEFT
            return Row(seat, entry, points, total, tiles=event.tiles)
        case gcg.Pass():
            return Row(seat, Entry.PASS, points, total)
        case gcg.ChallengePoints():
            return Row(seat, Entry.PENALTY, points, total)
        case gcg.TimePenalty():
            return Row(seat, Entry.TIME_PENALTY, points, total)


def _show_cgp(position: CgpPosition, console: Console, say: Speaker) -> None:
    teller = _teller_for(position.board, *board_tellers().values())
    _show_board(position.board, teller, console, say)
    for seat, (rack, score) in enumerate(zip(position.racks, position.scores, strict=True)):
        mark = "▶" if seat == 0 else " "
        console.print(
            Text.assemble(f"{mark} {score:>4}  ", rack_text(rack, teller.material.tiles, teller.look(console)))
        )
    console.print(say("show.zero_turns", count=position.zero_turns))
