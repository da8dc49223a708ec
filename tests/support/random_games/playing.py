"""A table that keeps its log, and a driver that plays it to the end from one seed."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from leggio.core.chance import Chance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.commands import RevealShare
from leggio.games.common.mixing import waits_for_shares
from support.hashed_words import HashJudge
from support.random_games.kit import Kit, random_chance
from support.random_games.mixing import bad_contributors, mixing_command, share_of, with_shares

AFTER_THE_END = 6  # commands still sent to a table that is over


class Deed(msgspec.Struct, frozen=True):
    """A command that changed the table: when it came in, which judge was there, what it brought about."""

    command: Any
    now: int
    judge: Judge | None
    events: tuple[Any, ...]


class Table:
    """The outside of a game: it keeps what a server would keep, and what tests want to know afterwards."""

    def __init__(self, kit: Kit, judge: Judge, chance: Chance, now: int) -> None:
        self.kit = kit
        self.judge = judge
        self.chance = chance
        self.now = now
        self.log: list[Any] = []
        self.deeds: list[Deed] = []
        self.refusals: Counter[str] = Counter()
        self._state: Any = None

    @property
    def is_open(self) -> bool:
        """Whether the table was opened yet."""
        return self._state is not None

    @property
    def state(self) -> Any:
        """The table as it is."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def do(self, command: Any, *, now: int | None = None, with_judge: bool = True) -> Accepted[Any] | Rejected:
        """Send a command, at the table's own time unless told otherwise."""
        when = self.now if now is None else now
        judge = self.judge if with_judge else None
        outcome: Accepted[Any] | Rejected = self.kit.decide(self._state, command, judge, self.chance, when)
        if isinstance(outcome, Rejected):
            self.refusals[outcome.code] += 1
            return outcome
        for event in outcome.events:
            self._state = self.kit.evolve(self._state, event)
        self.log.extend(outcome.events)
        if outcome.events:
            self.deeds.append(Deed(command, when, judge, outcome.events))
        return outcome

    def decide(self, state: Any, command: Any, now: int) -> Accepted[Any] | Rejected:
        """What a command would come to at a state, with nothing done."""
        outcome: Accepted[Any] | Rejected = self.kit.decide(state, command, self.judge, self.chance, now)
        return outcome


class Step(msgspec.Struct, frozen=True):
    """One command at an open table: what the table was before it, and what came of it."""

    before: Any
    command: Any
    now: int
    outcome: Accepted[Any] | Rejected
    rng: random.Random


Watch = Callable[[Table, Step], None]


def play(
    kit: Kit,
    seed: int,
    opening_of: Callable[[random.Random], Any],
    *,
    patience: int,
    watch: Watch | None = None,
    tick_by_tick: bool = False,
) -> Table:
    """Play one game until it is over: at random for `patience` commands, then by the shortest way to the end.

    With `tick_by_tick` whatever falls due gets a tick of its own, so that each deed in the record is one cause.
    """
    rng = random.Random(seed)
    temper = kit.random_temper(rng)
    # Chance of their own: the rest of a game is what it would be without.
    mixers = random.Random(f"mixing {seed}")
    table = _open(kit, rng, lambda chance: with_shares(opening_of(chance), mixers))
    _mix(table, mixers, tick_by_tick=tick_by_tick)
    after_the_end = AFTER_THE_END
    while after_the_end:
        patience -= 1
        over = table.state.ended is not None
        after_the_end -= over
        table.now += rng.randint(0, temper.step_ms)
        # A refusal leaves undone whatever fell due, so somebody has to tick; not always, for commands may come first.
        due = kit.next_deadline(table.state)
        if due is not None and due <= table.now and (patience < 0 or rng.random() < 0.5):
            command = kit.tick()
        elif patience < 0 and not over:
            command = kit.closing(table.state, rng)
        elif over or rng.random() < temper.mischief:
            command = kit.mischief(table.state, rng)
        else:
            command = kit.sensible(table, temper, rng)
        # The clock of the outside may step back: the table must not mind.
        now = table.now - (rng.randint(1, 3000) if rng.random() < 0.02 else 0)
        if tick_by_tick:
            _tick_up_to(table, now)
        before = table.state
        # A judge may be out of reach now and then; a table that needs it must then refuse, not guess.
        outcome = table.do(command, now=now, with_judge=rng.random() >= 0.01)
        if watch:
            watch(table, Step(before, command, now, outcome, rng))
    return table


def _mix(table: Table, rng: random.Random, *, tick_by_tick: bool) -> None:
    """Let those whose devices are asked mix the bag; some come too late."""
    asked = waits_for_shares(table.state)
    while waits_for_shares(table.state):
        table.now += rng.randint(0, 1500)
        if tick_by_tick:
            _tick_up_to(table, table.now)
        if not waits_for_shares(table.state):
            break
        before, command = table.state, mixing_command(table.kit, table.state, rng)
        outcome = table.do(command)
        if isinstance(outcome, Rejected) and table.state is not before:
            raise AssertionError("a refused command changed the table")
    if asked:
        table.do(RevealShare(seat=0, share=share_of(0)))


def _open(kit: Kit, rng: random.Random, opening_of: Callable[[random.Random], Any]) -> Table:
    table = Table(kit, HashJudge(), random_chance(rng), now=rng.choice((0, -5, 1_700_000_000_000)))
    opening = opening_of(rng)
    table.do(kit.tick())
    for bad in (*kit.bad_openings(rng, opening), *bad_contributors(opening)):
        table.do(bad)
    if kit.needs_judge(opening):
        table.do(opening, with_judge=False)
    if table.is_open or table.log:
        raise AssertionError("a table was opened that may not be")
    table.do(opening)
    return table


def _tick_up_to(table: Table, now: int) -> None:
    while (due := table.kit.next_deadline(table.state)) is not None and due <= max(now, table.state.now):
        table.do(table.kit.tick(), now=due)


class Tally:
    """What a number of games has met: endings, kinds of events, accepted commands, refusals."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.events: Counter[type] = Counter()
        self.commands: Counter[type] = Counter()
        self.refusals: Counter[str] = Counter()

    def count(self, table: Table) -> None:
        """Add one finished game."""
        ended = table.state.ended
        if ended is None:
            raise AssertionError("the game is not over")
        self.games += 1
        self.endings[ended.reason.value] += 1
        self.events.update(type(event) for event in table.log)
        self.commands.update(type(deed.command) for deed in table.deeds)
        self.refusals.update(table.refusals)
