"""A game for scripts and notebooks: it keeps the table, the log and the time, and raises what the rules refuse."""

from collections.abc import Iterable, Sequence

from leggio.core.chance import Chance, SeededChance, StackedChance
from leggio.core.coordinates import parse_position
from leggio.core.letters import plain
from leggio.core.outcome import RefusedError, Rejected
from leggio.core.verdicts import Judge, WordList
from leggio.games.figs.rules import FIGS, find_rules
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    Open,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Resume,
    Role,
    Rule,
    Suspend,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import AnyEvent, Ended, Played, Ruled
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import options_for
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.sheet import Row
from leggio.games.scrabble.state import Phase, State
from leggio.games.scrabble.view import View, Watcher, view


class Game:
    """One game of Scrabble by the federation's rules.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. `racks` deals known tiles from the starter on, and whatever is added to the last one is drawn next. Moves are
    of the player on turn; answers to a pending play too, for they are of the first opponent, unless a seat is given.
    Whatever the rules refuse raises RefusedError and changes nothing.
    """

    def __init__(
        self,
        *players: str,
        words: Iterable[str] | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        racks: Sequence[str] = (),
        chance: Chance | None = None,
        rules: str = FIGS.name,
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
            options.setdefault("arbiter", "referee")
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
        """Lay a word at `F8 orizz.` or `8F`; small letters are jollies. Returns its score, still open to challenge."""
        where = parse_position(position)
        if where is None:
            raise RefusedError(refuse("play.bad_square", square=position))
        square, direction = where
        happened = self.do(Play(seat=self.turn, square=square.name, direction=direction, word=word))
        return next(event.score for event in happened if isinstance(event, Played))

    def pass_turn(self) -> None:
        """Give up the turn (art. 33)."""
        self.do(Pass(seat=self.turn))

    def exchange(self, tiles: str) -> None:
        """Change these tiles for the turn (art. 34)."""
        self.do(Exchange(seat=self.turn, tiles=tiles))

    def cambio_secco(self) -> str:
        """Change the whole rack and keep the turn, once a game (art. 35). Returns the new rack."""
        self.do(TakeCambioSecco(seat=self.turn))
        return self.rack()

    def accept(self, seat: int | None = None) -> None:
        """Let the pending play stand."""
        self.do(Accept(seat=self._opponent(seat)))

    def hold(self, seat: int | None = None) -> None:
        """Ask the mover not to draw yet (art. 31)."""
        self.do(Hold(seat=self._opponent(seat)))

    def challenge(self, *words: str, seat: int | None = None) -> bool:
        """Contest words of the pending play; True if the play was taken back, False if it stands or is to be ruled."""
        happened = self.do(Challenge(seat=self._opponent(seat), words=words))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def rule(self, role: str = "referee", name: str = "", **valid: bool) -> None:
        """Rule on the challenged words, one keyword each: `rule(MICIO=True)`; `name` is who rules."""
        self.do(Rule(role=Role(role), valid=valid, name=name))

    def claim_time(self, against: int, seat: int | None = None) -> None:
        """Point out that a player's time is used up (art. 37)."""
        self.do(ClaimTime(seat=self.state.after(against) if seat is None else seat, against=against))

    def arrive(self, seat: int) -> None:
        """An absent player sits down (art. 38)."""
        self.do(Arrive(seat=seat))

    def resign(self, seat: int | None = None) -> None:
        """Give the game up."""
        self.do(Resign(seat=self.turn if seat is None else seat))

    def propose_abandon(self, seat: int) -> None:
        """Propose, or agree, to stop without a result."""
        self.do(ProposeAbandon(seat=seat))

    def turn_board(self) -> None:
        """The player on turn turns the board, where clocks are pressed by hand (art. 27)."""
        self.do(TurnBoard(seat=self.turn))

    def press_clock(self, seat: int | None = None) -> None:
        """An opponent starts the clock of the player on turn, where clocks are pressed by hand (art. 27)."""
        self.do(PressClock(seat=self.state.after(self.turn) if seat is None else seat))

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

    def _opponent(self, seat: int | None) -> int:
        return self.turn if seat is None else seat

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

    def rack(self, seat: int | None = None) -> str:
        """A player's tiles in order, `?` for a jolly: of the one on turn unless a seat is given."""
        return "".join(sorted(self.state.racks[self.turn if seat is None else seat]))

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What a seat, the referee or a spectator may know."""
        return view(self.state, who, self.now, self.judge)

    def __repr__(self) -> str:
        return f"<Game {self.state.rules.name}: {self.scores}, {self.state.phase.value}>"

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.state.board.rows)
