"""Verbum as hosts know it, and for scripts and notebooks."""

from collections.abc import Iterable, Sequence

from leggio.core import outcome
from leggio.core.chance import Chance
from leggio.core.machine import one_by_one
from leggio.core.verdicts import Judge
from leggio.games.common.rating import Rating, seats_on_sheet
from leggio.games.common.script import SeatedGame, chance_of, listed
from leggio.games.common.spec import (
    Abilities,
    CommandSet,
    GameSpec,
    Rulebook,
    plain_figures,
    sent_by_people,
)
from leggio.games.verbum import commands
from leggio.games.verbum.audit import audit
from leggio.games.verbum.cards import Deck
from leggio.games.verbum.commands import refuse
from leggio.games.verbum.conduct import points
from leggio.games.verbum.decide import decide
from leggio.games.verbum.events import CODEC, AnyEvent, Drew, Ended, Ruled
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.lesson import LESSON
from leggio.games.verbum.rules import VERBUM, find_rules, options_for, own_time_ms
from leggio.games.verbum.specials import words_with_jollies
from leggio.games.verbum.state import Phase, State
from leggio.games.verbum.timing import next_deadline, waits_for, way_out
from leggio.games.verbum.view import View, Watcher, redact, view
from leggio.games.verbum.word_lists import own_lists

SPEC = GameSpec(
    name="verbum",
    codec=CODEC,
    rulebook=Rulebook(
        names=("verbum",),
        find=find_rules,
        options=options_for,
        figures=plain_figures,
    ),
    commands=CommandSet(
        open=commands.Open,
        tick=commands.Tick,
        suspend=commands.Suspend,
        resume=commands.Resume,
        sent=sent_by_people(commands.AnyCommand.__args__),
        fallback=way_out,
        overdue=lambda state: commands.Resign(seat=state.turn),
    ),
    decide=decide,
    evolve=evolve,
    audit=audit,
    views=one_by_one(view),
    redact=redact,
    watchers=Watcher,
    next_deadline=next_deadline,
    waits_for=waits_for,
    abilities=Abilities(
        cards=True,
        bots=True,
        take_back=True,
        rating=Rating(own_time_ms=own_time_ms, movers=seats_on_sheet),
        correspondence={"contests": "checked", "turn_ms": None},
        paired={"starter": 0},
        lesson=LESSON,
    ),
)


class RefusedError(outcome.RefusedError):
    """The rules refuse this; the game is as it was. The book's paragraphs have our numbers."""

    cites = "par."


