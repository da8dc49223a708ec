"""Checking a whole log: the bag against its seal, and every event against the rules.

Each event that a person or a timer caused is turned back into its command and decided again, with the recorded
verdicts in place of a dictionary. The rules must give the same events, to the letter: a changed score, draw, vote
or settlement cannot hide.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Never, Protocol, TypeAlias, TypeVar, cast

import msgspec

from leggio.core.auditing import DRAWS, Finding, Recorded, audit_seal, decide_again
from leggio.core.bag import Seal
from leggio.core.codec import Codec, Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.pending_events import Timed
from leggio.core.tiles import Distribution
from leggio.core.verdicts import Verdict
from leggio.games.common.commands import CommitShare, Resume, RevealShare, Suspend, Tick
from leggio.games.common.conduct import Decide
from leggio.games.common.state import (
    Evolve,
    Resumed,
    ShareCommitted,
    ShareRevealed,
    Suspended,
    TableOpened,
    TableSet,
)

StateT = TypeVar("StateT", bound=Timed)
CommandT = TypeVar("CommandT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)
OptionsT = TypeVar("OptionsT")
OpenedT = TypeVar("OpenedT", bound=TableSet[object])

# What makes the command behind a kind of event: the command's class, where the event has its fields under the same
# names, or a function.
Redo: TypeAlias = type[msgspec.Struct] | Callable[[Never], msgspec.Struct]


class Sealed(Protocol):
    """A first event, which holds the order of the bag."""

    @property
    def order(self) -> str:
        """The order of the tiles or cards."""

    @property
    def salt(self) -> str:
        """The salt of later shuffles."""


class RecordedTable(Recorded):
    """Chance and judge out of a log: they repeat what was recorded at a table."""

    has_judge = True  # False while a deed is decided again at a table that had no judge to ask

    def __init__(self, opened: Sealed) -> None:
        super().__init__(Seal(opened.order, opened.salt))

    def know(self, deed: Event, following: Sequence[Event]) -> None:
        """Learn the verdicts that this deed asked for: they are with it, or in what came right after it."""
        self.learn(self.verdicts(deed, following))

    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:
        """The verdicts that a deed asked for."""
        raise NotImplementedError


class HasTiles(Protocol):
    """A rule set that says which tiles are played with."""

    @property
    def tiles(self) -> Distribution:
        """The tiles."""


def audit_bag(
    opened: TableOpened[OptionsT], rule_sets: Mapping[tuple[str, int], HasTiles], short: str = ""
) -> Finding | None:
    """Whether the rules of a log are known, and its bag is that of the rules and the one that was published.

    `short` are the tiles of a short game, which the rules look at when its opening is decided again.
    """
    rules = rule_sets.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    return audit_seal(Seal(opened.order, opened.salt), opened.commitment, short or rules.tiles.tiles)


def auditor(
    codec: Codec[EventT],
    decide: Decide[StateT, CommandT, EventT],
    evolve: Evolve[StateT, EventT],
    *,
    opened: type[OpenedT],
    check: Callable[[OpenedT], Finding | None],
    recorded: Callable[[OpenedT], RecordedTable],
    commands: Mapping[type[Event], Redo],
    find_deed: Callable[[Sequence[EventT], int], int | None] = lambda _, index: index,
    beginning: str = "played",
    draws: Mapping[str, str] = DRAWS,
) -> Callable[[Sequence[EventT]], StateT | Finding]:
    """The `audit` of a game.

    `check` looks at the first event, `recorded` makes chance and judge out of it; `commands` has what people do by the
    kind of event it shows as, everything else being a tick; the rest is as `decide_again` has it.
    """
    kinds: Mapping[type[Event], Redo] = {
        Suspended: Suspend,
        Resumed: Resume,
        ShareCommitted: CommitShare,
        ShareRevealed: RevealShare,
        **commands,
    }
    makers = {kind: _maker(redo) for kind, redo in kinds.items()}

    def audit(events: Sequence[EventT]) -> StateT | Finding:
        """The final table if everything holds, else the first thing that does not."""
        if not events or not isinstance(events[0], opened):
            return Finding(1, "log.no_opening")
        if finding := check(events[0]):
            return finding
        log = recorded(events[0])

        def redo(
            state: StateT | None, deed: EventT, following: Sequence[EventT], at: int
        ) -> Accepted[EventT] | Rejected:
            log.know(deed, following)
            command = makers[type(deed)](deed) if type(deed) in makers else Tick()
            return decide(state, cast("CommandT", command), log if log.has_judge else None, log, at)

        return decide_again(
            events, codec, find_deed=find_deed, redo=redo, evolve=evolve, beginning=beginning, draws=draws
        )

    return audit


def _maker(redo: Redo) -> Callable[[Event], msgspec.Struct]:
    if not isinstance(redo, type):
        return cast("Callable[[Event], msgspec.Struct]", redo)
    kind: type[msgspec.Struct] = redo
    return lambda deed: kind(**{name: getattr(deed, name) for name in kind.__struct_fields__})
