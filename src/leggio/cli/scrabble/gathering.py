"""Before the game: someone is late, their clock runs, and the others wait. Art. 38."""

from leggio.cli.hosting.orders import same_name
from leggio.cli.scrabble.desk import Desk, LeftError
from leggio.cli.scrabble.orders import Order, Verb, parse_order
from leggio.cli.scrabble.requests import latest
from leggio.games.scrabble.commands import Arrive, ClaimTime, refuse


def gather(desk: Desk) -> None:
    """Ask who arrives until something happens."""
    state = desk.table.state
    desk.show()
    names = [state.players[seat] for seat in state.absent]
    while desk.table.state.seq == state.seq:
        _heed(desk, desk.ask(desk.say("play.arrivals", names=names)))
        if desk.table.state.seq == state.seq:
            desk.tell_news()


def _heed(desk: Desk, answer: str) -> None:
    state = desk.table.state
    arrived = [seat for seat in state.absent if same_name(state.players[seat], answer)]
    if arrived:
        desk.do(Arrive(seat=arrived[0]))
        return
    order = parse_order(answer, state.players)
    match order and order.verb:
        case None:
            desk.puzzled(answer)
        case Verb.HELP:
            desk.show_help()
        case Verb.QUIT:
            raise LeftError
        case Verb.TIME:
            _claim(desk, order)
        case _:
            desk.news.append(desk.say.refusal(refuse("game.not_begun")))


def _claim(desk: Desk, order: Order | None) -> None:
    """Someone who is there points out that an absent player's time is used up (art. 37-38)."""
    state = desk.table.state
    present = [seat for seat in state.seats if seat not in state.absent]
    named = order.player if order else None
    seat = named if named is not None else next(iter(present), state.absent[0])
    desk.do(ClaimTime(seat=seat, against=latest(state.absent, desk.table, default=seat)))
