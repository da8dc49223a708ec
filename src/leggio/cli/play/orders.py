"""What a player types, understood. Italian and English words both work, whatever the language of the screen."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from leggio.core.board import Direction, Square
from leggio.core.coordinates import parse_position


class Verb(StrEnum):
    """What a line asks for."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    EXCHANGE = "exchange"
    SECCO = "secco"
    ACCEPT = "accept"
    HOLD = "hold"
    CHALLENGE = "challenge"
    TIME = "time"
    TURN = "turn"
    CLOCK = "clock"
    RESIGN = "resign"
    STOP = "stop"
    SHEET = "sheet"
    TWO = "two"
    THREE = "three"
    SHUFFLE = "shuffle"
    HELP = "help"
    QUIT = "quit"


_WORDS = {
    Verb.PASS: "passa passo pass",
    Verb.EXCHANGE: "cambia cambio exchange change",
    Verb.SECCO: "secco",
    Verb.ACCEPT: "accetta accetto accept ok",
    Verb.HOLD: "attendi aspetta hold wait",
    Verb.CHALLENGE: "contesta contesto challenge",
    Verb.TIME: "tempo time",
    Verb.TURN: "gira giro turn",
    Verb.CLOCK: "orologio clock",
    Verb.RESIGN: "abbandona abbandono resign",
    Verb.STOP: "basta stop",
    Verb.SHEET: "foglio formulario sheet",
    Verb.TWO: "due two 2",
    Verb.THREE: "tre three 3",
    Verb.SHUFFLE: "mescola shuffle",
    Verb.HELP: "aiuto help ?",
    Verb.QUIT: "esci quit exit",
}
_VERBS = {word: verb for verb, words in _WORDS.items() for word in words.split()}

ALL_WORDS = frozenset({"tutte", "tutto", "all"})


class Order(msgspec.Struct, frozen=True):
    """A line understood: who it is for (None: whoever is on turn), what it asks, with what."""

    verb: Verb
    player: int | None = None
    arguments: tuple[str, ...] = ()
    square: Square | None = None
    direction: Direction | None = None


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None. A name in front says who speaks, unless only the whole line makes sense."""
    tokens = line.split()
    understood = (_order(rest, player) for player, rest in readings(tokens, players))
    return next((order for order in understood if order is not None), None)


def same_name(name: str, typed: str) -> bool:
    """Whether someone typed this name: case and spaces do not matter."""
    return _parts(name) == _parts(typed)


def is_player(name: str, players: Sequence[str]) -> bool:
    """Whether someone of this name plays."""
    return any(same_name(player, name) for player in players)


def _parts(name: str) -> list[str]:
    return name.casefold().split()


def readings(tokens: list[str], players: Sequence[str]) -> Iterator[tuple[int | None, list[str]]]:
    """Who may be speaking, and the rest of the line: the longest name first, nobody in particular last."""
    folded = [token.casefold() for token in tokens]
    for seat, name in sorted(enumerate(players), key=lambda player: len(_parts(player[1])), reverse=True):
        parts = _parts(name)
        if folded[: len(parts)] == parts:
            yield seat, tokens[len(parts) :]
    yield None, tokens


def _order(tokens: list[str], player: int | None) -> Order | None:
    if not tokens:
        return None
    verb = _VERBS.get(tokens[0].lower())
    if verb is Verb.EXCHANGE and [token.lower() for token in tokens[1:]] == ["secco"]:
        return Order(Verb.SECCO, player)
    if verb is not None:
        return Order(verb, player, tuple(tokens[1:]))
    return _placement(tokens, player)


def _placement(tokens: list[str], player: int | None) -> Order | None:
    play = written_play(tokens)
    return None if play is None else Order(Verb.PLAY, player, (play[2],), play[0], play[1])


def written_play(tokens: Sequence[str]) -> tuple[Square, Direction, str] | None:
    """A play as it is written: where, which way, and the word."""
    for words in (2, 1):
        position = parse_position(" ".join(tokens[:words]))
        if position and len(tokens) == words + 1:
            return (*position, tokens[words])
    return None
