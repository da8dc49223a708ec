"""Who decides on contested words: nobody but the dictionary, or the players who vote. Art. 12."""

from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.state import State


def voters(state: State) -> tuple[int, ...]:
    """Three players all vote; of four the one who laid the word does not. With two the dictionary decides (art. 12).

    What counts is how many are still in the game.
    """
    playing = state.active
    if state.options.challenges is not Challenges.BOOK or len(playing) < state.rules.voters_from:
        return ()
    return playing if len(playing) == state.rules.voters_from else state.opponents(state.turn)
