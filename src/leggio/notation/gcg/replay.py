"""A game laid out again from its file."""

import msgspec

from leggio.core.board import Board
from leggio.notation.gcg.course import advance, start
from leggio.notation.gcg.model import Event, Gcg, Note, Play, Pragma, Withdrawal


class Step(msgspec.Struct, frozen=True):
    """One event, the word in full if it is a play, what stands after it, and the notes about it."""

    event: Event
    board: Board
    scores: tuple[int, ...]
    word: str = ""
    notes: tuple[str, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A whole game: plays are those that stood, steps all that happened."""

    board: Board
    scores: tuple[int, ...]
    plays: tuple[Play, ...]
    steps: tuple[Step, ...]
    notes: tuple[str, ...] = ()  # before the first event


def replay(gcg: Gcg) -> Replay:
    """Play it through; a file that was read always can be, one made by hand may raise NotationError."""
    moment = start(gcg.size, len(gcg.players))
    notes: list[str] = []
    plays: list[Play] = []
    steps: list[Step] = []
    for line, item in gcg.numbered:
        match item:
            case Pragma():
                continue
            case Note() if steps:
                steps[-1] = msgspec.structs.replace(steps[-1], notes=(*steps[-1].notes, item.text))
                continue
            case Note():
                notes.append(item.text)
                continue
            case _:
                event, moment = advance(moment, item, line)
        if isinstance(event, Play):
            plays.append(event)
        elif isinstance(event, Withdrawal):
            plays.pop()
        steps.append(Step(event, moment.board, moment.scores, moment.word))
    return Replay(moment.board, moment.scores, tuple(plays), tuple(steps), tuple(notes))
