"""The first game of Verbum, which teaches: words, a jolly to take, a word that is none, a thief, the last round.

Thirty cards: CANE lies at once, MARE holds a jolly for an R, AQUA is no word and ACQUA is one, a thief gets an M for
MELA. They come so that a card drawn from the other pile spoils nothing.
"""

from collections import Counter
from collections.abc import Iterator

from leggio.games.common.lesson import Knows, Lesson
from leggio.games.verbum.cards import deck_of
from leggio.games.verbum.commands import Accept, AnyCommand, Contest, Draw, Lay, Pile
from leggio.games.verbum.view import View

_ORDER = "CANE!" + "MA?EA" + "R" + "ROS" + "CQUA" + "ELAT" + "OIES" + "ORRE"
_WITH_JOLLY = ("MArE", "REMa")
_MISSPELT = ("AQUA",)
_RIGHT = ("ACQUA", "QUA")


def tries(view: View, seat: int, knows: Knows) -> Iterator[AnyCommand]:
    """First a jolly that the other can take; then a misspelt word, for somebody to doubt; then right ones."""
    if "contest" in view.choices:
        doubtful = (word for word in view.words if seat in word.doubters and not knows(word.word))
        yield from (Contest(seat=seat, word=word.number) for word in doubtful)
    if "accept" in view.choices:
        yield Accept(seat=seat)
    if "draw" in view.choices:
        yield from (Draw(seat=seat, pile=pile) for pile in (Pile.B, Pile.A))
    if "lay" in view.choices:
        laid = [row.text.upper() for row in view.sheet if row.seat == seat and row.text]
        has_erred = any(word in _MISSPELT for word in laid)
        words = (_RIGHT if has_erred else _MISSPELT) if laid else _WITH_JOLLY
        yield from (Lay(seat=seat, words=(word,)) for word in words)


LESSON: Lesson[View, AnyCommand] = Lesson(
    order=_ORDER,
    options={"starter": 0, "contest_ms": None},
    opening={"deck": deck_of("prima-partita", Counter(_ORDER))},
    tries=tries,
)
