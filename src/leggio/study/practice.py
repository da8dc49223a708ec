"""What one person practises: their deck, and the question that waits for an answer."""

from collections.abc import Iterable

import msgspec

from leggio.study.deck import Deck
from leggio.study.kinds import Drill
from leggio.study.question import Question


class OpenQuestion(msgspec.Struct, frozen=True):
    """A question that was asked; its id is all that its reader gets of the key."""

    id: str
    kind: Drill
    rules: str
    key: str
    edition: str = ""


class Practice(msgspec.Struct, frozen=True):
    """A deck and an open question; the version tells which of two writers came later."""

    deck: Deck = Deck()
    open: OpenQuestion | None = None
    version: int = 0

    def asking(self, question: Question, name: str) -> "Practice":
        """With a question before one, in place of the one before, which counts for nothing."""
        asked = OpenQuestion(name, question.kind, question.rules, question.key, question.edition)
        return Practice(self.deck, asked, self.version + 1)

    def answered(self, question: Question, *, right: bool, now: int) -> "Practice":
        """With an answer to it."""
        return Practice(self.deck.after(question, right=right, now=now), None, self.version + 1)

    def noting(self, misses: Iterable[Question], now: int) -> "Practice":
        """With cards for misses that were no answers; a question that waits goes on waiting."""
        deck = self.deck
        for question in misses:
            deck = deck.with_miss(question, now)
        return Practice(deck, self.open, self.version + 1)
