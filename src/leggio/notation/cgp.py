"""CGP: one position on one line, as engines of the field read it.

    15/15/15/15/15/15/15/7D7/15/15/15/15/15/15/15 AB/AA? 357/289 0 lex figs; ld italian;

Rows from the top, racks and scores from the player to move on, how many turns in a row have scored nothing, and
opcodes. A jolly is `?` on a rack and a small letter on the board. Any square board that has names for its squares.
"""

import re

import msgspec

from leggio.core.board import COLUMNS, EMPTY, Board
from leggio.core.letters import ALPHABET, JOLLY
from leggio.games.board.state import AnyBoardState
from leggio.notation.errors import NotationError
from leggio.notation.racks import in_order

SEATS = (2, 3, 4)

_CELLS = re.compile(r"[1-9][0-9]?|[A-Za-z]")
_SCORE = re.compile(r"-?[0-9]{1,6}")
_ZERO_TURNS = re.compile(r"[0-9]{1,3}")
_OPCODE = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_OPTION = re.compile(r"-[A-Za-z]")
_RUN = re.compile(r"\.+")
_NOT_IN_NAMES = re.compile(r"[^\w.-]")
_FIELDS = 4


class CgpPosition(msgspec.Struct, frozen=True):
    """A position: racks and scores start with the player to move; opcodes keep their order."""

    board: Board
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    zero_turns: int = 0
    ops: tuple[tuple[str, str], ...] = ()

    def op(self, name: str) -> str | None:
        """The arguments of an opcode; None where the position has no such opcode."""
        return dict(reversed(self.ops)).get(name)


def read_cgp(text: str, *, line: int = 1) -> CgpPosition:
    """Read a position; `line` is where it stands in a file of many, for the error that names it.

    >>> position = read_cgp("15/15/15/15/15/15/15/7D7/15/15/15/15/15/15/15 AB/AA? 357/289 0 lex figs;")
    >>> position.racks, position.scores, position.op("lex")
    (('AB', 'AA?'), (357, 289), 'figs')
    """
    # As MAGPIE's and macondo's shells are given it.
    fields = text.strip().removeprefix("cgp ").split(maxsplit=_FIELDS)
    if len(fields) < _FIELDS:
        raise NotationError(line, "cgp.missing_field", found=len(fields), expected=_FIELDS)
    rows, racks, scores, zero_turns = fields[:_FIELDS]
    position = CgpPosition(
        _read_board(rows, line),
        _read_racks(racks, line),
        _read_scores(scores, line),
        _read_zero_turns(zero_turns, line),
        _read_ops(fields[_FIELDS] if len(fields) > _FIELDS else "", line),
    )
    if len(position.scores) != len(position.racks):
        raise NotationError(line, "cgp.score_count", found=len(position.scores), expected=len(position.racks))
    return position


def write_cgp(position: CgpPosition) -> str:
    """A position as one line without its end; whatever would not be read back as it is raises NotationError.

    >>> import leggio
    >>> line = "3/1D1/3 AB/ 7/0 0 ld italian;"
    >>> leggio.write_cgp(leggio.read_cgp(line)) == line
    True
    """
    rows = "/".join(_RUN.sub(lambda run: str(len(run[0])), row) for row in position.board.rows)
    scores = "/".join(str(score) for score in position.scores)
    ops = "".join(f" {' '.join((opcode, arguments)).rstrip()};" for opcode, arguments in position.ops)
    text = f"{rows} {'/'.join(position.racks)} {scores} {position.zero_turns}{ops}"
    if read_cgp(text) != position:
        raise NotationError(1, "cgp.unwritable")
    return text


def table_position(state: AnyBoardState, *, mover: int, zero_turns: int, letters: str) -> CgpPosition:
    """The position of a table for whoever moves; `letters` is what programs of the field call its tiles."""
    scores = list(state.totals)
    if state.pending:
        scores[state.pending.play.seat] += state.pending.play.score
    seats = [(mover + step) % len(state.players) for step in range(len(state.players))]
    # A semicolon would end the opcode, a space its argument.
    lexicon = (("lex", _NOT_IN_NAMES.sub("_", state.lexicon.strip())),) if state.lexicon.strip() else ()
    return CgpPosition(
        board=state.board,
        racks=tuple(in_order(state.racks[seat]) for seat in seats),
        scores=tuple(scores[seat] for seat in seats),
        zero_turns=zero_turns,
        ops=(*lexicon, ("ld", letters)),
    )


def _read_board(text: str, line: int) -> Board:
    rows = text.split("/")
    size = len(rows)
    if size > len(COLUMNS):
        raise NotationError(line, "cgp.bad_size", rows=size, most=len(COLUMNS))
    return Board(size, "".join(_read_row(row, size, number, line) for number, row in enumerate(rows, start=1)))


def _read_row(text: str, size: int, row: int, line: int) -> str:
    cells: list[str] = []
    done = 0
    while done < len(text):
        found = _CELLS.match(text, done)
        if found is None:
            raise NotationError(line, "cgp.bad_row", row=row, found=text[done])
        cells.append(EMPTY * int(found[0]) if found[0].isdigit() else found[0])
        done = found.end()
    filled = "".join(cells)
    if len(filled) != size:
        raise NotationError(line, "cgp.row_length", row=row, found=len(filled), expected=size)
    return filled


def _read_racks(text: str, line: int) -> tuple[str, ...]:
    racks = tuple(text.split("/"))
    if len(racks) not in SEATS:
        raise NotationError(line, "cgp.rack_count", found=len(racks), least=SEATS[0], most=SEATS[-1])
    for number, rack in enumerate(racks, start=1):
        if strangers := [tile for tile in rack if tile not in ALPHABET + JOLLY]:
            raise NotationError(line, "cgp.bad_racks", rack=number, found=strangers[0])
    return racks


def _read_scores(text: str, line: int) -> tuple[int, ...]:
    scores = text.split("/")
    for score in scores:
        if not _SCORE.fullmatch(score):
            raise NotationError(line, "cgp.bad_scores", found=score[:20])
    return tuple(int(score) for score in scores)


def _read_zero_turns(text: str, line: int) -> int:
    if not _ZERO_TURNS.fullmatch(text):
        raise NotationError(line, "cgp.bad_zero_turns", found=text[:20])
    return int(text)


def _read_ops(text: str, line: int) -> tuple[tuple[str, str], ...]:
    """Opcodes with a semicolon after each; or, as MAGPIE writes its options, each with a dash before it."""
    if _OPTION.match(text):
        words = f" {text}".replace(";", " ").split(" -")
        return tuple(_op(each, line) for each in words[1:])
    *closed, rest = text.split(";")
    if rest.strip():
        raise NotationError(line, "cgp.open_op", found=rest.strip()[:20])
    return tuple(_op(each, line) for each in closed)


def _op(text: str, line: int) -> tuple[str, str]:
    opcode, *arguments = text.split() or [""]
    if not _OPCODE.fullmatch(opcode):
        raise NotationError(line, "cgp.bad_op", found=opcode[:20])
    return opcode, " ".join(arguments)
