"""A tournament with a desk that writes everything down, for tests and benchmarks."""

import random
from collections.abc import Iterable

from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import Options, Stage, State, System, decide, evolve
from leggio.tournament.commands import AnyCommand, AppointReferee, Enter, Open, Pair, SetResult, Waive
from leggio.tournament.entrant import Entry
from leggio.tournament.events import AnyEvent
from leggio.tournament.opening import not_named
from leggio.tournament.staff import NEWEST

DIRECTOR = "Dora Direttrice"
REFEREE = "Ugo Arbitro"


class Desk:
    """Carries commands out, one a second, and keeps the log."""

    def __init__(
        self,
        *stages: Stage,
        options: Options | None = None,
        referee: str = REFEREE,
        rules: str = "figs",
        rules_version: int = NEWEST,
    ) -> None:
        self.log: list[AnyEvent] = []
        self.state: State
        self._state: State | None = None
        chosen = options or Options(calendar=stages or (Stage(system=System.SWISS, rounds=5),))
        self.do(Open(by=DIRECTOR, name="Torneo di prova", options=chosen, rules=rules, rules_version=rules_version))
        if referee:
            self.do(AppointReferee(by=DIRECTOR, name=referee))

    def try_to(self, command: AnyCommand) -> Accepted[AnyEvent] | Rejected:
        """Decide a command and let it happen, if it may."""
        outcome = decide(self._state, command, len(self.log) * 1000)
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                self.log.append(event)
                self.state = self._state = evolve(self._state, event)
        return outcome

    def do(self, *commands: AnyCommand) -> None:
        """Carry out commands that must be accepted."""
        for command in commands:
            outcome = self.try_to(command)
            assert isinstance(outcome, Accepted), outcome

    def refusal(self, command: AnyCommand) -> str:
        """The code a command is refused with."""
        before = len(self.log)
        outcome = self.try_to(command)
        assert isinstance(outcome, Rejected), outcome
        assert len(self.log) == before
        return outcome.code

    def enter(self, entries: int | Iterable[Entry]) -> None:
        """Put players down; by number they are called Ada 1, Ada 2 …, the first the strongest."""
        if isinstance(entries, int):
            after = len(self.state.entrants)
            entries = [Entry(name=f"Ada {after + each}", rating=2000 - after - each) for each in range(1, entries + 1)]
        self.do(Enter(by=DIRECTOR, entries=tuple(entries)))

    def pair(self) -> None:
        """Pair the next round, on a friendly evening if nobody was named to rule (art. 45)."""
        if not_named(self.state):
            self.do(Waive(by=DIRECTOR))
        self.do(Pair(by=DIRECTOR))

    def result(self, table: int, first: int, second: int, *, number: int | None = None) -> None:
        """Put a result of the last round, or of another, down."""
        number = number or len(self.state.rounds)
        self.do(SetResult(by=DIRECTOR, round=number, table=table, first=first, second=second))

    def play(self, rng: random.Random | None = None) -> None:
        """Pair a round and play it: the better number wins, or by chance."""
        self.pair()
        for game in self.state.rounds[-1].games:
            first, second = (450 - player % 100 for player in game.players)
            if rng:
                first, second = (first + rng.randrange(-60, 60), second + rng.randrange(-60, 60))
                if rng.random() < 0.02:
                    second = first
            self.result(game.table, first, second)
