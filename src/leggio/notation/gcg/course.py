"""The course of a game: what each event makes of the board and the scores, and whether it can have happened.

Only what every word game shares is checked. Whether a word is admissible, or a score right, is for the rules.
"""

import msgspec

from leggio.core.board import Board, Direction, Square, empty_board
from leggio.core.letters import tile_of
from leggio.core.placing import Laying, Misfit, Placement, lay
from leggio.core.tiles import take
from leggio.notation.errors import NotationError
from leggio.notation.gcg.model import Event, Exchange, Pass, Play, RackLost, Withdrawal


class Moment(msgspec.Struct, frozen=True):
    """The game after an event; the play just made, and the board before it, while it can be withdrawn."""

    board: Board
    scores: tuple[int, ...] = (0, 0)
    play: Play | None = None
    word: str = ""
    board_before: Board | None = None


def start(size: int, players: int = 2) -> Moment:
    """A game that has not begun."""
    return Moment(empty_board(size), (0,) * players)


def advance(moment: Moment, event: Event, line: int) -> tuple[Event, Moment]:
    """The event, a play with a dot for each tile already there, and what it leads to."""
    if isinstance(event, Withdrawal):
        event = _in_full(moment, event)
    scores = _scores(moment, event, line)
    match event:
        case Play():
            laying = _lay(moment.board, event, line)
            _check_rack(event, "".join(tile_of(cell) for _, cell in laying.tiles), line)
            play = msgspec.structs.replace(event, square=laying.square, direction=laying.direction, tiles=laying.text)
            board = moment.board.put(laying.tiles)
            return play, Moment(board, scores, play, laying.words[0].cells, board_before=moment.board)
        case Withdrawal():
            withdrawn, before = moment.play, moment.board_before
            if withdrawn is None or before is None or withdrawn.player != event.player:
                raise NotationError(line, "gcg.nothing_to_withdraw")
            _check_points(event, -withdrawn.points, line)
            return event, Moment(before, scores)
        case Exchange():
            _check_rack(event, event.tiles, line)
            _check_points(event, 0, line)
        case Pass():
            _check_points(event, 0, line)
        case RackLost():
            _check_rack(event, event.tiles, line)
        case _:
            # Points of a challenge, for time, or of the opponent's rack: there is nothing to hold them against.
            pass
    return event, Moment(moment.board, scores)


def _in_full(moment: Moment, event: Withdrawal) -> Withdrawal:
    """A withdrawal with the points it takes away: some write `-- +0`, and only the total tells."""
    play = moment.play
    if play is None or event.points or event.total != moment.scores[event.player] - play.points:
        return event
    return msgspec.structs.replace(event, points=-play.points)


def fits(moment: Moment, event: Event) -> bool:
    """Whether the total of an event is that of its player."""
    told = _in_full(moment, event) if isinstance(event, Withdrawal) else event
    return told.total == moment.scores[told.player] + told.points


def _scores(moment: Moment, event: Event, line: int) -> tuple[int, ...]:
    total = moment.scores[event.player] + event.points
    if event.total != total:
        raise NotationError(line, "gcg.wrong_total", found=event.total, expected=total)
    return (*moment.scores[: event.player], total, *moment.scores[event.player + 1 :])


def _check_points(event: Event, expected: int, line: int) -> None:
    if event.points != expected:
        raise NotationError(line, "gcg.wrong_points", found=event.points, expected=expected)


def _check_rack(event: Event, used: str, line: int) -> None:
    if event.rack and take(event.rack, used) is None:
        missing = sorted({tile for tile in used if used.count(tile) > event.rack.count(tile)})
        raise NotationError(line, "gcg.not_on_rack", rack=event.rack, missing="".join(missing))


def _lay(board: Board, play: Play, line: int) -> Laying:
    word = whole_word(board, play.square, play.direction, play.tiles, line)
    laying = lay(board, Placement(play.square, play.direction, word))
    if isinstance(laying, Misfit):
        raise NotationError(line, f"gcg.{laying.reason}", **laying.detail)
    if not board.is_empty:
        if not laying.touches:
            raise NotationError(line, "gcg.not_connected", word=word)
    elif (centre := Square(board.size // 2, board.size // 2)) not in dict(laying.tiles):
        raise NotationError(line, "gcg.first_off_centre", word=word, square=centre.name)
    return laying


def whole_word(board: Board, square: Square, direction: Direction, tiles: str, line: int) -> str:
    """The letters of a word in which tiles already there may be `.`, `(A)` or plain."""
    length = len(tiles.replace("(", "").replace(")", ""))
    if not board.has(square) or not board.has(square.step(direction, length - 1)):
        raise NotationError(line, "gcg.off_board", square=square.name, length=length)
    cells: list[str] = []
    through = False
    for mark in tiles:
        if mark in "()":
            through = mark == "("
            continue
        where = square.step(direction, len(cells))
        if (through or mark == ".") and not board.taken(where):
            raise NotationError(line, "gcg.no_tile_there", square=where.name)
        cells.append(board.at(where) if mark == "." else mark)
    return "".join(cells)
