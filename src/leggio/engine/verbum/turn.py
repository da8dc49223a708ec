"""What a turn could be: words, special cards, and what each is worth (par. 6, 8, 11-14)."""

from collections.abc import Iterator

from leggio.core.letters import JOLLY
from leggio.core.tiles import take
from leggio.engine.verbum.cover import POINT, word_value
from leggio.engine.verbum.hands import REFILL, Hands, cards_of
from leggio.engine.verbum.levels import Style
from leggio.engine.verbum.stealing import Theft, thefts, unseen_cards
from leggio.engine.verbum.words import Shortest
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF, CardWord
from leggio.games.verbum.commands import AnyCommand, Lay, Restore, Steal, SwapHands, SwapJolly
from leggio.games.verbum.rules import ABBREVIATED, VERBUM
from leggio.games.verbum.view import View, WordView

THEFTS_TRIED = 4
GAIN = 40  # what a jolly taken from the table must add, in hundredths of a point
PATIENCE = 1.5  # points a theft must be worth while pile B is untouched; less and less as it goes down
DELAY = 30  # what words lose that are laid a turn later
A_CARD = 70  # a card in a hand that nobody has seen
NEAR_THE_END = 6  # cards of B for each player: with fewer, what is kept counts less and less


class Turn:
    """The turn of one seat, as its player looks at it."""

    def __init__(self, view: View, hand: str, style: Style, hands: Hands) -> None:
        self._view = view
        self._hand = hand
        self._style = style
        self._hands = hands
        self._seat = view.turn
        only_abbreviations = {*view.options.categories} <= ABBREVIATED
        self.least = Shortest(view.least if only_abbreviations else view.options.minimum, view.least)
        self._keep = self._risk = 100
        if style.counts:
            self._keep = min(100, 100 * view.pile_b_count // (NEAR_THE_END * len(view.players)))
            self._risk = 100 * unseen_cards(view)[THIEF] // max(1, view.deck.count(THIEF))

    def cover(self, hand: str) -> int:
        """What a hand is worth: words and cards kept, in hundredths of a point."""
        return self._hands.cover(hand, self.least, self._keep, self._risk).value

    def robbed(self) -> Iterator[tuple[WordView, int, str]]:
        """One's own words with a thief in them, the most valuable first: where it stands, and for which letter."""
        own = [word for word in self._view.words if word.seat == self._seat and THIEF in word.cards]
        for word in sorted(own, key=lambda each: -len(each.cards)):
            for place, letter in enumerate(CardWord(word.word, word.cards).spans):
                if word.cards[place] == THIEF:
                    yield word, place, letter

    def mend(self) -> Restore | None:
        """The best word that a letter of one's hand brings back (par. 12)."""
        if not self._style.mends:
            return None
        found = ((word, place) for word, place, letter in self.robbed() if letter in self._hand)
        word, place = next(((word, place) for word, place in found if len(word.cards) > 2), (None, 0))
        return Restore(seat=self._seat, word=word.number, place=place) if word else None

    def next_deed(self) -> AnyCommand | None:
        """In a free turn: special cards while they pay, then words, then another's hand; None: the turn is made."""
        if special := self.mend() or self._jolly():
            return special
        laying = self._lay()
        return (self._steal() if self._thieves_before(laying) else None) or laying or self._swap_hands()

    def _thieves_before(self, laying: Lay | None) -> bool:
        """Whether a theft comes before these words: in a free turn both are done, and only the idle come to it last."""
        puts_off = self._style.steals_before
        if laying is None or not self._view.strict:
            return puts_off >= (laying is not None)
        return len(cards_of(laying.words)) <= puts_off

    def one_choice(self) -> AnyCommand | None:
        """By the book: one thing, and a word with what it won (par. 6, 8); None: discard or pass."""
        if self._view.won:
            made = self._hands.word_with(self._hand, self._view.won, self.least)
            return Lay(seat=self._seat, words=(made[1],)) if made else None
        return self._weighed() if self._style.weighs else self._first_thing()

    def _first_thing(self) -> AnyCommand | None:
        laying = self._lay()
        laid = len(cards_of(laying.words)) if laying else 0
        if mended := self.mend():
            word = next(each for each in self._view.words if each.number == mended.word)
            if laid <= len(word.cards):
                return mended
        if laid <= self._style.steals_before and (jolly := self._jolly()):
            return jolly
        return (self._steal() if self._thieves_before(laying) else None) or laying or self._swap_hands()

    def _weighed(self) -> AnyCommand | None:
        """The best of all choices, by what each makes of the hand and the table."""
        hand, later = self._hand, -DELAY
        options: list[tuple[float, AnyCommand | None]] = [(self.cover(hand) + later + self._refill(len(hand)), None)]
        if laying := self._lay():
            rest = len(hand) - len(cards_of(laying.words))
            options.append((self.cover(hand) + self._refill(rest), laying))
        if mended := self.mend():
            word = next(each for each in self._view.words if each.number == mended.word)
            letter = CardWord(word.word, word.cards).spans[mended.place]
            after = (take(hand, letter) or "") + THIEF
            options.append((POINT * len(word.cards) + self.cover(after) + later, mended))
        options += self._thefts() + self._jollies() + self._other_hands()
        return max(options, key=lambda each: each[0])[1]

    def _thefts(self) -> list[tuple[float, AnyCommand | None]]:
        rest = take(self._hand, THIEF)
        if rest is None:
            return []
        return [
            (POINT * theft.worth + self._with_won(rest + theft.letter, theft.letter), self._stealing(theft))
            for theft in thefts(self._view)[: 2 * THEFTS_TRIED]
        ]

    def _jollies(self) -> list[tuple[float, AnyCommand | None]]:
        found: list[tuple[float, AnyCommand | None]] = []
        for word, place, card, rest in self._free_jollies():
            gain = self._with_won(rest + card, card) + self._owners_point(word, card)
            found.append((gain, SwapJolly(seat=self._seat, word=word.number, place=place)))
        return found

    def _other_hands(self) -> list[tuple[float, AnyCommand | None]]:
        view = self._view
        if not self._style.swaps_hands or self._hand.count(SWAP) <= view.fresh_swaps:
            return []
        mine = take(self._hand, SWAP) or ""
        found: list[tuple[float, AnyCommand | None]] = []
        for other in self._others():
            theirs = self.cover(view.hands[other]) if view.hands else A_CARD * view.hand_counts[other]
            # What I gain they lose, and they are one of so many.
            gain = (theirs - self.cover(mine)) / len(self._others())
            found.append((theirs + gain - DELAY, SwapHands(seat=self._seat, other=other)))
        return found

    def _with_won(self, hand: str, won: str) -> int:
        """What a hand is worth after a theft or a jolly freed: one word with it now, the rest later."""
        later = self.cover(hand) - DELAY + self._refill(len(hand))
        made = self._hands.word_with(hand, won, self.least)
        if made is None:
            return later
        rest = take(hand, made[0]) or ""
        now = word_value(len(made[0]), self._risk) + self.cover(rest) - DELAY // 2 + self._refill(len(rest))
        return max(later, now)

    def _refill(self, held: int) -> int:
        return REFILL * min(self._view.pile_b_count, max(0, VERBUM.fewest - held))

    def _lay(self) -> Lay | None:
        words = self._hands.words(self._hand, self.least, laid=len(self._view.laid), keep=self._keep, risk=self._risk)
        return Lay(seat=self._seat, words=words) if words else None

    def _steal(self) -> Steal | None:
        """The theft that hurts and helps most, if it does enough: a thief is patient while pile B is high."""
        rest = take(self._hand, THIEF)
        if rest is None or self._style.steals_before < 0:
            return None
        found = thefts(self._view)
        if not self._style.counts:
            others = [word for word in self._view.words if word.seat != self._seat]
            longest = max(others, key=lambda each: each.points, default=None)
            theft = next((each for each in found if longest and each.word == longest.number), None)
            return self._stealing(theft) if theft else None
        before = self.cover(rest)

        def worth(theft: Theft) -> float:
            return theft.worth + (self.cover(rest + theft.letter) - before) / POINT

        best = max(found[:THEFTS_TRIED], key=worth, default=None)
        start = len(self._view.deck.cards) - VERBUM.dealt * len(self._view.players)
        patience = PATIENCE * self._view.pile_b_count / max(1, start)
        return self._stealing(best) if best and worth(best) > patience else None

    def _stealing(self, theft: Theft) -> Steal:
        return Steal(seat=self._seat, word=theft.word, place=theft.place)

    def _free_jollies(self) -> Iterator[tuple[WordView, int, str, str]]:
        """Jollies on the table whose letters are in hand, and what is left of the hand without these."""
        if not self._style.frees_jollies:
            return
        for word in self._view.words:
            for place, span in enumerate(CardWord(word.word, word.cards).spans):
                card = word.cards[place]
                rest = take(self._hand, span) if card in (JOLLY, DOUBLE) else None
                if rest is not None:
                    yield word, place, card, rest

    def _owners_point(self, word: WordView, card: str) -> int:
        """Two cards lie where a jolly AA-ZZ lay: a point for the owner of the word (par. 14)."""
        if card != DOUBLE or THIEF in word.cards:
            return 0
        return POINT if word.seat == self._seat else -POINT // max(1, len(self._view.players) - 1)

    def _jolly(self) -> SwapJolly | None:
        """A jolly on the table that is worth more in hand than the letters it takes."""
        before = self.cover(self._hand)
        best, best_gain = None, GAIN
        for word, place, card, rest in self._free_jollies():
            gain = self.cover(rest + card) - before + self._owners_point(word, card)
            if gain > best_gain:
                best, best_gain = SwapJolly(seat=self._seat, word=word.number, place=place), gain
        return best

    def _others(self) -> list[int]:
        view = self._view
        return [other for other in range(len(view.players)) if other != self._seat and other not in view.resigned]

    def _swap_hands(self) -> SwapHands | None:
        """Change a hand that is used up for the fullest one at the table."""
        view = self._view
        if not self._style.swaps_hands or self._hand.count(SWAP) <= view.fresh_swaps:
            return None
        fullest = max(self._others(), key=lambda other: (view.hand_counts[other], view.points[other], -other))
        return SwapHands(seat=self._seat, other=fullest) if view.hand_counts[fullest] > len(self._hand) else None
