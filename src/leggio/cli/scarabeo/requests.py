"""From what a player typed to what they ask of the table."""

from leggio.cli.hosting.orders import challenged
from leggio.cli.scarabeo.orders import Order, Verb, parse_ballot
from leggio.core.jollies import with_jollies
from leggio.core.letters import without_dots
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    DoubtCrossing,
    Exchange,
    Pass,
    Play,
    Resign,
    TakeScarab,
    Vote,
)
from leggio.games.scarabeo.state import State


def command_of(order: Order, seat: int, state: State) -> AnyCommand | None:
    """The command behind an order of a seat; None for orders that concern only the screen."""
    match order.verb:
        case Verb.PLAY if order.square is not None and order.direction is not None:
            letters = without_dots(order.arguments[0])  # as abbreviations may be written (art. 7)
            word = with_jollies(state.board, state.racks[seat], order.square, order.direction, letters)
            return Play(seat=seat, square=order.square.name, direction=order.direction, word=word)
        case Verb.SCARAB:
            return TakeScarab(seat=seat, square="".join(order.arguments).upper())
        case Verb.PASS:
            return Pass(seat=seat)
        case Verb.EXCHANGE:
            return Exchange(seat=seat)
        case Verb.ACCEPT:
            return Accept(seat=seat)
        case Verb.CHALLENGE:
            return Challenge(seat=seat, words=_challenged(order.arguments, state))
        case Verb.CROSSING if order.square is not None and order.direction is not None:
            return DoubtCrossing(seat=seat, square=order.square.name, direction=order.direction)
        case Verb.VOTE if (ballot := parse_ballot(" ".join(order.arguments))) is not None:
            return Vote(seat=seat, ballot=ballot)
        case Verb.RESIGN:
            return Resign(seat=seat)
        case _:
            return None


def _challenged(words: tuple[str, ...], state: State) -> tuple[str, ...]:
    if state.pending is None:
        return words
    formed = tuple(word.word.upper() for word in state.pending.play.words)
    return challenged(words, formed, tuple(word for word in formed if word not in state.pending.upheld))
