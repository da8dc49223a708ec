"""What the events that board games share make of a table."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar, cast

from leggio.core.bag import Seal, open_bag
from leggio.core.board import Square, empty_board
from leggio.core.letters import tile_of
from leggio.core.placing import filled
from leggio.core.sheet import Sheet
from leggio.core.tiles import take
from leggio.games.board.events import Drawn, StarterChosen, TilesChanged
from leggio.games.board.state import BoardRules, BoardTable, LaidPlay, OpenPlay, SheetRow
from leggio.games.common.mixing import mixing_of
from leggio.games.common.state import TableOpened, changed, put

StateT = TypeVar("StateT", bound=BoardTable)
OptionsT = TypeVar("OptionsT")


def opening_fields(event: TableOpened[OptionsT], rules: BoardRules) -> dict[str, Any]:
    """What every board game's table begins with."""
    seal = Seal(event.order, event.salt)
    seats = len(event.players)
    return {
        "rules": rules,
        "options": event.options,
        "players": event.players,
        "lexicon": event.lexicon,
        "seal": seal,
        "commitment": event.commitment,
        "bag": open_bag(seal),
        "board": empty_board(rules.layout.size),
        "racks": ("",) * seats,
        "totals": (0,) * seats,
        "idle": (0,) * seats,
        "now": event.at,
        "mixing": mixing_of(event.contributors, event.at),
    }


def starter_chosen(state: StateT, event: StarterChosen) -> StateT:
    """Whoever starts is on turn; tiles that were drawn for it go back."""
    bag = state.bag
    if event.draws:
        drawn, bag = bag.draw(len(event.draws))
        bag = bag.put_back(drawn)
    return changed(state, bag=bag, starter=event.starter, turn=event.starter)


def drawn(state: StateT, event: Drawn) -> StateT:
    """Tiles go from the bag to a rack."""
    _, bag = state.bag.draw(len(event.tiles))
    return changed(state, bag=bag, racks=put(state.racks, event.seat, state.racks[event.seat] + event.tiles))


def cells_of(play: LaidPlay) -> tuple[tuple[Square, str], ...]:
    """The squares a play filled, and with what."""
    return filled(play.square, play.direction, play.tiles)


def lay(state: StateT, play: LaidPlay, pending: OpenPlay, **changes: object) -> StateT:
    """Tiles go from a rack to the board, where the play is pending."""
    tiles = cells_of(play)
    used = "".join([tile_of(cell) for _, cell in tiles])
    racks = put(state.racks, play.seat, take(state.racks[play.seat], used) or "")
    return changed(state, board=state.board.put(tiles), racks=racks, pending=pending, **changes)


def take_back(state: StateT, pending: OpenPlay, **changes: object) -> StateT:
    """The tiles of the pending play go back to the rack they came from."""
    racks = put(state.racks, pending.play.seat, pending.rack_before)
    return changed(state, pending=None, board=pending.board_before, racks=racks, **changes)


def write(state: StateT, row: SheetRow[StrEnum]) -> StateT:
    """The sheet with one more row, which gets its running total here."""
    total = state.totals[row.seat] + row.points
    rows = cast("Sheet[SheetRow[StrEnum]]", state.rows).add(changed(row, total=total))
    return changed(state, totals=put(state.totals, row.seat, total), rows=rows)


def write_all(state: StateT, rows: Iterable[SheetRow[StrEnum]]) -> StateT:
    """The sheet with several more rows."""
    for row in rows:
        state = write(state, row)
    return state


def draw_then_return(state: StateT, event: TilesChanged) -> StateT:
    """Tiles are drawn first, then those given go back: nobody draws back what they gave."""
    _, bag = state.bag.draw(len(event.drawn))
    rack = (take(state.racks[event.seat], event.given) or "") + event.drawn
    return changed(state, bag=bag.put_back(event.given), racks=put(state.racks, event.seat, rack))


def return_then_draw(state: StateT, event: TilesChanged) -> StateT:
    """The whole rack goes back first, then as many are drawn."""
    _, bag = state.bag.put_back(event.given).draw(len(event.drawn))
    return changed(state, bag=bag, racks=put(state.racks, event.seat, event.drawn))
