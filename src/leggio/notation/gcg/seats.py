"""Who an event is of, in files whose players have the same nick: the totals say it, and else whose turn it is."""

from msgspec.structs import replace

from leggio.notation.gcg.course import Moment, fits
from leggio.notation.gcg.model import Event, Exchange, Pass, Play


class Seats:
    """Follows a game from its beginning."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._turn = 0

    def seated(self, moment: Moment, event: Event) -> Event:
        """The event with its player: the first, from whoever is on turn on, whose total it is."""
        is_turn = isinstance(event, Play | Exchange | Pass)
        # What is no turn is about the turn before, more often than not.
        first = self._turn if is_turn else self._turn - 1
        order = [(first + step) % self._players for step in range(self._players)]
        fitting = (each for each in order if fits(moment, replace(event, player=each)))
        player = next(fitting, order[0])
        if is_turn:
            self._turn = (player + 1) % self._players
        return replace(event, player=player)
