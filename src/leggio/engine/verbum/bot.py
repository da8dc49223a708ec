"""A bot for Verbum: what it does next, from what its seat may see and the words it knows. No chance, no clock."""

from functools import lru_cache

from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import take
from leggio.engine.verbum.cover import KEEP, POINT, Cover, best_cover
from leggio.engine.verbum.levels import Level
from leggio.engine.verbum.stealing import Theft, thefts
from leggio.engine.verbum.words import Words, makable
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF, CardWord, read_word
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Pass,
    Pile,
    Restore,
    Steal,
    SwapHands,
    SwapJolly,
    Vote,
)
from leggio.games.verbum.rules import VERBUM
from leggio.games.verbum.state import Phase
from leggio.games.verbum.view import View, WordView
from leggio.lexicon.agreed import Category

BEGINNERS_LONGEST = 4
FRESH = 11  # what a card of B is worth in hand, as `KEEP` counts: poorer ones are discarded if B replaces them
GAIN = 40  # what a jolly taken from the table must add, in hundredths of a point
THEFTS_TRIED = 4
POINTS_OF_A_DEED = 3  # what a theft or a jolly freed is worth as the choice of a turn, in cards laid
PATIENCE = 1.5  # points a theft must be worth while pile B is untouched; less and less as it goes down


