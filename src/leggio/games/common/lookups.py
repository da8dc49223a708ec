"""Whether a player may look something up while their game is on: the one question that every host asks.

Players may look nothing up until the game is over, on turn or not (FIGS art. 24, 28), unless the table allows it; what
the game itself opens to a look, everyone there may see: a word that is voted on (Scarabeo art. 8).
"""

from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.games.common.spec import AnyGame, GameState

CODE = "lookup.playing"


def lookup_refused(
    game: AnyGame, state: GameState, seat: int, word: str | None = None, *, aids: bool = False
) -> Rejected | None:
    """Why this seat may not look up this word now, or with none anything at all; None: it may.

    `aids` is the choice of the table, which everyone saw before they sat down.
    """
    if aids or state.ended is not None or (word is not None and plain(word) in open_words(game, state, seat)):
        return None
    return Rejected(CODE, game.abilities.aids_article)


def open_words(game: AnyGame, state: GameState, seat: int) -> frozenset[str]:
    """The words that the game opens to a look by this seat now."""
    opened = game.abilities.open_words
    return frozenset(plain(word) for word in opened(state, seat)) if opened else frozenset()
