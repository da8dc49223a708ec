"""The bag mixed by those who play: what is asked for it, what happens, and what that makes of a table.

Before the first draw every device that takes part commits to a share and then reveals it. Who does not in time is
left out, and the log says so: nobody can keep a game from beginning. No clock runs before the bag is mixed.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from leggio.core.bag import Bag
from leggio.core.codec import Event
from leggio.core.mixing import Mixing, commitment_to, is_hash
from leggio.core.outcome import Rejected
from leggio.core.pending_events import PendingEvents, Timed
from leggio.games.common.commands import CommitShare, Refuse, RevealShare
from leggio.games.common.state import (
    BagMixed,
    Change,
    ShareCommitted,
    ShareRevealed,
    SharesClosed,
    changed,
)

# How long a table waits for commitments, and then for shares. A log is decided again with the same figures: they can
# never change.
COMMIT_MS = 8_000
REVEAL_MS = 5_000


class MixedTable(Timed, Protocol):
    """What mixing reads of a table."""

    @property
    def mixing(self) -> Mixing | UnsetType:
        """What is put in; unset where the bag is the table's alone."""

    @property
    def commitment(self) -> str:
        """The seal of the bag."""

    @property
    def suspended(self) -> object:
        """Not None while the game is put away."""


StateT = TypeVar("StateT", bound=MixedTable)
AnyWork: TypeAlias = PendingEvents[Any, Event]
Begin: TypeAlias = Callable[[Any], None]


def mixing_of(contributors: tuple[int, ...], at: int, announced: str = "") -> Mixing | UnsetType:
    """What a table opened with these waits for."""
    if not contributors and not announced:
        return UNSET
    until = at + COMMIT_MS if contributors else None
    return Mixing(contributors=contributors, announced=announced, until=until, closed=not contributors)


def are_contributors(seats: tuple[int, ...], players: int) -> bool:
    """Whether these may be the seats that are asked: each once, in order, all of them there."""
    return list(seats) == sorted({*seats}) and all(0 <= seat < players for seat in seats)


class MixingConduct:
    """How a bag is mixed: the handlers of a game, which refuses with its own `refuse` and begins by `begin`."""

    def __init__(self, refuse: Refuse, begin: Begin) -> None:
        self._refuse = refuse
        self._begin = begin

    def commit(self, work: AnyWork, command: CommitShare) -> Rejected | None:
        """A device commits itself; the last one closes the list."""
        mixing = self._open(work.state, command.seat)
        if isinstance(mixing, Rejected):
            return mixing
        if mixing.closed or command.seat not in mixing.missing:
            return self._refuse("mixing.already")
        if not is_hash(command.commitment):
            return self._refuse("mixing.bad", field="commitment")
        work.add(ShareCommitted(at=work.at, seat=command.seat, commitment=command.commitment))
        if not _of(work.state).missing:
            work.add(SharesClosed(at=work.at))
        return None

    def reveal(self, work: AnyWork, command: RevealShare) -> Rejected | None:
        """A device says what it was committed to; with the last one the bag is mixed and the game begins."""
        mixing = self._open(work.state, command.seat)
        if isinstance(mixing, Rejected):
            return mixing
        if not mixing.closed:
            return self._refuse("mixing.too_early")
        if command.seat not in mixing.withheld:
            return self._refuse("mixing.already")
        if not is_hash(command.share):
            return self._refuse("mixing.bad", field="share")
        own = commitment_to(command.share, work.state.commitment, command.seat)
        if dict(mixing.commitments)[command.seat] != own:
            return self._refuse("mixing.other_share")
        work.add(ShareRevealed(at=work.at, seat=command.seat, share=command.share))
        if not _of(work.state).withheld:
            self.finish(work)
        return None

    def finish(self, work: AnyWork, value: str = "", name: str = "") -> None:
        """Mix the bag with what there is, and begin."""
        work.add(BagMixed(at=work.at, withheld=_of(work.state).withheld, value=value, name=name))
        self._begin(work)

    def deadlines(self, state: Any) -> Iterator[tuple[int, Callable[[AnyWork], None]]]:
        """When a table that mixes its bag no longer waits."""
        if (until := shares_due(state)) is not None:
            yield until, self._give_up

    def _give_up(self, work: AnyWork) -> None:
        mixing = _of(work.state)
        if not mixing.closed:
            work.add(SharesClosed(at=work.at, missing=mixing.missing))
        if mixing.closed or not mixing.commitments:
            self.finish(work)

    def _open(self, state: Any, seat: int) -> Mixing | Rejected:
        mixing = _of(state)
        if mixing.mixed:
            return self._refuse("mixing.over")
        return mixing if seat in mixing.contributors else self._refuse("mixing.not_asked")


