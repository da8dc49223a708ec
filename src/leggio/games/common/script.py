"""Games for scripts and notebooks: they keep the table, the log and the time, and raise what the rules refuse."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Generic, Never, Protocol, Self, TypeVar, cast

from leggio.core.chance import Chance, SeededChance, StackedChance
from leggio.core.codec import Event
from leggio.core.letters import plain
from leggio.core.outcome import Accepted, RefusedError, Rejected
from leggio.core.verdicts import Judge, WordList
from leggio.games.common.commands import (
    Command,
    DeclineAbandon,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeBack,
    Tick,
)
from leggio.games.common.spec import GameState
from leggio.games.common.state import Evolve, SeatedState

StateT = TypeVar("StateT", bound=GameState)
EventT = TypeVar("EventT", bound=Event)


class SeatedGameState(GameState, SeatedState, Protocol):
    """What the script of a game with seats reads of its state."""


SeatedT = TypeVar("SeatedT", bound=SeatedGameState)


class ScriptGame(Generic[StateT, EventT]):
    """One game for scripts. Time stands still unless `wait` lets it pass; refusals are raised and change nothing."""

    _state: StateT | None = None

    def __init__(
        self,
        decide: Callable[[StateT | None, Never, Judge | None, Chance, int], Accepted[EventT] | Rejected],
        evolve: Evolve[StateT, EventT],
        *,
        judge: Judge | None,
        chance: Chance,
    ) -> None:
        self._decide = cast(
            "Callable[[StateT | None, Command, Judge | None, Chance, int], Accepted[EventT] | Rejected]", decide
        )
        self._evolve = evolve
        self._chance = chance
        self._earlier: list[tuple[StateT | None, int, int]] = []  # table, events and time before each command
        self.judge = judge
        self.log: list[EventT] = []
        self.now = 0

    @property
    def state(self) -> StateT:
        """The whole table, secrets included."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def do(self, command: Command) -> tuple[EventT, ...]:
        """Carry out any command; raises RefusedError, with nothing changed, if the rules refuse it."""
        return self._do(command, self.now)

    def _do(self, command: Command, now: int) -> tuple[EventT, ...]:
        outcome = self._decide(self._state, command, self.judge, self._chance, now)
        if isinstance(outcome, Rejected):
            raise self.refused(outcome)
        self._earlier.append((self._state, len(self.log), self.now))
        for event in outcome.events:
            self._state = self._evolve(self._state, event)
        self.log.extend(outcome.events)
        self.now = now
        return outcome.events

    def refused(self, refusal: Rejected) -> RefusedError:
        """What is raised for a refusal."""
        return RefusedError(refusal)

    def undo(self) -> None:
        """Return to before the last command, as if it had never been given: log and time too."""
        if not self._earlier or self._earlier[-1][0] is None:
            raise IndexError("there is no command to undo")
        self._state, events, self.now = self._earlier.pop()
        del self.log[events:]

    def copy(self) -> Self:
        """The same game, to try things out on."""
        other = copy(self)
        other.log, other._earlier = list(self.log), list(self._earlier)  # noqa: SLF001 - the same class
        return other

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
        self._do(Tick(), self.now + round((minutes * 60 + seconds) * 1000))

    def _take_up(self, state: StateT, log: Iterable[EventT], now: int) -> None:
        """Go on from a table that others have led so far."""
        self._state, self.log, self.now = state, list(log), now

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ended is not None


class SeatedGame(ScriptGame[SeatedT, EventT]):
    """One game of players with a seat each."""

    def resign(self, seat: int | None = None) -> None:
        """Give the game up."""
        self.do(Resign(seat=self.turn if seat is None else seat))

    def propose_abandon(self, seat: int) -> None:
        """Propose, or agree, to stop without a result."""
        self.do(ProposeAbandon(seat=seat))

    def decline_abandon(self, seat: int) -> None:
        """Rather go on: turn the proposal to stop down, or take one's own back."""
        self.do(DeclineAbandon(seat=seat))

    def take_back(self, seat: int) -> None:
        """Take one's last move back, where the table lets this seat."""
        self.do(TakeBack(seat=seat))

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.state.turn

    @property
    def player(self) -> str:
        """The name of the player on turn."""
        return self.state.players[self.turn]

    @property
    def points(self) -> Sequence[int]:
        """Points by seat as they stand."""
        raise NotImplementedError

    @property
    def scores(self) -> dict[str, int]:
        """Points of each player as they stand."""
        return dict(zip(self.state.players, self.points, strict=True))

    @property
    def winner(self) -> str | None:
        """The name of the winner; None for a shared first place, an annulled game or one that is still on."""
        places = self.state.ended.places if self.state.ended else ()
        return self.state.players[places[0][0]] if places and len(places[0]) == 1 else None

    def __repr__(self) -> str:
        return f"<Game {self.state.rules.name}: {self.scores}, {self.state.phase}>"


def listed(words: Iterable[str] | None) -> Judge | None:
    """A judge that knows these words and no others: a text with spaces between them, or any list."""
    if words is None:
        return None
    return WordList(frozenset(plain(word) for word in (words.split() if isinstance(words, str) else words)))


def chance_of(seed: bytes | str | int, given: Chance | None, dealt: Sequence[str], players: int, size: int) -> Chance:
    """Known tiles or cards for each player from the starter on, or the chance given, or that of a seed."""
    if not dealt:
        return given or SeededChance(seed)
    if given is not None or any(len(each) != size for each in dealt[:players]):
        raise ValueError(f"what is dealt leaves nothing to chance: a full rack or hand of {size} for each player")
    return StackedChance(*dealt)
