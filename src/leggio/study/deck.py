"""What a person has practised: a card for each miss until it is known, and how often each drill was right."""

from collections.abc import Mapping

import msgspec

from leggio.study.kinds import Drill
from leggio.study.question import Question
from leggio.study.spacing import Memory, remembered

# A card that comes back no sooner than this is known: it leaves the deck.
_KNOWN_MS = 180 * 24 * 60 * 60 * 1000
MOST_CARDS = 500


class Card(msgspec.Struct, frozen=True):
    """A question that was missed; rules and key are enough to ask it again."""

    kind: Drill
    rules: str
    key: str
    memory: Memory
    misses: int = 1
    edition: str = ""  # whose words it is about; none: those of Leggio

    @property
    def name(self) -> str:
        """What tells cards apart."""
        return name_of(self)


class Tally(msgspec.Struct, frozen=True):
    """How one drill has gone."""

    asked: int = 0
    right: int = 0
    streak: int = 0
    best_streak: int = 0

    def after(self, *, right: bool) -> "Tally":
        """With one answer more."""
        streak = self.streak + 1 if right else 0
        return Tally(self.asked + 1, self.right + right, streak, max(self.best_streak, streak))


class Deck(msgspec.Struct, frozen=True):
    """Cards by name, and tallies by drill."""

    cards: Mapping[str, Card] = {}
    tallies: Mapping[Drill, Tally] = {}

    def after(self, question: Question, *, right: bool, now: int) -> "Deck":
        """With one answer more: a miss makes a card, due soon; a card that is known well enough leaves."""
        tallies = {**self.tallies, question.kind: self.tally(question.kind).after(right=right)}
        cards = dict(self.cards)
        name = name_of(question)
        known = cards.pop(name, None)
        if known is not None or not right:
            memory = remembered(known.memory if known else None, right=right, now=now)
            misses = (known.misses if known else 0) + (not right)
            card = Card(question.kind, question.rules, question.key, memory, misses, question.edition)
            if memory.due - now < _KNOWN_MS:
                cards[name] = card
        return Deck(_bounded(cards), tallies)

    def with_miss(self, question: Question, now: int) -> "Deck":
        """With a card for a miss that was no answer, due at once; a question that has one keeps it."""
        name = name_of(question)
        memory = msgspec.structs.replace(remembered(None, right=False, now=now), due=now)
        card = Card(question.kind, question.rules, question.key, memory, edition=question.edition)
        return Deck(_bounded({name: card, **self.cards}), self.tallies)

    def without(self, card: Card) -> "Deck":
        """Without a card that can no longer be asked."""
        return Deck({name: each for name, each in self.cards.items() if name != card.name}, self.tallies)

    def of(self, kind: Drill) -> list[Card]:
        """The cards of a drill, due or not."""
        return [card for card in self.cards.values() if card.kind is kind]

    def due(self, now: int, kind: Drill | None = None) -> list[Card]:
        """The cards to review, of one drill or of all, the longest overdue first."""
        wanted = (card for card in self.cards.values() if card.memory.due <= now and kind in (None, card.kind))
        return sorted(wanted, key=lambda card: (card.memory.due, card.name))

    def next_due(self) -> int | None:
        """When the first card comes back."""
        return min((card.memory.due for card in self.cards.values()), default=None)

    def tally(self, kind: Drill) -> Tally:
        """How a drill has gone so far."""
        return self.tallies.get(kind, Tally())


def name_of(asked: Question | Card) -> str:
    """The name of the card of a question."""
    edition = f"\n{asked.edition}" if asked.edition else ""
    return f"{asked.kind}\n{asked.rules}\n{asked.key}{edition}"


def _bounded(cards: dict[str, Card]) -> dict[str, Card]:
    """At most so many: beyond that those that are known best make room."""
    if len(cards) <= MOST_CARDS:
        return cards
    kept = sorted(cards.values(), key=lambda card: (card.memory.due, card.name))[:MOST_CARDS]
    return {card.name: card for card in kept}
