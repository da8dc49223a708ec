"""The first game of Scarabeo, which teaches: prizes, the scarab that flies, a word that is none, the last tile.

Nineteen tiles: STRADA has a prize, NOTTE holds a scarab for an E, QUORE is no word, MODA takes the scarab, UNA closes.
"""

from collections.abc import Iterator

from leggio.games.board.lesson import answer, places
from leggio.games.common.lesson import Knows, Lesson
from leggio.games.scarabeo.commands import AnyCommand
from leggio.games.scarabeo.rules import MINUTE
from leggio.games.scarabeo.state import Phase
from leggio.games.scarabeo.view import View

_ORDER = "STRADAEO" + "NOT?QUOR" + "AUA"
_WITH_SCARAB = ("NOTTe", "NOTe", "TRe", "ORe")
_MISSPELT = ("QUORE",)
_RIGHT = ("ORE", "OR")


def tries(view: View, seat: int, knows: Knows) -> Iterator[AnyCommand]:
    """First a scarab that the other can take; then a misspelt word, for somebody to contest; then a right one."""
    if view.phase is not Phase.PLAYING:
        return
    if view.pending:
        words = tuple(word.word for word in view.pending.words)
        if said := answer(view.pending, words, seat, knows):
            yield said
        return
    if view.turn == seat:
        laid = [row.word for row in view.sheet if row.seat == seat and row.word]
        has_erred = any(word.upper() in _MISSPELT for word in laid)
        yield from places(view.board, (_RIGHT if has_erred else _MISSPELT) if laid else _WITH_SCARAB, seat)


LESSON: Lesson[View, AnyCommand] = Lesson(
    order=_ORDER,
    options={"starter": 0, "glass_ms": None, "grace_ms": 60 * MINUTE, "bag": "".join(sorted(_ORDER))},
    tries=tries,
)
