"""What somebody types in a round, understood. Italian and English words both work."""

from enum import StrEnum

import msgspec

from leggio.core.board import Board, Direction, Square
from leggio.core.coordinates import parse_position
from leggio.core.jollies import with_jollies


class Verb(StrEnum):
    """What a line asks for."""

    CLOSE = "close"
    SHUFFLE = "shuffle"
    HELP = "help"
    END = "end"
    QUIT = "quit"


class Writing(msgspec.Struct, frozen=True):
    """A slip as it was typed."""

    square: Square
    direction: Direction
    word: str

    def slip_word(self, board: Board, rack: str) -> str:
        """The word with jollies for the letters that are missing."""
        return with_jollies(board, rack, self.square, self.direction, self.word)


_WORDS = {
    Verb.CLOSE: "chiudi passa passo close pass",
    Verb.SHUFFLE: "mescola shuffle",
    Verb.HELP: "aiuto help ?",
    Verb.END: "fine end",
    Verb.QUIT: "esci quit exit",
}
_VERBS = {"": Verb.CLOSE} | {word: verb for verb, words in _WORDS.items() for word in words.split()}


def parse(line: str) -> Verb | Writing | None:
    """The order in a line, or None. An empty line closes the round."""
    typed = line.strip()
    if (verb := _VERBS.get(typed.lower())) is not None:
        return verb
    position, _, word = typed.rpartition(" ")
    where = parse_position(position)
    return Writing(where[0], where[1], word) if where and word else None
