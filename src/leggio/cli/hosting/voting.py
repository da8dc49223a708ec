"""A vote at a shared keyboard: one voter after the other, and nobody sees how before all have."""

from collections.abc import Callable
from typing import TypeVar

from leggio.cli.hosting.desk import AnyDesk

BallotT = TypeVar("BallotT")


def ask_for_vote(
    desk: AnyDesk,
    question: str,
    read: Callable[[str], BallotT | None],
    heed: Callable[[str], None],
) -> BallotT | None:
    """What the voter before the screen says; None if the vote was closed meanwhile. `heed` is for any other line."""
    seq = desk.table.state.seq
    while True:
        line = desk.ask(question)
        if desk.table.state.seq != seq:
            return None
        ballot = read(line)
        if ballot is not None:
            return ballot
        heed(line)
        desk.tell_news()