class Game(SeatedGame[State, AnyEvent]):
    """One game of Verbum.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. `hands` deals known cards from the starter on, and whatever is added to the last one follows: first the card
    that opens pile A, then pile B. Deeds are of the player on turn; doubts are of the next one, unless a seat is given.
    Words on the table go by their number. Whatever the rules refuse raises RefusedError and changes nothing.
    `deck` may be the text of one, and `lists` those of kinds of the players' own: `words` need not have their words.
    """

    def __init__(
        self,
        *players: str,
        words: Iterable[str] | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        hands: Sequence[str] = (),
        deck: Deck | str | None = None,
        lists: str = "",
        chance: Chance | None = None,
        rules: str = VERBUM.name,
        version: int | None = None,
        lexicon: str = "",
        **options: object,
    ) -> None:
        known = find_rules(rules, version)
        if known is None:
            raise self.refused(refuse("open.rules", rules=rules))
        options |= {"lists": lists.splitlines(), "deck": deck.splitlines() if isinstance(deck, str) else ()}
        judge = judge or listed(_with_lists(words, lists))
        if judge is None:
            options.setdefault("contests", "vote")
        chosen = chance_of(seed, chance, hands, len(players), known.dealt)
        super().__init__(decide, evolve, judge=judge, chance=chosen)
        opening = options_for(known, **options)
        self.do(
            commands.Open(
                rules=rules,
                rules_version=version,
                players=players,
                options=opening,
                deck=None if isinstance(deck, str) else deck,
                lexicon=lexicon,
            )
        )

    def refused(self, refusal: outcome.Rejected) -> outcome.RefusedError:
        """What is raised for a refusal; the book has paragraphs."""
        return RefusedError(refusal)

    def draw(self, pile: str = "b") -> str:
        """Begin the turn of whoever is next with a card of pile `a` or `b`; returns it (par. 6)."""
        happened = self.do(commands.Draw(seat=self._beginner, pile=commands.Pile(pile)))
        return next(event.card for event in happened if isinstance(event, Drew))

    def lay(self, *words: str) -> None:
        """Lay words: `CaNE` and `SPA(ZZ)INO` say what jollies stand for; else they step in where letters lack."""
        hand = self.hand(self._beginner)
        self.do(commands.Lay(seat=self._beginner, words=tuple(words_with_jollies(hand, words))))

    def swap_hands(self, other: int) -> str:
        """Use a swap-hands card; returns the new hand (par. 11)."""
        self.do(commands.SwapHands(seat=self.turn, other=other))
        return self.hand()

    def steal(self, word: int, letter: str) -> None:
        """Put a thief in place of a letter of an opponent's word (par. 12)."""
        self.do(commands.Steal(seat=self.turn, word=word, place=self._find(word, letter)))

    def restore(self, word: int) -> None:
        """Put the stolen letter back and take the thief (par. 12)."""
        self.do(commands.Restore(seat=self.turn, word=word, place=self._find(word, "!")))

    def swap_jolly(self, word: int) -> None:
        """Take the first jolly of a word for the letters it stands for (par. 13-14)."""
        self.do(commands.SwapJolly(seat=self.turn, word=word, place=self._find(word, "?%")))

    def discard(self, card: str) -> None:
        """Put a card on pile A and end the turn (par. 6)."""
        self.do(commands.Discard(seat=self.state.actor, card=card))

    def pass_turn(self) -> None:
        """End the turn without a discard (par. 6), or be done with the last words (par. 15)."""
        self.do(commands.Pass(seat=self._beginner))

    def accept(self, seat: int | None = None) -> None:
        """Have no doubts about the words that wait for an answer (par. 3)."""
        self.do(commands.Accept(seat=self._doubter(seat)))

    def contest(self, word: int, seat: int | None = None) -> bool:
        """Have a word checked; True if it was taken back, not if it stays or goes to the vote (par. 3)."""
        happened = self.do(commands.Contest(seat=self._doubter(seat), word=word))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def vote(self, seat: int, *, valid: bool) -> None:
        """Say what one's check of the contested word found (par. 3)."""
        self.do(commands.Vote(seat=seat, valid=valid))

    def _doubter(self, seat: int | None) -> int:
        """The seat given, or the first that may doubt: the next player where words wait for an answer, else on turn."""
        if seat is not None:
            return seat
        return self.state.after(self.turn) if self.state.phase is Phase.ANSWERING else self.turn

    @property
    def _beginner(self) -> int:
        """Who begins or goes on: while words wait for an answer, whoever comes next (par. 3)."""
        return self.state.after(self.turn) if self.state.phase is Phase.ANSWERING else self.state.actor

    def _find(self, number: int, cards: str) -> int:
        word = self.state.word(number)
        return next((place for place, card in enumerate(word.cards) if card in cards), -1) if word else -1

    @property
    def points(self) -> tuple[int, ...]:
        """What each player's words on the table are worth now."""
        return points(self.state)

    @property
    def words(self) -> dict[int, str]:
        """The words on the table by number, as they are written."""
        return {word.number: word.made.written for word in self.state.words}

    @property
    def ended(self) -> Ended | None:
        """How it ended, once it has."""
        return self.state.ended

    def hand(self, seat: int | None = None) -> str:
        """A player's cards in order: of the one on turn unless a seat is given."""
        return "".join(sorted(self.state.hands[self.turn if seat is None else seat]))

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What a seat or a spectator may know."""
        return view(self.state, who, self.now)


def _with_lists(words: Iterable[str] | None, lists: str) -> Iterable[str] | None:
    """The words of a script's judge, and those of the lists that the table agreed on."""
    if words is None:
        return None
    known = words.split() if isinstance(words, str) else words
    return (*known, *(word for each in own_lists(lists.splitlines()).values() for word in each))
