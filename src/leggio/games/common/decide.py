"""The way of every command: what is due happens, the command is carried out or refused, what is due then happens."""

from collections.abc import Callable, Iterator, Mapping
from typing import Never, TypeAlias, TypeVar, cast

import msgspec

from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.commands import Command, OpenTable, Resume, Suspend, Tick
from leggio.games.common.conduct import Conduct
from leggio.games.common.state import TableState
from leggio.games.common.work import Deadline, Work

StateT = TypeVar("StateT", bound=TableState)
CommandT = TypeVar("CommandT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)

AnyStateT = TypeVar("AnyStateT")

# What carries out a command of one kind; the table of handlers pairs it with that kind.
Handler: TypeAlias = Callable[[Work[StateT], Never], Rejected | None]
Decide: TypeAlias = Callable[[AnyStateT | None, CommandT, Judge | None, Chance, int], Accepted[EventT] | Rejected]


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
    with_house_rules: dict[type[Command], Handler[StateT]] = {
        Suspend: conduct.suspend,
        Resume: conduct.resume,
        Tick: _nothing_more,
        **handlers,
    }
    carry_out = cast("dict[type[object], Callable[[Work[StateT], object], Rejected | None]]", with_house_rules)
    apply = cast("Callable[[StateT | None, Event], StateT]", evolve)
    open_table = cast("Callable[[OpenTable, Judge | None, Chance, int], Event | Rejected]", opening)

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
        work.let_due_happen(now, deadlines)
        if work.state.suspended is not None and not isinstance(command, Resume | Tick):
            return refuse("game.suspended")
        if refusal := carry_out[type(command)](work, command):
            return refusal
        work.let_due_happen(now, deadlines)
        return Accepted(cast("tuple[EventT, ...]", tuple(work.events)), work.state)

    def first(command: OpenTable, judge: Judge | None, chance: Chance, now: int) -> Accepted[EventT] | Rejected:
        opened = open_table(command, judge, chance, now)
        if isinstance(opened, Rejected):
            return opened
        work = Work(apply(None, opened), now, apply, judge)
        work.events.append(opened)
        begin(work)
        return Accepted(cast("tuple[EventT, ...]", tuple(work.events)))

    return decide
