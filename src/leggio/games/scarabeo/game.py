"""A game for scripts and notebooks: it keeps the table, the log and the time, and raises what the rules refuse."""

from collections.abc import Iterable, Sequence

from leggio.core.chance import Chance, SeededChance, StackedChance
from leggio.core.coordinates import parse_position
from leggio.core.letters import plain
from leggio.core.outcome import RefusedError, Rejected
from leggio.core.verdicts import Judge, WordList
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    Exchange,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeScarab,
    Tick,
    Vote,
)
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.ending import balances
from leggio.games.scarabeo.events import AnyEvent, Ballot, Ended, Played, Ruled
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.options import options_for
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.rules import SCARABEO, find_rules
from leggio.games.scarabeo.sheet import Row
from leggio.games.scarabeo.state import Phase, State
from leggio.games.scarabeo.view import View, Watcher, view


class Game:
    """One game of Scarabeo.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. `racks` deals known tiles from the starter on, and whatever is added to the last one is drawn next. Moves are
    of the player whose move comes next; with two players moving accepts the play before, with more the others have to
    `accept` it. Whatever the rules refuse raises RefusedError and changes nothing.
    """

    def __init__(
        self,
        *players: str,
        words: Iterable[str] | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        racks: Sequence[str] = (),
        chance: Chance | None = None,
        rules: str = SCARABEO.name,
        lexicon: str = "",
        **options: object,
    ) -> None:
        known = find_rules(rules)
        if known is None:
            raise RefusedError(refuse("open.rules", rules=rules))
        if judge is None and words is not None:
            listed = words.split() if isinstance(words, str) else words
            judge = WordList(frozenset(plain(word) for word in listed))
        self.judge = judge
        self.log: list[AnyEvent] = []
        self.now = 0
        if racks:
            if chance is not None or any(len(rack) != known.rack_size for rack in racks[: len(players)]):
                raise ValueError("known racks leave nothing to chance, and hold a full rack for each player")
            # The first seat is dealt first when it starts: known racks need no draw for the start.
            options.setdefault("starter", 0)
            chance = StackedChance(*racks)
        self._chance = chance or SeededChance(seed)
        self._state: State | None = None
        self.do(Open(rules=rules, players=players, options=options_for(known, **options), lexicon=lexicon))

    @property
    def state(self) -> State:
        """The whole table, secrets included."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Carry out any command; raises RefusedError, with nothing changed, if the rules refuse it."""
        outcome = decide(self._state, command, self.judge, self._chance, self.now)
        if isinstance(outcome, Rejected):
            raise RefusedError(outcome)
        for event in outcome.events:
            self._state = evolve(self._state, event)
        self.log.extend(outcome.events)
        return outcome.events

    def play(self, position: str, word: str) -> int:
        """Lay a word at `I9 orizz.` or `9I`; small letters are scarabs. Returns its score, still open to challenge."""
        where = parse_position(position)
        if where is None:
            raise RefusedError(refuse("play.bad_square", square=position))
        square, direction = where
        happened = self.do(Play(seat=self.turn, square=square.name, direction=direction, word=word))
        return next(event.score for event in happened if isinstance(event, Played))

    def take_scarab(self, square: str) -> None:
        """Put the letter a scarab stands for in its place, and take it (art. 21)."""
        self.do(TakeScarab(seat=self.turn, square=square))

    def pass_turn(self) -> None:
        """Give up the turn (art. 18)."""
        self.do(Pass(seat=self.turn))

    def exchange(self) -> str:
        """Change eight tiles that are all vowels or all consonants (art. 23). Returns the new rack."""
        seat = self.turn
        self.do(Exchange(seat=seat))
        return self.rack(seat)

    def accept(self, seat: int | None = None) -> None:
        """Let the pending play stand: one opponent, or all who have not answered yet."""
        for each in self.state.unanswered or (self.turn,) if seat is None else (seat,):
            self.do(Accept(seat=each))

    def challenge(self, *words: str, seat: int | None = None) -> bool:
        """Contest words of the pending play, as the next player unless a seat is given; True if it was taken back."""
        happened = self.do(Challenge(seat=self.turn if seat is None else seat, words=words))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def vote(self, seat: int, ballot: str) -> bool:
        """Vote `for` or `against` contested words, or `abstain` (art. 12); True if that took the play back."""
        happened = self.do(Vote(seat=seat, ballot=Ballot(ballot)))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

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

    @property
    def turn(self) -> int:
        """The seat whose move comes next: while a play is pending, the one after its player."""
        state = self.state
        return state.after(state.turn) if state.pending else state.turn

    @property
    def player(self) -> str:
        """The name of the player whose move comes next."""
        return self.state.players[self.turn]

    @property
    def scores(self) -> dict[str, int]:
        """Points of each player, without a play that is still pending."""
        return dict(zip(self.state.players, self.state.totals, strict=True))

    @property
    def sheet(self) -> tuple[Row, ...]:
        """The score sheet."""
        return self.state.sheet

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
        """The name of the winner; None for a draw, an annulled game or one that is still on."""
        places = self.ended.places if self.ended else ()
        return self.state.players[places[0][0]] if places and len(places[0]) == 1 else None

    @property
    def balances(self) -> dict[str, int]:
        """What each player won and lost in all, once the game is over (art. 36)."""
        settled = balances(self.ended) if self.ended else (0,) * len(self.state.players)
        return dict(zip(self.state.players, settled, strict=True))

    def rack(self, seat: int | None = None) -> str:
        """A player's tiles in order, `?` for a scarab: of the one who moves next unless a seat is given."""
        return "".join(sorted(self.state.racks[self.turn if seat is None else seat]))

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What a seat or a spectator may know."""
        return view(self.state, who, self.now)

    def __repr__(self) -> str:
        return f"<Game {self.state.rules.name}: {self.scores}, {self.state.phase.value}>"

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.state.board.rows)
