"""What a hand is good for: the words it makes, the best use of all of it, what is left for the turns to come."""

from functools import lru_cache

from leggio.core.tiles import take
from leggio.engine.verbum.cover import Cover, best_cover, keep_value, word_value
from leggio.engine.verbum.levels import Style
from leggio.engine.verbum.words import Shortest, Words, makable
from leggio.games.verbum.cards import read_word

REFILL = 60  # a card that B gives for one laid: most are laid in their turn


class Hands:
    """The hands of somebody who knows these words; it only remembers what it has looked for."""

    def __init__(self, words: Words, style: Style, abbreviations: Words | None = None) -> None:
        self._style = style
        self._words, self._abbreviations = words, abbreviations
        self.makable = lru_cache(maxsize=512)(self._makable)
        self._covers = lru_cache(maxsize=4096)(self._cover)

    def cover(self, hand: str, least: Shortest, keep: int = 100, risk: int = 100) -> Cover:
        """The words that use a hand best; `keep` and `risk`: per cent of what cards left and thieves usually count."""
        return self._covers("".join(sorted(hand)), least, keep, risk)

    def words(self, hand: str, least: Shortest, *, laid: int = 0, keep: int = 100, risk: int = 100) -> tuple[str, ...]:
        """What to lay, as many words as come to mind: so many were laid in this turn."""
        if self._style.uses_hand:
            return self.cover(hand, least, keep, risk).words
        found: list[str] = []
        while laid + len(found) < self._style.words and (made := self.makable("".join(sorted(hand)), least)):
            cards = max(sorted(made), key=len)
            found.append(made[cards])
            hand = take(hand, cards) or ""
        return tuple(found)

    def word_with(self, hand: str, won: str, least: Shortest) -> tuple[str, str] | None:
        """The best single word that uses one of these cards, as cards and as text: with the rest as good as it gets."""
        made = self.makable("".join(sorted(hand)), least)
        using = [cards for cards in sorted(made) if {*cards} & {*won}]
        if not using:
            return None
        best = max(using, key=lambda cards: word_value(len(cards)) + self._rest(hand, cards, least))
        return best, made[best]

    def _rest(self, hand: str, cards: str, least: Shortest) -> int:
        rest = take(hand, cards) or ""
        return self.cover(rest, least).value if self._style.weighs else keep_value(rest)

    def _makable(self, hand: str, least: Shortest) -> dict[str, str]:
        longest, made = max(least.words, self._style.longest), makable(self._words, hand, least, self._abbreviations)
        return {cards: text for cards, text in made.items() if len(cards) <= longest}

    def _cover(self, hand: str, least: Shortest, keep: int, risk: int) -> Cover:
        return best_cover(hand, self.makable(hand, least), keep, risk)


def cards_of(texts: tuple[str, ...]) -> str:
    """The cards of words as they are written."""
    return "".join(word.cards for text in texts if (word := read_word(text)))
