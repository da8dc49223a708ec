"""How a Duplicate looks on a terminal: the board and the letters, the table of rounds, the standings."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, board_text, look_for, rack_text
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.core.board import Board
from leggio.core.outcome import Rejected
from leggio.games.duplicate.events import Fault, Laid
from leggio.games.duplicate.rules import RuleSet
from leggio.games.duplicate.standings import standings
from leggio.games.duplicate.state import State
from leggio.speech.printable import printable


def percent_text(hundredths: int, say: Speaker) -> str:
    """A share as the language writes it."""
    return f"{say.number(hundredths / 100, '.00')}%"


def play_text(laid: Laid, say: Speaker) -> str:
    """A play: its word, where, and its points."""
    where = where_text(laid.square, laid.direction, say)
    return f"{printable(laid.word)} {where} {laid.score}"


def fault_text(fault: Fault, say: Speaker) -> str:
    """Why a slip scores nothing."""
    return say.refusal(Rejected(fault.code, fault.article, fault.detail))


def board_screen(rules: RuleSet, board: Board, console: Console, say: Speaker) -> RenderableType:
    """The board."""
    return board_text(tuple(board.rows), rules.layout, rules.tiles, frozenset(), look_for(console), say)


def round_screen(
    rules: RuleSet, board: Board, rack: str, heading: str, console: Console, say: Speaker
) -> RenderableType:
    """The board and the letters of a round."""
    letters = rack_text(rack, rules.tiles, look_for(console))
    return Group(board_screen(rules, board, console, say), Padding(Text(heading, style=ACCENT), (1, 0, 0, 0)), letters)


def rounds_table(state: State, say: Speaker) -> Table:
    """Round by round: the letters, what was laid, the top, and how many found it."""
    table = Table(title=say("dup.rounds"), title_justify="left", title_style="bold", header_style="dim", box=None)
    table.add_column("", justify="right", style="dim")
    table.add_column(say("dup.letters"))
    table.add_column(say("dup.master"), overflow="fold")
    table.add_column(say("dup.top"), justify="right")
    table.add_column(say("dup.found"), justify="right")
    table.add_column(say("dup.solo"))
    for each in state.rounds:
        table.add_row(
            str(each.number),
            "".join(sorted(each.rack)),
            play_text(each.master, say),
            str(each.top[0].score),
            f"{each.found}/{each.field}",
            "" if each.solo is None else printable(state.roll[each.solo].name),
        )
    return table


def standings_table(state: State, say: Speaker) -> Table:
    """Places, points, share of the top and distance from it."""
    table = Table(title=say("dup.standings"), title_justify="left", title_style="bold", header_style="dim", box=None)
    table.add_column("", justify="right", style="dim")
    table.add_column(say("sheet.player"))
    table.add_column(say("sheet.points"), justify="right", style="bold")
    table.add_column("%", justify="right")
    table.add_column(say("dup.negative"), justify="right")
    for line in standings(state):
        name = printable(line.player) + (f" ({say('dup.left')})" if line.left else "")
        table.add_row(str(line.place), name, str(line.points), percent_text(line.percent, say), str(line.negative))
    return table


def tell_end(state: State, say: Speaker) -> Iterator[RenderableType]:
    """Why it is over, and who won."""
    ended = state.ended
    if ended is None:
        return
    yield say(f"dup.end.{ended.reason}")
    best = ended.places[0] if ended.places else ()
    # Alone there is nobody to win against but the top.
    if len(ended.scores) > 1 and len(best) == 1:
        yield say("end.wins", name=state.roll[best[0]].name)
    elif len(ended.scores) > 1:
        yield say("dup.shared", names=[state.roll[seat].name for seat in best])