class Bot:
    """Someone who plays: `choose` is a function of the view; the object only remembers words it has looked for.

    People recognize many more words than they come up with: `recognizes` are those it lets pass in the words of others.
    """

    def __init__(self, words: Words, level: Level = Level.EXPERT, recognizes: Words | None = None) -> None:
        self.words = words
        self._recognizes = recognizes or words
        self.level = level
        self._makable = lru_cache(maxsize=512)(lambda hand, shortest: makable(words, hand, shortest))
        self._cover = lru_cache(maxsize=2048)(self._find_cover)

    def choose(self, view: View) -> AnyCommand | None:
        """What to do now; None if there is nothing for this seat to do."""
        seat = view.seat
        if seat is None or view.hand is None or view.suspended or seat in view.resigned:
            return None
        match view.phase:
            case Phase.ANSWERING:
                return self._answer(view, seat)
            case Phase.VOTING if view.contest and "vote" in view.choices:
                word = next(each for each in view.words if each.number == view.contest.word)
                return Vote(seat=seat, valid=word.seat == seat or not self._doubts(word.word, view))
            case _ if view.actor != seat:
                return None
            case Phase.DRAWING:
                return self._contest(view, seat) or Draw(seat=seat, pile=self._pile(view, view.hand))
            case Phase.ACTING:
                return self._act(view, seat, view.hand)
            case Phase.LAST:
                return self._lay(view, seat, view.hand) or Pass(seat=seat)
            case Phase.TRIMMING:
                return Discard(seat=seat, card=poorest(view.hand))
            case _:
                return None

    def _answer(self, view: View, seat: int) -> AnyCommand | None:
        """Contest what is no word, as far as one can tell; else accept (par. 3)."""
        return (self._contest(view, seat) or Accept(seat=seat)) if "accept" in view.choices else None

    def _contest(self, view: View, seat: int) -> Contest | None:
        """A doubt about a word that is none, as long as one may have it (par. 3)."""
        if "contest" not in view.choices:
            return None
        pending = [word for word in view.words if word.pending and seat in (word.doubters or (seat,))]
        doubtful = [word.number for word in pending if self._doubts(word.word, view)]
        return Contest(seat=seat, word=doubtful[0]) if doubtful else None

    def _doubts(self, word: str, view: View) -> bool:
        """Whether it takes a word for none. Of kinds of words that no list has, people know more than it does."""
        return set(view.options.categories) <= set(Category) and not self._recognizes.contains(word)

    def _pile(self, view: View, hand: str) -> Pile:
        """A if its card is worth more than one that nobody knows."""
        top = view.pile_a_top
        # Bots that trade the same cards over pile A for ever would never end: some go back to B.
        if not top or view.own_swap or self.level is Level.BEGINNER or view.idle >= len(view.players):
            return Pile.B
        if top in (JOLLY, DOUBLE):
            return Pile.A
        if self.level is Level.CLUB:
            return Pile.B
        if top == SWAP:
            return Pile.A if view.pile_b_count > 6 * len(view.players) else Pile.B
        if top == THIEF:
            best = next(iter(thefts(view)), None)
            return Pile.A if best and best.worth >= 2 else Pile.B
        robbed = any(top == span for word in _robbed(view) for span in _stolen(word))
        gained = self._cover(hand + top, view.options.minimum).value - self._cover(hand, view.options.minimum).value
        return Pile.A if robbed or gained >= POINT - 10 else Pile.B

    def _act(self, view: View, seat: int, hand: str) -> AnyCommand:
        if view.strict:
            return self._choose_one(view, seat, hand)
        if self.level is not Level.BEGINNER and (deed := self._special(view, seat, hand)):
            return deed
        beginner_is_done = self.level is Level.BEGINNER and view.laid
        if not beginner_is_done and (laying := self._lay(view, seat, hand)):
            return laying
        if self.level is Level.EXPERT and (swap := self._swap_hands(view, seat, hand)):
            return swap
        return self._end(view, seat, hand)

    def _choose_one(self, view: View, seat: int, hand: str) -> AnyCommand:
        """By the book one thing a turn: whatever is worth most of words, special cards and the end (par. 6, 8)."""
        if view.won:
            return self._lay_won(view, seat, hand) or self._end(view, seat, hand)
        laying = self._lay(view, seat, hand)
        laid = sum(len(word.cards) for text in (laying.words if laying else ()) if (word := read_word(text)))
        if self.level is not Level.BEGINNER and (deed := self._special(view, seat, hand)):
            best = max((len(word.cards) for word in _robbed(view)), default=0)
            if laid <= (best if isinstance(deed, Restore) else POINTS_OF_A_DEED):
                return deed
        if laying:
            return laying
        swap = self._swap_hands(view, seat, hand) if self.level is Level.EXPERT else None
        return swap or self._end(view, seat, hand)

    def _lay_won(self, view: View, seat: int, hand: str) -> Lay | None:
        """The longest word with what was stolen or freed."""
        found = self._makable("".join(sorted(hand)), view.options.minimum)
        good = [cards for cards in sorted(found) if {*view.won} & {*cards}]
        return Lay(seat=seat, words=(found[max(good, key=len)],)) if good else None

    def _special(self, view: View, seat: int, hand: str) -> AnyCommand | None:
        for word in _robbed(view):
            for place, letter in enumerate(CardWord(word.word, word.cards).spans):
                if word.cards[place] == THIEF and letter in hand and len(word.cards) > 2:
                    return Restore(seat=seat, word=word.number, place=place)
        if self.level is Level.EXPERT and (jolly := self._jolly(view, seat, hand)):
            return jolly
        if THIEF in hand and (theft := self._theft(view, hand)):
            return Steal(seat=seat, word=theft.word, place=theft.place)
        return None

    def _theft(self, view: View, hand: str) -> Theft | None:
        """The theft that hurts and helps most, if it does enough: a thief is patient while pile B is high."""
        found = thefts(view)
        if self.level is Level.CLUB:
            longest = max(
                (word for word in view.words if word.seat != view.seat), key=lambda each: each.points, default=None
            )
            return next((theft for theft in found if longest and theft.word == longest.number), None)
        rest = take(hand, THIEF) or ""
        before = self._cover(rest, view.options.minimum).value

        def worth(theft: Theft) -> float:
            gained = self._cover(rest + theft.letter, view.options.minimum).value - before
            return theft.worth + gained / POINT

        best = max(found[:THEFTS_TRIED], key=worth, default=None)
        start = len(view.deck.cards) - VERBUM.dealt * len(view.players)
        patience = PATIENCE * view.pile_b_count / max(1, start)
        return best if best and worth(best) > patience else None

    def _jolly(self, view: View, seat: int, hand: str) -> AnyCommand | None:
        """A jolly on the table that is worth more in hand than the letters it takes."""
        least = view.options.minimum
        before = self._cover(hand, least).value
        best, best_gain = None, GAIN
        for word in view.words:
            for place, span in enumerate(CardWord(word.word, word.cards).spans):
                card = word.cards[place]
                rest = take(hand, span) if card in (JOLLY, DOUBLE) else None
                if rest is None:
                    continue
                gain = self._cover(rest + card, least).value - before
                if card == DOUBLE and not any(each == THIEF for each in word.cards):
                    # Two cards lie where one lay: a point for the owner of the word (par. 14).
                    gain += POINT if word.seat == seat else -POINT // max(1, len(view.players) - 1)
                if gain > best_gain:
                    best, best_gain = SwapJolly(seat=seat, word=word.number, place=place), gain
        return best

    def _lay(self, view: View, seat: int, hand: str) -> Lay | None:
        least = view.options.minimum
        if self.level is Level.EXPERT:
            words = self._cover(hand, least).words
        else:
            found = self._makable("".join(sorted(hand)), least)
            if self.level is Level.BEGINNER:
                found = {cards: text for cards, text in found.items() if len(cards) <= max(least, BEGINNERS_LONGEST)}
            words = (found[max(sorted(found), key=len)],) if found else ()
        return Lay(seat=seat, words=words) if words else None

    def _swap_hands(self, view: View, seat: int, hand: str) -> SwapHands | None:
        """Change a hand that is used up for the fullest one at the table, and go on laying."""
        if hand.count(SWAP) <= view.fresh_swaps:
            return None
        others = [other for other in range(len(view.players)) if other != seat and other not in view.resigned]
        fullest = max(others, key=lambda other: (view.hand_counts[other], view.points[other], -other))
        return SwapHands(seat=seat, other=fullest) if view.hand_counts[fullest] > len(hand) else None

    def _end(self, view: View, seat: int, hand: str) -> Discard | Pass:
        """Discard what is in the way: what B replaces with something better on average, or an eleventh card."""
        if not hand:
            return Pass(seat=seat)
        card = poorest(hand)
        must = len(hand) > VERBUM.most
        if self.level is Level.BEGINNER or (view.strict and view.won):
            return Discard(seat=seat, card=card) if must else Pass(seat=seat)
        replaced = len(hand) <= VERBUM.fewest and view.pile_b_count > 0
        full = len(hand) >= VERBUM.most - 1
        return (
            Discard(seat=seat, card=card)
            if must or full or (replaced and KEEP.get(card, 2) < FRESH)
            else Pass(seat=seat)
        )

    def _find_cover(self, hand: str, shortest: int) -> Cover:
        ordered = "".join(sorted(hand))
        return best_cover(ordered, self._makable(ordered, shortest))


def poorest(hand: str) -> str:
    """The card one misses least: of those one has several of, the one more is worth less."""
    return min(sorted(set(hand)), key=lambda card: KEEP.get(card, 2) - 3 * (hand.count(card) - 1) * (card in ALPHABET))


def _robbed(view: View) -> list[WordView]:
    """One's own words with a thief in them, the most valuable first."""
    own = [word for word in view.words if word.seat == view.seat and THIEF in word.cards]
    return sorted(own, key=lambda word: -len(word.cards))


def _stolen(word: WordView) -> list[str]:
    spans = CardWord(word.word, word.cards).spans
    return [span for card, span in zip(word.cards, spans, strict=True) if card == THIEF]
