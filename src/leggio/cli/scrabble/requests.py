"""From what a player typed to what they ask of the table."""

from leggio.cli.hosting.orders import challenged
from leggio.cli.scrabble.desk import Table
from leggio.cli.scrabble.orders import Order, Verb
from leggio.core.jollies import with_jollies
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    Pass,
    Play,
    PressClock,
    Resign,
    TakeCambioSecco,
    TurnBoard,
)
from leggio.games.scrabble.state import State, open_words


def seat_of(order: Order, state: State) -> int:
    """Who speaks: the name in front, or else whoever such an order comes from."""
    if order.player is not None:
        return order.player
    if order.verb is Verb.CLOCK and len(state.active) == 2:
        return state.after(state.turn)  # a clock is started by the opponent (art. 27)
    return state.turn


def command_of(order: Order, table: Table) -> AnyCommand | None:
    """The command behind an order; None for orders that concern only the screen."""
    state, seat = table.state, seat_of(order, table.state)
    match order.verb:
        case Verb.PLAY if order.square is not None and order.direction is not None:
            word = with_jollies(state.board, state.racks[seat], order.square, order.direction, order.arguments[0])
            return Play(seat=seat, square=order.square.name, direction=order.direction, word=word)
        case Verb.PASS:
            return Pass(seat=seat)
        case Verb.EXCHANGE:
            return Exchange(seat=seat, tiles="".join(order.arguments))
        case Verb.SECCO:
            return TakeCambioSecco(seat=seat)
        case Verb.ACCEPT:
            return Accept(seat=seat)
        case Verb.HOLD:
            return Hold(seat=seat)
        case Verb.CHALLENGE:
            return Challenge(seat=seat, words=_challenged(order.arguments, state))
        case Verb.TIME:
            seat = _claimant(order, table)
            return ClaimTime(seat=seat, against=latest(state.opponents(seat), table, default=seat))
        case Verb.TURN:
            return TurnBoard(seat=seat)
        case Verb.CLOCK:
            return PressClock(seat=seat)
        case Verb.RESIGN:
            return Resign(seat=seat)
        case _:
            return None


def _challenged(words: tuple[str, ...], state: State) -> tuple[str, ...]:
    formed = tuple(word.word.upper() for word in state.pending.play.words) if state.pending else ()
    return challenged(words, formed, open_words(state.pending) if state.pending else ())


def _claimant(order: Order, table: Table) -> int:
    """Who claims time: of two players, with no name in front, the opponent of the only one who has used theirs up."""
    state, seat = table.state, seat_of(order, table.state)
    left = table.view().time_left_ms
    used_up = [each for each in state.active if (time := left[each]) is not None and time <= 0]
    if order.player is None and len(state.active) == 2 and used_up == [seat]:
        return state.after(seat)
    return seat


def latest(seats: tuple[int, ...], table: Table, default: int) -> int:
    """Of some seats, the one whose time is worst off: claiming against another would be refused."""
    left = table.view().time_left_ms
    return min(seats, key=lambda seat: left[seat] or 0, default=default)
