"""What every board game begins with, in sentences."""

from collections.abc import Iterator

from leggio.cli.speaking import Speaker
from leggio.core.codec import Event
from leggio.games.board.events import StarterChosen
from leggio.games.common.state import TableOpened


def tell_beginning(event: Event, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """The seal of the bag, and who starts by which tiles; nothing for any other event."""
    match event:
        case TableOpened():
            yield say("play.sealed", commitment=event.commitment)
        case StarterChosen() if event.draws:
            draws = [say("play.drew", name=players[seat], tile=tile) for seat, tile in event.draws]
            yield say("play.starter_drawn", draws=draws, name=players[event.starter])
        case StarterChosen():
            yield say("play.starter_named", name=players[event.starter])
        case _:
            return
