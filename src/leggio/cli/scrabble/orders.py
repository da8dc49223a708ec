"""What a player of Scrabble types, understood."""

from collections.abc import Sequence
from enum import StrEnum

from leggio.cli.hosting import orders
from leggio.cli.hosting.orders import parse_line, placement, vocabulary

# What a line asks for.
Verb = StrEnum(
    "Verb",
    "PLAY PASS EXCHANGE SECCO ACCEPT HOLD CHALLENGE CORRECT TIME TURN CLOCK RESIGN STOP BACK HINT SHEET TWO THREE "
    "SHUFFLE HELP QUIT",
)


Order = orders.Order[Verb]

_VERBS = vocabulary(
    Verb,
    secco="secco",
    hold="attendi aspetta hold wait",
    correct="correggi correct",
    time="tempo time",
    turn="gira giro turn",
    clock="orologio clock",
    two="due two 2",
    three="tre three 3",
)


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None."""
    return parse_line(line, players, _order)


def _order(tokens: list[str], player: int | None) -> Order | None:
    verb = _VERBS.get(tokens[0].lower())
    if verb is Verb.EXCHANGE and [token.lower() for token in tokens[1:]] == ["secco"]:
        return Order(Verb.SECCO, player)
    if verb is not None:
        return Order(verb, player, tuple(tokens[1:]))
    return placement(Verb.PLAY, tokens, player)
