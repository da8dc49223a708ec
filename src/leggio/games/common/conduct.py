"""How commands are decided at a table with seats: the pending events, who may act, and a handler for each kind."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Generic, Never, TypeAlias, TypeVar, cast

import msgspec

from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.pending_events import Deadline as DueAt
from leggio.core.pending_events import PendingEvents, Timed, let_due_happen
from leggio.core.verdicts import Judge
from leggio.games.common.commands import (
    Command,
    CommitShare,
    DeclineAbandon,
    OpenTable,
    ProposeAbandon,
    Refuse,
    Resign,
    Resume,
    RevealShare,
    Suspend,
    TakeBack,
    Tick,
)
from leggio.games.common.mixing import MixingConduct, shares_due, waits_for_shares
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Resigned,
    Resumed,
    SeatedState,
    Suspended,
    TableState,
    TakenBack,
    is_mixing,
)
from leggio.games.common.taking_back import seat_that_takes_back, table_before

TimedT = TypeVar("TimedT", bound=Timed)


class Work(PendingEvents[TimedT, Event]):
    """The events decided so far, the table they lead to, and the judge to ask."""

    def __init__(
        self, state: TimedT, now: int, evolve: Callable[[TimedT, Event], TimedT], judge: Judge | None = None
    ) -> None:
        super().__init__(state, now, evolve)
        self.judge = judge

    def let_due_happen(self, now: int, deadlines: Callable[[TimedT], "Iterator[Deadline[TimedT]]"]) -> None:
        """Everything that falls due by now, in order, each at its own moment."""
        let_due_happen(self, now, deadlines)


Deadline = DueAt[Work[TimedT]]  # a moment, and what falls due then if nobody does anything


def soonest(state: TimedT, deadlines: Callable[[TimedT], Iterable[Deadline[TimedT]]]) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    if is_mixing(state):
        return shares_due(state)
    return min([when for when, _ in deadlines(state)], default=None)


StateT = TypeVar("StateT", bound=TableState)
SeatedT = TypeVar("SeatedT", bound=SeatedState)


class HouseEnding(StrEnum):
    """Ends that no book knows; the endings of every game with seats have these values too."""

    RESIGNED = "resigned"
    ABANDONED = "abandoned"


class Conduct(Generic[StateT]):
    """What shared handlers need of a game: each game overrides what is its own.

    `refuse` makes its refusals; `closed` names the refusal of every phase in which no player may do anything.
    """

    def __init__(self, refuse: Refuse, closed: Mapping[str, str]) -> None:
        self.refuse = refuse
        self.closed = closed

    def suspend(self, work: Work[StateT], command: Suspend) -> Rejected | None:  # noqa: ARG002 - it says nothing more
        """Put the game away: no time runs until it is taken up again."""
        if work.state.ended is not None:
            return self.refuse("game.over")
        work.add(Suspended(at=work.at))
        return None

    def resume(self, work: Work[StateT], command: Resume) -> Rejected | None:  # noqa: ARG002 - it says nothing more
        """Take up a game that was put away."""
        if work.state.suspended is None:
            return self.refuse("game.not_suspended")
        work.add(Resumed(at=work.at))
        return None


class SeatedConduct(Conduct[SeatedT]):
    """How a table with one seat a player is run."""

    def refuse_seat(self, state: SeatedT, seat: int) -> Rejected | None:
        """A refusal unless the game is on and this seat is still in it."""
        if seat not in state.seats:
            return self.refuse("seat.unknown", seat=seat)
        if code := self.closed.get(state.phase):
            return self.refuse(code)
        return self.refuse("seat.resigned") if seat in state.resigned else None

    def resign(self, work: Work[SeatedT], command: Resign) -> Rejected | None:
        """Leave the game: placed last. The others go on; the last one left has won."""
        if refusal := self.refuse_seat(work.state, command.seat) or self.refuse_resignation(work.state, command.seat):
            return refusal
        work.add(Resigned(at=work.at, seat=command.seat))
        if len(work.state.active) == 1:
            self.stop(work, HouseEnding.RESIGNED)
        else:
            self.go_on_without(work, command.seat)
        return None

    def propose_abandon(self, work: Work[SeatedT], command: ProposeAbandon) -> Rejected | None:
        """Propose to stop, or agree: once everyone has, the game is annulled and has no winner."""
        if refusal := self.refuse_seat(work.state, command.seat):
            return refusal
        if command.seat in work.state.for_abandon:
            return self.refuse("abandon.already")
        work.add(AbandonProposed(at=work.at, seat=command.seat))
        if set(work.state.active) <= set(work.state.for_abandon):
            self.stop(work, HouseEnding.ABANDONED)
        return None

    def decline_abandon(self, work: Work[SeatedT], command: DeclineAbandon) -> Rejected | None:
        """Take one's own proposal back, or turn down that of others: the game goes on."""
        if refusal := self.refuse_seat(work.state, command.seat):
            return refusal
        proposed = work.state.for_abandon
        if not proposed:
            return self.refuse("abandon.none")
        work.add(AbandonDeclined(at=work.at, seat=command.seat, withdrawn=command.seat in proposed))
        return None

    def take_back(self, work: Work[SeatedT], command: TakeBack) -> Rejected | None:
        """Go back to before one's last move, where the table lets this seat; never while words are being decided on."""
        if refusal := self.refuse_seat(work.state, command.seat):
            return refusal
        if seat_that_takes_back(work.state.options) != command.seat:
            return self.refuse("back.not_yours")
        before = table_before(work.state, command.seat)
        if before is None:
            return self.refuse("back.none")
        work.add(TakenBack(at=work.at, seat=command.seat, to=before.seq))
        return None

    def refuse_resignation(self, state: SeatedT, seat: int) -> Rejected | None:  # noqa: ARG002 - a hook
        """A refusal where one has to wait before one may resign."""
        return None

    def stop(self, work: Work[SeatedT], how: HouseEnding) -> None:
        """End the game by a house rule; what was still open stands as it is."""
        raise NotImplementedError

    def go_on_without(self, work: Work[SeatedT], seat: int) -> None:
        """What comes of it that this seat has just resigned and the others go on."""
        raise NotImplementedError


