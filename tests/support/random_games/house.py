"""What players do by the rules of the house, whatever they play."""

import random

from leggio.games.common.commands import TakeBack
from leggio.games.common.state import SeatedState
from leggio.games.common.taking_back import seat_that_takes_back


def take_back(state: SeatedState, rng: random.Random) -> TakeBack | None:
    """Now and then whoever may takes a move back, or tries to before there is any."""
    seat = seat_that_takes_back(state.options)
    return None if seat is None or rng.random() > 0.08 else TakeBack(seat=seat)
