"""Lines that people type at any table: who speaks, the words every game knows, and how a play is written.

Italian and English words both work, whatever the language of the screen.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from leggio.core.board import Direction, Square
from leggio.core.coordinates import parse_position

VerbT = TypeVar("VerbT", bound=StrEnum)
OrderT = TypeVar("OrderT")
BallotT = TypeVar("BallotT")

ALL_WORDS = frozenset({"tutte", "tutto", "all"})

# The one order of two words.
_TAKE_BACK = re.compile(r"\btake\s+back\b", re.IGNORECASE)

# What every game calls alike.
_COMMON = {
    "pass": "passa passo pass",
    "exchange": "cambia cambio exchange change",
    "accept": "accetta accetto accept ok",
    "challenge": "contesta contesto challenge",
    "vote": "voto vota vote",
    "resign": "abbandona abbandono resign",
    "stop": "basta stop",
    "back": "riprendi riprendo undo",
    "hint": "suggerimento suggerisci hint",
    "sheet": "foglio formulario sheet",
    "shuffle": "mescola shuffle",
    "help": "aiuto help ?",
    "quit": "esci quit exit",
}


class Order(msgspec.Struct, Generic[VerbT], frozen=True):
    """A line understood: who it is for (None: whoever it can only come from), what it asks, with what."""

    verb: VerbT
    player: int | None = None
    arguments: tuple[str, ...] = ()
    square: Square | None = None
    direction: Direction | None = None


AnyOrder: TypeAlias = Order[Any]  # of whatever game


def vocabulary(verbs: type[VerbT], **own: str) -> dict[str, VerbT]:
    """The verb of every word: a game's own words, and the common ones for what it does not call otherwise."""
    return {word: verb for verb in verbs for word in own.get(verb.value, _COMMON.get(verb.value, "")).split()}


def parse_line(
    line: str, players: Sequence[str], read: Callable[[list[str], int | None], OrderT | None]
) -> OrderT | None:
    """Understand a line, or None. A name in front says who speaks, unless only the whole line makes sense."""
    tokens = _TAKE_BACK.sub("undo", line).split()
    understood = (read(rest, player) for player, rest in readings(tokens, players) if rest)
    return next((order for order in understood if order is not None), None)


def readings(tokens: list[str], players: Sequence[str]) -> Iterator[tuple[int | None, list[str]]]:
    """Who may be speaking, and the rest of the line: the longest name first, nobody in particular last."""
    folded = [token.casefold() for token in tokens]
    for seat, name in sorted(enumerate(players), key=lambda player: len(_parts(player[1])), reverse=True):
        parts = _parts(name)
        if folded[: len(parts)] == parts:
            yield seat, tokens[len(parts) :]
    yield None, tokens


def same_name(name: str, typed: str) -> bool:
    """Whether someone typed this name: case and spaces do not matter."""
    return _parts(name) == _parts(typed)


def is_player(name: str, players: Sequence[str]) -> bool:
    """Whether someone of this name plays."""
    return any(same_name(player, name) for player in players)


def _parts(name: str) -> list[str]:
    return name.casefold().split()


def placement(verb: VerbT, tokens: Sequence[str], player: int | None) -> Order[VerbT] | None:
    """A play as it is written: where, which way, and the word."""
    for words in (2, 1):
        position = parse_position(" ".join(tokens[:words]))
        if position and len(tokens) == words + 1:
            return Order(verb, player, (tokens[words],), *position)
    return None


def parse_vote(line: str, ballots: Mapping[str, BallotT]) -> BallotT | None:
    """A vote, with or without `voto` in front."""
    words = line.lower().split()
    if words and words[0] in _COMMON["vote"].split():
        words = words[1:]
    return ballots.get(" ".join(words))


def challenged(words: tuple[str, ...], formed: tuple[str, ...], still_open: tuple[str, ...]) -> tuple[str, ...]:
    """The words named; all that are still open to challenge when asked for, or when there is only one."""
    wants_all = bool({word.lower() for word in words} & ALL_WORDS)
    return still_open if wants_all or (not words and len(formed) == 1) else words
