"""A vote at a shared keyboard: one voter after the other, and nobody sees how before all have."""

from collections.abc import Callable
from typing import TypeVar

from leggio.cli.hosting.desk import AnyDesk, LeftError
from leggio.cli.hosting.orders import AnyOrder

BallotT = TypeVar("BallotT")


def ask_for_vote(
    desk: AnyDesk,
    question: str,
    read: Callable[[str], BallotT | None],
    parse: Callable[[str], AnyOrder | None],
    look_up: Callable[[], None] | None = None,
) -> BallotT | None:
    """What the voter before the screen says; None if the vote was closed meanwhile. `parse` reads any other line.

    `look_up` tells what the dictionary says of what is voted on, in a game that lets voters look (`vocabolario`).
    """
    seq = desk.table.state.seq
    while True:
        line = desk.ask(question)
        if desk.table.state.seq != seq:
            return None
        ballot = read(line)
        if ballot is not None:
            return ballot
        order = parse(line)
        if look_up and order and order.verb.value == "look_up":
            look_up()
        else:
            _heed(desk, order)
        desk.tell_news()


def _heed(desk: AnyDesk, order: AnyOrder | None) -> None:
    """Whatever else one may ask for during a vote."""
    match order and order.verb.value:
        case "quit":
            raise LeftError
        case "help":
            desk.show_help()
        case "sheet":
            desk.show_sheet()
        case _:
            desk.news.append(desk.say("play.vote_what"))
