"""How what stands on the board came there: which words are crossings, and which letters could leave (art. 5, 14).

A word that somebody composed stands once the hand has passed, wrong or not. What the fundamental rule of art. 5 forbids
does not: letters that spoil a word of the board, and crossings that make no sense. These are the words that a play made
besides its own, and its own where it made a word of the board longer; of a single letter all the words it made.
"""

from collections.abc import Iterator

from leggio.core.board import EMPTY, Board, Direction, Square, parse_square
from leggio.core.placing import filled, word_through
from leggio.core.record import Record
from leggio.games.scarabeo.events import CrossingDoubted, Played, WordScore
from leggio.games.scarabeo.rules import Challenges
from leggio.games.scarabeo.state import OnBoard, State


class Crossing(Record, frozen=True):
    """A word of the board that is a crossing, and the play that made it."""

    square: str
    direction: Direction
    word: str  # in capitals
    play: Played


def doubtful(state: State) -> Iterator[Crossing]:
    """Every crossing that may be doubted: it stands, was not upheld, and some letter of its play could leave."""
    on_board = state.on_board
    if not isinstance(on_board, OnBoard) or state.options.challenges is Challenges.VOID:
        return
    for play in on_board.plays:
        found = [crossing for crossing in crossings_of(state.board, play) if not is_upheld(on_board, crossing)]
        if found and can_leave(on_board, play):
            yield from found


def crossings_of(board: Board, play: Played) -> Iterator[Crossing]:
    """The crossings that a play made and that still stand as it made them."""
    for index, word in enumerate(play.words):
        if (index > 0 or _lengthened(play)) and _stands(board, word):
            yield Crossing(word.square, word.direction, word.word.upper(), play)


def is_upheld(on_board: OnBoard, crossing: Crossing) -> bool:
    """Whether a crossing was doubted before, and stays."""
    return (crossing.square, crossing.direction, crossing.word) in on_board.upheld


def maker(on_board: OnBoard, doubted: CrossingDoubted) -> Played:
    """The play that made a crossing."""
    made = (doubted.square, doubted.direction, doubted.word)
    return next(
        play
        for play in reversed(on_board.plays)
        if any((word.square, word.direction, word.word.upper()) == made for word in play.words)
    )


def can_leave(on_board: OnBoard, play: Played) -> bool:
    """Whether no other play stands on every letter of this one."""
    return bool(leaving(on_board, play).strip(EMPTY))


def leaving(on_board: OnBoard, play: Played) -> str:
    """The tiles of a play as they were laid, with a dot for each that has to stay: another play's word stands on it."""
    held = {
        square
        for other in on_board.plays
        if other is not play
        for word in other.words
        for square, _ in filled(word.square, word.direction, word.word)
    }
    squares = (square_of(play, step) for step in range(len(play.tiles)))
    return "".join(EMPTY if square in held else cell for square, cell in zip(squares, play.tiles, strict=True))


def square_of(play: Played, step: int) -> Square:
    """A square of the play's own word."""
    return (parse_square(play.square) or Square(0, 0)).step(play.direction, step)


def _lengthened(play: Played) -> bool:
    """Whether the play's own word is a word of the board made longer, or the play a single letter."""
    return EMPTY * 2 in play.tiles or len(play.tiles.replace(EMPTY, "")) == 1


def _stands(board: Board, word: WordScore) -> bool:
    start = parse_square(word.square)
    if start is None or not board.taken(start):
        return False
    formed = word_through(board, start, word.direction)
    return formed.square == start and formed.cells.upper() == word.word.upper()
