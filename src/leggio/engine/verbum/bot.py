"""A bot for Verbum: what it does next, from what its seat may see and the words it knows. No chance, no clock."""

from leggio.core.letters import ALPHABET, JOLLY
from leggio.engine.verbum.cover import KEEP, POINT, RARE
from leggio.engine.verbum.hands import Hands
from leggio.engine.verbum.levels import STYLES, Style
from leggio.engine.verbum.stealing import thefts, unseen_cards
from leggio.engine.verbum.turn import Turn
from leggio.engine.verbum.words import Words
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF
from leggio.games.verbum.commands import Accept, AnyCommand, Contest, Discard, Draw, Lay, Pass, Pile, Vote
from leggio.games.verbum.rules import VERBUM
from leggio.games.verbum.state import Phase
from leggio.games.verbum.view import View
from leggio.games.verbum.word_lists import own_lists
from leggio.lexicon.agreed import Category

FRESH = 11  # what a card of B is worth in hand, as `KEEP` counts: poorer ones are discarded if B replaces them


class Bot:
    """Someone who plays: `choose` is a function of the view; the object only remembers words it has looked for.

    People recognize many more words than they come up with: `recognizes` are those it lets pass in the words of others.
    `abbreviations` are those among its words that may be shorter than words and names, where these count as well.
    """

    def __init__(
        self,
        words: Words,
        style: Style = STYLES["campione"],
        recognizes: Words | None = None,
        abbreviations: Words | None = None,
    ) -> None:
        self.words = words
        self.style = style
        self._recognizes = recognizes or words
        self._abbreviations = abbreviations
        self._hands = Hands(words, style, abbreviations)

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
                return self._last(view, seat, view.hand)
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
        short = self._abbreviations if len(word) < view.options.minimum else None
        known = self._recognizes if short is None else short
        listed = {*Category, *own_lists(view.options.lists)}
        return listed >= {*view.options.categories} and not known.contains(word)

    def _pile(self, view: View, hand: str) -> Pile:
        """A if its card is worth more than one that nobody knows."""
        top = view.pile_a_top
        # Bots that trade the same cards over pile A for ever would never end: some go back to B.
        if not top or view.own_swap or not self.style.looks_at_a or view.idle >= len(view.players):
            return Pile.B
        if top in (JOLLY, DOUBLE):
            return Pile.A
        if not self.style.weighs_piles:
            return Pile.B
        turn = Turn(view, hand, self.style, self._hands)
        if top == SWAP:
            usable = self.style.swaps_hands and view.pile_b_count > 6 * len(view.players)
            return Pile.A if usable else Pile.B
        if top == THIEF:
            best = next(iter(thefts(view)), None)
            return Pile.A if best and best.worth >= 2 else Pile.B
        if any(top == letter for _, _, letter in turn.robbed()):
            return Pile.A
        gained = turn.cover(hand + top) - turn.cover(hand)
        if not self.style.counts:
            return Pile.A if gained >= POINT - 10 else Pile.B
        return Pile.A if gained > self._unknown_card(view, turn, hand) else Pile.B

    def _unknown_card(self, view: View, turn: Turn, hand: str) -> float:
        """What a card of B adds to a hand on average, of all that nobody has seen."""
        unseen = unseen_cards(view)
        before, total = turn.cover(hand), max(1, unseen.total())
        return sum(count * (turn.cover(hand + card) - before) for card, count in unseen.items()) / total

    def _act(self, view: View, seat: int, hand: str) -> AnyCommand:
        turn = Turn(view, hand, self.style, self._hands)
        deed = turn.one_choice() if view.strict else turn.next_deed()
        return deed or self._end(view, seat, hand)

    def _last(self, view: View, seat: int, hand: str) -> AnyCommand:
        """Letters put back where that is still possible, then all the words there are (par. 12, 15)."""
        turn = Turn(view, hand, self.style, self._hands)
        if "restore" in view.choices and (mended := turn.mend()):
            return mended
        words = self._hands.words(hand, turn.least, keep=0, risk=0)
        return Lay(seat=seat, words=words) if words else Pass(seat=seat)

    def _end(self, view: View, seat: int, hand: str) -> Discard | Pass:
        """Discard what is in the way: what B replaces with something better on average, or an eleventh card."""
        if not hand:
            return Pass(seat=seat)
        card = poorest(hand)
        must = len(hand) > VERBUM.most
        if not self.style.looks_at_a or (view.strict and view.won):
            return Discard(seat=seat, card=card) if must else Pass(seat=seat)
        replaced = len(hand) <= VERBUM.fewest and view.pile_b_count > 0
        full = len(hand) >= VERBUM.most - 1
        return (
            Discard(seat=seat, card=card)
            if must or full or (replaced and KEEP.get(card, RARE) < FRESH)
            else Pass(seat=seat)
        )


def poorest(hand: str) -> str:
    """The card one misses least: of those one has several of, the one more is worth less."""
    return min(
        sorted(set(hand)), key=lambda card: KEEP.get(card, RARE) - 3 * (hand.count(card) - 1) * (card in ALPHABET)
    )
