"""A game for scripts out of a GCG: the tiles are stacked as they were drawn, and every play is laid again."""

from collections.abc import Iterator

import msgspec

from leggio.core.board import Square, parse_square
from leggio.core.coordinates import field_position
from leggio.core.letters import tile_of
from leggio.core.tiles import take
from leggio.engine.record import Deed, Record, Turn


class CannotReplayError(ValueError):
    """A file that tells less than a game needs, or something that no game of ours does."""


class Course(msgspec.Struct, frozen=True):
    """What a game needs to be played again: tiles as they were dealt and drawn, and what was done."""

    racks: tuple[str, ...]
    plays: tuple[tuple[str, str, int] | None, ...]  # where, the whole word, its points; None for a pass


def course_of(record: Record) -> Course:
    """The course of a game of two; CannotReplayError for one with exchanges, challenges or racks not known.

    Tiles that are changed go back into the bag and are mixed with it: what is drawn after that no seal can be made for.
    """
    if not record.turns:
        raise CannotReplayError("the file has no turns")
    for turn in record.turns:
        if turn.deed not in (Deed.PLAY, Deed.PASS) or turn.contest is not None:
            raise CannotReplayError(f"turn {turn.number}: {turn.deed.value} cannot be played again")
        if not turn.is_whole:
            raise CannotReplayError(f"turn {turn.number}: the rack is not known")
    starter = record.turns[0].seat
    first = {turn.seat: turn.rack for turn in reversed(record.turns)}
    if len(first) < len(record.players):
        raise CannotReplayError("the rack of one player is not known")
    racks = (first[starter], first[1 - starter], "".join(_draws(record.turns)))
    return Course(racks, tuple(_play(turn) for turn in record.turns))


def _draws(turns: tuple[Turn, ...]) -> Iterator[str]:
    """What was drawn after each turn; nobody knows it of the last ones, and then the rest follows in order."""
    for index, turn in enumerate(turns):
        following = next((each for each in turns[index + 1 :] if each.seat == turn.seat), None)
        if following is None or turn.laid is None:
            continue
        used = "".join(tile_of(cell) for cell in turn.laid.tiles if cell != ".")
        kept = take(turn.rack, used)
        drawn = None if kept is None else take(following.rack, kept)
        if drawn is None:
            raise CannotReplayError(f"turn {following.number}: the rack does not follow from turn {turn.number}")
        yield drawn


def _play(turn: Turn) -> tuple[str, str, int] | None:
    if turn.laid is None:
        return None
    square = parse_square(turn.laid.square) or Square(0, 0)
    return field_position(square, turn.laid.direction), turn.laid.word, turn.laid.score
