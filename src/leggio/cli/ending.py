"""How a game ended, in sentences: the same after playing, verifying and showing it."""

from collections.abc import Iterator

from leggio.cli.speaking import Speaker
from leggio.games.scrabble.events import Ended


def tell_end(ended: Ended, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """Why the game is over, and who comes where."""
    yield say(f"end.{ended.reason}")
    yield from tell_places(ended.places, ended.scores, players, say)


def tell_places(
    places: tuple[tuple[int, ...], ...], scores: tuple[int, ...], players: tuple[str, ...], say: Speaker
) -> Iterator[str]:
    """Who wins, and everyone's place, shared where scores are equal; nothing for a game without a result."""
    if not places:
        return
    best = places[0]
    if len(best) == 1:
        yield say("end.wins", name=players[best[0]])
    else:
        yield say("end.draw", names=[players[seat] for seat in best])
    place = 1
    for seats in places:
        for seat in seats:
            yield "  " + say("end.placed", place=place, name=players[seat], score=scores[seat])
        place += len(seats)
