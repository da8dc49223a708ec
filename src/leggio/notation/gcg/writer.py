"""Writing a file: UTF-8, and its first line says so."""

from typing import assert_never

from leggio.core.coordinates import field_position
from leggio.notation.errors import NotationError
from leggio.notation.gcg.grammar import CHALLENGE, PASS, TIME, WITHDRAWAL
from leggio.notation.gcg.lines import ENCODING
from leggio.notation.gcg.model import (
    ChallengePoints,
    Event,
    Exchange,
    Gcg,
    Item,
    Note,
    Pass,
    Play,
    Pragma,
    RackGained,
    RackLost,
    TimePenalty,
    Withdrawal,
)
from leggio.notation.gcg.reader import NOTE, read_gcg


def write_gcg(gcg: Gcg) -> bytes:
    """A file that reads back as the same game; what no file can carry raises NotationError.

    Reading it back is the check: a note with a line that looks like an event, a total that does not add up or a
    nick with a space in it must not leave as a broken file.
    """
    lines = [f"#{ENCODING} UTF-8"]
    lines += [f"#player{number} {player.nick} {player.name}" for number, player in enumerate(gcg.players, start=1)]
    lines += [_line(gcg, item) for item in gcg.items]
    try:
        content = "".join(f"{line.rstrip()}\n" for line in lines).encode()
    except UnicodeEncodeError as error:
        raise NotationError(1, "gcg.unwritable", cause=error.reason) from None
    if read_gcg(content) != gcg:
        raise NotationError(1, "gcg.unwritable", cause="reads back as another game")
    return content


def _line(gcg: Gcg, item: Item) -> str:
    match item:
        case Pragma():
            return f"#{item.name} {item.text}"
        case Note():
            return f"#{NOTE} {item.text}"
        case _:
            # A rack worth nothing is lost for `-0`: the sign is what tells it from a gain.
            sign = "-" if item.points < 0 or isinstance(item, RackLost) else "+"
            words = [item.rack, _action(item), f"{sign}{abs(item.points)}", str(item.total)]
            return " ".join([f">{gcg.players[item.player].nick}:", *filter(None, words)])


def _action(event: Event) -> str:
    match event:
        case Play():
            return f"{field_position(event.square, event.direction)} {event.tiles}"
        case Withdrawal():
            return WITHDRAWAL
        case ChallengePoints():
            return CHALLENGE
        case Exchange():
            return f"-{event.tiles or event.count}"
        case Pass():
            return PASS
        case TimePenalty():
            return TIME
        case RackGained() | RackLost():
            return f"({event.tiles})"
        case _:
            assert_never(event)