def _of(state: object) -> Mixing:
    mixing = getattr(state, "mixing", UNSET)
    return mixing if isinstance(mixing, Mixing) else Mixing(mixed=True)


def waits_for_shares(state: object) -> bool:
    """Whether a table waits for those who play to mix its bag."""
    return bool(_of(state).contributors) and not _of(state).mixed


def shares_due(state: object) -> int | None:
    """When it no longer waits."""
    return _of(state).until if getattr(state, "suspended", None) is None else None


class TableWithBag(MixedTable, Protocol):
    """A table that draws from a bag."""

    @property
    def bag(self) -> Bag:
        """The tiles left."""


BagT = TypeVar("BagT", bound=TableWithBag)


def _committed(state: StateT, event: ShareCommitted) -> StateT:
    mixing = _of(state)
    return _with(state, commitments=(*mixing.commitments, (event.seat, event.commitment)))


def _closed(state: StateT, event: SharesClosed) -> StateT:
    return _with(state, closed=True, until=event.at + REVEAL_MS)


def _revealed(state: StateT, event: ShareRevealed) -> StateT:
    return _with(state, shares=(*_of(state).shares, (event.seat, event.share)))


def mixed(state: StateT, event: BagMixed, bag: Bag) -> tuple[StateT, Bag]:
    """The table whose bag is mixed, and the bag in the order that counts."""
    after = _with(state, mixed=True, value=event.value, until=None)
    return after, _of(after).mix(bag, state.commitment)


def _mixed(state: BagT, event: BagMixed) -> BagT:
    after, bag = mixed(state, event, state.bag)
    return changed(after, bag=bag)


def _with(state: StateT, **fields: object) -> StateT:
    return changed(state, mixing=replace(_of(state), **fields))


# What mixing makes of any table whose bag is called so.
MIXING_CHANGES: Mapping[type[Event], Change[Any]] = MappingProxyType(
    {ShareCommitted: _committed, SharesClosed: _closed, ShareRevealed: _revealed, BagMixed: _mixed}
)

# And what everyone is told of it.
MIXING_TOLD: Mapping[type[Event], str] = MappingProxyType(
    {
        ShareCommitted: "seat commitment",
        SharesClosed: "missing",
        ShareRevealed: "seat share",
        BagMixed: "withheld value name",
    }
)


class MixingView(msgspec.Struct, frozen=True, kw_only=True):
    """How the bag is mixed, or was: all of it is public."""

    contributors: tuple[int, ...]
    announced: str
    commitments: tuple[tuple[int, str], ...]
    closed: bool
    shares: tuple[tuple[int, str], ...]
    value: str
    mixed: bool


def mixing_view(mixing: Mixing | UnsetType) -> MixingView | None:
    """As everyone may see it; None where the bag is the table's alone."""
    if not isinstance(mixing, Mixing):
        return None
    return MixingView(
        contributors=mixing.contributors,
        announced=mixing.announced,
        commitments=mixing.commitments,
        closed=mixing.closed,
        shares=mixing.shares,
        value=mixing.value,
        mixed=mixing.mixed,
    )
