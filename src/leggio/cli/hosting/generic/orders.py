"""What a player of any board game types, understood, and the command it comes to in this one."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from leggio.cli.hosting import orders
from leggio.cli.hosting.orders import parse_line, placement, vocabulary
from leggio.games.common.spec import AnyGame

# What a line asks for; those that are commands are called as games call them.
Verb = StrEnum("Verb", "PLAY PASS EXCHANGE ACCEPT CHALLENGE RESIGN STOP SHEET SHUFFLE HELP QUIT")


Order = orders.Order[Verb]

_VERBS = vocabulary(Verb)


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None."""
    return parse_line(line, players, _order)


def _order(tokens: list[str], player: int | None) -> Order | None:
    verb = _VERBS.get(tokens[0].lower())
    return placement(Verb.PLAY, tokens, player) if verb is None else Order(verb, player, tuple(tokens[1:]))


def command_of(game: AnyGame, order: Order, seat: int) -> msgspec.Struct | None:
    """The command behind an order of a seat; None where the game has none, or the order says too little."""
    command = game.commands.sent.get(order.verb.value)
    if command is None:
        return None
    return _converted(command, {"seat": seat, **_arguments(order, command.__struct_fields__)})


def proposal_of(game: AnyGame, seat: int) -> msgspec.Struct | None:
    """The command by which a player proposes to stop; None in a game that goes on to its end."""
    command = game.commands.sent.get("propose_abandon")
    return _converted(command, {"seat": seat}) if command else None


def _arguments(order: Order, fields: Sequence[str]) -> dict[str, object]:
    given: dict[str, object] = {
        "square": order.square.name if order.square else None,
        "direction": order.direction,
        "word": order.arguments[0] if order.arguments else None,
        "tiles": "".join(order.arguments).upper(),
        "words": tuple(word.upper() for word in order.arguments),
    }
    return {name: value for name, value in given.items() if name in fields and value is not None}


def _converted(command: type[msgspec.Struct], data: Mapping[str, object]) -> msgspec.Struct | None:
    try:
        return msgspec.convert(data, command)
    except msgspec.ValidationError:
        return None
