"""The first game of Scrabble, which teaches: premium squares, a word that is none, the jolly, the last tile.

Nineteen tiles: GATTO lies well, SQUOLA is no word and SQUALO is one, a jolly makes GENTE, SERA closes.
"""

from collections.abc import Iterator

from leggio.games.board.lesson import answer, places
from leggio.games.common.lesson import UNHURRIED_MS, Knows, Lesson
from leggio.games.scrabble.commands import AnyCommand
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.view import View

_ORDER = "GATTOES" + "SQUOLAR" + "?TERA"
_MISSPELT = ("SQUOLA",)
_RIGHT = ("SQUALO",)


def tries(view: View, seat: int, knows: Knows) -> Iterator[AnyCommand]:
    """First a misspelt word, for somebody to contest; then words that are right."""
    if view.phase is not Phase.PLAYING:
        return
    if view.pending:
        words = tuple(word.word for word in view.pending.words)
        if said := answer(view.pending, words, seat, knows):
            yield said
        return
    if view.turn == seat:
        begins = all(row.seat != seat for row in view.sheet)
        yield from places(view.board, _MISSPELT if begins else _RIGHT, seat)


LESSON: Lesson[View, AnyCommand] = Lesson(
    order=_ORDER,
    options={"starter": 0, "time_ms": None, "limit_ms": None, "grace_ms": UNHURRIED_MS, "bag": "".join(sorted(_ORDER))},
    tries=tries,
)