CommandT = TypeVar("CommandT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)

AnyStateT = TypeVar("AnyStateT")

# What carries out a command of one kind; the table of handlers pairs it with that kind.
Handler: TypeAlias = Callable[[Work[StateT], Never], Rejected | None]
Decide: TypeAlias = Callable[[AnyStateT | None, CommandT, Judge | None, Chance, int], Accepted[EventT] | Rejected]


# What may be asked before the bag is mixed.
_WHILE_MIXING = (CommitShare, RevealShare, Suspend, Resume, Tick)


def _nothing_more(work: Work[StateT], command: Tick) -> None:
    """What is due happens with every command: a tick asks for nothing else."""


def decider(
    conduct: Conduct[StateT],
    evolve: Callable[[StateT | None, EventT], StateT],
    deadlines: Callable[[StateT], Iterator[Deadline[StateT]]],
    handlers: Mapping[type[Command], Handler[StateT]],
    *,
    opening: Callable[[Never, Judge | None, Chance, int], Event | Rejected],
    begin: Callable[[Work[StateT]], None],
) -> Decide[StateT, CommandT, EventT]:
    """The `decide` of a game, which gives its handlers by kind of command.

    `deadlines` lists what a table waits for; `opening` makes the first event and `begin` what follows it at once.
    """
    refuse = conduct.refuse
    mixing = MixingConduct(refuse, begin)
    with_house_rules: dict[type[Command], Handler[StateT]] = {
        Suspend: conduct.suspend,
        Resume: conduct.resume,
        Tick: _nothing_more,
        CommitShare: mixing.commit,
        RevealShare: mixing.reveal,
        **handlers,
    }
    carry_out = cast("dict[type[object], Callable[[Work[StateT], object], Rejected | None]]", with_house_rules)
    apply = cast("Callable[[StateT | None, Event], StateT]", evolve)
    open_table = cast("Callable[[OpenTable, Judge | None, Chance, int], Event | Rejected]", opening)

    def due(state: StateT) -> Iterator[Deadline[StateT]]:
        return mixing.deadlines(state) if is_mixing(state) else deadlines(state)

    def decide(
        state: StateT | None, command: CommandT, judge: Judge | None, chance: Chance, now: int
    ) -> Accepted[EventT] | Rejected:
        """Decide a command at a moment.

        What fell due by then happens first, each thing at its own moment. A refused command changes nothing, not even
        that: it stays due, and comes out the same with the next command or tick.
        """
        if isinstance(command, OpenTable):
            return refuse("open.already") if state is not None else first(command, judge, chance, now)
        if state is None:
            return refuse("open.not_yet")
        work = Work(state, now, apply, judge)
        work.let_due_happen(now, due)
        if work.state.suspended is not None and not isinstance(command, Resume | Tick):
            return refuse("game.suspended")
        if waits_for_shares(work.state) and not isinstance(command, _WHILE_MIXING):
            return refuse("game.mixing")
        if refusal := carry_out[type(command)](work, command):
            return refusal
        work.let_due_happen(now, due)
        return Accepted(cast("tuple[EventT, ...]", tuple(work.events)), work.state)

    def first(command: OpenTable, judge: Judge | None, chance: Chance, now: int) -> Accepted[EventT] | Rejected:
        opened = open_table(command, judge, chance, now)
        if isinstance(opened, Rejected):
            return opened
        work = Work(apply(None, opened), now, apply, judge)
        work.events.append(opened)
        if not is_mixing(work.state):
            begin(work)
        return Accepted(cast("tuple[EventT, ...]", tuple(work.events)))

    return decide
