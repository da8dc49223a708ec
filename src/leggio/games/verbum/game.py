"""A game for scripts and notebooks: it keeps the table, the log and the time, and raises what the rules refuse."""

from collections.abc import Iterable, Sequence

from leggio.core import outcome
from leggio.core.chance import Chance, SeededChance, StackedChance
from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge, WordList
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Open,
    Pass,
    Pile,
    ProposeAbandon,
    Resign,
    Restore,
    Resume,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    Tick,
    Vote,
)
from leggio.games.verbum.decide import decide
from leggio.games.verbum.deck import Deck
from leggio.games.verbum.events import AnyEvent, Drew, Ended, Ruled
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.jollies import words_with_jollies
from leggio.games.verbum.options import options_for
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.rules import VERBUM, find_rules
from leggio.games.verbum.score import points
from leggio.games.verbum.state import Phase, State
from leggio.games.verbum.view import View, Watcher, view


class RefusedError(outcome.RefusedError):
    """The rules refuse this; the game is as it was. The book's paragraphs have our numbers."""

    cites = "par."


class Game:
    """One game of Verbum.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. `hands` deals known cards from the starter on, and whatever is added to the last one follows: first the card
    that opens pile A, then pile B. Deeds are of the player on turn; doubts are of the next one, unless a seat is given.
    Words on the table go by their number. Whatever the rules refuse raises RefusedError and changes nothing.
    """

    def __init__(
        self,
        *players: str,
        words: Iterable[str] | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        hands: Sequence[str] = (),
        deck: Deck | None = None,
        chance: Chance | None = None,
        rules: str = VERBUM.name,
        lexicon: str = "",
        **options: object,
    ) -> None:
        known = find_rules(rules)
        if known is None:
            raise RefusedError(refuse("open.rules", rules=rules))
        if judge is None and words is not None:
            listed = words.split() if isinstance(words, str) else words
            judge = WordList(frozenset(plain(word) for word in listed))
        if judge is None:
            options.setdefault("contests", "vote")
        self.judge = judge
        self.log: list[AnyEvent] = []
        self.now = 0
        if hands:
            if chance is not None or any(len(hand) != known.dealt for hand in hands[: len(players)]):
                raise ValueError("known hands leave nothing to chance, and hold five cards for each player")
            chance = StackedChance(*hands)
        self._chance = chance or SeededChance(seed)
        self._state: State | None = None
        self.do(Open(rules=rules, players=players, options=options_for(known, **options), deck=deck, lexicon=lexicon))

    @property
    def state(self) -> State:
        """The whole table, secrets included."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Carry out any command; raises RefusedError, with nothing changed, if the rules refuse it."""
        decided = decide(self._state, command, self.judge, self._chance, self.now)
        if isinstance(decided, Rejected):
            raise RefusedError(decided)
        for event in decided.events:
            self._state = evolve(self._state, event)
        self.log.extend(decided.events)
        return decided.events

    def draw(self, pile: str = "b") -> str:
        """Begin the turn of whoever is next with a card of pile `a` or `b`; returns it (par. 6)."""
        happened = self.do(Draw(seat=self._beginner, pile=Pile(pile)))
        return next(event.card for event in happened if isinstance(event, Drew))

    def lay(self, *words: str) -> None:
        """Lay words: `CaNE` and `SPA(ZZ)INO` say what jollies stand for; else they step in where letters lack."""
        hand = self.hand(self._beginner)
        self.do(Lay(seat=self._beginner, words=tuple(words_with_jollies(hand, words))))

    def swap_hands(self, other: int) -> str:
        """Use a swap-hands card; returns the new hand (par. 11)."""
        self.do(SwapHands(seat=self.turn, other=other))
        return self.hand()

    def steal(self, word: int, letter: str) -> None:
        """Put a thief in place of a letter of an opponent's word (par. 12)."""
        self.do(Steal(seat=self.turn, word=word, place=self._find(word, letter)))

    def restore(self, word: int) -> None:
        """Put the stolen letter back and take the thief (par. 12)."""
        self.do(Restore(seat=self.turn, word=word, place=self._find(word, "!")))

    def swap_jolly(self, word: int) -> None:
        """Take the first jolly of a word for the letters it stands for (par. 13-14)."""
        self.do(SwapJolly(seat=self.turn, word=word, place=self._find(word, "?%")))

    def discard(self, card: str) -> None:
        """Put a card on pile A and end the turn (par. 6)."""
        self.do(Discard(seat=self.turn, card=card))

    def pass_turn(self) -> None:
        """End the turn without a discard (par. 6), or be done with the last words (par. 15)."""
        self.do(Pass(seat=self._beginner))

    def accept(self, seat: int | None = None) -> None:
        """Have no doubts about the words just laid (par. 3)."""
        self.do(Accept(seat=self._doubter(seat)))

    def contest(self, word: int, seat: int | None = None) -> bool:
        """Have a word just laid checked; True if it was taken back, not if it stays or goes to the vote (par. 3)."""
        happened = self.do(Contest(seat=self._doubter(seat), word=word))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def vote(self, seat: int, *, valid: bool) -> None:
        """Say whether the contested word is good (par. 3)."""
        self.do(Vote(seat=seat, valid=valid))

    def resign(self, seat: int | None = None) -> None:
        """Give the game up."""
        self.do(Resign(seat=self.turn if seat is None else seat))

    def propose_abandon(self, seat: int) -> None:
        """Propose, or agree, to stop without a result."""
        self.do(ProposeAbandon(seat=seat))

    def suspend(self) -> None:
        """Put the game away: no time runs."""
        self.do(Suspend())

    def resume(self) -> None:
        """Take the game up again."""
        self.do(Resume())

    def wait(self, *, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass, and whatever falls due happen."""
        if minutes < 0 or seconds < 0:
            raise ValueError("time does not run backwards")
        self.now += round((minutes * 60 + seconds) * 1000)
        self.do(Tick())

    def _doubter(self, seat: int | None) -> int:
        return self.state.after(self.turn) if seat is None else seat

    @property
    def _beginner(self) -> int:
        """Who begins or goes on: while words are open to doubt, whoever comes next (par. 3)."""
        return self.state.after(self.turn) if self.state.phase is Phase.ANSWERING else self.turn

    def _find(self, number: int, cards: str) -> int:
        word = self.state.word(number)
        return next((place for place, card in enumerate(word.cards) if card in cards), -1) if word else -1

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.state.turn

    @property
    def player(self) -> str:
        """The name of the player on turn."""
        return self.state.players[self.turn]

    @property
    def scores(self) -> dict[str, int]:
        """What each player's words on the table are worth now."""
        return dict(zip(self.state.players, points(self.state), strict=True))

    @property
    def words(self) -> dict[int, str]:
        """The words on the table by number, as they are written."""
        return {word.number: word.made.written for word in self.state.words}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    @property
    def ended(self) -> Ended | None:
        """How it ended, once it has."""
        return self.state.ended

    @property
    def winner(self) -> str | None:
        """The name of the winner; None for a shared first place, an annulled game or one that is still on."""
        places = self.ended.places if self.ended else ()
        return self.state.players[places[0][0]] if places and len(places[0]) == 1 else None

    def hand(self, seat: int | None = None) -> str:
        """A player's cards in order: of the one on turn unless a seat is given."""
        return "".join(sorted(self.state.hands[self.turn if seat is None else seat]))

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What a seat or a spectator may know."""
        return view(self.state, who, self.now)

    def __repr__(self) -> str:
        return f"<Game {self.state.rules.name}: {self.scores}, {self.state.phase.value}>"
