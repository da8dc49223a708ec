"""A Duplicate for scripts and notebooks: it keeps the hall, the log and the time, and raises what the rules refuse."""

from leggio.core.chance import Chance, SeededChance
from leggio.core.coordinates import parse_position
from leggio.core.outcome import RefusedError, Rejected
from leggio.core.verdicts import Judge
from leggio.games.duplicate.commands import AnyCommand, CloseRound, Draw, HandIn, Join, Open, Tick
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.options import options_for
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.rules import find_rules
from leggio.games.duplicate.standings import Standing, standings
from leggio.games.duplicate.state import Phase, State
from leggio.games.duplicate.view import View, Watcher, view
from leggio.games.figs.rules import FIGS


class Game:
    """One event. Time stands still unless `wait` lets it pass, and a seed decides the draws.

    The judge must know the best plays too: `leggio.engine.duplicate.duplicate_judge` makes one out of words.
    """

    def __init__(
        self,
        *players: str,
        judge: Judge | None,
        seed: bytes | str | int = 0,
        chance: Chance | None = None,
        rules: str = FIGS.name,
        lexicon: str = "",
        **options: object,
    ) -> None:
        known = find_rules(rules)
        if known is None:
            raise RefusedError(refuse("open.rules", rules=rules))
        self.judge = judge
        self.log: list[AnyEvent] = []
        self.now = 0
        self._chance = chance or SeededChance(seed)
        self._state: State | None = None
        self.do(Open(rules=rules, players=players, options=options_for(known, **options), lexicon=lexicon))

    @property
    def state(self) -> State:
        """The whole hall, secrets included."""
        if self._state is None:
            raise ValueError("the hall is not open")
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

    def join(self, player: str) -> int:
        """Somebody comes in; their seat."""
        self.do(Join(player=player))
        return self.state.players.index(player)

    def draw(self, tiles: str = "") -> str:
        """Draw the next letters and start the stopwatch."""
        self.do(Draw(tiles=tiles))
        return self.state.rack

    def hand_in(self, seat: int, position: str, word: str) -> None:
        """A slip, at `F8 orizz.` or `8F`; small letters are jollies."""
        where = parse_position(position)
        if where is None:
            raise RefusedError(refuse("play.bad_square", square=position[:8]))
        self.do(HandIn(seat=seat, square=where[0].name, direction=where[1], word=word))

    def close(self) -> None:
        """Close the round."""
        self.do(CloseRound())

    def wait(self, *, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass, and whatever falls due happen."""
        if minutes < 0 or seconds < 0:
            raise ValueError("time does not run backwards")
        self.now += round((minutes * 60 + seconds) * 1000)
        self.do(Tick())

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everyone's line, best first."""
        return standings(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    def view(self, who: int | Watcher = Watcher.HALL) -> View:
        """What a seat, the desk or the hall may know."""
        return view(self.state, who, self.now)

    def __repr__(self) -> str:
        return f"<Duplicate: {len(self.state.roll)} players, round {self.state.round}, {self.state.phase.value}>"
